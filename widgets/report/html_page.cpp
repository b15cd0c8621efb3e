// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/html_page.h"

#include "core/report/text/sanitized_text.h"
#include "widgets/models/transform_names.h"
#include "widgets/report/report_words.h"
#include "widgets/theme/theme.h"

#include <QString>
#include <array>
#include <set>
#include <utility>

namespace scalescope::widgets {

namespace {

/// What the rules below ask for.
QString variablesOf(const Theme& theme)
{
    const std::array colours{std::pair{"text", &theme.text},         std::pair{"muted", &theme.muted},
                             std::pair{"page", &theme.window},       std::pair{"rail", &theme.rail},
                             std::pair{"line", &theme.line},         std::pair{"forward", &theme.forward},
                             std::pair{"gradient", &theme.gradient}, std::pair{"error", &theme.error},
                             std::pair{"warning", &theme.warning},   std::pair{"canvas", &theme.canvas}};
    QString text;
    for (const auto& [name, colour] : colours)
        text += QStringLiteral(" --%1: %2;").arg(QLatin1String(name), colour->name());
    return text;
}

constexpr const char* rules = R"(
* { box-sizing: border-box; }
html { color-scheme: light dark; }
body { font: 14px/1.5 Inter, system-ui, sans-serif; color: var(--text); background: var(--page);
  max-width: 1280px; margin: 24px auto; padding: 0 clamp(12px, 3vw, 24px); overflow-wrap: break-word; }
h1 { font-size: 22px; line-height: 1.3; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 16px; margin: 32px 0 8px; }
p.sub, .muted { color: var(--muted); } p.sub { margin: 4px 0 16px; }
p.lead { font-size: 16px; margin: 0 0 8px; }
p.text { max-width: 820px; margin: 4px 0; overflow-wrap: anywhere; }
p.warning { color: var(--warning); font-weight: 600; }
.cards { display: grid; gap: 12px; grid-template-columns: repeat(auto-fit, minmax(min(136px, 100%), 1fr)); margin: 16px 0; }
.card { background: var(--rail); border-radius: 6px; padding: 10px 14px; min-width: 0; }
.card b { display: block; font: 17px "DejaVu Sans Mono", ui-monospace, monospace; overflow-wrap: anywhere; }
.card span { display: block; color: var(--muted); font-size: 12px; overflow-wrap: anywhere; }
.forward { color: var(--forward); } .gradient { color: var(--gradient); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th { text-align: left; color: var(--muted); font-weight: 600; font-size: 12px; vertical-align: bottom; }
th.forward { color: var(--forward); } th.gradient { color: var(--gradient); }
th, td { padding: 3px 8px; border-bottom: 1px solid var(--rail); }
td { vertical-align: baseline; }
td.number, th.number { text-align: right; } td.number { white-space: nowrap; }
td.number { font: 12px "DejaVu Sans Mono", ui-monospace, monospace; }
td.lost { color: var(--error); font-weight: 700; }
td.bar { min-width: 36px; } td.bar i { display: block; height: 8px; opacity: .75; }
i.forward { background: var(--forward); } i.gradient { background: var(--gradient); }
td.name { overflow-wrap: anywhere; } td.tensor { min-width: min(30ch, 40vw); } td.key { white-space: nowrap; }
.problem { padding: 5px 0; border-bottom: 1px solid var(--rail); overflow-wrap: anywhere; }
.problem > .problem, .problem > p { margin-left: 1.4em; }
.problem:not(details) { padding-left: 1.2em; }
.problem .problem:last-child { border-bottom: 0; }
summary { cursor: pointer; }
.tag { font-size: 12px; font-weight: 600; color: var(--muted); margin-right: 6px; }
.tag.error { color: var(--error); } .tag.warning { color: var(--warning); }
.tag.error, .tag.warning { border: 1px solid; border-radius: 4px; padding: 0 5px; }
.tag.error:not(.tinted, .follows) { background: var(--error); border-color: var(--error); }
.tag.error:not(.tinted, .follows) { color: var(--page); }
.tag.warning:not(.follows) { background: var(--rail); }
.tag.tinted { background: color-mix(in srgb, var(--error) 25%, var(--page)); }
.tag.follows { font-weight: 400; }
.badge { font-size: 12px; border: 1px solid var(--line); border-radius: 9px; padding: 0 7px; white-space: nowrap; }
figure { margin: 0 0 12px; min-width: 0; }
figcaption { color: var(--muted); font-size: 12px; }
.picture { overflow: auto; border: 1px solid var(--line); background: var(--canvas); }
.picture img { display: block; margin: 0 auto; max-width: none; height: auto; }
.picture:not(.fits) { max-height: 90vh; resize: vertical; }
.picture.fits img { width: 100%; min-width: min(900px, 240vw); }
.pair { display: flex; gap: 16px; align-items: flex-start; } .pair figure { flex: 1; }
@media (max-width: 640px) { .pair { flex-direction: column; align-items: stretch; } }
@media print {
  @page { margin: 14mm 12mm; }
  body { font-size: 11px; margin: 0; padding: 0; max-width: none; }
  h1 { font-size: 18px; } h2 { font-size: 14px; margin: 20px 0 6px; } p.lead { font-size: 13px; }
  h1, h2, figcaption, p.before { break-after: avoid; }
  tr, .card, .problem:not(details), summary, img { break-inside: avoid; }
  thead { display: table-header-group; }
  .card { border: 1px solid var(--line); background: none; padding: 6px 10px; } .card b { font-size: 13px; }
  .scroll, .picture, .picture:not(.fits) { overflow: visible; max-height: none; }
  .picture { border: 0; }
  .picture img { max-width: 100%; max-height: 235mm; width: auto; }
  .picture.fits img { max-height: none; min-width: 0; width: 100%; }
  th, td { padding: 2px 3px; } th { font-size: 9px; }
  td.number, td.tensor, td.muted:not(.key) { font-size: 8.5px; } td.bar { min-width: 24px; }
  td.tensor { min-width: 16ch; }
  details::details-content { content-visibility: visible; block-size: auto; }
}
)";

/// The style sheet of reports: light or dark as the reader's system, light on paper, where no meaning hangs
/// on a background; for windows from 320 pixels on.
QString reportStyle()
{
    return QStringLiteral(":root {%1 }\n@media screen and (prefers-color-scheme: dark) { :root {%2 } }")
               .arg(variablesOf(Theme::light()), variablesOf(Theme::dark())) +
           QString::fromUtf8(rules);
}

/// No scripts and nothing from elsewhere: the policy makes a browser hold to it.
constexpr const char* policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

QString inElement(const char* name, const QString& cssClass, const QString& html)
{
    const QString attribute =
        cssClass.isEmpty() ? QString() : QStringLiteral(" class=\"%1\"").arg(cssClass.trimmed());
    return QStringLiteral("<%1%2>").arg(QLatin1String(name), attribute) + html +
           QStringLiteral("</%1>").arg(QLatin1String(name));
}

QString dataOf(const ReportPicture& picture, const QByteArray& bytes)
{
    return QStringLiteral("data:image/%1;base64,")
               .arg(picture.isSvg ? QStringLiteral("svg+xml") : QStringLiteral("png")) +
           QString::fromLatin1(bytes.toBase64());
}

QString imageOf(const ReportPicture& picture)
{
    const QString size = picture.size.isEmpty() ? QString()
                                                : QStringLiteral(" width=\"%1\" height=\"%2\"")
                                                      .arg(picture.size.width())
                                                      .arg(picture.size.height());
    QString image = QStringLiteral("<img alt=\"%1\"%2 src=\"").arg(escaped(picture.title), size) +
                    dataOf(picture, picture.bytes) + QStringLiteral("\"/>");
    if (picture.dark.isEmpty())
        return image;
    return QStringLiteral("<picture><source media=\"screen and (prefers-color-scheme: dark)\" srcset=\"") +
           dataOf(picture, picture.dark) + QStringLiteral("\"/>") + image + QStringLiteral("</picture>");
}

std::set<std::string> keysOf(const std::vector<std::map<std::string, std::string>>& facts)
{
    std::set<std::string> keys;
    for (const auto& texts : facts)
        for (const auto& [key, text] : texts)
            keys.insert(key);
    keys.erase("job");
    if (facts.size() > 1)
        for (const char* key : {"started", "finished"})
            keys.erase(key);
    return keys;
}

} // namespace

QString escaped(const std::string& text)
{
    return QString::fromStdString(report::sanitizedText(text)).toHtmlEscaped();
}

QString escaped(const QString& text)
{
    return escaped(text.toStdString());
}

QString cssClass(graph::Direction direction)
{
    return direction == graph::Direction::Forward ? QStringLiteral("forward") : QStringLiteral("gradient");
}

QByteArray htmlPage(const QString& title, const QString& body)
{
    QString text = QStringLiteral("<!DOCTYPE html>\n<html lang=\"") +
                   ComparisonWords::tr("en", "the language's code").toHtmlEscaped() +
                   QStringLiteral("\">\n<head>\n<meta charset=\"utf-8\"/>\n"
                                  "<meta http-equiv=\"Content-Security-Policy\" content=\"");
    text += QLatin1String(policy);
    text += QStringLiteral("\"/>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
                           "<title>") +
            escaped(title) + QStringLiteral("</title>\n<style>\n") + reportStyle() +
            QStringLiteral("</style>\n</head>\n<body>\n");
    return (text + body + QStringLiteral("</body>\n</html>\n")).toUtf8();
}

QString htmlTitle(const QString& title, const QString& subtitle)
{
    return inElement("h1", {}, escaped(title)) + u'\n' + htmlParagraph(subtitle, QStringLiteral("sub"));
}

QString htmlHeading(const QString& text)
{
    return inElement("h2", {}, escaped(text)) + u'\n';
}

QString htmlParagraph(const QString& text, const QString& cssClass)
{
    return inElement("p", cssClass, escaped(text)) + u'\n';
}

QString htmlList(const QStringList& sentences)
{
    QString items;
    for (const QString& sentence : sentences)
        items += inElement("li", {}, escaped(sentence)) + u'\n';
    return items.isEmpty() ? items : QStringLiteral("<ul>\n") + items + QStringLiteral("</ul>\n");
}

QString htmlCards(const std::vector<FigureCard>& cards)
{
    QString text;
    for (const FigureCard& card : cards) {
        const QString place = card.place.isEmpty() ? QString() : inElement("span", {}, escaped(card.place));
        text += inElement("div", QStringLiteral("card"),
                          inElement("span", {}, escaped(card.label)) +
                              inElement("b", card.direction ? cssClass(*card.direction) : QString(),
                                        escaped(card.value)) +
                              place) +
                u'\n';
    }
    return QStringLiteral("<div class=\"cards\">\n") + text + QStringLiteral("</div>\n");
}

QString htmlCell(const QString& text, const QString& cssClass)
{
    return inElement("td", cssClass, escaped(text));
}

QString htmlNumber(const QString& text, const QString& more)
{
    return htmlCell(text, QStringLiteral("number ") + more);
}

QString htmlHead(const QString& text, const QString& cssClass, int columns)
{
    const QString span = columns == 1 ? QString() : QStringLiteral(" colspan=\"%1\"").arg(columns);
    const QString attribute = cssClass.isEmpty() ? QString() : QStringLiteral(" class=\"%1\"").arg(cssClass);
    return QStringLiteral("<th%1%2>").arg(attribute, span) + escaped(text) + QStringLiteral("</th>");
}

QString htmlHead(const QString& text, graph::Direction direction, int columns)
{
    return htmlHead(text, QStringLiteral("number ") + cssClass(direction), columns);
}

QString htmlLeftOut(const QString& words, std::size_t shown, std::size_t all)
{
    return shown == all ? QString()
                        : htmlParagraph(words.arg(shown).arg(all), QStringLiteral("muted before"));
}

QString htmlTable(const QString& label, const QString& head, const QString& rows)
{
    const QString top =
        head.isEmpty() ? QString() : inElement("thead", {}, inElement("tr", {}, head)) + u'\n';
    return QStringLiteral(
               "<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"%1\">\n<table>\n")
               .arg(escaped(label)) +
           top + QStringLiteral("<tbody>\n") + rows + QStringLiteral("</tbody>\n</table>\n</div>\n");
}

ReportPicture reportPicture(const QString& title, const ThemedPicture& picture, std::size_t rows)
{
    if (rows > mostRowsAsStrokes)
        return {title, pngOf(picture[0], 1), false};
    return {title, svgOf(picture[0]), true, svgOf(picture[1])};
}

QString htmlPictures(const std::vector<ReportPicture>& pictures)
{
    QString images;
    for (const ReportPicture& picture : pictures)
        images += imageOf(picture) + u'\n';
    const bool fits = pictures.empty() || pictures.front().size.isEmpty();
    return QStringLiteral("<div class=\"picture%1\" role=\"region\" tabindex=\"0\" aria-label=\"%2\">\n")
               .arg(fits ? QStringLiteral(" fits") : QString(),
                    pictures.empty() ? QString() : escaped(pictures.front().title)) +
           images + QStringLiteral("</div>\n");
}

QString htmlFacts(const QString& label, const std::vector<const graph::Run*>& runs, const QStringList& names)
{
    std::vector<std::map<std::string, std::string>> facts;
    for (const graph::Run* run : runs) {
        facts.push_back(run->facts.texts());
        facts.back().erase("transforms");
        if (const QString transforms = transformsText(*run); !transforms.isEmpty())
            facts.back()["transforms"] = transforms.toStdString();
        facts.back()["status"] = toString(run->status);
    }
    QString rows;
    for (const std::string& key : keysOf(facts)) {
        QString cells = htmlCell(QString::fromStdString(key), QStringLiteral("muted key"));
        for (const auto& texts : facts) {
            const auto found = texts.find(key);
            cells += htmlCell(found == texts.end() ? QString() : QString::fromStdString(found->second),
                              QStringLiteral("name"));
        }
        rows += htmlRow(cells);
    }
    QString head;
    if (!names.isEmpty())
        head = htmlHead({});
    for (const QString& name : names)
        head += htmlHead(name);
    return htmlTable(label, head, rows);
}

} // namespace scalescope::widgets
