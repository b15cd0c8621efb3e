// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/name_pattern.h"

#include "core/message/say_common.h"

#include <re2/re2.h>

namespace scalescope::text {

tl::expected<NamePattern, message::Clause> NamePattern::from(const std::string& expression)
{
    auto compiled = std::make_shared<const RE2>(expression, RE2::Quiet);
    if (!compiled->ok())
        return tl::unexpected(say::verbatim(compiled->error()));
    return NamePattern(std::move(compiled));
}

bool NamePattern::findsIn(std::string_view text) const
{
    return RE2::PartialMatch(re2::StringPiece(text.data(), text.size()), *m_expression);
}

} // namespace scalescope::text
