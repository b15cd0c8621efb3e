// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/export/export_dialog.h"

#include "app/desktop/commands/commands.h"
#include "app/desktop/export/export_form.h"
#include "app/settings/settings.h"
#include "core/graph/figures.h"
#include "widgets/graphview/graph_export.h"
#include "widgets/models/plain_text.h"
#include "widgets/theme/file_question.h"
#include "widgets/theme/tab_order.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>
#include <optional>
#include <utility>

namespace scalescope::app {

using widgets::ExportKind;

namespace {

constexpr QSize usualSize(900, 700);
constexpr int listWidth = 300;
constexpr int gapHeight = 8;  ///< between groups
constexpr int rowPadding = 4; ///< above and below a row together
constexpr int commandLines = 3;
constexpr int kindRole = Qt::UserRole;

/// The words of a menu's entry.
QString wordsOf(const QAction* action)
{
    QString text = widgets::withoutMnemonic(action->text());
    while (text.endsWith(QChar(0x2026)) || text.endsWith(u' '))
        text.chop(1);
    return text;
}

bool isPicture(ExportKind kind)
{
    return kind->group == widgets::ExportGroup::Pictures;
}

/// Said, as a list may measure its rows before it has its style.
void giveRoom(const QListWidget& list, QListWidgetItem& item)
{
    item.setSizeHint(QSize(1, list.fontMetrics().height() + rowPadding));
}

/// Which the keyboard goes past.
void addHeading(QListWidget& list, const QString& title)
{
    if (list.count() > 0) {
        auto* gap = new QListWidgetItem(&list);
        gap->setFlags(Qt::NoItemFlags);
        gap->setSizeHint(QSize(1, gapHeight));
    }
    auto* heading = new QListWidgetItem(title, &list);
    QFont bold = list.font();
    bold.setBold(true);
    heading->setFont(bold);
    heading->setFlags(Qt::NoItemFlags);
    giveRoom(list, *heading);
}

/// "svg, .png, .pdf".
QString joined(const QStringList& suffixes)
{
    return suffixes.join(ExportDialog::tr(", .", "between suffixes of files"));
}

QLabel* makeNote(const char* name, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

ExportDialog::ExportDialog(Parts parts, ExportKind first, QWidget* parent)
    : QDialog(parent),
      m_parts(std::move(parts)),
      m_kind(first),
      m_list(makeList()),
      m_title(new QLabel(this)),
      m_meaning(makeNote("meaning", this)),
      m_reason(makeNote("muted", this)),
      m_form(new ExportForm(m_parts.subject, graph::hasErrors(m_parts.subject.state.run->graph), this)),
      m_small(makeNote("smallWords", this)),
      m_file(new QLineEdit(this)),
      m_endings(makeNote("endings", this)),
      m_note(makeNote("fieldError", this)),
      m_command(new QPlainTextEdit(this)),
      m_missing(makeNote("missing", this)),
      m_copy(new QPushButton(tr("Cop&y"), this)),
      m_export(new QPushButton(this))
{
    setObjectName(QStringLiteral("exportDialog"));
    setWindowTitle(tr("Export"));
    resize(usualSize.boundedTo(parent != nullptr ? parent->window()->size() : usualSize));
    auto* top = new QHBoxLayout;
    top->setSpacing(20);
    top->addWidget(makeListSide());
    top->addWidget(makeChoices(), 1);
    auto* all = new QVBoxLayout(this);
    all->setSpacing(8);
    all->addLayout(top, 1);
    all->addLayout(makeLines());
    all->addLayout(makeButtons());
    const ExportHabits habits = m_parts.settings.exportHabits();
    m_form->setWidth(habits.width);
    m_form->setDark(habits.isDark);
    connect(m_form, &ExportForm::changed, this, &ExportDialog::refresh);
    connect(m_file, &QLineEdit::textChanged, this, &ExportDialog::refresh);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (const auto kind =
                item != nullptr ? widgets::exportNamed(item->data(kindRole).toString()) : nullptr)
            showKind(kind);
    });
    choose(first);
    m_list->setFocus();
}

QString ExportDialog::textOf(ExportKind kind) const
{
    return wordsOf(m_parts.commands[kind->id]);
}

QListWidget* ExportDialog::makeList()
{
    auto* list = new QListWidget(this);
    list->setObjectName(QStringLiteral("exports"));
    list->setFixedWidth(listWidth);
    std::optional<widgets::ExportGroup> group;
    for (const ExportKind kind : widgets::exportKinds()) {
        if (group != kind->group)
            addHeading(*list, QCoreApplication::translate("Commands", widgets::titleOf(kind->group)));
        group = kind->group;
        auto* item = new QListWidgetItem(textOf(kind), list);
        item->setData(kindRole, QString::fromLatin1(kind->id));
        giveRoom(*list, *item);
        if (const QString reason = m_parts.whyNot(kind); !reason.isEmpty()) {
            item->setForeground(palette().color(QPalette::Disabled, QPalette::Text));
            item->setToolTip(widgets::plainToolTip(reason));
            item->setData(Qt::AccessibleDescriptionRole, reason);
        }
    }
    return list;
}

/// Beside the choices, so that Tab goes to all of it before these.
QWidget* ExportDialog::makeListSide()
{
    auto* side = new QWidget(this);
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    auto* label = new QLabel(tr("&What to export"), side);
    label->setBuddy(m_list);
    layout->addWidget(label);
    layout->addWidget(m_list, 1);
    return side;
}

QWidget* ExportDialog::makeChoices()
{
    auto* choices = new QWidget(this);
    auto* layout = new QVBoxLayout(choices);
    layout->setContentsMargins(0, 0, 0, 0);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    layout->addWidget(m_title);
    layout->addWidget(m_meaning);
    layout->addWidget(m_reason);
    layout->addWidget(m_form);
    layout->addWidget(m_small);
    layout->addStretch(1);
    return choices;
}

/// The file and, below it, the command.
QLayout* ExportDialog::makeLines()
{
    auto* lines = new QGridLayout;
    lines->setColumnStretch(1, 1);
    const auto addLine = [&](int row, const QString& text, QWidget* field, QPushButton* button) {
        auto* label = new QLabel(text, this);
        label->setBuddy(field);
        button->setAutoDefault(false);
        lines->addWidget(label, row, 0);
        lines->addWidget(field, row, 1);
        lines->addWidget(button, row, 2);
    };
    m_file->setObjectName(QStringLiteral("file"));
    auto* browse = new QPushButton(tr("&Browse…"), this);
    connect(browse, &QPushButton::clicked, this, &ExportDialog::browse);
    addLine(0, tr("File &name"), m_file, browse);
    lines->addWidget(m_endings, 1, 1);
    lines->addWidget(m_note, 2, 1);
    makeCommand();
    addLine(3, tr("Command &line"), m_command, m_copy);
    lines->addWidget(m_missing, 4, 1);
    return lines;
}

void ExportDialog::makeCommand()
{
    m_command->setObjectName(QStringLiteral("command"));
    m_command->setReadOnly(true);
    m_command->setTabChangesFocus(true);
    m_command->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_command->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_command->setFixedHeight(commandLines * m_command->fontMetrics().lineSpacing() + 14);
    m_copy->setObjectName(QStringLiteral("copy"));
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QApplication::clipboard()->setText(m_command->toPlainText()); });
}

