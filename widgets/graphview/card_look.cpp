// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/card_look.h"

#include "core/sheet/module_findings.h"
#include "core/sheet/problem_order.h"
#include "widgets/graphview/card_texts.h"
#include "widgets/models/display.h"
#include "widgets/models/error_figures.h"
#include "widgets/models/field_text.h"
#include "widgets/models/joined_words.h"
#include "widgets/models/kept_words.h"
#include "widgets/models/outline_text.h"
#include "widgets/models/result_text.h"
#include "widgets/scale/colour_ramp.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace scalescope::widgets {

namespace {

QString formatLabel(const Document& document, graph::Direction direction)
{
    return QString::fromStdString(document.format(direction).label);
}

std::optional<sheet::MagnitudeRange> rangeOf(const Metrics& metrics, sheet::FieldId quantity)
{
    const Spread spread = spreadOf(metrics, sheet::memberOf(quantity));
    if (!(spread.least > 0 && std::isfinite(spread.most)))
        return std::nullopt;
    return sheet::MagnitudeRange{std::log2(spread.least), std::log2(spread.most)};
}

/// What the repeats of a card returned; of others its node.
std::vector<const graph::Node*> resultsOf(const graph::Run& run, const ViewCard& card,
                                          const graph::Node& node)
{
    std::vector<const graph::Node*> results;
    for (const sheet::Fold& unit : card.repeats()) {
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
        if (const auto& metric = result->side(direction).metric)
            metrics.push_back(metric);
    }
    return metrics;
}

/// The parameter, or another tensor that is no operator's, which the node reads and that problem is of.
const graph::Node* storedTensor(const graph::Graph& graph, const graph::Node& node,
                                const sheet::FindingMark& mark)
{
    const graph::Node* stored = mark.any() ? graph.find(mark.node) : nullptr;
    if (stored == nullptr || stored->kind == graph::NodeKind::Op)
        return nullptr;
    const auto read = graph.inputsOf(node.id);
    return std::ranges::find(read, mark.node) != read.end() ? stored : nullptr;
}

sheet::Findings findingsOfFold(const sheet::ModuleFindings& findings, const sheet::Fold& fold)
{
    sheet::Findings worst = findings.between(fold.first, fold.last);
    if (fold.kind == sheet::Fold::Kind::Call)
        worst.add(findings.ofStored(fold.path));
    return worst;
}

std::optional<graph::TensorId> placeOf(const sheet::ProblemRow* row)
{
    if (row == nullptr || !row->scale || !row->problem.node)
        return std::nullopt;
    return graph::TensorId{*row->problem.node, row->scale->direction};
}

/// What a badge says of a tensor with that problem; nothing of one that it does not speak of.
sheet::Finding findingOf(const report::ScaleProblem& problem)
{
    using enum report::ScaleProblemKind;
    switch (problem.kind) {
    case NaN:
        return sheet::Finding::NotANumber;
    case Infinity:
        return sheet::Finding::Infinity;
    case Overflow:
        return sheet::Finding::Overflow;
    case Lost:
    case Underflow:
        return sheet::Finding::Underflow;
    case Subnormal:
        return sheet::Finding::Subnormal;
    default:
        return sheet::Finding::None;
    }
}

/// The first problems in order of execution, where there are several.
class FirstPlaces
{
public:
    explicit FirstPlaces(const sheet::ProblemRows& problems)
    {
        if (problems.count() < 2)
            return;
        const sheet::Firsts firsts = firstsOf(problems.top());
        add(firsts.earliest, FirstMark::First);
        add(firsts.gradient,
            firsts.isGradientPreceded ? FirstMark::FirstGradientCause : FirstMark::FirstGradient);
    }

    /// Of a card that stands for several tensors also where one that is not the worst is the first, if it has
    /// the problem that the card tells of.
    [[nodiscard]] FirstMark of(const ViewCard& card, const sheet::FindingMark& mark,
                               graph::Direction direction) const
    {
        if (!mark.any())
            return FirstMark::None;
        for (const auto& [place, finding, first] : m_firsts) {
            if (place.direction != direction)
                continue;
            const bool isIt = mark.startsHere() && mark.node == place.node;
            const bool isInside = card.isStack() && mark.finding == finding && holds(card, place.node);
            if (isIt || isInside)
                return first;
        }
        return FirstMark::None;
    }

private:
    struct First
    {
        graph::TensorId place;
        sheet::Finding finding;
        FirstMark mark;
    };

    void add(const sheet::ProblemRow* row, FirstMark mark)
    {
        if (const auto place = placeOf(row))
            m_firsts.push_back({*place, findingOf(*row->scale), mark});
    }

    static bool holds(const ViewCard& card, graph::NodeId node)
    {
        return std::ranges::find(card.members(), node) != card.members().end();
    }

