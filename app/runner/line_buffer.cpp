// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runner/line_buffer.h"

#include <algorithm>

namespace scalescope::app {

namespace {

constexpr qsizetype headLength = 200;
constexpr qsizetype compactionThreshold = qsizetype(1) << 16;

} // namespace

void LineBuffer::append(const QByteArray& bytes)
{
    dropConsumed();
    m_bytes += bytes;
}

std::optional<LineBuffer::Line> LineBuffer::next()
{
    const qsizetype end = m_bytes.indexOf('\n', m_scanned);
    if (end >= 0)
        return take(end);
    m_scanned = m_bytes.size();
    if (m_dropping || m_scanned - m_begin > m_longest) {
        if (!m_dropping)
            m_headOfLongLine = m_bytes.mid(m_begin, headLength);
        m_dropping = true;
        m_bytes.clear();
        m_begin = m_scanned = 0;
    }
    return std::nullopt;
}

qsizetype LineBuffer::keepLast(qsizetype bytes)
{
    const qsizetype end = size() > bytes ? m_bytes.lastIndexOf('\n', m_bytes.size() - bytes - 1) : -1;
    if (end < m_begin)
        return 0;
    const auto lines = std::count(m_bytes.cbegin() + m_begin, m_bytes.cbegin() + end + 1, '\n');
    m_dropping = false;
    m_begin = m_scanned = end + 1;
    dropConsumed();
    return lines;
}

std::optional<LineBuffer::Line> LineBuffer::rest()
{
    if (!m_dropping && m_begin == m_bytes.size())
        return std::nullopt;
    return take(m_bytes.size());
}

LineBuffer::Line LineBuffer::take(qsizetype end)
{
    Line line;
    line.tooLong = m_dropping || end - m_begin > m_longest;
    if (m_dropping)
        line.text = m_headOfLongLine;
    else
        line.text = m_bytes.mid(m_begin, line.tooLong ? headLength : end - m_begin);
    m_dropping = false;
    m_begin = m_scanned = std::min(end + 1, m_bytes.size());
    return line;
}

void LineBuffer::dropConsumed()
{
    // Moving what is left costs time for every call, so it waits until enough has been read.
    if (m_begin < compactionThreshold && m_begin < m_bytes.size())
        return;
    m_bytes.remove(0, m_begin);
    m_scanned -= m_begin;
    m_begin = 0;
}

} // namespace scalescope::app
