// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/html_page.h"

#include "core/report/sanitized_text.h"
#include "widgets/models/transform_names.h"
#include "widgets/report/report_style.h"
#include "widgets/report/report_words.h"

#include <array>
#include <set>
#include <utility>

namespace scalescope::widgets {

namespace {

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
