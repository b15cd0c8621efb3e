// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/load/pickle_tree.h"
#include "core/message/message.h"

#include <string_view>
#include <tl/expected.hpp>

namespace scalescope::engine {

/// What ends the reading of a pickle.
struct PickleFault
{
    enum class Kind {
        Cut,
        UnknownStep, ///< one that PyTorch's picklers do not write
        TooLarge,    ///< holds more, or a larger number, than is read
        Damaged
    };
    Kind kind = Kind::Damaged;
    message::Clause why; ///< "takes more values than it has"
};

/// The pickle that `text` begins with, which must outlive the tree. Only the steps that PyTorch's picklers
/// write are known (Python's pickletools documents them). Fails where it is malformed or takes values that it
/// does not have, which libtorch's reader does not notice in every release.
tl::expected<PickleTree, PickleFault> readPickleTree(std::string_view text);

} // namespace scalescope::engine
