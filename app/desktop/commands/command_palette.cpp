// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/commands/command_palette.h"

#include "app/desktop/commands/commands.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace scalescope::app {

namespace {

constexpr int actionRole = Qt::UserRole;
constexpr QSize paletteSize(560, 380);

constexpr int shortestSynonym = 3;

/// Words for the same thing, a list each: who types one of them, or its beginning, finds commands with any.
QList<QStringList> synonyms()
{
    QList<QStringList> lists;
    for (const QString& words :
         {CommandPalette::tr("gradient backward grad", "words for the same, each may be typed"),
          CommandPalette::tr("graph network diagram", "words for the same, each may be typed"),
          CommandPalette::tr("formats precision dtype quantize quantize",
                             "words for the same, each may be typed"),
          CommandPalette::tr("find search", "words for the same, each may be typed"),
          CommandPalette::tr("panels show", "words for the same, each may be typed"),
          CommandPalette::tr("export save write", "words for the same, each may be typed"),
          CommandPalette::tr("appearance theme dark", "words for the same, each may be typed")})
        lists << words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return lists;
}

bool matches(const QString& text, const QString& word, const QList<QStringList>& synonyms)
{
    const auto isIn = [&text](const QString& part) { return text.contains(part, Qt::CaseInsensitive); };
    const auto isMeant = [&word](const QString& other) {
        return other.startsWith(word, Qt::CaseInsensitive);
    };
    return isIn(word) ||
           (word.size() >= shortestSynonym && std::ranges::any_of(synonyms, [&](const QStringList& same) {
                return std::ranges::any_of(same, isMeant) && std::ranges::any_of(same, isIn);
            }));
}

/// Command at the left, its shortcut muted at the right.
QWidget* makeRow(const QAction* action, QWidget* parent)
{
    auto* row = new QWidget(parent);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(8, 4, 8, 4);
    auto* command = new QLabel(row);
    command->setTextFormat(Qt::PlainText);
    command->setText(Commands::fullText(action));
    layout->addWidget(command, 1);
    auto* shortcut = new QLabel(action->shortcut().toString(QKeySequence::NativeText), row);
    shortcut->setObjectName(QStringLiteral("muted"));
    layout->addWidget(shortcut);
    return row;
}

} // namespace

CommandPalette::CommandPalette(const Commands& commands, QWidget* parent)
    : QDialog(parent, Qt::Dialog | Qt::FramelessWindowHint),
      m_commands(commands),
      m_field(new QLineEdit(this)),
      m_list(new QListWidget(this))
{
    setObjectName(QStringLiteral("commandPalette"));
    setWindowTitle(tr("Commands"));
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    resize(paletteSize);
    m_field->setPlaceholderText(tr("Type a part of a command"));
    m_field->setAccessibleName(tr("Command"));
    m_field->installEventFilter(this);
    m_list->setAccessibleName(tr("Commands"));
    m_list->setFocusPolicy(Qt::NoFocus);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(m_field);
    layout->addWidget(m_list);
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_field, &QLineEdit::returnPressed, this, &CommandPalette::runCurrent);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::runCurrent);
    filter({});
    m_field->setFocus();
}

void CommandPalette::filter(const QString& text)
{
    m_list->clear();
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    addCommands(words, {});
    if (m_list->count() == 0)
        addCommands(words, synonyms());
    if (m_list->count() == 0)
        (new QListWidgetItem(tr("Nothing found"), m_list))->setFlags(Qt::NoItemFlags);
    else
        m_list->setCurrentRow(0);
}

void CommandPalette::addCommands(const QStringList& words, const QList<QStringList>& synonyms)
{
    const auto fits = [&](const QAction* action) {
        const QString command = Commands::fullText(action);
        return std::ranges::all_of(words,
                                   [&](const QString& word) { return matches(command, word, synonyms); });
    };
    for (QAction* action : m_commands.all()) {
        if (!action->isEnabled() || action->objectName() == QLatin1String("edit.palette") || !fits(action))
            continue;
        auto* item = new QListWidgetItem(m_list);
        item->setData(actionRole, QVariant::fromValue(action));
        item->setData(Qt::AccessibleTextRole, Commands::fullText(action));
        QWidget* row = makeRow(action, m_list);
        item->setSizeHint(row->sizeHint());
        m_list->setItemWidget(item, row);
    }
}

void CommandPalette::runCurrent()
{
    const QListWidgetItem* item = m_list->currentItem();
    auto* action = item == nullptr ? nullptr : item->data(actionRole).value<QAction*>();
    if (action == nullptr)
        return;
    // Closed first: the command may open a dialog of its own, which must belong to the window.
    accept();
    action->trigger();
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const auto key = static_cast<QKeyEvent*>(event)->key();
        const int step = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
        if (step != 0 && m_list->count() > 0) {
            m_list->setCurrentRow((m_list->currentRow() + step + m_list->count()) % m_list->count());
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace scalescope::app
