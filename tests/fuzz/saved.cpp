// SPDX-License-Identifier: GPL-3.0-or-later
// The pickle of a file of tensors that torch.save wrote, and values made of it.
#include "core/engine/load/saved_pickle.h"

#include "core/engine/load/pickle_check.h"
#include "tests/fuzz/target.h"

#include <exception>

using namespace scalescope;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto bytes = fuzz::textOf(data, size);
    if (!engine::readPickle(bytes, engine::PickleOrigin::Python))
        return 0; // readValueFile() goes no further
    static const std::string elements(4096, '\1');
    std::size_t end = 0;
    try {
        (void)engine::readSavedPickle(
            bytes,
            [](const std::string&, at::ScalarType type, std::int64_t count) {
                return engine::elementsFrom(elements, type, count);
            },
            end);
    } catch (const std::exception&) { // which becomes a sentence in readValueFile()
    }
    return 0;
}
