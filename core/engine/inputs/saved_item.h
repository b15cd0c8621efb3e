// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <torch/script.h>
#include <vector>

namespace scalescope::engine {

/// A value on the pickle machine's stack. Containers are the machine's, because they are filled after they
/// were remembered, may hold themselves, and may nest deeper than destructors can call each other.
struct SavedItem
{
    enum class Kind { Value, Mark, Global, Storage, Tuple, List, Dict };
    Kind kind = Kind::Value;
    c10::IValue value;                       ///< of Value; of Storage its elements
    std::string name;                        ///< of Global: "torch.FloatStorage"
    bool untyped = false;                    ///< of Storage: bytes, whose dtype comes later
    std::vector<SavedItem>* items = nullptr; ///< of containers; of Dict key, value, key, value
};

/// The dtype of a storage's class: "torch.FloatStorage".
std::optional<at::ScalarType> storageType(const std::string& name);

/// Ends the reading; `what` is the end of a sentence about the file: "is cut".
[[noreturn]] void brokenPickle(const std::string& what);

/// A whole number, as sizes are.
std::int64_t wholeOf(const SavedItem& item);

/// The tensor that a pickle asks to be rebuilt from storage, offset, sizes and strides, with memory of its
/// own. What goes beyond the storage is refused.
at::Tensor tensorOfSaved(const std::vector<SavedItem>& arguments);

} // namespace scalescope::engine
