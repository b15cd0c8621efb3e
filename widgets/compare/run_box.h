// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace scalescope::widgets {

/// A choice of runs that asks for the room that the chosen one's title needs, and cuts the title in its
/// middle where there is less: its end says which twin it is.
class RunBox : public QComboBox
{
    Q_OBJECT

public:
    explicit RunBox(QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void initStyleOption(QStyleOptionComboBox* option) const override;
};

} // namespace scalescope::widgets
