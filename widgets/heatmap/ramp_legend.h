// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/scale/colour_ramp.h"

#include <QWidget>

namespace scalescope::widgets {

/// What the colours of a view mean, beside it.
class RampLegend : public QWidget
{
    Q_OBJECT

public:
    explicit RampLegend(QWidget* parent = nullptr);

    void setRamp(const ColourRamp& ramp);
    void setTheme(const Theme& theme);
    [[nodiscard]] const ColourRamp& ramp() const { return m_ramp; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void fitSize();

    ColourRamp m_ramp;
    Theme m_theme = Theme::light();
};

} // namespace scalescope::widgets
