// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/comparison_report.h"

#include "widgets/models/compare_table_model.h"
#include "widgets/models/display.h"
#include "widgets/models/transform_names.h"

#include <QCoreApplication>
#include <cmath>
#include <set>

namespace scalescope::widgets {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::Comparison)
};

using graph::Direction;
using graph::Node;

/// The full tables are what `--table` writes; a report is read by people.
constexpr std::size_t mostRows = 500;

/// No scripts and nothing from elsewhere: the policy makes a browser hold to it.
constexpr const char* head = R"(<!DOCTYPE html>
<html lang="%2">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>%1</title>
<style>
body { font: 14px/1.5 system-ui, "DejaVu Sans", sans-serif; color: %3; background: #fff; max-width: 1280px;
  margin: 24px auto; padding: 0 24px; }
h1 { font-size: 22px; margin: 0; } h2 { font-size: 16px; margin: 32px 0 8px; }
p.sub, .muted { color: %4; } p.sub { margin: 4px 0 16px; }
.cards { display: flex; gap: 16px; flex-wrap: wrap; }
.card { flex: 1; background: %5; border-radius: 6px; padding: 10px 14px; min-width: 150px; }
.card b { display: block; font: 17px "DejaVu Sans Mono", monospace; }
.card span { color: %4; font-size: 12px; }
.forward { color: %6; } .gradient { color: %7; }
table { border-collapse: collapse; width: 100%%; }
th { text-align: left; color: %4; font-weight: 600; font-size: 12px; }
th, td { padding: 3px 8px; border-bottom: 1px solid %5; vertical-align: baseline; }
td.number, th.number { text-align: right; white-space: nowrap; }
td.number { font: 12px "DejaVu Sans Mono", monospace; }
td.bar { min-width: 36px; } td.bar i { display: block; height: 8px; opacity: .75; }
i.forward { background: %6; } i.gradient { background: %7; }
p.warning { color: %8; font-weight: 600; }
.pair { display: flex; gap: 16px; align-items: flex-start; } .pair figure { flex: 1; margin: 0; min-width: 0; overflow: auto; }
@media screen { .pair img { width: auto; } }
@media print { body { font-size: 11px; margin: 0; padding: 0; } th, td { padding: 2px 3px; }
  td.number, td.tensor { font-size: 9px; } td.bar { min-width: 24px; } }
td.name { overflow-wrap: anywhere; } td.tensor { min-width: 30ch; } img { width: 100%%; border: 1px solid %5; }
</style>
</head>
<body>
)";

QString escaped(const std::string& text)
{
    return QString::fromStdString(text).toHtmlEscaped();
}

QString cssClass(Direction direction)
{
    return direction == Direction::Forward ? QStringLiteral("forward") : QStringLiteral("gradient");
}

QString headOf(const ComparisonScene& scene, const Theme& theme)
{
    QString text = QString::fromUtf8(head);
    text.replace(QStringLiteral("%%"), QStringLiteral("%"));
    // The title last: it is the user's, and may hold a percent sign.
    const QStringList values{scene.title.toHtmlEscaped(), Words::tr("en", "the language's code"),
                             theme.text.name(),           theme.muted.name(),
                             theme.rail.name(),           theme.forward.name(),
                             theme.gradient.name(),       theme.warning.name()};
    for (qsizetype i = values.size(); i-- > 0;)
        text.replace(QStringLiteral("%") + QString::number(i + 1), values[i]);
    return text;
}

QString cardsOf(const ComparisonScene& scene)
{
    QString text = QStringLiteral("<div class=\"cards\">\n");
    for (const ComparisonCard& card : scene.cards)
        text += QStringLiteral("<div class=\"card\"><span>") + card.label.toHtmlEscaped() +
                QStringLiteral("</span><b class=\"") +
                (card.direction ? cssClass(*card.direction) : QString()) + QStringLiteral("\">") +
                card.value.toHtmlEscaped() + QStringLiteral("</b></div>\n");
    return text + QStringLiteral("</div>\n");
}

/// The facts of both runs, by their keys in the run file. The job repeats them, and times are no difference.
QString factsOf(const ComparisonScene& scene)
{
    const graph::Run& a = *scene.comparison.a;
    const graph::Run& b = *scene.comparison.b;
    const std::array facts{a.facts.texts(), b.facts.texts()};
    std::set<std::string> keys;
    for (const auto& texts : facts)
        for (const auto& [key, text] : texts)
            keys.insert(key);
    for (const char* key : {"job", "started", "finished"})
        keys.erase(key);
    const auto value = [](const std::map<std::string, std::string>& texts, const std::string& key) {
        const auto found = texts.find(key);
        return found == texts.end() ? QString() : escaped(found->second);
    };
    const QString row = QStringLiteral("<tr><td class=\"muted\">%1</td><td class=\"name\">%2</td>"
                                       "<td class=\"name\">%3</td></tr>\n");
    QString text = QStringLiteral("<table>\n<tr><th></th><th>%1</th><th>%2</th></tr>\n")
                       .arg(scene.names[0].toHtmlEscaped(), scene.names[1].toHtmlEscaped());
    for (const std::string& key : keys) {
        if (key == "transforms")
            text +=
                row.arg(escaped(key), transformsText(a).toHtmlEscaped(), transformsText(b).toHtmlEscaped());
        else
            text += row.arg(escaped(key), value(facts[0], key), value(facts[1], key));
    }
    const auto status = [](const graph::Run& run) { return escaped(std::string(toString(run.status))); };
    text += row.arg(QStringLiteral("status"), status(a), status(b));
    return text + QStringLiteral("</table>\n");
}

