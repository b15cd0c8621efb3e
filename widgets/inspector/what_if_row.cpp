// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/what_if_row.h"

#include "widgets/models/display.h"
#include "widgets/models/range_loss_words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace scalescope::widgets {

namespace {

constexpr int largestScale = 32; ///< the slider's end, as an exponent of two
constexpr int fixGap = 4;        ///< below the sentence of losses

QToolButton* quietButton(const char* name)
{
    auto* button = new QToolButton;
    button->setObjectName(QStringLiteral("quiet"));
    button->setProperty("role", QLatin1String(name)); // of several quiet buttons, for whoever looks for one
    button->setAutoRaise(true);
    return button;
}

} // namespace

WhatIfRow::WhatIfRow(graph::Direction direction, QWidget* parent) : QWidget(parent), m_direction(direction)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeSlider());
    m_losses = new QLabel;
    m_losses->setObjectName(QStringLiteral("losses"));
    m_losses->setWordWrap(true);
    m_losses->hide();
    layout->addWidget(m_losses);
    layout->addWidget(makeFix());
    m_tooWide = new QLabel;
    m_tooWide->setWordWrap(true);
    m_tooWide->hide();
    layout->addWidget(m_tooWide);
    connect(m_slider, &QSlider::valueChanged, this, [this](int exponent) {
        m_value->setText(QString::asprintf("%+d", exponent));
        nameAdd();
        Q_EMIT changed();
    });
    connect(m_set, &QToolButton::clicked, this, [this] {
        if (m_fix)
            m_slider->setValue(m_fix->exponent);
    });
    connect(m_add, &QToolButton::clicked, this, [this] { Q_EMIT ruleWanted(wanted()); });
}

QWidget* WhatIfRow::makeSlider()
{
    const bool isForward = m_direction == graph::Direction::Forward;
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    m_label = new QLabel(isForward ? tr("forward × 2^") : tr("gradient × 2^"));
    m_slider = new QSlider(Qt::Horizontal);
    m_slider->setRange(-largestScale, largestScale);
    m_slider->setPageStep(4);
    m_slider->setMinimumHeight(22); // the handle's, or it is cut
    m_slider->setAccessibleName(isForward ? tr("Power of two that the tensor is multiplied by")
                                          : tr("Power of two that the gradient is multiplied by"));
    m_slider->setToolTip(isForward ? tr("What if the tensor were multiplied by a power of two")
                                   : tr("What if the gradient were multiplied by a power of two"));
    m_value = new QLabel(QString::asprintf("%+d", 0));
    m_value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    layout->addWidget(m_label);
    layout->addWidget(m_slider, 1);
    layout->addWidget(m_value);
    return row;
}

QWidget* WhatIfRow::makeFix()
{
    m_fixRow = new QWidget;
    auto* layout = new QVBoxLayout(m_fixRow); // side by side they would need more than a usual inspector has
    layout->setContentsMargins(0, fixGap, 0, 0);
    layout->setSpacing(fixGap);
    m_set = quietButton("set");
    m_add = quietButton("add");
    layout->addWidget(m_set, 0, Qt::AlignLeft);
    layout->addWidget(m_add, 0, Qt::AlignLeft);
    m_fixRow->hide();
    return m_fixRow;
}

int WhatIfRow::wanted() const
{
    return m_fix && m_slider->value() == m_start ? m_fix->exponent : m_slider->value();
}

void WhatIfRow::nameAdd()
{
    m_add->setText(tr("Add × %1 to recipe", "a power of two").arg(powerText(wanted())));
}

int WhatIfRow::exponent() const
{
    return m_slider->value();
}

void WhatIfRow::reset()
{
    const QSignalBlocker blocker(this);
    m_slider->setValue(m_start);
}

void WhatIfRow::setStart(int exponent)
{
    if (std::exchange(m_start, exponent) != exponent)
        reset();
    nameAdd();
}

void WhatIfRow::setLosses(const QString& text)
{
    m_losses->setText(text);
    m_losses->setVisible(!text.isEmpty());
}

void WhatIfRow::setFix(const std::optional<formats::ScaleFix>& fix, const QString& format, bool isOperand)
{
    m_fix = fix;
    m_fixRow->setVisible(fix.has_value());
    if (!fix)
        return;
    m_set->setText(scaleFixText(*fix));
    m_set->setToolTip(tr("Recommended in %1; a click sets the slider to it").arg(format) + QLatin1Char('\n') +
                      scaleFixMeaning(*fix));
    m_add->setVisible(isOperand);
    nameAdd();
    m_add->setToolTip(
        tr("Adds a rule with this scale in %1 to the recipe, and shows the recipe").arg(format));
}

void WhatIfRow::setTooWide(std::optional<int> binades)
{
    m_tooWide->setText(binades ? tooWideText(*binades) : QString());
    m_tooWide->setVisible(binades.has_value());
}

void WhatIfRow::setTheme(const Theme& theme)
{
    const auto style = [](QLabel* label, const QFont& font, const QColor& colour) {
        label->setFont(font);
        QPalette palette = label->palette();
        palette.setColor(QPalette::WindowText, colour);
        label->setPalette(palette);
    };
    style(m_label, theme.textFont, theme.muted);
    style(m_losses, theme.detailFont, theme.muted);
    style(m_tooWide, theme.detailFont, theme.muted);
    const QFontMetrics metrics(theme.textFont); // the sliders of both directions are of one length
    m_label->setMinimumWidth(std::max(metrics.horizontalAdvance(tr("forward × 2^")),
                                      metrics.horizontalAdvance(tr("gradient × 2^"))));
    style(m_value, theme.numberFont, theme.text);
    m_value->setMinimumWidth(QFontMetrics(theme.numberFont).horizontalAdvance(QStringLiteral("+32")));
    for (QToolButton* button : {m_set, m_add})
        button->setFont(theme.detailFont);
    m_slider->setStyleSheet(
        QStringLiteral(
            "QSlider::groove:horizontal { height: 4px; background: %1; border-radius: 2px; }"
            "QSlider::sub-page:horizontal { background: %2; border-radius: 2px; }"
            "QSlider::handle:horizontal { width: 12px; height: 12px; margin: -6px 0; background: %3;"
            " border: 2px solid %2; border-radius: 8px; }"
            "QSlider::handle:horizontal:focus { background: %2; }")
            .arg(theme.rail.name(), theme.of(m_direction).name(), theme.card.name()));
}

} // namespace scalescope::widgets
