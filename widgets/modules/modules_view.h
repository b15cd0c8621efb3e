// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/document.h"
#include "widgets/theme/theme.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QTableView;

namespace scalescope::widgets {

class ModuleCallModel;
class ModuleFilterProxy;
class RowDelegate;

/// The calls of modules in execution order with the scales of what they returned; two regular expressions say
/// which names are listed and which are not. Where the file tells of no modules, a line says so. The current
/// row and the document's selection follow each other.
class ModulesView : public QWidget
{
    Q_OBJECT

public:
    explicit ModulesView(Document* document, QWidget* parent = nullptr);
    ~ModulesView() override;

    void setTheme(const Theme& theme);
    [[nodiscard]] QTableView* table() const { return m_table; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void tellFlat();
    void fitNames();
    void setUpTable();
    void applyFilter();
    void updateBars();
    void followDocument();

    Document* m_document;
    ModuleCallModel* m_model;
    ModuleFilterProxy* m_proxy;
    QLineEdit* m_include;
    QLineEdit* m_exclude;
    QTableView* m_table;
    QLabel* m_flat; ///< that the file tells of no modules
    RowDelegate* m_delegate;
    Theme m_theme;
    bool m_following = false; ///< the table changes because of the document, not of the user
};

} // namespace scalescope::widgets
