// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/card_look.h"

#include "widgets/graphview/card_texts.h"
#include "widgets/graphview/finding_badge.h"
#include "widgets/models/colour_values.h"
#include "widgets/models/display.h"
#include "widgets/models/error_figures.h"
#include "widgets/models/module_findings.h"
#include "widgets/models/outline_text.h"
#include "widgets/models/problem_order.h"
#include "widgets/models/result_text.h"
#include "widgets/scale/colour_ramp.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <set>

namespace scalescope::widgets {

namespace {

/// The translation context of this file's words.
struct GraphCards
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::GraphCards)
};

std::optional<MagnitudeRange> rangeOf(const Metrics& metrics, Quantity quantity)
{
    const Spread spread = spreadOf(metrics, memberOf(quantity));
    if (!(spread.least > 0 && std::isfinite(spread.most)))
        return std::nullopt;
    return MagnitudeRange{std::log2(spread.least), std::log2(spread.most)};
}

/// What the repeats of a card returned; of others its node.
std::vector<const graph::Node*> resultsOf(const graph::Run& run, const ViewCard& card,
                                          const graph::Node& node)
{
    std::vector<const graph::Node*> results;
    for (const Fold& unit : card.repeats()) {
        if (const graph::Node* result = run.graph.find(unit.result))
            results.push_back(result);
    }
    return results.empty() ? std::vector{&node} : results;
}

Metrics metricsOf(const graph::Run& run, const ViewCard& card, const graph::Node& node,
                  graph::Direction direction)
{
    Metrics metrics;
    for (const graph::Node* result : resultsOf(run, card, node)) {
        const auto& metric = direction == graph::Direction::Forward ? result->forward : result->backward;
        if (metric)
            metrics.push_back(metric);
    }
    return metrics;
}

/// The parameter, or another tensor that is no operator's, in which a problem of the node starts that reads
/// it.
const graph::Node* storedOrigin(const graph::Graph& graph, const graph::Node& node, const FindingMark& mark)
{
    const graph::Node* stored = mark.any() && mark.startsHere() ? graph.find(mark.node) : nullptr;
    if (stored == nullptr || stored->kind == graph::NodeKind::Op)
        return nullptr;
    const auto read = graph.inputsOf(node.id);
    return std::ranges::find(read, mark.node) != read.end() ? stored : nullptr;
}

Findings findingsOfFold(const ModuleFindings& findings, const Fold& fold)
{
    Findings worst = findings.between(fold.first, fold.last);
    if (fold.kind == Fold::Kind::Call)
        worst.add(findings.ofStored(fold.path));
    return worst;
}

/// The first problem in order of execution, where there are more.
std::optional<TensorPlace> firstOf(const ProblemRows& problems)
{
    const ProblemRow* first = problems.count() > 1 ? firstsOf(problems.top()).earliest : nullptr;
    if (first == nullptr || !first->scale)
        return std::nullopt;
    return TensorPlace{*first->problem.node, first->scale->direction};
}

class LookMaker
{
public:
    explicit LookMaker(const Document& document)
        : m_document(document),
          m_sources(document),
          m_values(document),
          m_first(firstOf(*document.problems()))
    {
    }

    [[nodiscard]] CardLook look(const ViewCard& card) const
    {
        CardLook look;
        look.title =
            card.isStack() ? titleOf(card.fold().kind, card.title) : QString::fromStdString(card.title);
        const graph::Node* node = m_document.run().graph.find(card.node);
        if (node == nullptr)
            return look;
        if (!card.isStack() && !card.saysCall)
            look.title = m_sources.titles->title(*node);
        look.hasBars = node->floating && !graph::isOutline(m_document.run());
        look.colouring = m_document.colouring();
        look.share = shareOf(card, *node);
        look.detail = detail(card, *node);
        takeScales(look, card, *node);
        look.findings = m_sources.findingsOf(card, *node);
        if (const graph::Node* stored = storedOrigin(m_document.run().graph, *node, look.findings.worst()))
            look.stored = m_sources.titles->path(*stored).section(u'.', -1);
        look.isFirst = isFirst(look.findings);
        return look;
    }

private:
    [[nodiscard]] bool isFirst(const Findings& findings) const
    {
        const FindingMark& worst = findings.worst();
        return m_first && worst.any() && worst.startsHere() &&
               *m_first == TensorPlace{worst.node, findings.worseDirection()};
    }

