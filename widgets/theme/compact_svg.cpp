// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/compact_svg.h"

#include <QByteArrayView>
#include <optional>

namespace scalescope::widgets {

namespace {

constexpr QByteArrayView groupBegin = "<g ";
constexpr QByteArrayView groupEnd = "</g>";

/// A group without groups inside.
struct Group
{
    QByteArrayView attributes;
    QByteArrayView content;
    qsizetype begin = 0; ///< in the whole text, and where what follows begins
    qsizetype end = 0;
};

std::optional<Group> nextGroup(QByteArrayView svg, qsizetype from)
{
    qsizetype begin = svg.indexOf(groupBegin, from);
    while (begin >= 0) {
        const qsizetype close = svg.indexOf('>', begin);
        const qsizetype end = svg.indexOf(groupEnd, begin);
        if (close < 0 || end < close)
            return std::nullopt;
        const qsizetype inner = svg.indexOf(groupBegin, close);
        if (inner < 0 || inner > end) {
            const qsizetype first = begin + groupBegin.size();
            return Group{svg.sliced(first, close - first), svg.sliced(close + 1, end - close - 1), begin,
                         end + groupEnd.size()};
        }
        begin = inner;
    }
    return std::nullopt;
}

/// Attributes as they come, without the space between them.
template <typename Take>
void forEachAttribute(QByteArrayView attributes, const Take& take)
{
    for (qsizetype from = 0; from < attributes.size();) {
        const qsizetype equals = attributes.indexOf("=\"", from);
        const qsizetype end = equals < 0 ? -1 : attributes.indexOf('"', equals + 2);
        if (end < 0)
            return;
        take(attributes.sliced(from, equals - from).trimmed(),
             attributes.sliced(equals + 2, end - equals - 2));
        from = end + 1;
    }
}

struct Look
{
    QByteArray attributes;
    QByteArray transform;
};

/// Texts say their fonts themselves.
Look lookOf(QByteArrayView attributes)
{
    Look look;
    bool isStroked = true;
    forEachAttribute(attributes, [&](QByteArrayView name, QByteArrayView value) {
        isStroked = isStroked && (name != QByteArrayView("stroke") || value != QByteArrayView("none"));
    });
    forEachAttribute(attributes, [&](QByteArrayView name, QByteArrayView value) {
        if (name == QByteArrayView("transform")) {
            look.transform = value.toByteArray();
            return;
        }
        const bool isOpaque = name.endsWith("-opacity") && value == QByteArrayView("1");
        if (isOpaque || name.startsWith("font-") || (!isStroked && name.startsWith("stroke-")))
            return;
        look.attributes.append(' ').append(name).append("=\"").append(value).append('"');
    });
    return look;
}

/// Without what elements have anyway: texts are escaped, so that none of these is a part of one.
QByteArray contentOf(QByteArrayView content)
{
    QByteArray result = content.trimmed().toByteArray();
    for (const char* usual : {" vector-effect=\"none\"", " fill-rule=\"evenodd\""})
        result.replace(usual, "");
    return result;
}

class Compacting
{
public:
    explicit Compacting(const QByteArray& svg) : m_svg(svg) {}

    QByteArray result()
    {
        while (const auto group = nextGroup(m_svg, m_next)) {
            const QByteArrayView between = QByteArrayView(m_svg).sliced(m_next, group->begin - m_next);
            if (!between.trimmed().isEmpty()) {
                endSame();
                m_result.append(between);
            }
            if (!group->content.trimmed().isEmpty())
                add(lookOf(group->attributes), contentOf(group->content));
            m_next = group->end;
        }
        endSame();
        m_result.append(QByteArrayView(m_svg).sliced(m_next));
        return m_result;
    }

private:
    void add(const Look& look, const QByteArray& content)
    {
        if (m_transform != look.transform || !m_isOpen) {
            endSame();
            m_result.append("<g transform=\"").append(look.transform).append("\">\n");
            m_transform = look.transform;
            m_isOpen = true;
        }
        m_result.append("<g").append(look.attributes).append(">\n").append(content).append("\n</g>\n");
    }

    void endSame()
    {
        if (m_isOpen)
            m_result.append("</g>\n");
        m_isOpen = false;
    }

    const QByteArray& m_svg;
    qsizetype m_next = 0;
    QByteArray m_result;
    QByteArray m_transform; ///< of the groups that share one now
    bool m_isOpen = false;
};

} // namespace

QByteArray compactSvg(const QByteArray& svg)
{
    return Compacting(svg).result();
}

} // namespace scalescope::widgets
