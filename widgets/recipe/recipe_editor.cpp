// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/recipe/recipe_editor.h"

#include "core/report/text/sanitized_text.h"
#include "widgets/models/message_text.h"
#include "widgets/models/transform_names.h"
#include "widgets/models/whole_file.h"
#include "widgets/recipe/recipe_model.h"
#include "widgets/theme/file_question.h"
#include "widgets/theme/tab_order.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QShortcut>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

namespace scalescope::widgets {

namespace {

/// Edits a recipe's cell with a list of what it can be; what the list does not have can be typed.
class ChoiceDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    /// As wide as its widest choice, over the cells beside it where the cell has no room for that.
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
};

constexpr int fieldMargins = 48; ///< of the field that is in the box

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
    box->lineEdit()->setPlaceholderText(RecipeEditor::tr("as the default"));
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

} // namespace

RecipeEditor::RecipeEditor(const job::Recipe& recipe, std::vector<report::ProductOperand> operands,
                           bool extended, QWidget* parent)
    : QDialog(parent),
      m_model(new RecipeModel(this)),
      m_table(new QTableView(this)),
      m_name(new QLineEdit(QString::fromStdString(recipe.name), this)),
      m_error(new QLabel(this))
{
    setWindowTitle(tr("Recipe"));
    setObjectName(QStringLiteral("recipeEditor"));
    m_model->setRecipe(recipe);
    m_model->setOperands(std::move(operands), extended);
    m_table->setModel(m_model);
    m_table->setItemDelegate(new ChoiceDelegate(m_table));
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                             QAbstractItemView::AnyKeyPressed | QAbstractItemView::SelectedClicked);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(RecipeModel::Module, QHeaderView::Stretch);
    m_table->setAccessibleName(tr("Rules"));
    m_table->setTabKeyNavigation(false);
    m_name->setObjectName(QStringLiteral("recipeName"));
    m_error->setObjectName(QStringLiteral("recipeError"));
    m_error->setWordWrap(true);
    m_error->setTextFormat(Qt::PlainText);
    auto* nameRow = new QHBoxLayout;
    auto* nameLabel = new QLabel(tr("&Name"), this);
    nameLabel->setBuddy(m_name);
    nameRow->addWidget(nameLabel);
    nameRow->addWidget(m_name);
    auto* about =
        new QLabel(tr("Of the rules that fit an operand the last one holds. What a rule leaves empty is "
                      "the default's."),
                   this);
    about->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(nameRow);
    layout->addWidget(about);
    layout->addWidget(m_table);
    layout->addWidget(m_error);
    layout->addWidget(makeButtons());
    connect(m_model, &RecipeModel::refused, this, [this](const QString& sentence) {
        m_refused = sentence;
        update();
    });
    connect(m_name, &QLineEdit::textChanged, this, &RecipeEditor::update);
    connect(m_model, &QAbstractItemModel::modelReset, this, &RecipeEditor::updateRules);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &RecipeEditor::updateRules);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &RecipeEditor::updateRules);
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, &RecipeEditor::updateRules);
    connect(m_model, &QAbstractItemModel::rowsMoved, this, &RecipeEditor::updateRules);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &RecipeEditor::update);
    resize(980, 420);
    update();
    m_kept = this->recipe();
}

QWidget* RecipeEditor::makeButtons()
{
    auto* buttons = new QDialogButtonBox(this);
    const auto add = [this, buttons](const QString& text, QDialogButtonBox::ButtonRole role,
                                     const auto& slot) {
        QPushButton* button = buttons->addButton(text, role);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, slot);
        return button;
    };
    add(tr("&Add rule"), QDialogButtonBox::ResetRole, &RecipeEditor::addRule);
    m_remove = add(tr("&Remove"), QDialogButtonBox::ResetRole, &RecipeEditor::removeRule);
    m_up = add(tr("&Up"), QDialogButtonBox::ResetRole, [this] { moveRule(-1); });
    m_down = add(tr("&Down"), QDialogButtonBox::ResetRole, [this] { moveRule(1); });
    add(tr("&Open…"), QDialogButtonBox::ActionRole, [this] { chooseFile(false); });
    m_save = add(tr("&Save…"), QDialogButtonBox::ActionRole, [this] { chooseFile(true); });
    m_simulate = add(tr("S&imulate"), QDialogButtonBox::AcceptRole, &QDialog::accept);
    m_simulate->setToolTip(
        tr("Run the model with this recipe (%1)")
            .arg(QKeySequence(Qt::CTRL | Qt::Key_Return).toString(QKeySequence::NativeText)));
    auto* simulate = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return), this);
    connect(simulate, &QShortcut::activated, m_simulate, &QPushButton::click);
    add(tr("Cancel"), QDialogButtonBox::RejectRole, &QDialog::reject);
    return buttons;
}

const job::Recipe& RecipeEditor::recipe() const
{
    return m_model->recipe();
}

