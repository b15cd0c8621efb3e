// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/new_nodes.h"

namespace scalescope::engine {

namespace {

/// "linear" of "aten::linear".
std::string shortName(const std::string& target)
{
    const auto colon = target.rfind(':');
    const std::string name = colon == std::string::npos ? target : target.substr(colon + 1);
    return name.substr(name.rfind('.') + 1);
}

} // namespace

graph::Node inputNode(const std::string& path)
{
    graph::Node node;
    node.kind = graph::NodeKind::Input;
    node.name = path;
    node.target = path;
    node.provenance = graph::Provenance::ofInput(path);
    return node;
}

graph::Node attributeNode(const ModuleAttribute& attribute)
{
    graph::Node node;
    node.kind = attribute.isParameter ? graph::NodeKind::Parameter : graph::NodeKind::Buffer;
    node.name = attribute.name;
    node.target = attribute.name;
    node.module = attribute.module;
    node.moduleType = attribute.moduleType;
    node.provenance = graph::Provenance::ofAttribute(attribute.name);
    return node;
}

graph::Node constantNode(std::int64_t number)
{
    graph::Node node;
    node.kind = graph::NodeKind::Constant;
    node.name = "constant";
    node.target = "constant";
    node.provenance = graph::Provenance::ofConstant(number);
    return node;
}

graph::Node resultNode(const Step& step, int index)
{
    graph::Node node;
    node.kind = graph::NodeKind::Op;
    node.target = step.instruction->target;
    node.name = shortName(node.target);
    node.module = step.scope->path;
    node.moduleType = step.scope->type;
    node.location = step.instruction->location;
    node.caller = callerOf(step);
    node.provenance = provenanceOf(step).ofResult(index);
    node.outputIndex = index;
    return node;
}

graph::Node rewrittenNode(const ObservedNode& before, const Write* write)
{
    graph::Node node;
    node.arguments.push_back({"self", before.id});
    if (write) {
        node.target = write->target;
        node.module = write->scope->path;
        node.moduleType = write->scope->type;
        node.location = write->location;
        node.caller = write->caller;
        node.provenance = write->provenance;
        if (write->node) {
            node.arguments.push_back({"written", *write->node});
        }
    } else {
        node.target = "aten::copy_";
    }
    node.name = shortName(node.target);
    node.provenance = node.provenance.ofWriteInto(before.name);
    return node;
}

graph::Node outputNode(const std::string& path)
{
    graph::Node node;
    node.kind = graph::NodeKind::Output;
    node.name = path.empty() ? "output" : "output." + path;
    node.target = path;
    node.provenance = graph::Provenance::ofOutput(path);
    return node;
}

} // namespace scalescope::engine
