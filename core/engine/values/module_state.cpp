// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/values/module_state.h"

#include <sstream>
#include <unordered_set>

namespace scalescope::engine {

void forEachParameter(const torch::jit::Module& module,
                      const std::function<void(const std::string& name, const at::Tensor& parameter)>& visit)
{
    std::unordered_set<const c10::TensorImpl*> seen;
    for (const auto& parameter : module.named_parameters()) {
        if (seen.insert(parameter.value.unsafeGetTensorImpl()).second) {
            visit(parameter.name, parameter.value);
        }
    }
}

namespace {

class StateText
{
public:
    std::string take() { return m_text.str(); }

    void add(const c10::IValue& value)
    {
        if (value.isTensor()) {
            addTensor(value.toTensor());
        } else if (value.isObject()) {
            addObject(value.toObjectRef());
        } else if (value.isList()) {
            addAll(value.toListRef());
        } else if (value.isTuple()) {
            addAll(value.toTupleRef().elements());
        } else if (value.isGenericDict()) {
            for (const auto& entry : value.toGenericDict()) {
                add(entry.key());
                add(entry.value());
            }
        } else if (value.isNone() || value.isScalar() || value.isString()) {
            m_text << value << ';';
        }
    }

private:
    void addTensor(const at::Tensor& tensor)
    {
        m_text << tensor.unsafeGetTensorImpl() << ':';
        if (tensor.defined() && !tensor.is_inference()) {
            m_text << tensor._version();
        }
        m_text << ';';
    }

    void addObject(const c10::ivalue::Object& object)
    {
        m_text << &object << ';';
        if (m_seen.insert(&object).second) {
            for (const c10::IValue& slot : object.slots()) {
                add(slot);
            }
        }
    }

    template <typename Values>
    void addAll(const Values& values)
    {
        m_text << values.size() << '[';
        for (const c10::IValue& value : values) {
            add(value);
        }
        m_text << ']';
    }

    std::ostringstream m_text;
    std::unordered_set<const c10::ivalue::Object*> m_seen;
};

} // namespace

std::string stateOf(const torch::jit::Module& module)
{
    StateText text;
    text.add(module._ivalue());
    return text.take();
}

} // namespace scalescope::engine