int RecipeEditor::currentRow() const
{
    return m_table->currentIndex().isValid() ? m_table->currentIndex().row() : m_model->rowCount() - 1;
}

/// After the current rule; the last one of all, which nothing overrides, where that is the default's row.
void RecipeEditor::addRule()
{
    const int row = m_model->addRule(currentRow() > 0 ? currentRow() : m_model->rowCount() - 1);
    m_table->setCurrentIndex(m_model->index(row, RecipeModel::Module));
    m_table->setFocus();
}

void RecipeEditor::showLastRule()
{
    m_table->setCurrentIndex(m_model->index(m_model->rowCount() - 1, RecipeModel::Module));
}

void RecipeEditor::removeRule()
{
    m_model->removeRule(currentRow());
}

void RecipeEditor::moveRule(int by)
{
    m_model->moveRule(currentRow(), by);
}

void RecipeEditor::openFile(const QString& file)
{
    auto recipe = job::readRecipe(std::filesystem::path(file.toStdString()));
    if (!recipe) {
        m_error->setText(messageText(recipe.error()));
        return;
    }
    m_name->setText(QString::fromStdString(recipe->name)); // first: the recipe is called what stands there
    m_model->setRecipe(std::move(*recipe));
    m_kept = this->recipe();
}

void RecipeEditor::saveFile(const QString& file)
{
    if (const auto reason = writeWhole(file, report::shownJson(job::toText(recipe()))))
        m_error->setText(tr("The recipe can't be written to %1: %2.").arg(file, *reason));
    else
        m_kept = recipe();
}

/// Enter ends what is typed; a run takes long, and starts where one means it. A box of buttons would make the
/// first one that accepts the default.
void RecipeEditor::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    m_simulate->setDefault(false);
}

void RecipeEditor::reject()
{
    if (recipe() == m_kept)
        QDialog::reject();
    else
        askToDiscard();
}

void RecipeEditor::askToDiscard()
{
    auto* question =
        new QMessageBox(QMessageBox::Question, tr("Recipe"),
                        tr("Close without keeping the changes to the recipe?"), QMessageBox::NoButton, this);
    question->setObjectName(QStringLiteral("discardQuestion"));
    question->setAttribute(Qt::WA_DeleteOnClose);
    const QPushButton* discard = question->addButton(tr("Discard changes"), QMessageBox::DestructiveRole);
    connect(discard, &QPushButton::clicked, this, [this] { QDialog::reject(); });
    QPushButton* stay = question->addButton(tr("Keep editing"), QMessageBox::RejectRole);
    question->setDefaultButton(stay);
    question->setEscapeButton(stay);
    question->open();
}

void RecipeEditor::chooseFile(bool toSave)
{
    const QString filter = tr("Recipes (*.json)");
    const FileQuestion question =
        toSave ? FileQuestion{tr("Save the recipe"), m_name->text() + QStringLiteral(".json"), filter, true}
               : FileQuestion{tr("Open a recipe"), {}, filter};
    askForFile(this, question, [this, toSave](const QString& file) {
        if (toSave)
            saveFile(file);
        else
            openFile(file);
    });
}

/// Whether it is called as a recipe that Scalescope brings, and is another.
bool RecipeEditor::hasForeignName() const
{
    const QString name = m_name->text().trimmed();
    job::Recipe named = recipe();
    named.name = name.toStdString();
    for (const job::Recipe& brought : job::namedRecipes()) // what the window calls it
        if (recipeText(brought).compare(name, Qt::CaseInsensitive) == 0)
            named.name = brought.name;
    return job::isNameOfAnother(named);
}

void RecipeEditor::updateRules()
{
    m_refused.clear();
    if (hasForeignName())
        m_name->setText(tr("%1-edited", "a recipe's name").arg(m_name->text().trimmed()));
    update();
}

QString RecipeEditor::wrongName() const
{
    if (m_name->text().trimmed().isEmpty())
        return tr("The recipe needs a name.");
    return hasForeignName() ? tr("There is a recipe %1 with other rules; give this one another name.")
                                  .arg(m_name->text().trimmed())
                            : QString();
}

void RecipeEditor::update()
{
    m_model->setName(m_name->text());
    const QString name = wrongName();
    const QString wrong = name.isEmpty() ? m_model->error() : name;
    m_error->setText(wrong.isEmpty() ? m_refused : wrong);
    m_simulate->setEnabled(wrong.isEmpty());
    m_save->setEnabled(wrong.isEmpty());
    const int row = currentRow();
    m_remove->setEnabled(row > 0);
    m_up->setEnabled(row > 1);
    m_down->setEnabled(row > 0 && row + 1 < m_model->rowCount());
}

bool RecipeEditor::focusNextPrevChild(bool next)
{
    setTabOrderByPlace(this);
    return QDialog::focusNextPrevChild(next);
}

} // namespace scalescope::widgets
