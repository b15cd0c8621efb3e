// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/program/instructions.h"
#include "core/engine/transform/unit_scale/call.h"
#include "core/engine/transform/unit_scale/written_out.h"

#include <ATen/ATen.h>

#include <algorithm>
#include <optional>
#include <set>

namespace scalescope::engine::unit_scaling {

namespace {

/// What a root mean square norm is made of.
struct SpelledNorm
{
    ValueId input;
    double eps;
    std::set<StepId> steps;
};

bool isSquareOf(const ProgramEditor& program, StepId id, ValueId input)
{
    if (is(program, id, "aten::square")) {
        return program.step(id).inputs.front() == input;
    }
    const auto& inputs = program.step(id).inputs;
    if (is(program, id, "aten::pow")) {
        return inputs.front() == input && numberOf(program, inputs.at(1)) == 2;
    }
    return is(program, id, "aten::mul") && inputs.size() > 1 && inputs.at(0) == input &&
           inputs.at(1) == input;
}

/// x * rsqrt(mean(x^2, [-1], keepdim) + eps), with x at input `side` of the product.
std::optional<SpelledNorm> normAt(const ProgramEditor& program, StepId product, std::size_t side)
{
    const ValueId input = program.step(product).inputs.at(side);
    const StepId root = definerOf(program, program.step(product).inputs.at(1 - side));
    if (!is(program, root, "aten::rsqrt")) {
        return std::nullopt;
    }
    const StepId sum = definerOf(program, program.step(root).inputs.front());
    if (!is(program, sum, "aten::add")) {
        return std::nullopt;
    }
    const StepId mean = definerOf(program, program.step(sum).inputs.front());
    const auto eps = numberOf(program, program.step(sum).inputs.at(1));
    if (!is(program, mean, "aten::mean") || !eps || program.step(mean).inputs.size() < 3) {
        return std::nullopt;
    }
    const auto dims = constantOf(program, program.step(mean).inputs[1]);
    const auto keeps = constantOf(program, program.step(mean).inputs[2]);
    const StepId square = definerOf(program, program.step(mean).inputs.front());
    const auto last = static_cast<std::int64_t>(program.factsOf(input).shape.size()) - 1;
    const bool isLast = dims && dims->isIntList() && dims->toIntVector().size() == 1 &&
                        (dims->toIntVector()[0] == -1 || dims->toIntVector()[0] == last);
    if (square < 0 || !isLast || !keeps || !keeps->isBool() || !keeps->toBool() ||
        !isSquareOf(program, square, input)) {
        return std::nullopt;
    }
    return SpelledNorm{input, *eps, {square, mean, sum, root, product}};
}

/// The step behind what only sees to it that a denominator is large enough and has the right size.
StepId behindGuards(const ProgramEditor& program, StepId id, std::set<StepId>& steps)
{
    while (is(program, id, "aten::clamp_min") || is(program, id, "aten::expand_as") ||
           is(program, id, "aten::expand")) {
        steps.insert(id);
        id = definerOf(program, program.step(id).inputs.front());
    }
    return id;
}

bool isRoot(const ProgramEditor& program, StepId id)
{
    if (is(program, id, "aten::sqrt")) {
        return true;
    }
    return is(program, id, "aten::pow") && numberOf(program, program.step(id).inputs.at(1)) == 0.5;
}

/// Whether a reduction has one value for each vector along the last dimension.
bool reducesLast(const ProgramEditor& program, StepId id, ValueId input)
{
    auto shape = program.factsOf(input).shape;
    if (shape.empty() || program.step(id).outputs.size() != 1) {
        return false;
    }
    shape.back() = 1;
    return program.factsOf(program.step(id).outputs.front()).shape == shape;
}

/// x / |x|, with the length of vectors along the last dimension.
std::optional<SpelledNorm> directionAt(const ProgramEditor& program, StepId quotient)
{
    const ValueId input = program.step(quotient).inputs.front();
    std::set<StepId> steps = {quotient};
    StepId length = behindGuards(program, definerOf(program, program.step(quotient).inputs.at(1)), steps);
    if (is(program, length, "aten::norm") || is(program, length, "aten::linalg_vector_norm")) {
        steps.insert(length);
        const bool isEuclidean = numberOf(program, program.step(length).inputs.at(1)) == 2;
        return isEuclidean && program.step(length).inputs.front() == input &&
                       reducesLast(program, length, input)
                   ? std::optional(SpelledNorm{input, 0, steps})
                   : std::nullopt;
    }
    if (length < 0 || !isRoot(program, length)) {
        return std::nullopt;
    }
    steps.insert(length);
    const StepId sum = definerOf(program, program.step(length).inputs.front());
    if (!is(program, sum, "aten::sum") || !reducesLast(program, sum, input)) {
        return std::nullopt;
    }
    const StepId square = definerOf(program, program.step(sum).inputs.front());
    if (square < 0 || !isSquareOf(program, square, input)) {
        return std::nullopt;
    }
    steps.insert({sum, square});
    return SpelledNorm{input, 0, steps};
}

std::optional<SpelledNorm> spelledNorm(const ProgramEditor& program, StepId id)
{
    if (program.step(id).instruction->mayWrite || program.step(id).inputs.size() < 2) {
        return std::nullopt;
    }
    if (is(program, id, "aten::div")) {
        return directionAt(program, id);
    }
    if (!is(program, id, "aten::mul")) {
        return std::nullopt;
    }
    const auto found = normAt(program, id, 0);
    return found ? found : normAt(program, id, 1);
}

} // namespace

void writeRootMeanSquareNorms(ProgramEditor& program, const IsTaken& isTaken)
{
    const Function norm = findFunction("aten::rms_norm", "");
    if (!norm.schema) {
        return;
    }
    for (const StepId id : program.order()) {
        const auto found = spelledNorm(program, id);
        const auto isPrivate = [&](StepId step) {
            return !isTaken(step) && (step == id || isReadBy(program, step, found->steps));
        };
        if (!found || !std::all_of(found->steps.begin(), found->steps.end(), isPrivate)) {
            continue;
        }
        const c10::List<std::int64_t> shape({program.factsOf(found->input).shape.back()});
        const ValueId size = program.constantBefore(id, shape);
        const ValueId none = program.constantBefore(id, {});
        const ValueId eps = program.constantBefore(id, found->eps);
        program.insertBefore(id, {operatorInstruction("aten::rms_norm"),
                                  {found->input, size, none, eps},
                                  "",
                                  {},
                                  program.step(id).outputs});
        for (const StepId step : found->steps) {
            program.remove(step);
        }
    }
}

} // namespace scalescope::engine::unit_scaling
