// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/core/ivalue.h>
#include <optional>
#include <string>
#include <vector>

namespace scalescope::engine {

/// One attribute of a layer.
struct LayerAttribute
{
    enum class Kind { Parameter, Buffer, Constant };

    std::string name;
    c10::IValue value;
    Kind kind = Kind::Parameter;
};

/// The parameters, buffers and constants of a layer that PyTorch has under the same name, initialised the way
/// PyTorch does, with the default generator; nothing where there is no such layer. The arguments are the
/// leading ones of the layer in torch.nn. Throws std::invalid_argument where their number does not fit.
std::optional<std::vector<LayerAttribute>> layerAttributes(const std::string& name,
                                                           const std::vector<std::int64_t>& arguments);

} // namespace scalescope::engine
