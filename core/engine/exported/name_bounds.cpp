// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/exported/name_bounds.h"

#include "core/engine/exported/program_document.h"
#include "core/message/say_exported.h"
#include "core/runfile/bounds.h"

#include <algorithm>

namespace scalescope::engine::exported {

void checkName(std::string_view name)
{
    if (name.size() > runfile::longestName)
        throw UnsoundProgram(say::programNameTooLong(static_cast<std::int64_t>(runfile::longestName)));
}

void checkPath(std::string_view path)
{
    checkName(path);
    checkLevels(static_cast<std::size_t>(std::ranges::count(path, '.')) + 1);
}

void checkLevels(std::size_t levels)
{
    if (levels > static_cast<std::size_t>(runfile::mostLevels))
        throw UnsoundProgram(say::programTooDeep(runfile::mostLevels));
}

} // namespace scalescope::engine::exported
