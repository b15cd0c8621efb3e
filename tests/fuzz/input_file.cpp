// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/input_file.h"

#include "tests/fuzz/target.h"

#include <fstream>
#include <string>
#include <unistd.h>

namespace scalescope::fuzz {

InputFile::InputFile(std::string_view end)
{
    const std::filesystem::path memory = "/dev/shm";
    std::error_code error;
    const bool isThere = std::filesystem::is_directory(memory, error) && access(memory.c_str(), W_OK) == 0;
    const auto folder = isThere ? memory : std::filesystem::temp_directory_path();
    m_path = folder / ("scalescope-fuzz-" + std::to_string(getpid()) + std::string(end));
}

InputFile::~InputFile()
{
    std::error_code ignored;
    std::filesystem::remove(m_path, ignored);
}

void InputFile::put(std::string_view bytes) const
{
    std::ofstream out(m_path, std::ios::binary | std::ios::trunc);
    out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    out.close();
    demand(out.good());
}

} // namespace scalescope::fuzz