    std::vector<First> m_firsts;
};

class LookMaker
{
public:
    explicit LookMaker(const Document& document)
        : m_document(document),
          m_sources(document),
          m_figures(document.sources()),
          m_firsts(*document.problems())
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
            look.title = titleText(*m_sources.titles, *node);
        look.hasBars = node->floating && !graph::isOutline(m_document.run());
        look.colouring = m_document.colouring();
        look.share = shareOf(card, *node);
        look.detail = detail(card, *node);
        takeScales(look, card, *node);
        look.findings = m_sources.findingsOf(card, *node);
        look.marks = marksOf(look.findings, card, *node);
        return look;
    }

private:
    [[nodiscard]] BadgeMarks marksOf(const sheet::Findings& findings, const ViewCard& card,
                                     const graph::Node& node) const
    {
        using graph::Direction;
        const Direction worse = findings.worseDirection();
        const Direction other = worse == Direction::Forward ? Direction::Backward : Direction::Forward;
        const auto storedName = [&](Direction direction) {
            const graph::Node* stored = storedTensor(m_document.run().graph, node, findings.of(direction));
            return stored == nullptr ? QString() : pathText(*m_sources.titles, *stored).section(u'.', -1);
        };
        return {storedName(worse), m_firsts.of(card, findings.of(worse), worse),
                m_firsts.of(card, findings.of(other), other), storedName(other)};
    }

    void takeScales(CardLook& look, const ViewCard& card, const graph::Node& node) const
    {
        look.forward = node.forward.metric;
        look.backward = node.backward.metric;
        if (card.fold().isRepeats()) {
            const Metrics forward = metricsOf(m_document.run(), card, node, graph::Direction::Forward);
            const Metrics backward = metricsOf(m_document.run(), card, node, graph::Direction::Backward);
            look.forward = metricOfAll(forward);
            look.backward = metricOfAll(backward);
            look.forwardSpans.spread = rangeOf(forward, m_document.quantity());
            look.backwardSpans.spread = rangeOf(backward, m_document.quantity());
        }
        if (look.hasBars) {
            look.forwardSpans.middle = look.forward ? sheet::middleRange(*look.forward) : std::nullopt;
            look.backwardSpans.middle = look.backward ? sheet::middleRange(*look.backward) : std::nullopt;
        }
        look.colourValue = colourValue(look, card, node);
    }

    [[nodiscard]] double colourValue(const CardLook& look, const ViewCard& card,
                                     const graph::Node& node) const
    {
        const sheet::Colouring colouring = look.colouring;
        if (colouring.is(sheet::OfCauses))
            return look.share;
        if (colouring.by || !card.fold().isRepeats())
            return worstOf(resultsOf(m_document.run(), card, node));
        const auto& metric = colouring.direction == graph::Direction::Forward ? look.forward : look.backward;
        const double value =
            metric ? valueOf(metric->statistics, m_document.quantity()) : graph::Statistics::unavailable;
        return value > 0 ? std::log2(value) : graph::Statistics::unavailable;
    }

    /// Of several tensors the value to look at.
    [[nodiscard]] double worstOf(const std::vector<const graph::Node*>& nodes) const
    {
        const sheet::Colouring colouring = m_document.colouring();
        double worst = graph::Statistics::unavailable;
        for (const graph::Node* node : nodes) {
            const double value = sheet::colourValue(colouring, *node, m_figures);
            const bool isWorse =
                colouring.unit() == sheet::Unit::Decibels ? value < worst : std::abs(value) > std::abs(worst);
            if (std::isnan(worst) || isWorse)
                worst = value;
        }
        return worst;
    }

    [[nodiscard]] double shareOf(const ViewCard& card, const graph::Node& node) const
    {
        if (!card.isStack())
            return sheet::fieldOf(sheet::FieldId::Share).of(node, graph::Direction::Forward, m_figures);
        if (m_document.shares() == nullptr)
            return graph::Statistics::unavailable;
        const bisect::ModuleShares& shares = *m_document.shares();
        std::set<std::string> paths{card.fold().path};
        for (const sheet::Fold& unit : card.repeats())
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
            parts << CardWords::tr("%n tensors", nullptr, static_cast<int>(card.members().size()));
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
    sheet::Sources m_figures;
    FirstPlaces m_firsts;
};

} // namespace

QColor colourOf(const CardLook& look, const Theme& theme)
{
    return colourFor(look.colouring, look.colourValue, theme);
}

