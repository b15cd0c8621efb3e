// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/job/bisect_target.h"

#include "core/message/say_job.h"

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
