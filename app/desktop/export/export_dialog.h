// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/exports/export_command.h"

#include <QDialog>
#include <functional>

class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace scalescope::app {

class Commands;
class ExportForm;
class Settings;

/// Asks what to export, how it is to look, and into which file, and shows the command that does the same.
/// Enter exports; where there is such a file already, it says so and asks for a second one.
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    struct Parts
    {
        widgets::ExportSubject subject;
        const Commands& commands;                                ///< whose words the list has
        Settings& settings;                                      ///< what was chosen last
        std::function<QString(widgets::ExportKind kind)> whyNot; ///< empty for what can be exported
    };

    ExportDialog(Parts parts, widgets::ExportKind first, QWidget* parent);

    [[nodiscard]] widgets::ExportKind kind() const { return m_kind; }
    void accept() override;

Q_SIGNALS:
    void chosen(scalescope::widgets::ExportKind kind, const QString& path,
                const scalescope::widgets::ExportStyle& look);

protected:
    /// Tab goes by place, as rows come and go.
    bool focusNextPrevChild(bool next) override;

private:
    [[nodiscard]] QListWidget* makeList();
    [[nodiscard]] QWidget* makeListSide();
    [[nodiscard]] QWidget* makeChoices();
    [[nodiscard]] QLayout* makeLines();
    void makeCommand();
    [[nodiscard]] QLayout* makeButtons();
    [[nodiscard]] QString textOf(widgets::ExportKind kind) const;
    void choose(widgets::ExportKind kind);
    void showKind(widgets::ExportKind kind);
    void suggestFile();
    void browse();
    void refresh();
    /// The file's path, with a suffix where none was written.
    [[nodiscard]] QString path() const;
    [[nodiscard]] QString fault() const;
    void showCommand();
    /// Of a graph that looks as in the window, whose layout is known.
    void tellSmallWords();
    void remember() const;

    Parts m_parts;
    widgets::ExportKind m_kind;
    QString m_replaced; ///< the file that may be written over
    QListWidget* m_list;
    QLabel* m_title;
    QLabel* m_meaning;
    QLabel* m_reason;
    ExportForm* m_form;
    QLabel* m_small;
    QLineEdit* m_file;
    QLabel* m_endings;
    QLabel* m_note;
    QPlainTextEdit* m_command;
    QLabel* m_missing;
    QPushButton* m_copy;
    QPushButton* m_export;
};

} // namespace scalescope::app
