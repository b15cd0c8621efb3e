// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/exports/export.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <string>

namespace scalescope::widgets {

/// The translation context of what a command lacks.
struct ExportCommandWords
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::app::ExportDialog)
};

/// A command that writes an export, as it grows.
struct ExportCommand
{
    QString line;        ///< to be pasted into a shell; empty where no command writes it
    QStringList missing; ///< what the window's file has, and the command's not

    /// In quotes where a shell would take the word for more.
    void addWord(const QString& word);
    void addFile(const QString& path);
    void add(const char* option, const std::string& value);
    void lacks(const QString& what) { missing << what; }
};

/// What commands can't be told of the modules that are open in a graph.
void addFolding(const ExportSubject& subject, const ExportStyle& look, ExportCommand& command);

/// How the window shows what an export is of.
ExportStyle shownLook(const ExportSubject& subject, const Export& kind);

/// The command that writes the same.
ExportCommand commandOf(const ExportSubject& subject, const Export& kind, const ExportStyle& look,
                        const QString& path);

} // namespace scalescope::widgets
