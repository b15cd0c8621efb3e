// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/table/sheet_view.h"

#include <QWidget>
#include <memory>

class QLabel;
class QLineEdit;

namespace scalescope::widgets {

/// The tensors that calls of modules returned, a row each in the order in which the calls completed, children
/// first.
std::unique_ptr<SheetModel> moduleCallSheet(const Document* document);

/// The calls of modules in execution order with the scales of what they returned; two regular expressions say
/// which names are listed and which are not. Where the file tells of no modules, a line says so. The current
/// row and the document's selection follow each other.
class ModulesView : public QWidget
{
    Q_OBJECT

public:
    explicit ModulesView(Document* document, QWidget* parent = nullptr);
    void setTheme(const Theme& theme);
    [[nodiscard]] SheetView* table() const { return m_table; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void tellFlat();
    void fitNames();
    void setUpTable();
    void applyFilter();

    Document* m_document;
    QLineEdit* m_include;
    QLineEdit* m_exclude;
    SheetView* m_table;
    QLabel* m_flat; ///< that the file tells of no modules
    Theme m_theme;
};

} // namespace scalescope::widgets
