// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/limits_dialog.h"

#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

namespace scalescope::widgets {

namespace {

constexpr int decimals = 2; ///< of percentages

/// A part that the field shows is left as it was, with all its digits.
double partIn(const QDoubleSpinBox& field, double shown)
{
    QDoubleSpinBox same;
    same.setDecimals(decimals);
    same.setMaximum(100);
    same.setValue(100 * shown);
    return field.value() == same.value() ? shown : field.value() / 100;
}

} // namespace

LimitsDialog::LimitsDialog(const formats::RangeThresholds& limits, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("What counts as a problem"));
    auto* form = new QFormLayout(this);
    auto* about = new QLabel(tr("Of a tensor's elements, more than"), this);
    form->addRow(about);
    m_overflow = addField(*form, tr("&Overflow: an error"), "overflow");
    m_underflow = addField(*form, tr("&Underflow: an error"), "underflow");
    m_subnormal = addField(*form, tr("&Subnormal: a warning"), "subnormal");
    m_lost = addField(*form, tr("&Lost: marked in tables"), "lost");
    fill(limits);
    auto* buttons = new QDialogButtonBox(
        QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::RestoreDefaults, this);
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    QPushButton* usual = buttons->button(QDialogButtonBox::RestoreDefaults);
    usual->setText(tr("Usual limits"));
    usual->setObjectName(QStringLiteral("usualLimits"));
    connect(usual, &QPushButton::clicked, this, [this] { fill({}); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
}

QDoubleSpinBox* LimitsDialog::addField(QFormLayout& form, const QString& label, const char* objectName)
{
    auto* field = new QDoubleSpinBox(this);
    field->setObjectName(QLatin1String(objectName));
    field->setDecimals(decimals);
    field->setRange(0, 100);
    field->setSuffix(QStringLiteral(" %"));
    form.addRow(label, field);
    return field;
}

void LimitsDialog::fill(const formats::RangeThresholds& limits)
{
    m_shown = limits;
    m_overflow->setValue(100 * limits.overflow);
    m_underflow->setValue(100 * limits.underflow);
    m_subnormal->setValue(100 * limits.subnormal);
    m_lost->setValue(100 * limits.lost);
}

formats::RangeThresholds LimitsDialog::limits() const
{
    return {partIn(*m_overflow, m_shown.overflow), partIn(*m_underflow, m_shown.underflow),
            partIn(*m_subnormal, m_shown.subnormal), partIn(*m_lost, m_shown.lost)};
}

} // namespace scalescope::widgets
