// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace scalescope::app {

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
