// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace scalescope::widgets {

/// A choice of runs that asks for the room that the chosen one's title needs. Where there is less, its
/// model's name (nameRole) loses its middle first: what was done to it and when tell runs apart.
class RunBox : public QComboBox
{
    Q_OBJECT

public:
    explicit RunBox(QWidget* parent = nullptr);
    static constexpr int nameRole = Qt::UserRole + 1;
    [[nodiscard]] QSize sizeHint() const override;
    /// Room for all but the name's middle.
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// What is painted of the current title.
    [[nodiscard]] QString sanitizedText() const;

protected:
    void initStyleOption(QStyleOptionComboBox* option) const override;
};

} // namespace scalescope::widgets
