// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/values/tensor_facts.h"

#include "core/engine/compat/dtypes.h"

namespace scalescope::engine {

bool hasScale(at::ScalarType type)
{
    return at::isFloatingType(type);
}

namespace {

bool isReadable(const at::Tensor& tensor)
{
    return tensor.layout() == at::kStrided && !tensor.is_meta() && !tensor.is_nested();
}

} // namespace

bool isObservable(const at::Tensor& tensor)
{
    return tensor.defined() && hasScale(tensor.scalar_type()) && isReadable(tensor);
}

bool isDenseComplex(const at::Tensor& tensor)
{
    return tensor.defined() && at::isComplexType(tensor.scalar_type()) && isReadable(tensor);
}

void describe(const at::Tensor& tensor, graph::Node& node)
{
    if (!tensor.is_nested()) {
        node.shape = tensor.sizes().vec();
    }
    node.dtype = dtypeName(tensor.scalar_type());
    node.device = tensor.device().str();
    node.contiguous = tensor.layout() != at::kStrided || tensor.is_nested() || tensor.is_contiguous();
    node.floating = hasScale(tensor.scalar_type());
}

std::int64_t versionOf(const at::Tensor& tensor)
{
    return tensor.is_inference() ? 0 : static_cast<std::int64_t>(tensor._version());
}

void forEachTensor(const c10::IValue& value, const std::function<void(const at::Tensor&)>& visit)
{
    if (value.isTensor()) {
        if (value.toTensor().defined()) {
            visit(value.toTensor());
        }
    } else if (value.isList()) {
        for (const c10::IValue& element : value.toListRef()) {
            if (!element.isTensor() && !element.isPtrType()) {
                return; // numbers
            }
            forEachTensor(element, visit);
        }
    } else if (value.isTuple()) {
        for (const c10::IValue& element : value.toTupleRef().elements()) {
            forEachTensor(element, visit);
        }
    } else if (value.isGenericDict()) {
        for (const auto& item : value.toGenericDict()) {
            forEachTensor(item.value(), visit);
        }
    }
}

bool holdsTensors(const c10::IValue& value)
{
    bool found = false;
    forEachTensor(value, [&found](const at::Tensor& /*tensor*/) { found = true; });
    return found;
}

} // namespace scalescope::engine
