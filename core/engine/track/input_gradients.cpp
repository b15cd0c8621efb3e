// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/input_gradients.h"

#include "core/engine/values/tensor_facts.h"

namespace scalescope::engine {

namespace {

c10::IValue copyOfLeaf(const at::Tensor& tensor, std::vector<at::Tensor>* leaves)
{
    if (!isObservable(tensor)) {
        return tensor;
    }
    const at::AutoGradMode gradients(true);
    at::Tensor leaf = tensor.detach();
    leaf.requires_grad_(true);
    if (leaves) {
        leaves->push_back(leaf);
    }
    return leaf.clone();
}

} // namespace

c10::IValue withGradients(const c10::IValue& value, std::vector<at::Tensor>* leaves)
{
    if (value.isTensor()) {
        return copyOfLeaf(value.toTensor(), leaves);
    }
    if (value.isTuple()) {
        std::vector<c10::IValue> elements;
        for (const c10::IValue& element : value.toTupleRef().elements()) {
            elements.push_back(withGradients(element, leaves));
        }
        const auto type = value.type()->expect<c10::TupleType>();
        return type->name() ? c10::ivalue::Tuple::createNamed(std::move(elements), type)
                            : c10::ivalue::Tuple::create(std::move(elements));
    }
    if (value.isList()) {
        c10::impl::GenericList copy(value.toList().elementType());
        for (const c10::IValue& element : value.toListRef()) {
            copy.push_back(withGradients(element, leaves));
        }
        return copy;
    }
    if (value.isGenericDict()) {
        const auto dict = value.toGenericDict();
        c10::impl::GenericDict copy(dict.keyType(), dict.valueType());
        for (const auto& item : dict) {
            copy.insert(item.key(), withGradients(item.value(), leaves));
        }
        return copy;
    }
    return value;
}

bool holdsFloats(const c10::IValue& value)
{
    bool found = false;
    forEachTensor(value, [&found](const at::Tensor& tensor) { found = found || isObservable(tensor); });
    return found;
}

} // namespace scalescope::engine
