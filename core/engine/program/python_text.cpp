// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/program/python_text.h"

#include <charconv>
#include <cmath>

namespace scalescope::engine {

std::string pythonText(double value)
{
    if (std::isnan(value)) {
        return "nan";
    }
    if (std::isinf(value)) {
        return value > 0 ? "inf" : "-inf";
    }
    std::string text(32, '\0');
    text.resize(static_cast<std::size_t>(std::to_chars(text.data(), text.data() + text.size(), value).ptr -
                                         text.data()));
    if (text.find_first_of(".e") == std::string::npos) {
        text += ".0";
    }
    return text;
}

std::string pythonText(bool value)
{
    return value ? "True" : "False";
}

} // namespace scalescope::engine
