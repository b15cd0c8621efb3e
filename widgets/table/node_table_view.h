// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/table/sheet_view.h"

#include <QWidget>
#include <memory>
#include <optional>

namespace scalescope::widgets {

/// The nodes of a document's pruned graph, one row each in execution order: the document's statistic, what
/// the chosen format loses, and of simulated runs the errors. RangeLoss are worked out when first asked for,
/// because most rows are never seen.
std::unique_ptr<SheetModel> nodeSheet(Document* document);

/// The nodes of the pruned graph as a sortable table with a filter.
class NodeTableView : public QWidget
{
    Q_OBJECT

public:
    explicit NodeTableView(Document* document, QWidget* parent = nullptr);
    void setTheme(const Theme& theme);

    [[nodiscard]] SheetView* table() const { return m_table; }
    [[nodiscard]] FilterField* filterField() const { return m_filter; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] bool isOfError(int column) const;
    void showErrors();
    void fitNames();

    Document* m_document;
    FilterField* m_filter;
    SheetView* m_table;
    std::optional<bool> m_showsErrors;
};

} // namespace scalescope::widgets
