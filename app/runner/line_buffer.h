// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <optional>

namespace scalescope::app {

/// Cuts a stream of bytes into lines. A line longer than `longest` is given up: its bytes are dropped as they
/// come, so that a broken engine can't fill memory, and a short note stands in its place.
class LineBuffer
{
public:
    struct Line
    {
        QByteArray text; ///< without the line end; the first bytes only where it was too long
        bool tooLong = false;
    };

    explicit LineBuffer(qsizetype longest = qsizetype(8) << 20) : m_longest(longest) {}

    void append(const QByteArray& bytes);
    /// The next whole line, or nothing until more bytes come.
    std::optional<Line> next();
    /// Bytes that no line was made of.
    [[nodiscard]] qsizetype size() const { return m_bytes.size() - m_begin; }
    /// Drops whole lines from the start, as many as leave so many bytes or more; tells how many.
    qsizetype keepLast(qsizetype bytes);
    /// What stands after the last line end, once the stream has ended.
    std::optional<Line> rest();

private:
    Line take(qsizetype end);
    void dropConsumed();

    QByteArray m_bytes;
    QByteArray m_headOfLongLine;
    qsizetype m_begin = 0;   ///< of the current line
    qsizetype m_scanned = 0; ///< no line end before this
    qsizetype m_longest;
    bool m_dropping = false; ///< inside a line that is too long
};

} // namespace scalescope::app