QString numberCell(const Node* node, Direction direction, Quantity quantity)
{
    const graph::Metric* metric = node ? node->metric(direction) : nullptr;
    const bool isThere = metric && metric->statistics.numel > 0;
    return QStringLiteral("<td class=\"number\">") +
           (isThere ? numberText(valueOf(metric->statistics, quantity)) : QString()) +
           QStringLiteral("</td>");
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
    return QStringLiteral("<td class=\"number\">") + (isNoise ? zeroGradientText() : changeText(log2)) +
           QStringLiteral("</td><td class=\"bar\">") + bar + QStringLiteral("</td>");
}

QString errorCells(const ComparisonRow& row, Direction direction)
{
    const DirectionErrors& errors = row.errors[direction == Direction::Forward ? 0 : 1];
    return QStringLiteral("<td class=\"number\">%1</td>").arg(errorCell(errors, ErrorFigure::Sqnr));
}

QString changeRow(const ComparisonScene& scene, const ComparisonRow& row)
{
    const Node& node = row.a ? *row.a : *row.b;
    const QString status = row.status == compare::Status::Matched ? QString()
                           : row.status == compare::Status::Added ? Words::tr("added")
                                                                  : Words::tr("removed");
    QString text = QStringLiteral("<tr><td class=\"name tensor\">%1 <span class=\"muted\">%2</span></td>"
                                  "<td class=\"muted\">%3</td>")
                       .arg(row.label.toHtmlEscaped(), status, operatorText(node).toHtmlEscaped());
    for (const Direction direction : directions)
        text += numberCell(row.a, direction, scene.quantity) + numberCell(row.b, direction, scene.quantity) +
                ratioCells(scene, row, direction) +
                (scene.hasErrors ? errorCells(row, direction) : QString());
    return text + QStringLiteral("</tr>\n");
}

QString changesOf(const ComparisonScene& scene)
{
    const auto order = scene.byChange();
    QString text;
    if (order.size() > mostRows)
        text +=
            QStringLiteral("<p class=\"muted\">%1</p>\n")
                .arg(Words::tr("These are the %1 largest of %2; all are in the table that scalescope compare "
                               "--table writes.")
                         .arg(mostRows)
                         .arg(order.size())
                         .toHtmlEscaped());
    text +=
        QStringLiteral("<table>\n<tr><th>%1</th><th>%2</th>").arg(Words::tr("tensor"), Words::tr("operator"));
    for (const Direction direction : directions) {
        text += QStringLiteral("<th class=\"number %1\">%2, %3</th><th class=\"number %1\">%4</th>"
                               "<th class=\"number %1\" colspan=\"2\">log2</th>")
                    .arg(cssClass(direction), directionText(direction), scene.names[0].toHtmlEscaped(),
                         scene.names[1].toHtmlEscaped());
        if (scene.hasErrors)
            text += QStringLiteral("<th class=\"number %1\">%2</th>")
                        .arg(cssClass(direction), errorTitle(ErrorFigure::Sqnr));
    }
    text += QStringLiteral("</tr>\n");
    for (std::size_t i = 0; i < order.size() && i < mostRows; ++i)
        text += changeRow(scene, scene.rows[order[i]]);
    return text + QStringLiteral("</table>\n");
}

QString pictureOf(const ReportPicture& picture)
{
    const QString kind = picture.isSvg ? QStringLiteral("svg+xml") : QStringLiteral("png");
    return QStringLiteral("<img alt=\"%1\" src=\"data:image/%2;base64,%3\">\n")
        .arg(picture.title.toHtmlEscaped(), kind, QString::fromLatin1(picture.bytes.toBase64()));
}

QString heading(const QString& text)
{
    return QStringLiteral("<h2>") + text.toHtmlEscaped() + QStringLiteral("</h2>\n");
}

/// Both graphs in two columns.
QString graphsOf(const ReportPictures& pictures)
{
    QString text = heading(Words::tr("Graphs"));
    if (!pictures.whyNoGraphs.isEmpty())
        return text + QStringLiteral("<p>%1</p>\n").arg(pictures.whyNoGraphs.toHtmlEscaped());
    text += QStringLiteral("<div class=\"pair\">\n");
    for (const ReportPicture& picture : pictures.graphs)
        text += QStringLiteral("<figure><figcaption>%1</figcaption>\n").arg(picture.title.toHtmlEscaped()) +
                pictureOf(picture) + QStringLiteral("</figure>\n");
    return text + QStringLiteral("</div>\n");
}

/// The sentences; those of runs that are not whole are to be seen.
QString summaryOf(const ComparisonScene& scene)
{
    QString text;
    for (const QString& warning : scene.warnings)
        text += QStringLiteral("<p class=\"warning\">%1</p>\n").arg(warning.toHtmlEscaped());
    text += cardsOf(scene) + QStringLiteral("<ul>\n");
    for (const QString& sentence : scene.sentences.mid(scene.warnings.size()))
        text += QStringLiteral("<li>") + sentence.toHtmlEscaped() + QStringLiteral("</li>\n");
    return text + QStringLiteral("</ul>\n");
}

} // namespace

QByteArray comparisonReport(const ComparisonScene& scene, const ReportPictures& pictures, const Theme& theme)
{
    QString text = headOf(scene, theme);
    text += QStringLiteral("<h1>%1</h1>\n<p class=\"sub\">%2</p>\n")
                .arg(scene.title.toHtmlEscaped(), scene.subtitle.toHtmlEscaped());
    text += summaryOf(scene);
    text += heading(Words::tr("Changes, the largest first")) + changesOf(scene);
    for (const ReportPicture& picture : pictures.plots)
        text += heading(picture.title) + pictureOf(picture);
    text += graphsOf(pictures);
    text += heading(Words::tr("What was compared")) + factsOf(scene);
    return (text + QStringLiteral("</body>\n</html>\n")).toUtf8();
}

} // namespace scalescope::widgets
