// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

#include <QModelIndex>
#include <QPushButton>

namespace scalescope::widgets {

class ProblemModel;

/// Opens the key of the signs that a list of problems has, each with its meaning and how many rows have it.
/// One that is chosen leads to the first of its rows.
class SignsButton : public QPushButton
{
    Q_OBJECT

public:
    SignsButton(const ProblemModel& model, QWidget* parent);
    void setTheme(const Theme& theme) { m_theme = theme; }

Q_SIGNALS:
    void rowWanted(const QModelIndex& row);

private:
    void open();

    const ProblemModel& m_model;
    Theme m_theme;
};

} // namespace scalescope::widgets
