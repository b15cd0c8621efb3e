// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/dot_export.h"

#include "widgets/graphview/finding_badge.h"
#include "widgets/graphview/graph_picture.h"

#include <QCoreApplication>
#include <array>
#include <cmath>

namespace scalescope::widgets {

namespace {

/// The translation context of this file's words.
struct DotExport
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::GraphExport)
};

/// A quoted string of DOT; line ends become `\n`.
QString quoted(QString text)
{
    text.replace('\\', QLatin1String("\\\\"))
        .replace('"', QLatin1String("\\\""))
        .replace('\n', QLatin1String("\\n"));
    return '"' + text + '"';
}

class DotExporter
{
public:
    DotExporter(const Document& document, const Theme& theme, const ViewGraph& view)
        : m_theme(theme),
          m_view(view),
          m_looks(looksOf(view, document)),
          m_descriptions(document),
          m_formats{QString::fromStdString(document.format(graph::Direction::Forward).label),
                    QString::fromStdString(document.format(graph::Direction::Backward).label)}
    {
    }

    QByteArray write()
    {
        m_text = QStringLiteral(
                     "digraph {\n"
                     "  graph [rankdir=TB, bgcolor=%1, fontname=\"Helvetica\", fontcolor=%2];\n"
                     "  node [shape=box, style=\"filled,rounded\", fontname=\"Helvetica\", fontsize=11, "
                     "color=%3];\n"
                     "  edge [color=%3, arrowsize=0.7];\n")
                     .arg(quoted(m_theme.canvas.name()), quoted(m_theme.muted.name()),
                          quoted(m_theme.muted.name()));
        writeInside(-1, 1);
        for (const ViewEdge& edge : m_view.edges)
            m_text += QStringLiteral("  %1 -> %2;\n").arg(name(edge.source), name(edge.target));
        return (m_text + QStringLiteral("}\n")).toUtf8();
    }

private:
    [[nodiscard]] QString name(int card) const
    {
        return QStringLiteral("n%1").arg(m_view.cards[static_cast<std::size_t>(card)].node);
    }

    void writeInside(int module, int depth)
    {
        const QString indent(qsizetype{2} * depth, ' ');
        for (std::size_t card = 0; card < m_view.cards.size(); ++card) {
            if (m_view.cards[card].cluster == module)
                m_text += indent + cardText(card);
        }
        for (std::size_t i = 0; i < m_view.modules.size(); ++i) {
            if (m_view.modules[i].parent != module)
                continue;
            m_text += indent + QStringLiteral("subgraph cluster_%1 {\n").arg(i);
            m_text += indent + QStringLiteral("  label=%1; labeljust=l; color=%2;\n")
                                   .arg(quoted(frameTitle(m_view.modules[i])), quoted(m_theme.line.name()));
            writeInside(static_cast<int>(i), depth + 1);
            m_text += indent + QStringLiteral("}\n");
        }
    }

    static QChar arrowOf(const FindingSign& sign)
    {
        const bool isForward = sign.direction == graph::Direction::Forward;
        const bool startsHere = sign.form != sheet::SignForm::Outline;
        if (sign.isWarning)
            return startsHere ? (isForward ? u'▾' : u'▴') : (isForward ? u'▿' : u'▵');
        return startsHere ? (isForward ? u'▼' : u'▲') : (isForward ? u'▽' : u'△');
    }

    /// "▼ underflow" where it starts, "▽ underflow" where it follows from another; upwards in the gradient,
    /// small of a warning. What is an error only where it is stored so says that.
    [[nodiscard]] QString labelText(const CardLook& look, const FindingSign& sign) const
    {
        const QString word = findingText(look.findings.of(sign.direction).finding);
        const bool isStored =
            !look.marks.stored.isEmpty() && sign.direction == look.findings.worseDirection();
        const QString said = isStored ? look.marks.stored + QStringLiteral(": ") + word : word;
        return arrowOf(sign) + u' ' +
               (sign.form == sheet::SignForm::Tinted
                    ? DotExport::tr("%1, only if stored in %2", "a problem, a format")
                          .arg(said, m_formats[static_cast<std::size_t>(sign.direction)])
                    : said);
    }

    [[nodiscard]] QString cardText(std::size_t card) const
    {
        const CardLook& look = m_looks[card];
        QString label = look.title + '\n' + look.detail;
        for (const FindingSign& sign : signsOf(look.findings))
            label += '\n' + labelText(look, sign);
        const QColor fill = colourOf(look, m_theme);
        const QColor ink = fill.lightnessF() < 0.5F ? QColor(Qt::white) : QColor("#1d2025");
        return QStringLiteral("%1 [label=%2, tooltip=%3, fillcolor=%4, fontcolor=%5%6];\n")
            .arg(name(static_cast<int>(card)), quoted(label),
                 quoted(m_descriptions.of(m_view.cards[card], look)), quoted(fill.name()), quoted(ink.name()),
                 m_view.cards[card].isStack() ? QStringLiteral(", peripheries=2") : QString());
    }

    const Theme& m_theme;
    const ViewGraph& m_view;
    std::vector<CardLook> m_looks;
    CardDescriptions m_descriptions;
    std::array<QString, 2> m_formats; ///< by direction
    QString m_text;
};

} // namespace

QByteArray dotExport(const Document& document, const Theme& theme, const ViewGraph& view)
{
    return DotExporter(document, theme, view).write();
}

} // namespace scalescope::widgets
