// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/run_box.h"

#include "widgets/theme/elided_title.h"

#include <QStyleOptionComboBox>
#include <algorithm>

namespace scalescope::widgets {

namespace {

constexpr int textMargin = 6; ///< that styles keep free beside the text
constexpr int narrowest = 96;

} // namespace

RunBox::RunBox(QWidget* parent) : QComboBox(parent)
{
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(this, &QComboBox::currentTextChanged, this, &RunBox::updateGeometry);
}

QSize RunBox::sizeHint() const
{
    QStyleOptionComboBox option;
    QComboBox::initStyleOption(&option);
    const QSize text(fontMetrics().horizontalAdvance(currentText()) + 2 * textMargin,
                     QComboBox::sizeHint().height());
    const QSize whole = style()->sizeFromContents(QStyle::CT_ComboBox, &option, text, this);
    return {whole.width(), QComboBox::sizeHint().height()};
}

QSize RunBox::minimumSizeHint() const
{
    const QSize whole = sizeHint();
    const int name = fontMetrics().horizontalAdvance(currentData(nameRole).toString());
    return {name > leastName ? whole.width() - name + leastName : std::min(whole.width(), narrowest),
            whole.height()};
}

void RunBox::initStyleOption(QStyleOptionComboBox* option) const
{
    QComboBox::initStyleOption(option);
    const QRect field =
        style()->subControlRect(QStyle::CC_ComboBox, option, QStyle::SC_ComboBoxEditField, this);
    option->currentText = elidedTitle(option->currentText, currentData(nameRole).toString(),
                                      option->fontMetrics, field.width() - textMargin);
}

QString RunBox::sanitizedText() const
{
    QStyleOptionComboBox option;
    initStyleOption(&option);
    return option.currentText;
}

} // namespace scalescope::widgets
