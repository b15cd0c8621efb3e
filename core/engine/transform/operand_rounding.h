// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/transform/recent_roundings.h"
#include "core/engine/transform/rounding_switches.h"
#include "core/engine/transform/transform.h"

namespace scalescope::engine {

/// Rounds one operand whenever it comes by, and says what became of it.
class OperandRounding
{
public:
    /// `record` is what is said but for the counts, the format and the rounding. Where the switch is there
    /// and off, tensors stay as they are. Where `recent` is there, memory is shared with other roundings.
    OperandRounding(const job::OperandFormat& format, AxisOf axis, graph::QuantisedTensor record,
                    formats::RandomKey key, std::shared_ptr<TransformSink> sink,
                    RoundingSwitches::Switch isOn = {}, std::shared_ptr<RecentRoundings> recent = nullptr);

    /// A new tensor without a gradient of its own, which nobody may write to. May be called from several
    /// threads.
    at::Tensor operator()(const at::Tensor& tensor) const;
    /// The same values as before, without saying once more what became of them.
    [[nodiscard]] at::Tensor again(const at::Tensor& tensor) const;
    /// Whether the memory of what is made is shared with other roundings.
    [[nodiscard]] bool shares() const;

private:
    [[nodiscard]] RecentRoundings::Rounded rounded(const at::Tensor& tensor) const;

    job::OperandFormat m_format;
    formats::ScaledQuantiser m_quantiser;
    AxisOf m_axis;
    graph::QuantisedTensor m_record;
    std::shared_ptr<TransformSink> m_sink;
    RoundingSwitches::Switch m_isOn;
    std::shared_ptr<RecentRoundings> m_recent;
};

/// Whether the groups that share a scale depend on the axis that a product sums over: then each product
/// rounds its operands for itself.
bool hasOwnAxes(const job::OperandFormat& format);

} // namespace scalescope::engine
