// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/operand_rounding.h"

namespace scalescope::engine {

namespace {

formats::ScaledQuantiser quantiserOf(const job::OperandFormat& format, formats::RandomKey key)
{
    formats::Quantisation how;
    how.format = format.format.element;
    how.rounding = format.rounding;
    how.scale = -format.exponent; // the quantiser multiplies by 2^scale, where q(x) divides by s
    how.key = key;
    return {how, format.format.scaling};
}

} // namespace

OperandRounding::OperandRounding(const job::OperandFormat& format, AxisOf axis, graph::QuantisedTensor record,
                                 formats::RandomKey key, std::shared_ptr<TransformSink> sink,
                                 RoundingSwitches::Switch isOn, std::shared_ptr<RecentRoundings> recent)
    : m_format(format),
      m_quantiser(quantiserOf(format, key)),
      m_axis(std::move(axis)),
      m_record(std::move(record)),
      m_sink(std::move(sink)),
      m_isOn(std::move(isOn)),
      m_recent(std::move(recent))
{
    m_record.format = format.format.name;
    m_record.scaling = toString(format.format.scaling);
    m_record.rounding = toString(format.rounding);
}

at::Tensor OperandRounding::operator()(const at::Tensor& tensor) const
{
    const at::NoGradGuard noGradients;
    if (m_isOn && !*m_isOn) {
        return tensor.detach().clone();
    }
    auto [result, counts] = rounded(tensor);
    graph::QuantisedTensor done = m_record;
    done.numel = counts.values.numel;
    done.saturated = counts.values.saturated;
    done.flushed = counts.values.flushed;
    done.subnormal = counts.values.subnormal;
    done.nans = counts.values.nans;
    done.signalToNoise = counts.values.signalToNoise();
    m_sink->add(done);
    return result;
}

at::Tensor OperandRounding::again(const at::Tensor& tensor) const
{
    const at::NoGradGuard noGradients;
    if (m_isOn && !*m_isOn) {
        return tensor.detach().clone();
    }
    formats::ScaledCounts counts;
    if (m_quantiser.scaling().grouping == formats::Grouping::None) {
        constexpr bool noise = false;
        return quantise(tensor, formats::Quantiser(m_quantiser.how(), noise), counts.values);
    }
    return quantise(tensor, m_quantiser, m_axis, counts);
}

bool OperandRounding::shares() const
{
    return m_recent && m_format.rounding != formats::Rounding::Stochastic;
}

RecentRoundings::Rounded OperandRounding::rounded(const at::Tensor& tensor) const
{
    RecentRoundings::Rounded made;
    if (!shares()) {
        made.tensor = quantise(tensor, m_quantiser, m_axis, made.counts);
        return made;
    }
    const RecentRoundings::Way way{m_format,
                                   hasOwnAxes(m_format) ? m_axis(tensor.sizes()) : formats::AxisView{}};
    if (auto known = m_recent->find(tensor, way)) {
        return std::move(*known);
    }
    made.tensor = quantise(tensor, m_quantiser, m_axis, made.counts);
    m_recent->add(tensor, way, made);
    return made;
}

bool hasOwnAxes(const job::OperandFormat& format)
{
    const formats::Grouping grouping = format.format.scaling.grouping;
    return grouping != formats::Grouping::None && grouping != formats::Grouping::Tensor;
}

} // namespace scalescope::engine
