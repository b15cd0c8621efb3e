// SPDX-License-Identifier: GPL-3.0-or-later
// What nearly every file of the engine includes; libtorch's headers cost about ten seconds a file without
// this.
#pragma once

#include <torch/script.h>

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>
