// SPDX-License-Identifier: GPL-3.0-or-later
// Loads shared libraries that register custom operators, with what they need beside libtorch.
#include "core/engine/compat/libtorch.h"
#include "core/engine/load/loader.h"
#include "core/message/say_load.h"
#include "core/message/say_runfile.h"

#include <ATen/Context.h>

#include <dlfcn.h>
#include <set>
#include <string>
#include <string_view>
#include <sys/utsname.h>
#include <system_error>

namespace scalescope::engine {

namespace {

namespace fs = std::filesystem;

/// What the loader of shared libraries says; empty where it loaded the file.
std::string loadingError(const std::string& file)
{
    if (::dlopen(file.c_str(), RTLD_NOW | RTLD_GLOBAL) != nullptr)
        return {};
    const char* why = ::dlerror();
    return why ? why : "unknown reason";
}

/// "libtorch_python.so" of "libtorch_python.so: cannot open shared object file: No such file or directory".
std::string missingLibrary(const std::string& error)
{
    const auto end = error.find(": cannot open shared object file");
    return end == std::string::npos ? std::string() : error.substr(0, end);
}

/// "PyExc_ValueError" of ".../libtorch_python.so: undefined symbol: PyExc_ValueError".
std::string missingSymbol(const std::string& error)
{
    constexpr std::string_view before = "undefined symbol: ";
    const auto at = error.find(before);
    return at == std::string::npos ? std::string() : error.substr(at + before.size());
}

bool isOfPython(std::string_view symbol)
{
    return symbol.starts_with("Py") || symbol.starts_with("_Py");
}

/// Where this process has libtorch from.
fs::path libtorchFolder()
{
    Dl_info info{};
    const auto* inside = reinterpret_cast<const void*>(&at::globalContext);
    return ::dladdr(inside, &info) != 0 && info.dli_fname ? fs::path(info.dli_fname).parent_path()
                                                          : fs::path();
}

/// "3.11" where libtorch is part of a Python's package: by the name of the package's module
/// (_C.cpython-311-x86_64-linux-gnu.so). The sandbox lists no folders, so that names are tried.
std::string pythonOfLibtorch()
{
    constexpr int firstMinor = 8;
    constexpr int lastMinor = 99;
    utsname system{};
    ::uname(&system);
    for (int minor = firstMinor; minor <= lastMinor; ++minor) {
        const std::string number = std::to_string(minor);
        const std::string module = "_C.cpython-3" + number + "-" + system.machine + "-linux-gnu.so";
        std::error_code none;
        if (fs::exists(libtorchFolder().parent_path() / module, none))
            return "3." + number;
    }
    return {};
}

/// Loads Python's own library, so that others find its symbols. Beside a package in
/// PREFIX/lib/python3.11/site-packages it is in PREFIX/lib; else where the system has its libraries.
bool loadPython(const std::string& version, const fs::path& library)
{
    const std::string name = "libpython" + version + ".so.1.0";
    for (const fs::path& inside : {library, libtorchFolder()})
        for (fs::path folder = inside; folder.has_relative_path(); folder = folder.parent_path())
            if (folder.filename() == "python" + version &&
                loadingError((folder.parent_path() / name).string()).empty())
                return true;
    return loadingError(name).empty();
}

/// A library that registers operators, and what was loaded for it on the way.
class LibraryLoading
{
public:
    explicit LibraryLoading(const fs::path& file)
        : m_file(fs::absolute(file)) // a name without a folder would be looked for in the system's folders
    {
    }

    /// What is in the way; nothing where the library is loaded.
    message::Clause load()
    {
        std::error_code none; // the loader would wait for somebody to write into a pipe
        if (fs::exists(m_file, none) && !fs::is_regular_file(m_file, none))
            return say::notRegular();
        std::string error = loadingError(m_file.string());
        while (!error.empty() && supply(error))
            error = loadingError(m_file.string());
        return error.empty() ? message::Clause() : reason(error);
    }

private:
    /// Loads what an error says is missing. Each thing is tried once.
    bool supply(const std::string& error)
    {
        const std::string missing = missingLibrary(error);
        const std::string wanted = missing.empty() ? missingSymbol(error) : missing;
        if (wanted.empty() || !m_tried.insert(missing.empty() ? "Python" : missing).second)
            return false;
        if (missing.empty())
            return isOfPython(wanted) && loadPython(pythonOfLibtorch(), m_file);
        const fs::path ours = libtorchFolder() / fs::path(missing).filename();
        std::error_code none;
        if (!fs::exists(ours, none))
            return false;
        std::string inside = loadingError(ours.string());
        while (!inside.empty() && supply(inside))
            inside = loadingError(ours.string());
        m_inside = inside;
        return inside.empty();
    }

    [[nodiscard]] message::Clause reason(const std::string& outer) const
    {
        const std::string& error = m_inside.empty() ? outer : m_inside;
        const std::string missing = missingLibrary(error);
        const std::string symbol = missingSymbol(error);
        if (missing == m_file.string())
            return say::noSuchFile();
        if (missing.find("cuda") != std::string::npos || missing.find("cudart") != std::string::npos)
            return say::needsCuda(missing, libtorchVersion());
        if (!missing.empty())
            return say::needsLibrary(missing);
        if (isOfPython(symbol))
            return say::needsPython(symbol, pythonOfLibtorch());
        if (!symbol.empty())
            return say::needsSymbol(symbol, libtorchVersion());
        return say::notBuiltForLibtorch(error);
    }

    fs::path m_file;
    std::set<std::string> m_tried;
    std::string m_inside; ///< what is wrong with a library of libtorch's that it needs
};

} // namespace

Result<void> loadOperatorLibrary(const std::filesystem::path& file)
{
    if (const auto reason = LibraryLoading(file).load())
        return fail(say::operatorLibraryNotLoaded(file.string(), reason), "--op-library");
    refuseOperators(); // of those that came with it too
    return {};
}

} // namespace scalescope::engine
