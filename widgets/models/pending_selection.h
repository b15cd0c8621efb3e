// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/document.h"

#include <QObject>
#include <memory>
#include <string>

namespace scalescope::widgets {

/// Selects a node again that was selected when another run of the model took the place of the shown one, and
/// that this run had not come to yet: as soon as it does. Whoever selects another meanwhile, or nothing, is
/// left alone.
class PendingSelection : public QObject
{
    Q_OBJECT

public:
    /// The document has to outlive this.
    explicit PendingSelection(Document& document);

private:
    void follow();
    void find(RunChange change);

    Document& m_document;
    std::shared_ptr<const graph::Run> m_run; ///< that was shown when something was selected
    std::string m_selected;                  ///< provenance; empty where nothing is selected or awaited
};

} // namespace scalescope::widgets
