// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/recipes/tensor_types.h"

#include <map>
#include <string_view>

namespace scalescope::report {

std::optional<formats::NumberFormat> formatOfType(const std::string& dtype)
{
    static const std::map<std::string, formats::NumberFormat, std::less<>> types = [] {
        constexpr std::pair<const char*, const char*> names[] = {{"float16", "fp16"},
                                                                 {"bfloat16", "bf16"},
                                                                 {"float32", "e8m23"},
                                                                 {"float64", "e11m52"},
                                                                 {"float8_e4m3fn", "e4m3fn"},
                                                                 {"float8_e5m2", "e5m2"},
                                                                 {"float8_e4m3fnuz", "e4m3fnuz"},
                                                                 {"float8_e5m2fnuz", "e5m2fnuz"}};
        std::map<std::string, formats::NumberFormat, std::less<>> known;
        for (const auto& [type, format] : names)
            known.emplace(type, formats::findFormat(format).value());
        known.at("float32").label = "FP32";
        known.at("float64").label = "FP64";
        return known;
    }();
    const auto found = types.find(dtype);
    return found == types.end() ? std::nullopt : std::optional(found->second);
}

} // namespace scalescope::report
