// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/runsetup/spec_parts.h"

#include <QHash>
#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace scalescope::widgets {

/// Draws a field as wrong, or as right.
void markInvalid(QWidget* field, bool invalid);

/// One row of fields: how a value is made, and what this way needs: bounds, shape, dtype, text or file.
class SpecFields : public QWidget
{
    Q_OBJECT

public:
    /// `otherwise` is what stands for no value, empty where there must be one.
    SpecFields(const QString& name, const job::TypeInfo& type, const QString& otherwise, QWidget* parent);

    [[nodiscard]] SpecKind kind() const;
    [[nodiscard]] SpecParts parts() const;
    /// A kind that the type does not offer is shown as free text.
    void setParts(const SpecParts& parts);
    /// Marks the one as wrong that a run stumbles over, or all as right.
    void setInvalid(bool invalid);
    /// That one: the shape of a tensor, else the text or the value.
    [[nodiscard]] QLineEdit* questioned() const;
    /// Marks one of them as wrong, the others as right.
    void setInvalid(SpecField field);

Q_SIGNALS:
    void changed();
    void kindChosen();

private:
    QLineEdit* addField(const char* name, const QString& toolTip, int width);
    /// With a word before it that says what it is.
    void showField(QLineEdit* field, bool isShown, const QString& word);
    void addDtypes();
    void chooseFile();
    void showFieldsOfKind();

    QString m_name;
    QString m_typeText;
    bool m_isTensor;
    QHBoxLayout* m_row;
    QComboBox* m_kind;
    QLineEdit* m_first;
    QLineEdit* m_second;
    QLineEdit* m_shape;
    QComboBox* m_dtype;
    QLineEdit* m_text;
    QToolButton* m_browse;
    QHash<QLineEdit*, QLabel*> m_words; ///< before the fields
};

} // namespace scalescope::widgets
