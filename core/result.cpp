// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/result.h"

#include "core/message/say_common.h"

namespace scalescope {

message::Clause clauseOf(const Error& error)
{
    return error.said ? error.said : say::verbatim(error.message);
}

tl::unexpected<Error> failAt(Error error, std::string field)
{
    error.field = std::move(field);
    return tl::unexpected(std::move(error));
}

} // namespace scalescope
