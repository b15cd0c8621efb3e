// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/storage_classes.h"

#include <algorithm>
#include <array>

namespace scalescope::engine {

const StorageClass* findStorageClass(std::string_view name)
{
    static constexpr std::array<StorageClass, 20> classes{{{"DoubleStorage", 8, at::kDouble},
                                                           {"FloatStorage", 4, at::kFloat},
                                                           {"HalfStorage", 2, at::kHalf},
                                                           {"BFloat16Storage", 2, at::kBFloat16},
                                                           {"LongStorage", 8, at::kLong},
                                                           {"IntStorage", 4, at::kInt},
                                                           {"ShortStorage", 2, at::kShort},
                                                           {"CharStorage", 1, at::kChar},
                                                           {"ByteStorage", 1, at::kByte},
                                                           {"BoolStorage", 1, at::kBool},
                                                           {"ComplexFloatStorage", 8, at::kComplexFloat},
                                                           {"ComplexDoubleStorage", 16, at::kComplexDouble},
                                                           {"ComplexHalfStorage", 4, {}},
                                                           {"QInt8Storage", 1, {}},
                                                           {"QUInt8Storage", 1, {}},
                                                           {"QInt32Storage", 4, {}},
                                                           {"QUInt4x2Storage", 1, {}},
                                                           {"QUInt2x4Storage", 1, {}},
                                                           {"UInt16Storage", 2, {}},
                                                           {"UntypedStorage", 1, at::kByte}}};
    // By the whole name: FloatStorage is the end of ComplexFloatStorage.
    name.remove_prefix(name.rfind('.') + 1);
    const auto found = std::ranges::find(classes, name, &StorageClass::name);
    return found == classes.end() ? nullptr : &*found;
}

} // namespace scalescope::engine
