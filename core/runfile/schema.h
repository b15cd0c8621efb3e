// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace scalescope::runfile {

/// The SQL that makes the tables of version 4; docs/run-file.md says what they hold.
std::string schema();

/// "sqnr_db, cosine, ...": the columns of errors, in their order.
std::string errorColumnNames();

} // namespace scalescope::runfile
