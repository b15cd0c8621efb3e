// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace scalescope::widgets {

/// The same picture as QSvgGenerator wrote it, in a form that browsers draw in half the time and memory.
///
/// Qt puts each stroke into a group of its own, which repeats all of the pen, the font and the coordinates,
/// and a group for each change of the painter's that nothing is drawn with. Here groups that follow each
/// other in the same coordinates share one that has these, since each transform costs a browser a node in its
/// trees; what is empty, has no effect, or stands in the text itself is left out.
QByteArray compactSvg(const QByteArray& svg);

} // namespace scalescope::widgets
