// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/exported/archive.h"

#include "core/engine/compat/dispatched_autocast.h"
#include "core/engine/compat/libtorch_version.h"
#include "core/engine/exported/tensor_store.h"
#include "core/engine/load/archive_check.h"
#include "core/engine/load/inventory.h"
#include "core/engine/load/saved_archive.h"
#include "core/engine/load/zip_layout.h"
#include "core/engine/values/error_text.h"
#include "core/message/say_exported.h"
#include "core/message/say_load.h"

#include <algorithm>

namespace scalescope::engine::exported {

namespace {

constexpr std::uint64_t largestProgram = std::uint64_t{128} << 20;
constexpr std::uint64_t largestSamples = std::uint64_t{1} << 32;
constexpr std::int64_t newestSchema = 8;
constexpr std::string_view models = "models/";

/// The folder that all parts are in, with its slash; none where they lie at the top, as some tools pack them.
std::string folderOf(const ZipFile& zip)
{
    const std::string top = topFolder(zip);
    const bool isPart = top == "models/" || top == "data/" || top == ".data/" || top == "extra/";
    return isPart ? std::string() : top;
}

/// The names of the programs in an archive: "model".
std::vector<std::string> programsIn(const ZipFile& zip, const std::string& top)
{
    std::vector<std::string> names;
    const std::string start = top + std::string(models);
    for (const auto& entry : zip.entries())
        if (entry.name.starts_with(start) && entry.name.ends_with(".json"))
            names.push_back(entry.name.substr(start.size(), entry.name.size() - start.size() - 5));
    std::ranges::sort(names);
    return names;
}

class Archive
{
public:
    Archive(const std::filesystem::path& file, const ZipFile& zip) : m_file(file), m_zip(zip), m_top(folderOf(zip)) {}

    Result<ExportedModel> read(ArchiveState state)
    {
        const auto programs = programsIn(m_zip, m_top);
        if (programs.empty())
            return fail(hasCompiled() ? say::compiledPackage(m_file.string())
                                      : say::exportWithoutProgram(m_file.string()));
        if (state == ArchiveState::Unknown)
            if (auto checked = checkExportArchive(m_file, m_top); !checked)
                return tl::unexpected(checked.error());
        const bool hasModel = std::ranges::find(programs, "model") != programs.end();
        return readProgram(hasModel ? "model" : programs.front());
    }

private:
    [[nodiscard]] bool hasCompiled() const
    {
        return std::ranges::any_of(m_zip.entries(), [this](const ZipFile::Entry& entry) {
            return entry.name.starts_with(m_top + "data/aotinductor/");
        });
    }

    Result<ExportedModel> readProgram(const std::string& name)
    {
        const std::string part = m_top + std::string(models) + name + ".json";
        const auto text = m_zip.read(part, largestProgram);
        if (!text)
            return fail(say::archiveUnsound(m_file.string(), say::programTooLarge()));
        const Document document = readDocument(*text);
        if (document.schemaMajor > newestSchema)
            return fail(say::exportTooNew(m_file.string(), document.schemaMajor, newestSchema));
        TensorStore store(m_file, m_zip, m_top);
        addTensors("data/weights/", name + "_weights_config.json", store);
        addTensors("data/constants/", name + "_constants_config.json", store);
        const TensorsByName tensors = [this](const std::string& fqn) {
            const auto found = m_tensors.find(fqn);
            return found == m_tensors.end() ? nullptr : &found->second;
        };
        ExportedModel model = makeModel(document, tensors, samples(name));
        if (!model.missing.empty())
            return fail(sayMissing(m_file.string(), model.missing), "--op-library");
        return model;
    }

    /// Names with the same view of the same part are one tensor.
    void addTensors(const std::string& folder, const std::string& list, TensorStore& store)
    {
        const auto text = m_zip.read(m_top + folder + list, largestProgram);
        if (!text)
            return; // a model without any; where one is wanted it is missed
        std::vector<std::pair<StoredTensor, at::Tensor>> known;
        std::map<std::string, std::vector<std::size_t>> ofPart;
        for (const auto& [name, stored] : readTensorList(*text, folder)) {
            std::vector<std::size_t>& candidates = ofPart[stored.part];
            const auto same = std::ranges::find_if(
                candidates, [&](std::size_t candidate) { return known[candidate].first == stored; });
            if (same != candidates.end()) {
                m_tensors.emplace(name, known[*same].second);
                continue;
            }
            at::Tensor tensor = store.tensor(stored);
            tensor.set_requires_grad(stored.requiresGrad && (at::isFloatingType(stored.type) || at::isComplexType(stored.type)));
            candidates.push_back(known.size());
            known.emplace_back(stored, tensor);
            m_tensors.emplace(name, std::move(tensor));
        }
    }

    /// The inputs that the model was exported with: (args, kwargs); None where there are none that can be read, which
    /// is no reason to refuse the model.
    [[nodiscard]] c10::IValue samples(const std::string& name) const
    {
        auto bytes = m_zip.read(m_top + "data/sample_inputs/" + name + ".pt", largestSamples);
        if (!bytes || bytes->empty())
            return {};
        try {
            const auto inner = ZipFile::openBytes(std::move(*bytes));
            c10::IValue value = inner ? readSavedArchive(*inner) : c10::IValue();
            const bool fits = value.isTuple() && value.toTupleRef().elements().size() == 2 &&
                              value.toTupleRef().elements()[0].isTuple() &&
                              value.toTupleRef().elements()[1].isGenericDict();
            return fits ? value : c10::IValue();
        } catch (const std::runtime_error&) {
            return {};
        }
    }

    const std::filesystem::path& m_file;
    const ZipFile& m_zip;
    std::string m_top;
    std::map<std::string, at::Tensor> m_tensors;
};

} // namespace

bool isExportArchive(const std::filesystem::path& file)
{
    const auto zip = ZipFile::open(file);
    if (!zip)
        return false;
    const std::string top = folderOf(*zip);
    const auto isPart = [&top](const ZipFile::Entry& entry) {
        const bool isInside = entry.name.starts_with(top);
        const std::string_view name = std::string_view(entry.name).substr(isInside ? top.size() : 0);
        return name == "archive_format" || name == "serialized_exported_program.json" ||
               (name.starts_with(models) && name.ends_with(".json")) || name.starts_with("data/aotinductor/");
    };
    return std::ranges::any_of(zip->entries(), isPart);
}

Result<ExportedModel> loadExported(const std::filesystem::path& file, const std::string& device, ArchiveState state)
{
    setUpLibtorch();
    registerAutocastOperators();
    if (auto usable = checkDevice(device); !usable)
        return tl::unexpected(usable.error());
    if (const auto why = whyUnreadable(file))
        return fail(say::fileNotOpened(file.string(), why));
    const auto zip = ZipFile::open(file);
    if (!zip)
        return fail(say::damagedZip(file.string()));
    try {
        auto model = Archive(file, *zip).read(state);
        if (model && device != "cpu")
            model->module.to(at::Device(device));
        return model;
    } catch (const UnsoundProgram& problem) {
        return fail(say::archiveUnsound(file.string(), problem.why()));
    } catch (const UnsupportedProgram& problem) {
        return fail(say::exportUnsupported(file.string(), problem.why()));
    } catch (const std::exception& error) {
        if (isOutOfMemory(error))
            return fail(say::modelTooLarge(file.string()));
        return fail(say::modelNotLoaded(file.string(), errorClause(error), libtorchVersion()));
    }
}

} // namespace scalescope::engine::exported
