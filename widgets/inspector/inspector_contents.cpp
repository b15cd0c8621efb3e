// SPDX-License-Identifier: GPL-3.0-or-later
// What the inspector says about the selected node.
#include "core/report/problems.h"
#include "widgets/histogram/histogram_view.h"
#include "widgets/inspector/inspector.h"
#include "widgets/inspector/statistic_rows.h"
#include "widgets/inspector/value_grid.h"
#include "widgets/models/error_figures.h"
#include "widgets/models/plain_text.h"

#include <QLabel>
#include <QStackedLayout>
#include <QStringList>
#include <QToolButton>
#include <algorithm>
#include <array>
#include <cmath>

namespace scalescope::widgets {

namespace {

using graph::Direction;

constexpr std::array usualFormats{"e4m3fn", "e4m3fnuz", "e5m2", "fp16", "bf16", "e2m1fn"};

/// The formats that are compared: the usual ones, and the document's where they are others.
std::vector<formats::NumberFormat> comparedFormats(const Document& document)
{
    std::vector<formats::NumberFormat> compared;
    for (const char* name : usualFormats) {
        if (const auto format = formats::findFormat(name))
            compared.push_back(*format);
    }
    for (const auto direction : {Direction::Forward, Direction::Backward}) {
        if (std::find(compared.begin(), compared.end(), document.format(direction)) == compared.end())
            compared.push_back(document.format(direction));
    }
    return compared;
}

/// One axis for both histograms: what the usual formats span, and all magnitudes.
ScaleAxis axisOf(const graph::Node& node)
{
    ScaleAxis axis{-36, 18};
    for (const auto direction : {Direction::Forward, Direction::Backward}) {
        const graph::Metric* metric = node.metric(direction);
        if (const auto range = metric != nullptr ? magnitudeRange(*metric) : std::nullopt) {
            axis.lo = std::min(axis.lo, std::floor(range->lo) - 1);
            axis.hi = std::max(axis.hi, std::ceil(range->hi) + 1);
        }
    }
    return axis;
}

std::shared_ptr<const graph::Metric> metricOf(const graph::Node& node, Direction direction)
{
    return direction == Direction::Forward ? node.forward : node.backward;
}

/// The operator, or what else a tensor comes from.
QString kindText(const graph::Node& node)
{
    switch (node.kind) {
    case graph::NodeKind::Input:
        return Inspector::tr("input");
    case graph::NodeKind::Parameter:
        return Inspector::tr("parameter");
    case graph::NodeKind::Buffer:
        return Inspector::tr("buffer");
    case graph::NodeKind::Constant:
        return Inspector::tr("constant");
    case graph::NodeKind::Output:
        return Inspector::tr("output");
    case graph::NodeKind::Op:
        break;
    }
    return QString::fromStdString(node.target);
}

/// " ×0.57": how much larger the mean magnitude of `to` is than that of `from`.
QString ratioSuffix(const graph::Node& from, const graph::Node& to)
{
    if (!from.forward || !to.forward)
        return {};
    const double ratio = to.forward->statistics.meanAbs / from.forward->statistics.meanAbs;
    return ratio > 0 && std::isfinite(ratio) ? QStringLiteral(" ×") + QString::number(ratio, 'g', 2)
                                             : QString();
}

/// Names have no spaces to break at, and one may be wider than the panel: a zero-width one after each dot and
/// underscore, and within a long word without these.
QString breakable(const QString& text)
{
    constexpr int longestWord = 16;
    QString broken;
    int word = 0;
    for (const QChar letter : text) {
        broken += letter;
        word = letter.isSpace() ? 0 : word + 1;
        // The halves of a surrogate pair stay together.
        if (letter == u'.' || letter == u'_' || (word >= longestWord && !letter.isHighSurrogate())) {
            broken += QChar(0x200b);
            word = 0;
        }
    }
    return broken;
}

} // namespace

void Inspector::showRun()
{
    m_titles = NodeTitles(m_document->run().graph);
    showNode();
}

void Inspector::showNode()
{
    const graph::Node* node = m_document->selectedNode();
    m_pages->setCurrentIndex(node == nullptr ? 0 : 1);
    if (node == nullptr)
        return;
    showTitle(*node);
    showStatistics();
    showHistograms();
    showWhatIf();
    showLosses();
    showLinks(*node);
    showFacts(*node);
    updateGeometry();
}

void Inspector::showTitle(const graph::Node& node)
{
    m_title->setText(breakable(m_titles.path(node)));
    QStringList parts;
    for (const QString& part :
         {kindText(node), QString::fromStdString(node.dtype), shapeText(node), locationText(node.location)}) {
        if (!part.isEmpty())
            parts << part;
    }
    if (m_document->graph().find(node.id) == nullptr)
        parts << tr("hidden in the graph");
    m_detail->setText(parts.join(QStringLiteral(" · ")));
    m_detail->setToolTip(plainToolTip(QString::fromStdString(node.location.file)));
}

void Inspector::showStatistics()
{
    const graph::Node* node = m_document->selectedNode();
    if (node == nullptr)
        return;
    const QFont bold = demiBold(m_theme.textFont);
    std::vector<ValueGrid::Row> rows{{{QString(), m_theme.muted, m_theme.textFont},
                                      {directionText(Direction::Forward), m_theme.forward, bold},
                                      {directionText(Direction::Backward), m_theme.gradient, bold},
                                      {tr("ratio"), m_theme.muted, m_theme.textFont}}};
    for (const StatisticRow& row : statisticRows(*node)) {
        if (!row.main && !m_more->isChecked())
            continue;
        const QColor& colour = row.wrong ? m_theme.error : m_theme.text;
        rows.push_back({{row.name, m_theme.muted, m_theme.textFont},
                        {row.forward, colour, m_theme.numberFont},
                        {row.gradient, colour, m_theme.numberFont},
                        {row.ratio, m_theme.muted, m_theme.numberFont}});
    }
    addErrors(*node, rows);
    m_statistics->setRows(rows);
    m_more->setText(m_more->isChecked() ? tr("Fewer statistics") : tr("All statistics"));
}

/// What accumulated up to the tensor above what enters in it, so that one sees where noise grows.
void Inspector::addErrors(const graph::Node& node, std::vector<ValueGrid::Row>& rows) const
{
    const std::array errors{DirectionErrors::of(node, Direction::Forward),
                            DirectionErrors::of(node, Direction::Backward)};
    for (const ErrorFigure figure : errorFigures) {
        const std::array cells{errorCell(errors[0], figure), errorCell(errors[1], figure)};
        if (cells[0].isEmpty() && cells[1].isEmpty())
            continue;
        rows.push_back({{errorTitle(figure), m_theme.muted, m_theme.textFont, errorMeaning(figure)}});
        for (std::size_t i = 0; i < cells.size(); ++i)
            rows.back().push_back({cells[i].isEmpty() ? QStringLiteral("–") : cells[i], m_theme.text,
                                   m_theme.numberFont, errorDetails(errors[i])});
        rows.back().push_back({QString(), m_theme.muted, m_theme.numberFont});
    }
}

void Inspector::showHistograms()
{
    const graph::Node* node = m_document->selectedNode();
    if (node == nullptr)
        return;
    const ScaleAxis axis = axisOf(*node);
    const auto show = [&](HistogramView& histogram, Direction direction) {
        histogram.setAxis(axis);
        histogram.setFormat(m_document->format(direction));
        histogram.setMetric(metricOf(*node, direction), direction);
        histogram.setShift(whatIf(direction));
    };
    show(*m_forwardHistogram, Direction::Forward);
    show(*m_gradientHistogram, Direction::Backward);
    const auto heading = [this](const QString& what, Direction direction) {
        const int exponent = whatIf(direction);
        return exponent == 0 ? what : tr("%1 × %2", "tensor and power of two").arg(what, powerText(exponent));
    };
    m_forwardHeading->setText(heading(tr("forward |x|"), Direction::Forward));
    m_gradientHeading->setText(heading(tr("gradient |dL/dx|"), Direction::Backward));
    m_gradientHistogram->setVisible(node->backward != nullptr);
    m_gradientHeading->setVisible(node->backward != nullptr);
    m_gradientWhatIf->setVisible(node->backward != nullptr);
    m_forwardHistogram->setVisible(node->floating || node->forward);
    m_forwardHeading->setVisible(node->floating || node->forward);
    m_forwardWhatIf->setVisible(node->forward != nullptr);
}

/// The one recommendation for each direction, in the document's format of it.
void Inspector::showWhatIf()
{
    const graph::Node* node = m_document->selectedNode();
    const auto show = [&](WhatIfRow& row, Direction direction) {
        row.setFix(report::scaleFor(*node, direction, m_document->formatPair(), m_document->lossLimits()),
                   QString::fromStdString(m_document->format(direction).label),
                   m_document->isOperand(node->id, direction));
    };
    show(*m_forwardWhatIf, Direction::Forward);
    show(*m_gradientWhatIf, Direction::Backward);
}

void Inspector::showLosses()
{
    const graph::Node* node = m_document->selectedNode();
    if (node == nullptr)
        return;
    std::vector<ValueGrid::Row> rows{{{QString(), m_theme.muted, m_theme.textFont},
                                      {tr("fwd"), m_theme.muted, m_theme.textFont},
                                      {tr("grad"), m_theme.muted, m_theme.textFont},
                                      {tr("× fwd"), m_theme.muted, m_theme.textFont},
                                      {tr("× grad"), m_theme.muted, m_theme.textFont}}};
    const auto cell = [&](Direction direction, const formats::NumberFormat& format) {
        const graph::Metric* metric = node->metric(direction);
        if (metric == nullptr || metric->statistics.numel == 0)
            return ValueGrid::Cell{QStringLiteral("–"), m_theme.muted, m_theme.numberFont};
        const formats::Losses losses = formats::losses(*metric, format, whatIf(direction));
        const bool isMuch =
            !node->isNoise(direction) && formats::verdictOf(losses, m_document->lossLimits()).losesMuch;
        return ValueGrid::Cell{percentText(losses.lost()), isMuch ? m_theme.error : m_theme.text,
                               m_theme.numberFont};
    };
    const auto scale = [&](Direction direction, const formats::NumberFormat& format) {
        const auto fix = report::scaleFor(*node, direction, {format, format}, m_document->lossLimits());
        return ValueGrid::Cell{fix ? powerText(fix->exponent) : QStringLiteral("–"), m_theme.muted,
                               m_theme.numberFont};
    };
    for (const formats::NumberFormat& format : comparedFormats(*m_document)) {
        rows.push_back({{QString::fromStdString(format.label), m_theme.text, m_theme.numberFont},
                        cell(Direction::Forward, format),
                        cell(Direction::Backward, format),
                        scale(Direction::Forward, format),
                        scale(Direction::Backward, format)});
    }
    m_losses->setRows(rows);
}

void Inspector::showLinks(const graph::Node& node)
{
    // What pruning dropped is passed over, as in the graph; a dropped node itself still has its own
    // neighbours.
    const graph::Graph& pruned = m_document->graph();
    const graph::Graph& graph = pruned.find(node.id) != nullptr ? pruned : m_document->run().graph;
    const auto linkTo = [&](const graph::Node& other, QString text, const QString& ratio) {
        if (other.kind == graph::NodeKind::Parameter)
            text += tr(" ◆ parameter");
        else if (other.kind == graph::NodeKind::Buffer)
            text += tr(" ◆ buffer");
        else
            text += ratio;
        return NodeLinks::Link{other.id, text};
    };
    std::vector<NodeLinks::Link> inputs;
    for (const graph::NodeId id : graph.inputsOf(node.id)) {
        if (const graph::Node* input = graph.find(id))
            inputs.push_back(linkTo(*input, m_titles.path(*input), ratioSuffix(*input, node)));
    }
    std::vector<NodeLinks::Link> users;
    for (const graph::NodeId id : graph.usersOf(node.id)) {
        if (const graph::Node* user = graph.find(id))
            users.push_back(linkTo(*user, m_titles.title(*user), ratioSuffix(node, *user)));
    }
    m_inputs->setLinks(inputs, m_theme);
    m_users->setLinks(users, m_theme);
}

void Inspector::showFacts(const graph::Node& node)
{
    std::vector<ValueGrid::Row> rows;
    const auto add = [&](const QString& name, const QString& value) {
        rows.push_back(
            {{name, m_theme.muted, m_theme.textFont}, {breakable(value), m_theme.text, m_theme.textFont}});
    };
    if (!node.moduleType.empty() || !node.module.empty())
        add(tr("module"), QString::fromStdString(node.module.empty() || node.moduleType.empty()
                                                     ? node.module + node.moduleType
                                                     : node.module + " (" + node.moduleType + ")"));
    add(tr("name"), QString::fromStdString(node.name));
    add(tr("requires gradient"), node.requiresGrad ? tr("yes") : tr("no"));
    if (node.gradientIsZero)
        add(tr("gradient"), tr("zero in theory; what is left is the noise of rounding"));
    if (!node.device.empty())
        add(tr("device"), QString::fromStdString(node.device));
    add(tr("contiguous"), node.contiguous ? tr("yes") : tr("no"));
    m_facts->setRows(rows);
}

} // namespace scalescope::widgets
