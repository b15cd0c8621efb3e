// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace scalescope::tests {

// Where tests find the source tree and what the build made. They are functions, compiled once for each build,
// so that nothing else of the tests knows the build's folder: what is the same in two builds is compiled once
// (ccache).

/// The absolute path of a file of the source tree; of the tree itself without a name.
QString sourcePath(const QString& name = {});

/// That of a program or library of the build's bin/.
QString programPath(const QString& name = {});

/// That of an example model or its inputs, as the build made them.
QString examplePath(const QString& name = {});

/// That of a library that only tests load: sandbox_probe.so, libscalescope_test_operators.so, ...
QString testLibraryPath(const QString& name = {});

/// Whether the engine's libtorch is that of a Python package, so that Python can be asked for the truth.
bool isTorchOfPython();

} // namespace scalescope::tests
