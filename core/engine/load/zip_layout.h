// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/load/zip_file.h"

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

namespace scalescope::engine {

/// What is wrong with how a zip archive is laid out ("its part x is there twice"), or nothing.
/// libtorch reads archives with a reader of its own, which looks parts up without regard to case and trusts
/// the directory at the end. So the directory is walked here as that reader does it, each part's own header
/// is compared with it, and the whole with what libzip found: what the other checks saw is what libtorch will
/// load. (PKWARE's APPNOTE.TXT 6.3.10, sections 4.3 to 4.5.)
message::Clause layoutProblem(const std::filesystem::path& file, const ZipFile& zip);

/// Where the data of the parts begin that are stored as they are, not packed, by their names. Empty where the
/// archive is not laid out as layoutProblem() wants it.
std::map<std::string, std::uint64_t> placesOfStoredParts(const std::filesystem::path& file);

/// A name from a file as it can stand inside a sentence: control characters and what is no UTF-8 replaced,
/// and not too long. Of an empty one, its quotes.
std::string shownName(std::string_view name);

} // namespace scalescope::engine
