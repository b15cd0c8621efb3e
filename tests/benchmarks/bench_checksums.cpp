// SPDX-License-Identifier: GPL-3.0-or-later
// What it costs to check every part's checksum of an archive of 1 GB before libtorch loads it, beside reading
// its bytes.
#include "core/engine/load/zip_file.h"
#include "tests/benchmarks/benchmark.h"

#include <c10/util/Exception.h>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <vector>
#include <zip.h>

namespace scalescope::bench {

namespace {

namespace fs = std::filesystem;

const char* const part = "model/data/0";

/// An archive with one part, as PyTorch stores weights; gone at the end.
class LargeArchive
{
public:
    LargeArchive()
    {
        const char* text = std::getenv("SCALESCOPE_BENCH_MIB");
        const int mebibytes = text ? std::max(1, std::atoi(text)) : 1024;
        std::vector<char> weights(std::size_t(mebibytes) << 20);
        for (std::size_t i = 0; i < weights.size(); ++i)
            weights[i] = static_cast<char>(i * 2654435761U >> 24);
        fs::remove(m_file);
        zip_t* zip = zip_open(m_file.c_str(), ZIP_CREATE, nullptr);
        zip_source_t* source = zip_source_buffer(zip, weights.data(), weights.size(), 0);
        const auto index = static_cast<zip_uint64_t>(zip_file_add(zip, part, source, ZIP_FL_ENC_UTF_8));
        zip_set_file_compression(zip, index, ZIP_CM_STORE, 0);
        TORCH_CHECK(zip_close(zip) == 0, "the archive can't be written");
    }
    LargeArchive(const LargeArchive&) = delete;
    LargeArchive& operator=(const LargeArchive&) = delete;
    ~LargeArchive() { fs::remove(m_file); }

    void read() const
    {
        std::ifstream stream(m_file, std::ios::binary);
        std::vector<char> bytes(std::size_t{256} << 10);
        while (stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()))) {
        }
    }

    void check() const
    {
        const auto zip = engine::ZipFile::open(m_file);
        TORCH_CHECK(zip && zip->isWhole(part), "the archive is not whole");
    }

private:
    fs::path m_file = fs::temp_directory_path() / "scalescope-bench-checksums.pt";
};

std::vector<Measurement> checksums()
{
    const LargeArchive archive;
    const auto seconds =
        secondsByRound({[&] { archive.read(); }, [&] { archive.check(); }}, roundsOr(5), Clock::Wall);
    return {measured("load/checksums", seconds[1] / seconds[0], "x reading").withLimit(1),
            measured("load/checksums/seconds", seconds[1], "s")};
}

const Register checksumsRegistered("load/checksums", checksums);

} // namespace

} // namespace scalescope::bench
