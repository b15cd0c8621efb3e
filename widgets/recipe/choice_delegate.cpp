// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/recipe/choice_delegate.h"

#include "widgets/recipe/recipe_model.h"

#include <QComboBox>
#include <QLineEdit>
#include <algorithm>

namespace scalescope::widgets {

namespace {

constexpr int fieldMargins = 48; ///< of the field that is in the box

} // namespace

QWidget* ChoiceDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                      const QModelIndex& index) const
{
    const QStringList choices = RecipeModel::choices(static_cast<RecipeModel::Column>(index.column()));
    if (choices.isEmpty())
        return QStyledItemDelegate::createEditor(parent, option, index);
    auto* box = new QComboBox(parent);
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    box->addItems(choices);
    box->lineEdit()->setPlaceholderText(tr("as the default"));
    // A choice of the list is the whole answer.
    connect(box, &QComboBox::activated, this, [this, box] {
        auto* self = const_cast<ChoiceDelegate*>(this);
        Q_EMIT self->commitData(box);
        Q_EMIT self->closeEditor(box);
    });
    return box;
}

void ChoiceDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                          const QModelIndex& index) const
{
    QStyledItemDelegate::updateEditorGeometry(editor, option, index);
    if (qobject_cast<QComboBox*>(editor) == nullptr)
        return;
    QRect place = editor->geometry();
    place.setWidth(std::max(place.width(), editor->sizeHint().width() + fieldMargins));
    const int beyond = place.right() - editor->parentWidget()->rect().right();
    if (beyond > 0)
        place.moveLeft(std::max(0, place.left() - beyond));
    editor->setGeometry(place);
}

void ChoiceDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    if (auto* box = qobject_cast<QComboBox*>(editor))
        box->setCurrentText(index.data(Qt::EditRole).toString());
    else
        QStyledItemDelegate::setEditorData(editor, index);
}

void ChoiceDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    if (auto* box = qobject_cast<QComboBox*>(editor))
        model->setData(index, box->currentText(), Qt::EditRole);
    else
        QStyledItemDelegate::setModelData(editor, model, index);
}

} // namespace scalescope::widgets
