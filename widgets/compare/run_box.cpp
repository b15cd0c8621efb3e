// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/run_box.h"

#include <QStyleOptionComboBox>

namespace scalescope::widgets {

namespace {

constexpr int textMargin = 6; ///< that styles keep free beside the text

} // namespace

RunBox::RunBox(QWidget* parent) : QComboBox(parent)
{
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setMinimumWidth(96);
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

void RunBox::initStyleOption(QStyleOptionComboBox* option) const
{
    QComboBox::initStyleOption(option);
    const QRect field =
        style()->subControlRect(QStyle::CC_ComboBox, option, QStyle::SC_ComboBoxEditField, this);
    option->currentText =
        option->fontMetrics.elidedText(option->currentText, Qt::ElideMiddle, field.width() - textMargin);
}

} // namespace scalescope::widgets
