// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/unique_names.h"

namespace scalescope::engine {

std::string UniqueNames::nameFor(const std::string& wanted)
{
    const auto [place, isNew] = m_names.try_emplace(wanted, 0);
    if (isNew) {
        return wanted;
    }
    for (;;) {
        std::string name = wanted + "_" + std::to_string(++place->second);
        if (m_names.try_emplace(name, 0).second) {
            return name;
        }
    }
}

} // namespace scalescope::engine
