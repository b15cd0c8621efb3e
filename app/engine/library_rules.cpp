// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/library_rules.h"

#include "app/engine/file_rules.h"
#include "core/job/text_file.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <link.h>
#include <sstream>
#include <system_error>

namespace scalescope::app {

namespace {

namespace fs = std::filesystem;
using Paths = std::vector<fs::path>;

void addFolder(const fs::path& folder, Paths& folders)
{
    if (folder.is_absolute() && std::ranges::find(folders, folder) == folders.end())
        folders.push_back(folder);
}

bool isOfSystem(const fs::path& folder)
{
    constexpr std::array roots{"/usr/lib", "/usr/lib64", "/usr/local/lib", "/lib", "/lib64"};
    std::error_code failed;
    const fs::path real = fs::canonical(folder, failed);
    return !failed && std::ranges::any_of(roots, [&real](const fs::path& root) {
        return std::ranges::mismatch(root, real).in1 == root.end();
    });
}

/// What a variable lists between any of these characters.
Paths listedIn(const char* variable, const char* separators)
{
    const char* value = std::getenv(variable);
    std::string rest = value == nullptr ? "" : value;
    Paths paths;
    while (!rest.empty()) {
        const auto end = std::min(rest.find_first_of(separators), rest.size());
        paths.emplace_back(rest.substr(0, end));
        rest.erase(0, end + 1);
    }
    return paths;
}

/// Folders in a folder, without those that links lead to.
Paths foldersIn(const fs::path& folder)
{
    Paths folders;
    std::error_code none;
    for (fs::directory_iterator entry(folder, none); !none && entry != fs::directory_iterator();
         entry.increment(none))
        if (entry->symlink_status(none).type() == fs::file_type::directory)
            folders.push_back(entry->path());
    return folders;
}

/// The Python that an environment was made from, as its configuration names it: some lines, and nothing is
/// taken from one that is longer.
fs::path homeOfEnvironment(const fs::path& environment)
{
    constexpr std::size_t mostBytes = std::size_t{64} << 10;
    constexpr std::string_view home = "home = ";
    std::istringstream stream(job::readFile(environment / "pyvenv.cfg", mostBytes).value_or(std::string()));
    for (std::string line; std::getline(stream, line);)
        if (line.starts_with(home))
            return fs::path(line.substr(home.size())).parent_path();
    return {};
}

bool isPythons(const fs::path& folder)
{
    return folder.filename().string().starts_with("python");
}

/// Python's own library, which what was built with some Pythons names: beside the folder of packages, and
/// where the Python of an environment has its own.
Paths pythonsLibrary(const fs::path& folder)
{
    const std::string name = folder.filename().string(); // "python3.11"
    const std::string library = "lib" + name + ".so.1.0";
    const fs::path home = homeOfEnvironment(folder.parent_path().parent_path());
    Paths files{folder.parent_path() / library};
    if (home.is_absolute())
        files.push_back(home / "lib" / library);
    return files;
}

Paths pythonsLibrariesAbove(const fs::path& inside)
{
    Paths files;
    for (fs::path folder = inside; folder.has_relative_path(); folder = folder.parent_path())
        if (isPythons(folder))
            append(files, pythonsLibrary(folder));
    return files;
}

/// Of a Python's packages, those that are folders of their own: what "$ORIGIN/../torch/lib" and the like lead
/// to, which libraries name where others are.
Paths foldersOfPackages(const fs::path& packages)
{
    Paths folders = foldersIn(packages);
    for (const fs::path& cuda : foldersIn(packages / "nvidia"))
        folders.push_back(cuda);
    Paths inside;
    for (const fs::path& folder : folders)
        if (std::error_code none; fs::is_directory(fs::symlink_status(folder / "lib", none)))
            inside.push_back(folder / "lib");
    append(folders, inside);
    return folders;
}

bool holdsPackages(const fs::path& folder)
{
    const fs::path name = folder.filename();
    return name == "site-packages" || name == "dist-packages";
}

} // namespace

bool isLibraryName(std::string_view name)
{
    constexpr std::string_view ending = ".so";
    for (auto last = name.find_last_not_of("0123456789");
         last != std::string_view::npos && last + 1 < name.size() && name[last] == '.';
         last = name.find_last_not_of("0123456789"))
        name = name.substr(0, last);
    return name.size() > ending.size() && name.ends_with(ending);
}

Paths foldersOfLoadedLibraries()
{
    Paths folders;
    const auto add = [](dl_phdr_info* info, std::size_t, void* data) {
        const fs::path file(info->dlpi_name);
        std::error_code none;
        auto& found = *static_cast<Paths*>(data);
        if (file.is_absolute()) {
            addFolder(file.parent_path(), found);
            addFolder(fs::canonical(file, none).parent_path(), found);
        }
        return 0;
    };
    ::dl_iterate_phdr(add, &folders);
    return folders;
}

Paths librariesIn(const Paths& folders)
{
    Paths files;
    for (const fs::path& folder : folders) {
        std::error_code none;
        if (isOfSystem(folder))
            continue;
        for (fs::directory_iterator entry(folder, none); !none && entry != fs::directory_iterator();
             entry.increment(none))
            if (isLibraryName(entry->path().filename().string()))
                files.push_back(entry->path());
    }
    return files;
}

Paths foldersOfSearchPath()
{
    Paths folders;
    for (const fs::path& folder : listedIn("LD_LIBRARY_PATH", ":;"))
        addFolder(folder, folders);
    return folders;
}

Paths librariesBeside(const fs::path& library)
{
    std::error_code ignored;
    const fs::path real = fs::weakly_canonical(library, ignored);
    Paths folders{library.parent_path(), real.parent_path(), real.parent_path().string() + ".libs"};
    for (fs::path folder = real.parent_path(); folder.has_relative_path(); folder = folder.parent_path()) {
        if (!holdsPackages(folder))
            continue;
        append(folders, foldersOfPackages(folder));
        if (isPythons(folder.parent_path()))
            folders.push_back(folder.parent_path().parent_path());
    }
    Paths files = librariesIn(folders);
    for (const fs::path& inside : foldersOfLoadedLibraries())
        append(files, pythonsLibrariesAbove(inside));
    for (const fs::path& inside : {library.parent_path(), real.parent_path()})
        append(files, pythonsLibrariesAbove(inside));
    return files;
}

std::vector<std::string> variablesThatOpen()
{
    std::vector<std::string> variables;
    if (!librariesIn(foldersOfSearchPath()).empty())
        variables.emplace_back("LD_LIBRARY_PATH");
    Paths preloaded;
    for (const fs::path& file : listedIn("LD_PRELOAD", ": "))
        addFolder(file.parent_path(), preloaded);
    if (!librariesIn(preloaded).empty())
        variables.emplace_back("LD_PRELOAD");
    return variables;
}

} // namespace scalescope::app
