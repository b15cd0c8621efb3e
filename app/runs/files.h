// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are known by where they lie or what they are called: runs, examples, their inputs.
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

/// The folder with the example models: SCALESCOPE_EXAMPLES if set, else examples/ beside the program's folder
/// (a build), else ../share/scalescope/examples (an installation). Empty where there is none.
QString examplesFolder();

/// The model that a first start opens: the transformer. Empty where it is missing.
QString exampleModel();

/// The inputs document that lies beside a model, `NAME.inputs.json`; empty where there is none.
QString inputsBeside(const QString& model);
/// Whether a file is called as such a document is.
bool isInputsFile(const QString& path);

} // namespace scalescope::app
