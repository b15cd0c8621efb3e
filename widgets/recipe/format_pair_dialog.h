// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/format_pair.h"

#include <QDialog>
#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace scalescope::widgets {

/// Any two number formats by their names, such as e5m10, e3m4fn or mxe4m3; none of those for scales.
class FormatPairDialog : public QDialog
{
    Q_OBJECT

public:
    FormatPairDialog(const formats::FormatPair& pair, QWidget* parent);

    /// What is typed, block formats as job::rangeOf() has them; nothing where a name is none of a format.
    [[nodiscard]] std::optional<formats::FormatPair> pair() const;

protected:
    bool focusNextPrevChild(bool next) override;

private:
    QLineEdit* makeField(const std::string& name, const char* objectName);
    void update();

    QLineEdit* m_forward;
    QLineEdit* m_gradient;
    QLabel* m_about;
    QPushButton* m_choose;
};

} // namespace scalescope::widgets
