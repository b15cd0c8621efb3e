// SPDX-License-Identifier: GPL-3.0-or-later
// Where shared libraries are that a run may load: a folder of libraries may be somebody's home, so that only
// the libraries in it are named, and what is loaded from it is looked at once more when the rules are made.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace scalescope::app {

/// "libc10.so" and "libgomp.so.1.0.0" are names of libraries, "data.so.txt" is not.
bool isLibraryName(std::string_view name);

/// The folders of the libraries that are loaded, by the names that they were found by and by those that links
/// lead to: libtorch and CUDA load some of their own only when they are needed.
std::vector<std::filesystem::path> foldersOfLoadedLibraries();

/// The libraries in these folders. Of the system's there are none: they are open anyway.
std::vector<std::filesystem::path> librariesIn(const std::vector<std::filesystem::path>& folders);

/// The folders, with a name from the root on, that LD_LIBRARY_PATH has libraries looked for in.
std::vector<std::filesystem::path> foldersOfSearchPath();

/// What a library of operators may need: the libraries beside it, in an environment of Python's those of its
/// packages and of Python.
std::vector<std::filesystem::path> librariesBeside(const std::filesystem::path& library);

/// The variables, of those that name libraries, that open some beside the system's.
std::vector<std::string> variablesThatOpen();

} // namespace scalescope::app