    void takeScales(CardLook& look, const ViewCard& card, const graph::Node& node) const
    {
        look.forward = node.forward;
        look.backward = node.backward;
        if (card.fold().isRepeats()) {
            const Metrics forward = metricsOf(m_document.run(), card, node, graph::Direction::Forward);
            const Metrics backward = metricsOf(m_document.run(), card, node, graph::Direction::Backward);
            look.forward = metricOfAll(forward);
            look.backward = metricOfAll(backward);
            look.forwardSpread = rangeOf(forward, m_document.quantity());
            look.backwardSpread = rangeOf(backward, m_document.quantity());
        }
        look.colourValue = colourValue(look, card, node);
    }

    [[nodiscard]] double colourValue(const CardLook& look, const ViewCard& card,
                                     const graph::Node& node) const
    {
        const Colouring colouring = look.colouring;
        if (colouring.by == ColourBy::Share)
            return look.share;
        if (colouring.by != ColourBy::Scale || !card.fold().isRepeats())
            return worstOf(resultsOf(m_document.run(), card, node));
        const auto& metric = colouring.direction == graph::Direction::Forward ? look.forward : look.backward;
        const double value =
            metric ? valueOf(metric->statistics, m_document.quantity()) : graph::Statistics::unavailable;
        return value > 0 ? std::log2(value) : graph::Statistics::unavailable;
    }

    /// Of several tensors the value to look at.
    [[nodiscard]] double worstOf(const std::vector<const graph::Node*>& nodes) const
    {
        double worst = graph::Statistics::unavailable;
        for (const graph::Node* node : nodes) {
            const double value = m_values.of(*node);
            const bool isWorse = m_values.colouring().by == ColourBy::Error
                                     ? value < worst
                                     : std::abs(value) > std::abs(worst);
            if (std::isnan(worst) || isWorse)
                worst = value;
        }
        return worst;
    }

    [[nodiscard]] double shareOf(const ViewCard& card, const graph::Node& node) const
    {
        if (m_document.shares() == nullptr)
            return graph::Statistics::unavailable;
        const bisect::ModuleShares& shares = *m_document.shares();
        if (!card.isStack())
            return shares.ofOwn(node.module);
        std::set<std::string> paths{card.fold().path};
        for (const Fold& unit : card.repeats())
            paths.insert(unit.path);
        double sum = graph::Statistics::unavailable;
        for (const std::string& path : paths) {
            if (const double share = shares.ofModule(path); !std::isnan(share))
                sum = std::isnan(sum) ? share : sum + share;
        }
        return sum;
    }

    [[nodiscard]] QString detail(const ViewCard& card, const graph::Node& node) const
    {
        if (card.isStack()) {
            QStringList parts{QString::fromStdString(card.fold().type), linesText(card.fold())};
            parts.removeAll(QString());
            parts << GraphCards::tr("%n tensors", nullptr, static_cast<int>(card.members().size()));
            return parts.join(QStringLiteral(" · "));
        }
        QStringList parts{kindText(node), resultText(node, m_document.run().graph), shapeText(node),
                          aroundText(node)};
        if (!node.floating)
            parts << QString::fromStdString(node.dtype);
        parts.removeAll(QString());
        return parts.join(QStringLiteral(" · "));
    }

    const Document& m_document;
    LookSources m_sources;
    ColourValues m_values;
    std::optional<TensorPlace> m_first;
};

} // namespace

QColor colourOf(const CardLook& look, const Theme& theme)
{
    return colourFor(look.colouring, look.colourValue, theme);
}

QColor fillOf(const CardLook& look, const Theme& theme)
{
    if (look.colouring.by != ColourBy::Scale || !look.findings.haveErrors())
        return colourOf(look, theme);
    constexpr double followingPart = 0.45; ///< of the colour
    return look.findings.startHere() ? theme.error : mixed(theme.card, theme.error, followingPart);
}

std::vector<CardLook> looksOf(const ViewGraph& view, const Document& document)
{
    std::vector<CardLook> looks;
    looks.reserve(view.cards.size());
    addLooks(looks, view.cards, document);
    return looks;
}

void addLooks(std::vector<CardLook>& looks, std::span<const ViewCard> cards, const Document& document)
{
    const LookMaker maker(document);
    for (const ViewCard& card : cards)
        looks.push_back(maker.look(card));
}

