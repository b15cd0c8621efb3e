// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace scalescope::app {

/// Whether a file is to be opened as a run: by what it holds, or, where it can't be read, by its name.
bool isRunFile(const QString& path);
/// The folder where runs go that nobody gave a name, made if missing.
QString runsFolder();
/// A new file name in it for a run of `model`; all but the newest runs are removed first, those in `kept`
/// not.
QString newRunFile(const QString& model, const QStringList& kept = {});
/// Says what went wrong; empty on success. An older file at `to` stays until the copy is whole.
QString copyRunFile(const QString& from, const QString& to);

} // namespace scalescope::app
