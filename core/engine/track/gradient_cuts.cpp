// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/gradient_cuts.h"

#include "core/message/say_run.h"

#include <utility>

namespace scalescope::engine {

namespace {

void collectNodes(const std::vector<graph::Argument>& arguments, std::vector<graph::NodeId>& nodes)
{
    for (const graph::Argument& argument : arguments) {
        if (const auto* list = std::get_if<graph::Argument::List>(&argument.value)) {
            collectNodes(*list, nodes);
        } else if (const auto* node = std::get_if<graph::NodeId>(&argument.value)) {
            nodes.push_back(*node);
        }
    }
}

bool isOfLibrary(const std::string& target)
{
    return !target.starts_with("aten::") && !target.starts_with("prim::");
}

} // namespace

void GradientCuts::addNode(const graph::Node& node)
{
    Known known;
    collectNodes(node.arguments, known.reads);
    known.wantsGradient = node.requiresGrad && node.kind != graph::NodeKind::Output;
    known.isParameter = node.kind == graph::NodeKind::Parameter;
    m_known.push_back(std::move(known));
}

bool GradientCuts::mayCut(const Instruction& instruction, bool givesQuantised)
{
    return givesQuantised || isOfLibrary(instruction.target);
}

bool GradientCuts::mayWriteUnseen(const Instruction& instruction)
{
    return instruction.mayWrite && isOfLibrary(instruction.target);
}

void GradientCuts::addUnseenWrite(const Step& step, graph::NodeId result)
{
    m_unseenWrites.try_emplace(step.instruction->target, Cut{{}, result, step.instruction->location});
}

void GradientCuts::addCut(const Step& step, const std::vector<graph::NodeId>& operands, graph::NodeId result)
{
    const auto [place, isNew] = m_cuts.try_emplace(step.instruction->target);
    Cut& cut = place->second;
    if (isNew) {
        cut.result = result;
        cut.location = step.instruction->location;
    }
    cut.operands.insert(cut.operands.end(), operands.begin(), operands.end());
}

/// What lies before some nodes, themselves too, and has no gradient though it could have.
GradientCuts::Lost GradientCuts::lostBefore(const std::vector<graph::NodeId>& nodes)
{
    Lost lost;
    std::vector<char> met(m_known.size(), 0);
    std::vector<graph::NodeId> open = nodes;
    while (!open.empty()) {
        const graph::NodeId node = open.back();
        open.pop_back();
        if (std::exchange(met[static_cast<std::size_t>(node)], 1) != 0) {
            continue;
        }
        const Known& known = at(node);
        if (known.wantsGradient && !known.hasGradient) {
            ++lost.tensors;
            lost.parameters += known.isParameter ? 1 : 0;
        }
        open.insert(open.end(), known.reads.begin(), known.reads.end());
    }
    return lost;
}

void GradientCuts::report()
{
    for (const auto& [target, cut] : m_cuts) {
        const Lost lost = lostBefore(cut.operands);
        const auto said = lost.tensors == 0 ? say::gradientsGoAround(target)
                                            : say::gradientsStop(target, lost.tensors, lost.parameters);
        m_sink.addProblem(graph::problemOf(said, cut.result, cut.location));
    }
    for (const auto& [target, write] : m_unseenWrites) {
        m_sink.addProblem(graph::problemOf(say::gradientsPassUnseen(target), write.result, write.location));
    }
}

} // namespace scalescope::engine
