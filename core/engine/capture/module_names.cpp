// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/capture/module_names.h"

namespace scalescope::engine {

std::string className(const c10::Type& type)
{
    const auto object = type.cast<c10::ClassType>();
    return object && object->name() ? object->name()->name() : std::string();
}

} // namespace scalescope::engine
