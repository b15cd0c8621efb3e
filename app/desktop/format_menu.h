// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/problems.h"

#include <QObject>
#include <QString>
#include <functional>
#include <vector>

class QMenu;

namespace scalescope::app {

class Commands;

/// "E4M3FN / E5M2", "FP16": a pair of formats by its names.
QString formatNames(const report::FormatPair& formats);

/// The menu of formats: the usual pairs (commands, so that the palette finds them), and lists to choose
/// either format alone.
class FormatMenu : public QObject
{
    Q_OBJECT

public:
    FormatMenu(QMenu* menu, Commands& commands, const report::FormatPair& pair, QObject* parent);

    /// Checks a pair.
    void setPair(const report::FormatPair& pair);

Q_SIGNALS:
    void chosen(const scalescope::report::FormatPair& pair);

private:
    void addPair(Commands& commands, const report::FormatPair& pair);
    /// A list of every format for one direction, the other staying as it is.
    void addList(QMenu* menu, const QString& title, graph::Direction direction);
    void choose(const report::FormatPair& pair);
    void update();

    report::FormatPair m_pair;
    std::vector<std::function<void()>> m_updates; ///< of the usual pairs' checks
};

} // namespace scalescope::app
