// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a fuzzer's inputs once, without libFuzzer: what was found stays found, with any compiler.
#include "tests/fuzz/target.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace {

std::vector<std::filesystem::path> filesIn(const char* folder)
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

void replay(const std::filesystem::path& file)
{
    std::printf("%s\n", file.c_str());
    std::fflush(stdout); // the last one names what ended the process
    std::ifstream in(file, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(in), {}};
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
}

} // namespace

int main(int count, char** arguments)
{
    std::size_t replayed = 0;
    for (int i = 1; i < count; ++i)
        for (const auto& file : filesIn(arguments[i])) {
            replay(file);
            ++replayed;
        }
    std::printf("%zu inputs\n", replayed);
    return replayed == 0 ? 1 : 0; // a folder that is lost must not pass
}
