// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/outline/value.h"

#include "core/engine/outline/limits.h"

#include <algorithm>

namespace scalescope::engine::outline {

ValuePtr Values::unknown()
{
    return &m_all.emplace_back();
}

ValuePtr Values::ofNodes(std::vector<graph::NodeId> nodes)
{
    const ValuePtr value = unknown();
    value->nodes = std::move(nodes);
    return value;
}

ValuePtr Values::ofKnown(c10::IValue value)
{
    const ValuePtr result = unknown();
    result->known = std::move(value);
    return result;
}

void addAlternative(std::vector<graph::NodeId>& nodes, graph::NodeId node)
{
    if (nodes.size() < mostAlternatives && std::ranges::find(nodes, node) == nodes.end())
        nodes.push_back(node);
}

bool isScalar(const c10::IValue& value)
{
    return value.isNone() || value.isBool() || value.isInt() || value.isDouble();
}

std::optional<bool> truthOf(const Value& value)
{
    return value.known && value.known->isBool() ? std::optional(value.known->toBool()) : std::nullopt;
}

bool mayHoldTensors(const c10::TypePtr& type)
{
    switch (type->kind()) {
    case c10::TypeKind::TensorType:
    case c10::TypeKind::AnyType:
    case c10::TypeKind::VarType:
    case c10::TypeKind::ClassType:
    case c10::TypeKind::InterfaceType:
        return true;
    default: {
        const auto contained = type->containedTypes();
        return std::any_of(contained.begin(), contained.end(), mayHoldTensors);
    }
    }
}

} // namespace scalescope::engine::outline
