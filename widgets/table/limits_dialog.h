// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/losses.h"

#include <QDialog>

class QDoubleSpinBox;
class QFormLayout;

namespace scalescope::widgets {

/// Asks from which part of a tensor's elements on a loss counts.
class LimitsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit LimitsDialog(const formats::LossLimits& limits, QWidget* parent = nullptr);
    /// What is in the fields; one that was not changed is as it was.
    [[nodiscard]] formats::LossLimits limits() const;

private:
    QDoubleSpinBox* addField(QFormLayout& form, const QString& label, const char* objectName);
    void fill(const formats::LossLimits& limits);

    formats::LossLimits m_shown;
    QDoubleSpinBox* m_overflow = nullptr;
    QDoubleSpinBox* m_underflow = nullptr;
    QDoubleSpinBox* m_subnormal = nullptr;
    QDoubleSpinBox* m_lost = nullptr;
};

} // namespace scalescope::widgets
