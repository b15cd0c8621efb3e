// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/load/file_kind.h"

#include "core/engine/load/zip_layout.h"

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
    Magic{4, "PTMF"sv, "lite interpreter, flatbuffer"},
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

std::string pickleKind(std::string_view start)
{
    // torch.save's magic number before PyTorch 1.6, as a pickle of its own.
    constexpr std::string_view legacy = "\x8a\x0al\xfc\x9c"
                                        "F\xf9 j\xa8P\x19";
    if (start.substr(2).starts_with(legacy))
        return "is a state_dict or pickled module of torch.save before PyTorch 1.6, without code: load it in "
               "Python and save the model with torch.jit.script(model).save(...)";
    return "is a pickle of Python, not TorchScript: load it in Python, and if it is a model, save it with "
           "torch.jit.script(model).save(...)";
}

bool isPickle(std::string_view start)
{
    return start.size() > 2 && start[0] == '\x80' && start[1] >= 2 && start[1] <= 5;
}

bool isTar(std::string_view start)
{
    return start.size() > 262 && start.substr(257).starts_with("ustar");
}

std::string onlyTensors(std::string_view kind)
{
    return "holds tensors (" + std::string(kind) +
           ") and no program: load them into their model in Python and save that with "
           "torch.jit.script(model).save(...)";
}

std::string foreignKind(std::string_view start)
{
    if (const auto kind = isOnnx(start) ? "ONNX"sv : kindIn(models, start); !kind.empty())
        return otherModelText(kind);
    if (const auto kind = isSafetensors(start) ? "safetensors"sv : kindIn(weights, start); !kind.empty())
        return onlyTensors(kind);
    if (const auto packing = isTar(start) ? "tar"sv : kindIn(packings, start); !packing.empty())
        return "is packed with " + std::string(packing) + ": unpack it and open the model inside";
    return {};
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

std::string otherModelText(std::string_view kind)
{
    return "is a model of another kind (" + std::string(kind) +
           "), not TorchScript: save the model from PyTorch with torch.jit.script(model).save(...)";
}

std::string otherFileKind(const std::filesystem::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    std::string start(512, '\0');
    stream.read(start.data(), static_cast<std::streamsize>(start.size()));
    start.resize(static_cast<std::size_t>(stream.gcount()));
    if (start.starts_with("PK\x03\x04") || start.starts_with("PK\x05\x06"))
        return "is a damaged zip archive, perhaps cut: copy or download it again";
    if (isPickle(start))
        return pickleKind(start);
    if (start.starts_with("PYTORCH1"))
        return "was saved by a preview of PyTorch 1.0, whose format no longer loads: save it again with a "
               "newer "
               "PyTorch";
    if (std::string foreign = foreignKind(start); !foreign.empty())
        return foreign;
    if (start.starts_with("SQLite "))
        return "is an SQLite database, perhaps a run file, not a TorchScript file: open it without run or "
               "info";
    if (start.starts_with("version https://git-lfs"))
        return "is a Git LFS pointer, not the model itself: run git lfs pull";
    if (start.starts_with("\x7f"
                          "ELF"))
        return "is a program or library, not a model: give a library of operators with --op-library";
    if (start.starts_with("<!DOCTYPE") || start.starts_with("<!doctype") || start.starts_with("<html"))
        return "is a web page, not a model: download the file itself";
    return "is not a TorchScript file: give one that torch.jit.save wrote";
}

std::string otherArchiveKind(const ZipFile& zip, const std::string& top)
{
    const auto& entries = zip.entries();
    const auto has = [&](const std::string& name) { return zip.find(top + name) != nullptr; };
    const auto isThere = [&](const std::string& name) { return zip.find(name) != nullptr; };
    const bool hasCode = std::ranges::any_of(
        entries, [&](const ZipFile::Entry& entry) { return entry.name.starts_with(top + "code/"); });
    if (entries.empty())
        return "is an empty zip archive: copy or download the model again";
    if (has("model.json") && !has("data.pkl"))
        return "was saved by PyTorch 1.1 or older, whose format no longer loads: save it again with a newer "
               "PyTorch";
    if (has("models/model.json") || has("archive_format") || isThere("serialized_exported_program.json") ||
        has("serialized_exported_program.json"))
        return "is a torch.export archive (.pt2), which is not supported: save the model with "
               "torch.jit.script(model).save(...) or torch.jit.trace";
    if (has("bytecode.pkl") && !hasCode)
        return "is a lite-interpreter file without its code: save it with torch.jit.save instead";
    if (has(".data/extern_modules"))
        return "is a torch.package archive: import its model in Python and save that with "
               "torch.jit.script(model).save(...)";
    if (isThere("config.json") && isThere("model.weights.h5"))
        return otherModelText("Keras");
    if (std::ranges::all_of(entries,
                            [](const ZipFile::Entry& entry) { return entry.name.ends_with(".npy"); }))
        return onlyTensors("NumPy");
    if (has("data.pkl"))
        return top.empty()
                   ? "is a TorchScript archive without the folder around its parts: pack it again with it"
                   : "";
    if (const std::string model = wrappedModel(zip); !model.empty())
        return "is a zip archive around a model: unpack it and open " + model;
    return "is a zip archive, but no TorchScript file, as it has no data.pkl: give one that torch.jit.save "
           "wrote";
}

} // namespace scalescope::engine
