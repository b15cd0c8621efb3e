// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/colour_values.h"

#include "core/formats/expected_error.h"
#include "widgets/models/display.h"
#include "widgets/models/error_figures.h"

#include <cmath>

namespace scalescope::widgets {

namespace {

constexpr double unknown = graph::Statistics::unavailable;

} // namespace

ColourValues::ColourValues(const Document& document)
    : m_colouring(document.colouring()),
      m_quantity(document.quantity()),
      m_run(document.sharedRun()),
      m_shares(document.state().shares),
      m_comparison(document.state().comparison)
{
    if (m_colouring.isLoss())
        m_formats = document.tensorFormats();
    if (m_shares != nullptr)
        for (const report::ProductOperand& operand : document.operands())
            m_products.insert(operand.node);
}

double ColourValues::of(const graph::Node& node) const
{
    if (node.side(m_colouring.direction).isNoise && m_colouring.by != ColourBy::Share)
        return unknown;
    switch (m_colouring.by) {
    case ColourBy::Scale:
        return exponent(node);
    case ColourBy::Underflow:
    case ColourBy::Overflow:
    case ColourBy::Subnormal:
        return loss(node);
    case ColourBy::Error:
        return errorValue(DirectionErrors::of(node, m_colouring.direction), ErrorFigure::Sqnr);
    case ColourBy::Ratio:
        return ratio(node);
    case ColourBy::Share:
        break;
    }
    return share(node);
}

double ColourValues::share(const graph::Node& node) const
{
    return m_products.contains(node.id) ? m_shares->ofOperator(node.module, node.target) : unknown;
}

double ColourValues::exponent(const graph::Node& node) const
{
    const graph::Metric* metric = node.metric(m_colouring.direction);
    const double value = metric != nullptr ? valueOf(metric->statistics, m_quantity) : unknown;
    return value > 0 ? std::log2(value) : unknown;
}

double ColourValues::loss(const graph::Node& node) const
{
    const graph::Metric* metric = node.metric(m_colouring.direction);
    if (metric == nullptr)
        return unknown;
    const auto losses = formats::withInfinities(m_formats->of(node, m_colouring.direction).losses, *metric);
    if (!losses)
        return unknown;
    return m_colouring.by == ColourBy::Underflow  ? losses->underflow
           : m_colouring.by == ColourBy::Overflow ? losses->overflow
                                                  : losses->subnormal;
}

double ColourValues::ratio(const graph::Node& node) const
{
    const graph::Node* own = m_run->graph.find(node.id);
    if (m_comparison == nullptr || own == nullptr)
        return unknown;
    const bool isFirst = m_comparison->a == m_run;
    const auto place = static_cast<std::size_t>(own - m_run->graph.nodes.data());
    const compare::Alignment& alignment = m_comparison->alignment;
    const std::size_t row = isFirst ? alignment.rowOfA[place] : alignment.rowOfB[place];
    if (m_comparison->isZeroInTheory(row, m_colouring.direction))
        return unknown;
    const double log2 =
        m_comparison->log2(row, m_colouring.direction, memberOf(m_quantity)).value_or(unknown);
    return isFirst ? -log2 : log2;
}

QString colourValueText(const Colouring& colouring, double value)
{
    if (std::isnan(value))
        return QStringLiteral("–");
    switch (colouring.by) {
    case ColourBy::Scale:
        return powerText(value, 1);
    case ColourBy::Ratio:
        return QStringLiteral("× ") + powerText(value, 1);
    case ColourBy::Error:
        return sqnrText(value);
    case ColourBy::Share:
        return shareText(value);
    default:
        return percentText(value);
    }
}

} // namespace scalescope::widgets
