// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/format_pair.h"

namespace scalescope::formats {

const FormatPair& usualFormats()
{
    static const FormatPair usual{*findFormat("e4m3fn"), *findFormat("e5m2")};
    return usual;
}

} // namespace scalescope::formats
