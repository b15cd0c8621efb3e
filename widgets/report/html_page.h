// SPDX-License-Identifier: GPL-3.0-or-later
// The parts that reports are put together from: HTML that needs nothing else, no script and no network. Texts
// are taken as they are; what would act in them is shown or escaped here.
#pragma once

#include "core/graph/run.h"
#include "widgets/report/figure_card.h"
#include "widgets/theme/picture_file.h"

#include <QByteArray>
#include <QSize>
#include <QString>
#include <QStringList>
#include <array>
#include <optional>
#include <vector>

namespace scalescope::widgets {

/// A text as HTML in which nothing acts: report::sanitizedText(), and no markup.
QString escaped(const QString& text);
QString escaped(const std::string& text);

/// "forward", "gradient": the class of what has a direction's colour.
QString cssClass(graph::Direction direction);

/// The whole document around a body, in the window's language.
QByteArray htmlPage(const QString& title, const QString& body);

/// `title` in large letters and what it is about.
QString htmlTitle(const QString& title, const QString& subtitle);
QString htmlHeading(const QString& text);
QString htmlParagraph(const QString& text, const QString& cssClass = QStringLiteral("text"));
/// One sentence each.
QString htmlList(const QStringList& sentences);
QString htmlCards(const std::vector<FigureCard>& cards);

/// A cell of a table.
QString htmlCell(const QString& text, const QString& cssClass = {});
/// Of a number, missing where the text is empty.
QString htmlNumber(const QString& text, const QString& more = {});
/// A cell of a table's head; over so many columns.
QString htmlHead(const QString& text, const QString& cssClass = {}, int columns = 1);
/// Of a column of numbers of that direction.
QString htmlHead(const QString& text, graph::Direction direction, int columns = 1);
/// "These are the first 300 of 2,000" above a table or picture that leaves something out, else nothing.
/// `words` have places for both numbers.
QString htmlLeftOut(const QString& words, std::size_t shown, std::size_t all);
/// A table of cells; `rows` with their <tr>. On screen it scrolls by itself where it is too wide, on paper
/// its head stands on each page. `label` is for who can't see it.
QString htmlTable(const QString& label, const QString& head, const QString& rows);
inline QString htmlRow(const QString& cells)
{
    return QStringLiteral("<tr>") + cells + QStringLiteral("</tr>\n");
}

/// A picture of a report.
struct ReportPicture
{
    QString title;
    QByteArray bytes;
    bool isSvg = true;    ///< else PNG
    QByteArray dark = {}; ///< the same in dark colours; empty where there is none
    QSize size = {}; ///< in logical pixels, where it is to be shown as it is; else it is as wide as the page
};

/// A picture in light and in dark colours.
using ThemedPicture = std::array<Picture, 2>;

/// A picture with more rows or cards is an image: the strokes of thousands are megabytes.
inline constexpr std::size_t mostRowsAsStrokes = 500;

/// As SVG in both where it has few rows or cards, else as PNG, which is light alone.
ReportPicture reportPicture(const QString& title, const ThemedPicture& picture, std::size_t rows);

/// Pictures one below the other, as if they were one.
QString htmlPictures(const std::vector<ReportPicture>& pictures);
inline QString htmlPicture(const ReportPicture& picture)
{
    return htmlPictures({picture});
}

/// The facts of runs beside each other, by their keys in the run file, but for the job, which repeats them.
/// `names` stand above, where there are several runs. Times of one run, which are no difference between two.
QString htmlFacts(const QString& label, const std::vector<const graph::Run*>& runs,
                  const QStringList& names = {});

} // namespace scalescope::widgets