Findings LookSources::findingsOf(const ViewCard& card, const graph::Node& node) const
{
    if (!card.isStack())
        return findings->ofNode(node, *titles);
    Findings worst = findingsOfFold(*findings, card.fold());
    for (const Fold& unit : card.repeats())
        worst.add(findingsOfFold(*findings, unit));
    return worst;
}

CardDescriptions::CardDescriptions(const Document& document)
    : m_run(document.sharedRun()),
      m_sources(document),
      m_quantity(document.quantity()),
      m_colouring(colouringText(document))
{
}

QString CardDescriptions::of(const ViewCard& card, const CardLook& look) const
{
    const graph::Node* node = m_run->graph.find(card.node);
    if (node == nullptr)
        return {};
    QStringList lines{placeOf(card, *node), look.detail};
    lines << (card.fold().isRepeats() ? repeatLines(look, card, *node) : scaleLines(look, card, *node));
    if (!std::isnan(look.share))
        lines << GraphCards::tr("causes %1 of the error", "a share").arg(shareText(look.share));
    if (look.colouring.isLoss() || look.colouring.by == ColourBy::Ratio)
        lines << GraphCards::tr("%1: %2", "what colours the card, value")
                     .arg(m_colouring, colourValueText(look.colouring, look.colourValue));
    lines << findingLines(card, *node);
    return lines.join('\n');
}

QString CardDescriptions::placeOf(const ViewCard& card, const graph::Node& node) const
{
    const QString place = card.isStack() ? placeText(card) : m_sources.titles->path(node);
    return place.isEmpty() ? titleOf(card.fold().kind, card.title) : place;
}

QStringList CardDescriptions::scaleLines(const CardLook& look, const ViewCard& card,
                                         const graph::Node& node) const
{
    if (graph::isOutline(*m_run))
        return {notRunText()};
    QStringList lines;
    if (card.isStack())
        lines << GraphCards::tr("Folded: the bars are those of %1").arg(m_sources.titles->path(node));
    if (node.floating) {
        lines << rangeText(graph::Direction::Forward, look.forward.get(), m_quantity);
        lines << rangeText(graph::Direction::Backward, look.backward.get(), m_quantity);
    }
    for (const auto direction : directions) {
        const QString error = errorSummary(DirectionErrors::of(node, direction, m_run->graph));
        if (!error.isEmpty())
            lines << GraphCards::tr("%1: %2", "direction, error").arg(directionText(direction), error);
    }
    return lines;
}

QStringList CardDescriptions::repeatLines(const CardLook& look, const ViewCard& card,
                                          const graph::Node& node) const
{
    if (graph::isOutline(*m_run))
        return {notRunText()};
    QStringList lines{GraphCards::tr("Folded %n times: the bars are those of what each returned", nullptr,
                                     static_cast<int>(card.repeats().size()))};
    for (const auto direction : directions)
        lines << spreadLines(direction, metricsOf(*m_run, card, node, direction));
    if (look.colouring.by == ColourBy::Error && !std::isnan(look.colourValue))
        lines << GraphCards::tr("smallest SQNR: %1").arg(sqnrText(look.colourValue));
    return lines;
}

/// A line for each direction that something is wrong in, the worse one first.
QStringList CardDescriptions::findingLines(const ViewCard& card, const graph::Node& node) const
{
    QStringList lines;
    const Findings findings = m_sources.findingsOf(card, node);
    for (const FindingSign& sign : signsOf(findings)) {
        const FindingMark& mark = findings.of(sign.direction);
        if (const graph::Node* stored = storedOrigin(m_run->graph, node, mark)) {
            lines << findingInStored(mark.finding, sign.direction, m_sources.titles->path(*stored));
            continue;
        }
        const graph::Node* cause = mark.cause ? m_run->graph.find(mark.cause->node) : nullptr;
        const QString sentence = findingSentence(
            mark, sign.direction, cause != nullptr ? m_sources.titles->path(*cause) : QString());
        const graph::Node* culprit = m_run->graph.find(mark.node);
        const bool isShown = culprit == nullptr || (culprit == &node && !card.fold().isRepeats());
        lines << (isShown ? sentence
                          : GraphCards::tr("%1: %2", "name and what is wrong with it")
                                .arg(m_sources.titles->path(*culprit), sentence));
    }
    return lines;
}

} // namespace scalescope::widgets
