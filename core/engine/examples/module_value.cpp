// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/examples/module_value.h"

namespace scalescope::engine {

using torch::jit::SimpleValue;

ModuleValue::Shared ModuleValue::attr(const Location& location, Function& method, const std::string& field)
{
    Shared found = SimpleValue(m_self).attr(location, method, field);
    const auto simple = std::dynamic_pointer_cast<SimpleValue>(found);
    const auto type = simple ? simple->getValue()->type()->cast<c10::ClassType>() : nullptr;
    return type && type->is_module() ? std::make_shared<ModuleValue>(simple->getValue()) : found;
}

bool ModuleValue::hasAttr(const Location& location, Function& method, const std::string& field)
{
    return SimpleValue(m_self).hasAttr(location, method, field);
}

void ModuleValue::setAttr(const Location& location, Function& method, const std::string& field,
                          torch::jit::Value* value)
{
    SimpleValue(m_self).setAttr(location, method, field, value);
}

ModuleValue::Shared ModuleValue::call(const Location& location, Function& method, Values arguments,
                                      Values keywords, std::size_t binders)
{
    return attr(location, method, "forward")->call(location, method, arguments, keywords, binders);
}

ModuleValue::Shared ModuleValue::iter(const Location& location, Function& method)
{
    const auto type = m_self->type()->expect<c10::ClassType>();
    std::vector<Shared> elements;
    for (std::size_t i = 0; type->findAttribute(std::to_string(i)); ++i) {
        elements.push_back(attr(location, method, std::to_string(i)));
    }
    return std::make_shared<torch::jit::SugaredTupleValue>(std::move(elements));
}

std::shared_ptr<torch::jit::SugaredValue> ModuleSelf::makeSugared(torch::jit::Value* value) const
{
    value->setType(m_type);
    return std::make_shared<ModuleValue>(value);
}

} // namespace scalescope::engine
