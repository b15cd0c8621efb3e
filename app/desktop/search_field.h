// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/document.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace scalescope::app {

/// The search above the module tree: every hit is marked in all views, Enter goes to the next, Shift+Enter to
/// the one before.
class SearchField : public QWidget
{
    Q_OBJECT

public:
    SearchField(widgets::Document& document, QWidget* parent);

    void focus();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void search();
    void step(int by);
    void showCount();

    widgets::Document& m_document;
    QLineEdit* m_field;
    QLabel* m_count;
};

} // namespace scalescope::app
