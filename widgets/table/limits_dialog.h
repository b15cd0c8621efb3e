// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/range_loss.h"

#include <QDialog>

class QDoubleSpinBox;
class QFormLayout;

namespace scalescope::widgets {

/// Asks from which part of a tensor's elements on a loss counts.
class LimitsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit LimitsDialog(const formats::RangeThresholds& limits, QWidget* parent = nullptr);
    /// What is in the fields; one that was not changed is as it was.
    [[nodiscard]] formats::RangeThresholds limits() const;

private:
    QDoubleSpinBox* addField(QFormLayout& form, const QString& label, const char* objectName);
    void fill(const formats::RangeThresholds& limits);

    formats::RangeThresholds m_shown;
    QDoubleSpinBox* m_overflow = nullptr;
    QDoubleSpinBox* m_underflow = nullptr;
    QDoubleSpinBox* m_subnormal = nullptr;
    QDoubleSpinBox* m_lost = nullptr;
};

} // namespace scalescope::widgets