QColor fillOf(const CardLook& look, const Theme& theme)
{
    if (look.colouring.by || !look.findings.haveErrors())
        return colourOf(look, theme);
    constexpr double tintedPart = 0.5; ///< of the colour
    constexpr double followingPart = 0.25;
    if (look.findings.haveErrors(sheet::SignForm::Solid))
        return theme.error;
    return mixed(theme.card, theme.error,
                 look.findings.haveErrors(sheet::SignForm::Tinted) ? tintedPart : followingPart);
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

sheet::Findings LookSources::findingsOf(const ViewCard& card, const graph::Node& node) const
{
    if (!card.isStack())
        return findings->ofNode(node, *titles);
    sheet::Findings worst = findingsOfFold(*findings, card.fold());
    for (const sheet::Fold& unit : card.repeats())
        worst.add(findingsOfFold(*findings, unit));
    return worst;
}

CardDescriptions::CardDescriptions(const Document& document)
    : m_run(document.sharedRun()),
      m_sources(document),
      m_quantity(document.quantity()),
      m_colouring(colouringText(document)),
      m_formats{formatLabel(document, graph::Direction::Forward),
                formatLabel(document, graph::Direction::Backward)}
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
        lines << CardWords::tr("causes %1 of the error", "a share").arg(shareText(look.share));
    if (look.colouring.by && !look.colouring.is(sheet::OfErrors | sheet::OfCauses))
        lines << CardWords::tr("%1: %2", "what colours the card, value")
                     .arg(m_colouring, colourValueText(look.colouring, look.colourValue));
    lines << findingLines(look, card, *node);
    return lines.join('\n');
}

QString CardDescriptions::placeOf(const ViewCard& card, const graph::Node& node) const
{
    const QString place = card.isStack() ? placeText(card) : pathText(*m_sources.titles, node);
    return place.isEmpty() ? titleOf(card.fold().kind, card.title) : place;
}

QStringList CardDescriptions::scaleLines(const CardLook& look, const ViewCard& card,
                                         const graph::Node& node) const
{
    if (graph::isOutline(*m_run))
        return {notRunText()};
    QStringList lines;
    if (card.isStack())
        lines << CardWords::tr("Folded: the bars are those of %1").arg(pathText(*m_sources.titles, node));
    if (node.floating) {
        lines << rangeText(graph::Direction::Forward, look.forward.get(), m_quantity);
        lines << rangeText(graph::Direction::Backward, look.backward.get(), m_quantity);
    }
    for (const auto direction : directions) {
        const QString error = errorSummary(DirectionErrors::of(node, direction, m_run->graph));
        if (!error.isEmpty())
            lines << CardWords::tr("%1: %2", "direction, error").arg(directionText(direction), error);
    }
    return lines;
}

QStringList CardDescriptions::repeatLines(const CardLook& look, const ViewCard& card,
                                          const graph::Node& node) const
{
    if (graph::isOutline(*m_run))
        return {notRunText()};
    QStringList lines{CardWords::tr("Folded %n times: the bars are those of what each returned", nullptr,
                                    static_cast<int>(card.repeats().size()))};
    for (const auto direction : directions)
        lines << spreadLines(direction, metricsOf(*m_run, card, node, direction));
    if (look.colouring.unit() == sheet::Unit::Decibels && !std::isnan(look.colourValue))
        lines << CardWords::tr("smallest SQNR: %1").arg(sqnrText(look.colourValue));
    return lines;
}

/// A line for each direction that something is wrong in, the worse one first.
QStringList CardDescriptions::findingLines(const CardLook& look, const ViewCard& card,
                                           const graph::Node& node) const
{
    QStringList lines;
    const sheet::Findings findings = m_sources.findingsOf(card, node);
    for (const FindingSign& sign : signsOf(findings)) {
        const bool isWorse = sign.direction == findings.worseDirection();
        const sheet::FindingMark& mark = findings.of(sign.direction);
        const QString said = findingLine(mark, sign.direction, card, node);
        const QString whole = sign.form == sheet::SignForm::Tinted
                                  ? onlyIfStored(said, m_formats[static_cast<std::size_t>(sign.direction)])
                                  : said;
        const QString first = firstSentence(isWorse ? look.marks.worse : look.marks.other, mark);
        const bool isOfStored = mark.startsHere() && storedTensor(m_run->graph, node, mark) != nullptr;
        QStringList parts{
            whole, isOfStored && !card.isStack() ? CardWords::tr("the bars are of the result") : QString(),
            errorsFollowText(mark.errors),
            first.isEmpty() || !card.isStack()
                ? first
                : CardWords::tr("in here: %1", "the first error of all").arg(first)};
        parts.removeAll(QString());
        lines << clauses(parts);
    }
    return lines;
}

QString CardDescriptions::findingLine(const sheet::FindingMark& mark, graph::Direction direction,
                                      const ViewCard& card, const graph::Node& node) const
{
    const graph::Node* stored = mark.startsHere() ? storedTensor(m_run->graph, node, mark) : nullptr;
    if (stored != nullptr)
        return findingInStored(mark, direction, pathText(*m_sources.titles, *stored),
                               formats::partNotZero(*stored->metric(direction)));
    const graph::Node* cause = mark.cause ? m_run->graph.find(mark.cause->node) : nullptr;
    const QString sentence =
        findingSentence(mark, direction, cause != nullptr ? pathText(*m_sources.titles, *cause) : QString());
    const graph::Node* culprit = m_run->graph.find(mark.node);
    const bool isShown = culprit == nullptr || (culprit == &node && !card.fold().isRepeats());
    return isShown ? sentence
                   : CardWords::tr("%1: %2", "name and what is wrong with it")
                         .arg(pathText(*m_sources.titles, *culprit), sentence);
}

} // namespace scalescope::widgets
