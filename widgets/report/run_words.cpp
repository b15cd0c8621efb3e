// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/run_words.h"

#include "core/report/text/error_sentence.h"
#include "widgets/models/display.h"
#include "widgets/models/follow_words.h"
#include "widgets/models/joined_words.h"
#include "widgets/models/kept_words.h"
#include "widgets/models/message_text.h"
#include "widgets/models/range_loss_words.h"
#include "widgets/models/transform_names.h"
#include "widgets/report/report_words.h"

#include <QFileInfo>
#include <map>

namespace scalescope::widgets {

namespace {

using graph::Direction;
using report::DirectionFigures;
using report::ProblemRole;

constexpr qsizetype mostOfInputs = 160; ///< characters; the facts have them whole

QString labelOf(const Document& document, Direction direction)
{
    return QString::fromStdString(document.format(direction).label);
}

bool isNote(const sheet::ProblemRow& row)
{
    return row.problem.severity == graph::Severity::Info;
}

/// What goes wrong first; null where nothing does.
const sheet::ProblemRow* firstOf(const sheet::ProblemRows& problems)
{
    return problems.top().empty() || isNote(problems.top().front()) ? nullptr : &problems.top().front();
}

bool isNoise(const sheet::ProblemRow& row)
{
    return row.role == ProblemRole::Noise ||
           (row.role == ProblemRole::Repeated && row.beneath.front().role == ProblemRole::Noise);
}

/// "aten::linear, model.py:41": what and where in the code, as far as it is known.
QString codeOf(const graph::Node* node, const graph::Problem& problem)
{
    QStringList parts;
    if (node != nullptr && node->kind == graph::NodeKind::Op)
        parts << QString::fromStdString(node->target);
    if (node == nullptr)
        return listed(parts);
    const bool isItsPlace = node->location == problem.location;
    if (const QString place = isItsPlace ? placeText(*node) : locationText(problem.location);
        !place.isEmpty())
        parts << place;
    return listed(parts);
}

/// "The first error is layers.0.k (aten::linear, model.py:41) – gradient: 38 % below ...".
QString causeSentence(const sheet::ProblemRow& row, const graph::Node* node, const Document& document)
{
    if (row.place.empty())
        return messageText(row.problem);
    const QString least = leastText(row);
    const QString said =
        least.isEmpty() ? messageText(row.problem) : clauses({messageText(row.problem), least});
    const QString message = row.scale && row.scale->stored && node
                                ? withKept(said, keptText(document, node->id, row.scale->direction))
                                : said;
    const QString code = codeOf(node, row.problem);
    const QString place =
        code.isEmpty() ? placeText(row) : QStringLiteral("%1 (%2)").arg(placeText(row), code);
    const bool isSentence = message.endsWith(u'.') || message.endsWith(u'。');
    const QString what = isSentence ? message.chopped(1) : message;
    return (row.problem.severity == graph::Severity::Error
                ? RunWords::tr("The first error is %1 – %2.", "a tensor, what is wrong with it")
                : RunWords::tr("The first warning is %1 – %2.", "a tensor, what is wrong with it"))
        .arg(place, what);
}

QString fixSentence(const sheet::ProblemRow& row, const graph::Node* node,
                    const formats::RangeThresholds& limits)
{
    const graph::Metric* metric = row.scale && node ? node->metric(row.scale->direction) : nullptr;
    const auto fix = metric ? report::fixOf(*row.scale, *metric, limits) : std::nullopt;
    if (row.role == ProblemRole::Repeated)
        return {};
    if (const auto binades = metric ? report::tooWideOf(*row.scale, *metric, limits) : std::nullopt)
        return RunWords::tr("No power of two brings it within the limits: it spans %1 binades.")
            .arg(*binades);
    if (!fix)
        return {};
    const bool isForward = row.scale->direction == Direction::Forward;
    const QString words =
        fix->whole
            ? (isForward ? RunWords::tr("Multiplied by %1, the tensor would be within the limits: %2.")
                         : RunWords::tr("Multiplied by %1, the gradient would be within the limits: %2."))
            : (isForward ? RunWords::tr("Multiplied by %1, the tensor would lose less: %2.")
                         : RunWords::tr("Multiplied by %1, the gradient would lose less: %2."));
    return words.arg(powerText(fix->exponent), lossesText(fix->left, formats::partNotZero(*metric)));
}

/// "Other causes: 6 (errors: 2, warnings: 3, notes: 1).": rows, of which the first is told already.
QString othersSentence(const sheet::ProblemRows& problems)
{
    const sheet::ProblemRow* first = firstOf(problems);
    std::map<graph::Severity, int> counts;
    int all = 0;
    for (const sheet::ProblemRow& row : problems.top()) {
        if (&row == first || isNoise(row))
            continue;
        ++counts[row.problem.severity];
        ++all;
    }
    if (all == 0)
        return {};
    QStringList parts;
    if (counts[graph::Severity::Error] > 0)
        parts << RunWords::tr("errors: %1").arg(counts[graph::Severity::Error]);
    if (counts[graph::Severity::Warning] > 0)
        parts << RunWords::tr("warnings: %1").arg(counts[graph::Severity::Warning]);
    if (counts[graph::Severity::Info] > 0)
        parts << RunWords::tr("notes: %1").arg(counts[graph::Severity::Info]);
    const QString words =
        first == nullptr ? RunWords::tr("Remarks: %1 (%2).") : RunWords::tr("Other causes: %1 (%2).");
    return words.arg(all).arg(listed(parts));
}

/// The inputs as they were written, of long ones the beginning.
QString inputsSentence(const graph::RunFacts& facts)
{
    QString inputs = QString::fromStdString(facts.inputs);
    if (inputs.size() > mostOfInputs)
        inputs = inputs.left(mostOfInputs) + QStringLiteral("…");
    return inputs.isEmpty() ? inputs : RunWords::tr("Inputs: %1.").arg(inputs);
}

/// "Nodes: 120; tensors with statistics: 75, gradients: 73."
QString countSentence(const Document& document, const report::RunFigures& figures)
{
    return RunWords::tr("Nodes: %1; tensors with statistics: %2, gradients: %3.")
        .arg(document.run().graph.nodes.size())
        .arg(figures.forward.tensors)
        .arg(figures.gradient.tensors);
}

/// "38.0 %" and where.
FigureCard lossCard(const graph::Graph& graph, const sheet::NodeTitles& titles,
                    const DirectionFigures& figures, Direction direction)
{
    const graph::Node* worst = figures.worst ? graph.find(*figures.worst) : nullptr;
    const QString label = direction == Direction::Forward ? RunWords::tr("tensor that loses most")
                                                          : RunWords::tr("gradient that loses most");
    return {label, percentText(figures.lost), direction, worst ? pathText(titles, *worst) : QString()};
}

} // namespace

QString runTitle(const graph::Run& run)
{
    const QString model = QFileInfo(QString::fromStdString(run.facts.model)).fileName();
    return model.isEmpty() ? RunWords::tr("Run") : model;
}

QString runSubtitle(const Document& document)
{
    const graph::RunFacts& facts = document.run().facts;
    QStringList parts;
    if (!facts.method.empty() && facts.method != "forward")
        parts << QString::fromStdString(facts.method);
    if (facts.mode)
        parts << modeText(*facts.mode);
    if (facts.seed)
        parts << RunWords::tr("seed %1").arg(*facts.seed);
    if (!facts.device.empty())
        parts << QString::fromStdString(facts.device);
    if (const QString transforms = transformsText(document.run()); !transforms.isEmpty())
        parts << transforms;
    parts << RunWords::tr("held against %1 forward and %2 backward")
                 .arg(labelOf(document, Direction::Forward), labelOf(document, Direction::Backward));
    return parts.join(QStringLiteral(" · "));
}

QStringList firstCause(const Document& document)
{
    const sheet::ProblemRow* row = firstOf(*document.problems());
    if (row == nullptr)
        return {RunWords::tr("Nothing goes wrong in %1 forward or in %2 backward.")
                    .arg(labelOf(document, Direction::Forward), labelOf(document, Direction::Backward))};
    const graph::Node* node = row->problem.node ? document.run().graph.find(*row->problem.node) : nullptr;
    QStringList sentences{causeSentence(*row, node, document)};
    if (row->consequences > 0)
        sentences << RunWords::tr("Problems that follow from it: %1.").arg(row->consequences);
    if (const QString fix = fixSentence(*row, node, document.rangeThresholds()); !fix.isEmpty())
        sentences << fix;
    return sentences;
}

QStringList runSentences(const Document& document, const report::RunFigures& figures)
{
    const graph::Run& run = document.run();
    QStringList sentences;
    if (const QString others = othersSentence(*document.problems()); !others.isEmpty())
        sentences << others;
    for (const Direction direction : directions)
        if (const auto& counted = figures.of(direction);
            counted.untold > 0 && counted.untold == counted.tensors)
            sentences << untoldSentence(labelOf(document, direction));
    const auto cost =
        isSimulated(run) ? report::errorSentence(run.error.value_or(graph::RunError()),
                                                 report::errorOfResults(run.graph), report::startsAtLoss(run))
                         : message::Finding();
    if (cost)
        sentences << messageText(cost);
    sentences << countSentence(document, figures) << inputsSentence(run.facts);
    sentences.removeAll(QString());
    return sentences;
}

std::vector<FigureCard> runCards(const Document& document, const report::RunFigures& figures)
{
    const graph::Run& run = document.run();
    const sheet::NodeTitles titles(run.graph);
    std::vector<FigureCard> cards{
        {RunWords::tr("problems"), QString::number(document.problems()->count()), std::nullopt}};
    for (const Direction direction : directions)
        if (const auto& counted = figures.of(direction); counted.tensors > 0)
            cards.push_back({leavingLabel(direction, labelOf(document, direction)),
                             leavingText(counted.leaving, counted.tensors, counted.untold), direction,
                             leavingMeaning()});
    for (const Direction direction : directions)
        if (const auto& counted = figures.of(direction); counted.tensors > counted.untold)
            cards.push_back(lossCard(run.graph, titles, counted, direction));
    auto costs = run.error ? errorCards(run) : std::vector<FigureCard>();
    if (costs.empty() && isSimulated(run))
        costs = resultCards(run.graph);
    cards.insert(cards.end(), costs.begin(), costs.end());
    cards.push_back({RunWords::tr("nodes"), QString::number(run.graph.nodes.size()), std::nullopt});
    return cards;
}

} // namespace scalescope::widgets
