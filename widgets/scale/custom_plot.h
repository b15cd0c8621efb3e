// SPDX-License-Identifier: GPL-3.0-or-later
// QCustomPlot, also for files that do without Qt's keywords: its header uses them.
#pragma once

#ifdef QT_NO_KEYWORDS
#define signals Q_SIGNALS
#define slots Q_SLOTS
#define foreach Q_FOREACH
#endif
#include <qcustomplot.h> // IWYU pragma: export
#ifdef QT_NO_KEYWORDS
#undef signals
#undef slots
#undef foreach
#endif
