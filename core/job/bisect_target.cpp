// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/bisect_target.h"

#include "core/job/backward_seed.h"
#include "core/message/say_job.h"

#include <algorithm>
#include <array>

namespace scalescope::job {

namespace {

constexpr std::string_view loss = "loss";
constexpr std::string_view gradients = "gradients";
constexpr std::string_view backward = ":bwd";

} // namespace

Result<BisectTarget> bisectTargetFrom(std::string_view text)
{
    if (text == loss)
        return BisectTarget{BisectTarget::Kind::Loss};
    if (text == gradients)
        return BisectTarget{BisectTarget::Kind::Gradients};
    const bool isGradient = text.ends_with(backward);
    if (isGradient)
        text.remove_suffix(backward.size());
    if (text.empty())
        return fail(say::noTargetNamed(), "--target");
    return BisectTarget{BisectTarget::Kind::Tensor, std::string(text),
                        isGradient ? graph::Direction::Backward : graph::Direction::Forward};
}

BisectTarget usualTarget(std::string_view startOfBackward)
{
    constexpr std::array losses{SeedKind::Output, SeedKind::Sum, SeedKind::Mean, SeedKind::Mse,
                                SeedKind::CrossEntropy};
    const std::string_view word = startOfBackward.substr(0, startOfBackward.find(' '));
    const bool isLoss =
        word.empty() || std::ranges::any_of(losses, [word](SeedKind kind) { return toString(kind) == word; });
    return {isLoss ? BisectTarget::Kind::Loss : BisectTarget::Kind::Gradients};
}

std::string toString(const BisectTarget& target)
{
    switch (target.kind) {
    case BisectTarget::Kind::Loss:
        return std::string(loss);
    case BisectTarget::Kind::Gradients:
        return std::string(gradients);
    case BisectTarget::Kind::Tensor:
        break;
    }
    return target.name + std::string(target.direction == graph::Direction::Backward ? backward : "");
}

} // namespace scalescope::job
