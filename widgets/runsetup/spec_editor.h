// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/runsetup/spec_parts.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QToolButton;
class QVBoxLayout;

namespace scalescope::widgets {

class SpecFields;

/// One value of a form with its name; the items of lists, tuples and dictionaries are editors of their own,
/// indented below.
class SpecEditor : public QWidget
{
    Q_OBJECT

public:
    static constexpr int fieldsAt = 152; ///< where they start, to the right of the name

    /// `otherwise` is what stands for no value ("default"), empty where there must be one.
    SpecEditor(const QString& name, const job::TypeInfo& type, const QString& otherwise, int depth,
               QWidget* parent);

    /// The SPEC as it stands, right or wrong; empty for the method's default.
    [[nodiscard]] QString text() const;
    /// Fills the form from a SPEC; what can't be taken apart stands as free text; nothing means the default
    /// where there is one.
    void setText(const QString& text);
    [[nodiscard]] bool isDefault() const;
    /// What the fields start with where the default is shown and another kind is chosen.
    void offer(const QString& shape, const QString& dtype);
    /// Says what does not fit at the field where it is typed, here or in an item; true where all fits.
    bool validate(const job::SpecPlace& where);
    /// Shows a sentence below the fields, or none.
    void setError(const QString& sentence);
    /// Puts the keyboard in the field that such a sentence is about.
    void focusField();
    [[nodiscard]] QString error() const;
    /// Adds an item to a list or dictionary.
    SpecEditor* addItem();
    [[nodiscard]] const QVector<SpecEditor*>& items() const { return m_items; }

Q_SIGNALS:
    void changed();

private:
    void setSpec(const job::Spec& spec);
    void makeRow(const QString& otherwise);
    [[nodiscard]] QWidget* makeName();
    void addKeyField();
    SpecEditor* append(const QString& name, const job::TypeInfo& type);
    void removeItem(SpecEditor* item);
    void resetItems();
    bool validateItems(const job::SpecPlace& where);
    bool validateKey(SpecEditor* entry, const job::SpecPlace& where) const;
    void setError(const FieldProblem& problem);
    void showError(const QString& sentence);
    [[nodiscard]] job::TypeInfo keyType() const;
    [[nodiscard]] QString itemsText() const;
    [[nodiscard]] QString keyText(const SpecEditor* entry) const;

    QString m_name;
    job::TypeInfo m_type;
    int m_depth;
    SpecParts m_default{SpecKind::Default, {}, {}, {}, {}, {}};
    QHBoxLayout* m_row;
    SpecFields* m_fields = nullptr;
    QLineEdit* m_key = nullptr; ///< where this is an entry of a dictionary
    QToolButton* m_add = nullptr;
    QToolButton* m_remove = nullptr;
    QLabel* m_error;
    QVBoxLayout* m_itemLayout;
    QVector<SpecEditor*> m_items;
};

} // namespace scalescope::widgets