QLayout* ExportDialog::makeButtons()
{
    m_export->setObjectName(QStringLiteral("main"));
    m_export->setDefault(true);
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::accept);
    auto* close = new QPushButton(tr("Cl&ose"), this);
    close->setAutoDefault(false);
    connect(close, &QPushButton::clicked, this, &ExportDialog::reject);
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(close);
    row->addWidget(m_export);
    return row;
}

void ExportDialog::choose(ExportKind kind)
{
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->data(kindRole).toString() == QLatin1String(kind->id))
            m_list->setCurrentRow(row);
}

void ExportDialog::showKind(ExportKind kind)
{
    m_kind = kind;
    m_title->setText(textOf(kind));
    m_meaning->setText(widgets::meaningOf(*kind));
    m_form->setKind(kind);
    const QString reason = m_parts.whyNot(kind);
    m_reason->setText(reason);
    m_reason->setVisible(!reason.isEmpty());
    m_form->setVisible(reason.isEmpty() && m_form->hasChoices());
    const QStringList endings = widgets::suffixesOf(*kind);
    m_endings->setVisible(endings.size() > 1);
    m_endings->setText(tr("The end of its name says what it becomes: .%1").arg(joined(endings)));
    suggestFile();
    refresh();
}

/// In the folder that is written there, else in that of the last export.
void ExportDialog::suggestFile()
{
    const QString written = m_file->text();
    const QString folder =
        written.isEmpty() ? m_parts.settings.exportFolder() : QFileInfo(written).absolutePath();
    const std::string& model = m_parts.subject.state.run->facts.model;
    const QString base =
        model.empty() ? tr("run") : QFileInfo(QString::fromStdString(model)).completeBaseName();
    const QStringList suffixes = widgets::suffixesOf(*m_kind);
    const QString last = m_parts.settings.exportHabits().suffix;
    const QString suffix = isPicture(m_kind) && suffixes.contains(last) ? last : suffixes.first();
    m_file->setText(
        QDir::toNativeSeparators(QDir(folder).filePath(base + QLatin1String(m_kind->part) + u'.' + suffix)));
}

