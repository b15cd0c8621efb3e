// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/archive_check.h"

#include "core/engine/load/zip_file.h"
#include "core/message/say_load.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <string_view>

namespace scalescope::engine {

namespace {

using namespace std::string_view_literals;

struct Magic
{
    std::size_t at;
    std::string_view bytes;
    std::string_view kind;
};

/// Formats that other programs of this field write, each by the bytes that its documentation names.
constexpr std::array models{
    Magic{0, "\x89HDF\r\n\x1a\n"sv, "HDF5 (Keras)"},
    Magic{0, "\x08\x01\x12"sv, "TensorFlow"}, // SavedModel: its schema version, then the graph
    Magic{4, "TFL3"sv, "TensorFlow Lite"},
    Magic{4, "ET12"sv, "ExecuTorch"},
    Magic{4, "PTMF"sv, "PyTorch Mobile"},
};
constexpr std::array weights{Magic{0, "GGUF"sv, "GGUF"}, Magic{0, "\x93NUMPY"sv, "NumPy"}};
constexpr std::array packings{
    Magic{0, "\x1f\x8b"sv, "gzip"},
    Magic{0, "\xfd\x37zXZ"sv, "xz"},
    Magic{0, "\x28\xb5\x2f\xfd"sv, "zstd"},
    Magic{0, "BZh"sv, "bzip2"},
    Magic{0, "7z\xbc\xaf\x27\x1c"sv, "7-Zip"},
    Magic{0, "Rar!"sv, "RAR"},
};

/// How other files start, and what is said about them.
struct Start
{
    std::string_view bytes;
    const message::Maker<message::Sentence, message::Text>& says;
};
constexpr std::array starts{
    Start{"PK\x03\x04"sv, say::damagedZip},
    Start{"PK\x05\x06"sv, say::damagedZip},
    Start{"PYTORCH1"sv, say::torchPreview},
    Start{"SQLite "sv, say::sqliteDatabase},
    Start{"version https://git-lfs"sv, say::gitLfsPointer},
    Start{"\x7f"
          "ELF"sv,
          say::sharedLibrary},
    Start{"<!DOCTYPE"sv, say::webPage},
    Start{"<!doctype"sv, say::webPage},
    Start{"<html"sv, say::webPage},
};

template <typename Table>
std::string_view kindIn(const Table& table, std::string_view start)
{
    for (const Magic& magic : table)
        if (start.size() >= magic.at && start.substr(magic.at).starts_with(magic.bytes))
            return magic.kind;
    return {};
}

/// The header's length in eight bytes, then a JSON object.
bool isSafetensors(std::string_view start)
{
    return start.size() > 10 && start.substr(5, 3) == "\0\0\0"sv && start[8] == '{' &&
           (start[9] == '"' || start[9] == ' ' || start[9] == '}');
}

/// A protobuf message that starts with a small version and goes on with the producer's name, a text.
bool isOnnx(std::string_view start)
{
    constexpr char versionField = 0x08;
    constexpr char producerField = 0x12;
    return start.size() > 8 && start[0] == versionField && start[1] > 0 && start[1] < 32 &&
           start[2] == producerField && start[3] > 0 && start[4] >= 'a' && start[4] <= 'z';
}

message::Sentence pickleKind(const std::string& file, std::string_view start)
{
    // torch.save's magic number before PyTorch 1.6, as a pickle of its own.
    constexpr std::string_view legacy = "\x8a\x0al\xfc\x9c"
                                        "F\xf9 j\xa8P\x19";
    return start.substr(2).starts_with(legacy) ? say::earlyTorchSave(file) : say::pythonPickle(file);
}

bool isPickle(std::string_view start)
{
    return start.size() > 2 && start[0] == '\x80' && start[1] >= 2 && start[1] <= 5;
}

bool isTar(std::string_view start)
{
    return start.size() > 262 && start.substr(257).starts_with("ustar");
}

message::Sentence foreignKind(const std::string& file, std::string_view start)
{
    if (const auto kind = isOnnx(start) ? "ONNX"sv : kindIn(models, start); !kind.empty())
        return say::otherModel(file, std::string(kind));
    if (const auto kind = isSafetensors(start) ? "safetensors"sv : kindIn(weights, start); !kind.empty())
        return say::onlyTensors(file, std::string(kind));
    if (const auto packing = isTar(start) ? "tar"sv : kindIn(packings, start); !packing.empty())
        return say::packedFile(file, std::string(packing));
    const auto* other =
        std::ranges::find_if(starts, [&](const Start& it) { return start.starts_with(it.bytes); });
    return other == starts.end() ? say::notTorchScript(file) : other->says(file);
}

bool isModelName(std::string_view name)
{
    constexpr std::array endings{".pt"sv, ".pth"sv, ".ptl"sv, ".jit"sv, ".torchscript"sv, ".ptc"sv};
    return std::ranges::any_of(endings, [&](std::string_view ending) { return name.ends_with(ending); });
}

/// An archive in which a model is one part: of TorchServe, or made by hand.
std::string wrappedModel(const ZipFile& zip)
{
    const auto part = std::ranges::find_if(
        zip.entries(), [](const ZipFile::Entry& entry) { return isModelName(entry.name); });
    return part == zip.entries().end() ? "" : shownName(part->name);
}

} // namespace

message::Sentence otherFileKind(const std::filesystem::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    std::string start(512, '\0');
    stream.read(start.data(), static_cast<std::streamsize>(start.size()));
    start.resize(static_cast<std::size_t>(stream.gcount()));
    return isPickle(start) ? pickleKind(file.string(), start) : foreignKind(file.string(), start);
}

message::Sentence otherArchiveKind(const std::string& file, const ZipFile& zip, const std::string& top)
{
    const auto& entries = zip.entries();
    const auto has = [&](const std::string& name) { return zip.find(top + name) != nullptr; };
    const auto isThere = [&](const std::string& name) { return zip.find(name) != nullptr; };
    const bool hasCode = std::ranges::any_of(
        entries, [&](const ZipFile::Entry& entry) { return entry.name.starts_with(top + "code/"); });
    if (entries.empty())
        return say::emptyZip(file);
    if (has("model.json") && !has("data.pkl"))
        return say::archiveTooOld(file);
    if (has("bytecode.pkl") && !hasCode)
        return say::liteWithoutCode(file);
    if (has(".data/extern_modules"))
        return say::packageArchive(file);
    if (isThere("config.json") && isThere("model.weights.h5"))
        return say::otherModel(file, "Keras");
    if (std::ranges::all_of(entries,
                            [](const ZipFile::Entry& entry) { return entry.name.ends_with(".npy"); }))
        return say::onlyTensors(file, "NumPy");
    if (has("data.pkl"))
        return top.empty() ? say::partsWithoutFolder(file) : message::Sentence();
    const std::string model = wrappedModel(zip);
    return model.empty() ? say::zipWithoutModel(file) : say::zipAroundModel(file, model);
}

} // namespace scalescope::engine
