// SPDX-License-Identifier: GPL-3.0-or-later
// An archive with sound checksums whose parts are the input: lines "NAME LENGTH", each before its content. A
// mutated archive hardly gets past its checksums.
#include "core/engine/load/archive_check.h"
#include "tests/fuzz/input_file.h"
#include "tests/fuzz/target.h"

#include <charconv>
#include <string>
#include <zip.h>

using namespace scalescope;

namespace {

/// Takes one part off the front of the text and puts it into the archive; false at the end.
bool addPart(zip_t* zip, std::string_view& text)
{
    const std::string_view line = text.substr(0, text.find('\n'));
    const auto space = line.rfind(' ');
    if (space == std::string_view::npos || line.size() == text.size())
        return false;
    std::size_t length = 0;
    std::from_chars(line.data() + space + 1, line.data() + line.size(), length);
    text.remove_prefix(line.size() + 1);
    const std::string_view content = text.substr(0, length);
    text.remove_prefix(content.size());
    zip_source_t* source = zip_source_buffer(zip, content.data(), content.size(), 0);
    const std::string name(line.substr(0, space));
    const auto index = zip_file_add(zip, name.c_str(), source, ZIP_FL_ENC_UTF_8);
    if (index < 0)
        zip_source_free(source);
    else
        zip_set_file_compression(zip, static_cast<zip_uint64_t>(index), ZIP_CM_STORE, 0);
    return true;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const fuzz::InputFile file(".pt");
    std::filesystem::remove(file.path());
    zip_t* zip = zip_open(file.path().c_str(), ZIP_CREATE | ZIP_TRUNCATE, nullptr);
    fuzz::demand(zip != nullptr);
    auto text = fuzz::textOf(data, size);
    while (addPart(zip, text)) {
    }
    if (zip_close(zip) != 0)
        zip_discard(zip);
    (void)engine::checkArchive(file.path());
    (void)engine::checkTensorArchive(file.path());
    return 0;
}
