// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/range_loss.h"
#include "widgets/theme/theme.h"

#include <QWidget>
#include <optional>

class QLabel;
class QSlider;
class QToolButton;

namespace scalescope::widgets {

/// A slider for the power of two that a tensor or its gradient is multiplied by in what the inspector shows,
/// what its format then takes of it, and below it the one that is recommended: a click sets the slider to it,
/// another puts it into the recipe, or what the slider says where that was moved.
class WhatIfRow : public QWidget
{
    Q_OBJECT

public:
    explicit WhatIfRow(graph::Direction direction, QWidget* parent = nullptr);

    [[nodiscard]] int exponent() const;
    /// Back to where it starts, without a signal.
    void reset();
    /// The slider starts at the power of two that the tensor has, and goes there where that is another.
    void setStart(int exponent);
    /// What the format takes of the tensor times the slider's power of two; empty for no such sentence.
    void setLosses(const QString& text);
    /// What is recommended in the format of that label; nothing hides it. `isOperand`: a recipe can name the
    /// tensor.
    void setFix(const std::optional<formats::ScaleFix>& fix, const QString& format, bool isOperand);
    /// That no power of two helps, because the tensor spans so many binades; nothing for no such sentence.
    void setTooWide(std::optional<int> binades);
    void setTheme(const Theme& theme);

Q_SIGNALS:
    void changed();
    /// This power of two is to be a rule of the recipe.
    void ruleWanted(int exponent);

private:
    QWidget* makeSlider();
    QWidget* makeFix();
    /// The power of two that goes into the recipe: what the slider was moved to, else what is recommended.
    [[nodiscard]] int wanted() const;
    void nameAdd();

    graph::Direction m_direction;
    std::optional<formats::ScaleFix> m_fix;
    int m_start = 0;
    QLabel* m_label = nullptr;
    QSlider* m_slider = nullptr;
    QLabel* m_value = nullptr;
    QLabel* m_losses = nullptr;
    QWidget* m_fixRow = nullptr;
    QToolButton* m_set = nullptr;
    QToolButton* m_add = nullptr;
    QLabel* m_tooWide = nullptr;
};

} // namespace scalescope::widgets
