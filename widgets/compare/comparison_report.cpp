// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/comparison_report.h"

#include "widgets/compare/comparison_words.h"
#include "widgets/models/display.h"
#include "widgets/models/field_text.h"
#include "widgets/report/report_words.h"

#include <cmath>

namespace scalescope::widgets {

namespace {

using graph::Direction;
using graph::Node;

/// The full tables are what `--table` writes; a report is read by people.
constexpr std::size_t mostRows = 500;

QString numberCell(const Node* node, Direction direction, sheet::FieldId quantity)
{
    const graph::Metric* metric = node ? node->metric(direction) : nullptr;
    const bool isThere = metric && metric->statistics.numel > 0;
    return htmlNumber(isThere ? numberText(valueOf(metric->statistics, quantity)) : QString());
}

QString ratioCells(const ComparisonScene& scene, const ComparisonRow& row, Direction direction)
{
    const auto& log2 = row.log2[direction == Direction::Forward ? 0 : 1];
    QString bar;
    if (log2 && *log2 != 0 && !std::isnan(*log2)) {
        const double part = std::isfinite(*log2) && scene.largest > 0 ? std::abs(*log2) / scene.largest : 1.0;
        bar = QStringLiteral("<i class=\"%1\" style=\"width:%2%\"></i>")
                  .arg(cssClass(direction))
                  .arg(std::max(1.0, std::round(part * 1000) / 10));
    }
    const bool isNoise = row.gradientIsZero && direction == Direction::Backward;
    return htmlNumber(isNoise ? zeroGradientText() : changeText(log2)) +
           QStringLiteral("<td class=\"bar\">") + bar + QStringLiteral("</td>");
}

QString errorCells(const ComparisonRow& row, Direction direction)
{
    const DirectionErrors& errors = row.errors[direction == Direction::Forward ? 0 : 1];
    return htmlNumber(errorCell(errors, sheet::FieldId::Sqnr));
}

QString changeRow(const ComparisonScene& scene, const ComparisonRow& row)
{
    const Node& node = row.a ? *row.a : *row.b;
    const QString status = row.status == compare::Status::Matched ? QString()
                           : row.status == compare::Status::Added ? ComparisonWords::tr("added")
                                                                  : ComparisonWords::tr("removed");
    QString text = QStringLiteral("<td class=\"name tensor\">") + escaped(row.label) +
                   QStringLiteral(" <span class=\"muted\">") + escaped(status) +
                   QStringLiteral("</span></td>") + htmlCell(operatorText(node), QStringLiteral("muted"));
    for (const Direction direction : directions)
        text += numberCell(row.a, direction, scene.quantity) + numberCell(row.b, direction, scene.quantity) +
                ratioCells(scene, row, direction) +
                (scene.hasErrors ? errorCells(row, direction) : QString());
    return htmlRow(text);
}

QString headOf(const ComparisonScene& scene)
{
    QString head = htmlHead(ComparisonWords::tr("tensor")) + htmlHead(ComparisonWords::tr("operator"));
    for (const Direction direction : directions) {
        head += htmlHead(QStringLiteral("%1, %2").arg(directionText(direction), scene.names[0]), direction) +
                htmlHead(scene.names[1], direction) + htmlHead(QStringLiteral("log2"), direction, 2);
        if (scene.hasErrors)
            head += htmlHead(fieldTitle(sheet::FieldId::Sqnr), direction);
    }
    return head;
}

QString changesOf(const ComparisonScene& scene)
{
    const auto order = scene.byChange();
    QString text;
    if (order.size() > mostRows)
        text +=
            htmlParagraph(ComparisonWords::tr(
                              "These are the %1 largest of %2; all are in the table that scalescope compare "
                              "--table writes.")
                              .arg(mostRows)
                              .arg(order.size()),
                          QStringLiteral("muted before"));
    QString rows;
    for (std::size_t i = 0; i < order.size() && i < mostRows; ++i)
        rows += changeRow(scene, scene.rows[order[i]]);
    return text + htmlTable(ComparisonWords::tr("Changes, the largest first"), headOf(scene), rows);
}

/// Both graphs in two columns.
QString graphsOf(const ReportPictures& pictures)
{
    QString text = htmlHeading(ComparisonWords::tr("Graphs"));
    if (!pictures.whyNoGraphs.isEmpty())
        return text + htmlParagraph(pictures.whyNoGraphs);
    text += QStringLiteral("<div class=\"pair\">\n");
    for (const ReportPicture& picture : pictures.graphs)
        text += QStringLiteral("<figure><figcaption>%1</figcaption>\n").arg(escaped(picture.title)) +
                htmlPicture(picture) + QStringLiteral("</figure>\n");
    return text + QStringLiteral("</div>\n");
}

/// The sentences; those of runs that are not whole are to be seen.
QString summaryOf(const ComparisonScene& scene)
{
    QString text;
    for (const QString& warning : scene.warnings)
        text += htmlParagraph(warning, QStringLiteral("warning"));
    return text + htmlCards(scene.cards) + htmlList(scene.sentences.mid(scene.warnings.size()));
}

} // namespace

QByteArray comparisonReport(const ComparisonScene& scene, const ReportPictures& pictures)
{
    QString body = htmlTitle(scene.title, scene.subtitle) + summaryOf(scene) +
                   htmlHeading(ComparisonWords::tr("Changes, the largest first")) + changesOf(scene);
    for (const ReportPicture& picture : pictures.plots)
        body += htmlHeading(picture.title) + htmlPicture(picture);
    body += graphsOf(pictures);
    const QString facts = ComparisonWords::tr("What was compared");
    const QStringList names(scene.names.begin(), scene.names.end());
    body +=
        htmlHeading(facts) + htmlFacts(facts, {scene.comparison.a.get(), scene.comparison.b.get()}, names);
    return htmlPage(scene.title, body);
}

} // namespace scalescope::widgets