QString ExportDialog::path() const
{
    const QString written = QDir::fromNativeSeparators(m_file->text().trimmed());
    if (written.isEmpty())
        return {};
    const QFileInfo file(QDir(m_parts.settings.exportFolder()), written);
    return file.absoluteFilePath() +
           (file.suffix().isEmpty() ? u'.' + widgets::suffixesOf(*m_kind).first() : QString());
}

QString ExportDialog::fault() const
{
    if (path().isEmpty() || QFileInfo(path()).isDir())
        return tr("Write the name of a file.");
    const QStringList suffixes = widgets::suffixesOf(*m_kind);
    if (!suffixes.contains(QFileInfo(path()).suffix().toLower()))
        return tr("The name has to end in .%1.").arg(joined(suffixes));
    if (!QFileInfo(QFileInfo(path()).absolutePath()).isDir())
        return tr("There is no such folder.");
    return m_form->fault();
}

void ExportDialog::browse()
{
    widgets::askForFile(this, {tr("Export"), path(), widgets::filterOf(*m_kind), true},
                        [this](const QString& file) {
                            m_replaced = file; // that question was asked
                            m_file->setText(QDir::toNativeSeparators(file));
                        });
}

void ExportDialog::refresh()
{
    const bool isPossible = m_parts.whyNot(m_kind).isEmpty();
    const bool isTextual = path().endsWith(QLatin1String(".dot"));
    if (m_form->isTextual() != isTextual)
        m_form->setTextual(isTextual);
    const QString wrong = isPossible ? fault() : QString();
    if (m_replaced != path())
        m_replaced.clear();
    m_note->setText(wrong);
    m_note->setVisible(!wrong.isEmpty());
    m_export->setEnabled(isPossible && wrong.isEmpty());
    m_export->setText(tr("&Export"));
    showCommand();
    tellSmallWords();
}

void ExportDialog::tellSmallWords()
{
    const widgets::ExportStyle look = m_form->look();
    const widgets::ExportSubject& subject = m_parts.subject;
    const bool isAsDrawn = m_kind == &widgets::exports::graph && subject.graphWidth > 0 &&
                           !m_form->isTextual() && look.modules.include.empty() &&
                           look.pruning == subject.state.pruning;
    m_small->setText(isAsDrawn ? widgets::smallWordsNote(subject.graphWidth, look.width) : QString());
    m_small->setVisible(!m_small->text().isEmpty());
}

void ExportDialog::showCommand()
{
    const bool isPossible = m_parts.whyNot(m_kind).isEmpty();
    const widgets::ExportCommand command =
        isPossible ? widgets::commandOf(m_parts.subject, *m_kind, m_form->look(), path())
                   : widgets::ExportCommand();
    m_command->setPlainText(command.line);
    m_command->setPlaceholderText(isPossible ? tr("Only the window writes this.") : QString());
    m_copy->setEnabled(!command.line.isEmpty());
    m_missing->setVisible(!command.missing.isEmpty());
    m_missing->setText(
        tr("Only here, not by the command: %1.").arg(command.missing.join(tr(", ", "between things"))));
}

void ExportDialog::remember() const
{
    ExportHabits habits = m_parts.settings.exportHabits();
    habits.kind = QLatin1String(m_kind->id);
    if (isPicture(m_kind)) {
        habits.suffix = QFileInfo(path()).suffix().toLower();
        habits.isDark = m_form->isDark();
        habits.width = m_form->pictureWidth();
    }
    m_parts.settings.setExportHabits(habits);
    m_parts.settings.setExportFolder(QFileInfo(path()).absolutePath());
}

bool ExportDialog::focusNextPrevChild(bool next)
{
    widgets::setTabOrderByPlace(this);
    return QDialog::focusNextPrevChild(next);
}

void ExportDialog::accept()
{
    if (!m_export->isEnabled())
        return;
    if (QFileInfo::exists(path()) && m_replaced != path()) {
        m_replaced = path();
        m_note->setText(tr("There is such a file already. Once more replaces it."));
        m_note->show();
        m_export->setText(tr("&Replace"));
        return;
    }
    remember();
    Q_EMIT chosen(m_kind, path(), m_form->look());
    QDialog::accept();
}

} // namespace scalescope::app
