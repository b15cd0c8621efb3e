// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/problem_section.h"

#include "widgets/models/problem_model.h"
#include "widgets/report/html_page.h"
#include "widgets/report/run_words.h"

#include <algorithm>

namespace scalescope::widgets {

namespace {

constexpr int mostTogether = 200; ///< rows beneath one, or at the top
constexpr int mostProblems = 1000;
constexpr int mostOpened = 12; ///< rows beneath the first cause, which is open with so many at most

QString span(const char* cssClass, const QString& text)
{
    return text.isEmpty() ? QString()
                          : QStringLiteral("<span class=\"%1\">").arg(QLatin1String(cssClass)) +
                                escaped(text) + QStringLiteral("</span> ");
}

class Rows
{
public:
    explicit Rows(Document* document) : m_model(document) {}

    [[nodiscard]] QString html(const QModelIndex& parent = {})
    {
        QString text;
        const int count = m_model.rowCount(parent);
        const int shown = std::min({count, mostTogether, m_left});
        m_left -= shown;
        for (int row = 0; row < shown; ++row)
            text += rowHtml(m_model.index(row, 0, parent));
        if (shown < count)
            text += htmlParagraph(
                RunWords::tr("Left out here: %1 more; the window lists all.").arg(count - shown),
                QStringLiteral("muted"));
        return text;
    }

private:
    [[nodiscard]] QString rowHtml(const QModelIndex& index)
    {
        const int beneath = m_model.rowCount(index);
        const QString words = wordsOf(index);
        if (beneath == 0)
            return QStringLiteral("<div class=\"problem\">") + words + QStringLiteral("</div>\n");
        const bool isFirst = !index.parent().isValid() && index.row() == 0;
        const QString open = isFirst && beneath <= mostOpened ? QStringLiteral(" open=\"\"") : QString();
        return QStringLiteral("<details class=\"problem\"%1><summary>").arg(open) + words +
               QStringLiteral("</summary>\n") + html(index) + QStringLiteral("</details>\n");
    }

    static const char* signClass(const QModelIndex& index)
    {
        const auto form = static_cast<sheet::SignForm>(index.data(SignFormRole).toInt());
        switch (static_cast<graph::Severity>(index.data(SeverityRole).toInt())) {
        case graph::Severity::Error:
            return form == sheet::SignForm::Solid    ? "tag error"
                   : form == sheet::SignForm::Tinted ? "tag error tinted"
                                                     : "tag error follows";
        case graph::Severity::Warning:
            return form == sheet::SignForm::Outline ? "tag warning follows" : "tag warning";
        case graph::Severity::Info:
            break;
        }
        return "tag";
    }

    [[nodiscard]] static QString wordsOf(const QModelIndex& index)
    {
        const auto text = [&index](int column) { return index.siblingAtColumn(column).data().toString(); };
        const QString place = text(ProblemModel::NodeColumn);
        return span(signClass(index), index.data(Qt::AccessibleTextRole).toString()) +
               (place.isEmpty() ? QString()
                                : QStringLiteral("<b>") + escaped(place) + QStringLiteral("</b> ")) +
               span("muted", text(ProblemModel::OperatorColumn)) +
               escaped(text(ProblemModel::MessageColumn)) + QStringLiteral(" ") +
               span("badge", text(ProblemModel::BadgeColumn)) + span("muted", text(ProblemModel::FixColumn));
    }

    ProblemModel m_model;
    int m_left = mostProblems;
};

} // namespace

QString problemSection(Document& document)
{
    Rows rows(&document);
    const QString text = rows.html();
    return text.isEmpty() ? htmlParagraph(RunWords::tr("There are none.", "problems")) : text;
}

} // namespace scalescope::widgets
