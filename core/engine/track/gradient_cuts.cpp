// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/gradient_cuts.h"

#include "core/engine/compat/autograd_node.h"
#include "core/engine/values/tensor_facts.h"
#include "core/message/say_run.h"

#include <algorithm>
#include <cmath>
#include <optional>
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

/// Whether a call that reads tensors with gradients may cut them off without meaning to.
bool mayCut(const Instruction& instruction, bool givesQuantized)
{
    return givesQuantized || isOfLibrary(instruction.target);
}

bool isSameContent(const graph::Statistics& a, const graph::Statistics& b)
{
    const auto isSame = [](double x, double y) { return x == y || (std::isnan(x) && std::isnan(y)); };
    return isSame(a.meanAbs, b.meanAbs) && isSame(a.absMean, b.absMean) && isSame(a.rms, b.rms) &&
           isSame(a.absMax, b.absMax) && a.nans == b.nans;
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

bool GradientCuts::mayWriteUnseen(const Instruction& instruction)
{
    return instruction.mayWrite && isOfLibrary(instruction.target);
}

void GradientCuts::afterCall(const Step& step, const std::vector<TrackedOperand>& operands,
                             c10::ArrayRef<c10::IValue> outputs, const TensorTable& nodes)
{
    noteCut(step, operands, outputs, nodes);
    if (mayWriteUnseen(*step.instruction)) {
        noteUnseenWrites(step, operands, outputs, nodes);
    }
}

/// Where an operator read tensors with gradients, has floating-point results, and none of them has one.
void GradientCuts::noteCut(const Step& step, const std::vector<TrackedOperand>& operands,
                           c10::ArrayRef<c10::IValue> outputs, const TensorTable& nodes)
{
    std::vector<graph::NodeId> read;
    for (const TrackedOperand& operand : operands) {
        if (hasScale(operand.tensor.scalar_type()) && takesGradient(operand.tensor)) {
            read.push_back(operand.node);
        }
    }
    if (read.empty() || !at::GradMode::is_enabled()) {
        return;
    }
    std::optional<graph::NodeId> without;
    bool isPassedOn = false;
    bool givesQuantized = false;
    const auto see = [&](const at::Tensor& tensor) {
        if (hasScale(tensor.scalar_type()) || tensor.is_quantized()) {
            givesQuantized = givesQuantized || tensor.is_quantized();
            isPassedOn = isPassedOn || takesGradient(tensor);
            without = without ? without : std::optional(nodes.find(tensor)->node);
        }
    };
    for (const c10::IValue& output : outputs) {
        forEachTensor(output, see);
    }
    if (!without || isPassedOn || !mayCut(*step.instruction, givesQuantized)) {
        return;
    }
    const auto [place, isNew] = m_cuts.try_emplace(step.instruction->target);
    Cut& cut = place->second;
    if (isNew) {
        cut.result = *without;
        cut.location = step.instruction->location;
    }
    cut.operands.insert(cut.operands.end(), read.begin(), read.end());
}

/// Where the operator gave back what it had got, with new content and the gradient's old way.
void GradientCuts::noteUnseenWrites(const Step& step, const std::vector<TrackedOperand>& operands,
                                    c10::ArrayRef<c10::IValue> outputs, const TensorTable& nodes)
{
    const auto see = [&](const at::Tensor& tensor) {
        const auto operand = std::ranges::find_if(
            operands, [&tensor](const TrackedOperand& o) { return o.tensor.is_same(tensor); });
        if (operand == operands.end() || !operand->metric || !at::GradMode::is_enabled() ||
            !takesGradient(tensor)) {
            return;
        }
        const auto* known = nodes.find(tensor);
        if (known->metric && !isSameContent(known->metric->statistics, operand->metric->statistics)) {
            m_unseenWrites.try_emplace(step.instruction->target,
                                       Cut{{}, known->node, step.instruction->location});
        }
    };
    for (const c10::IValue& output : outputs) {
        forEachTensor(output, see);
    }
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
