// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/unit_scale/rules/extended/pooling.h"

#include <cmath>

namespace scalescope::engine::unit_scaling {

double windowSize(const CallFacts& facts)
{
    if (!facts.call.has("kernel_size")) {
        return inputsPerOutput(facts);
    }
    const auto kernel = facts.call.integers("kernel_size");
    const std::string& name = facts.call.schema().name();
    const auto digit = name.find_first_of("123");
    const auto dimensions = static_cast<std::size_t>(name.at(digit) - '0');
    return kernel.size() == dimensions ? product(kernel)
                                       : std::pow(product(kernel), static_cast<double>(dimensions));
}

double inputsPerOutput(const CallFacts& facts)
{
    return elements(facts.call.tensor("self")) / elements(facts.outputs.at(0));
}

} // namespace scalescope::engine::unit_scaling
