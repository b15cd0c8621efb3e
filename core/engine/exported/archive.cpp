// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/exported/exported_model.h"

#include "core/engine/compat/autocast.h"
#include "core/engine/compat/libtorch.h"
#include "core/engine/exported/tensor_store.h"
#include "core/engine/load/archive_check.h"
#include "core/engine/load/loader.h"
#include "core/engine/load/saved_pickle.h"
#include "core/engine/load/zip_file.h"
#include "core/engine/values/errors.h"
#include "core/message/say_exported.h"
#include "core/message/say_load.h"

#include <algorithm>

namespace scalescope::engine::exported {

namespace {

constexpr std::uint64_t largestProgram = std::uint64_t{64} << 20;
constexpr std::string_view models = "models/";

/// The folder that all parts are in, with its slash; none where they lie at the top, as some tools pack them.
std::string folderOf(const ZipFile& zip)
{
    const std::string top = topFolder(zip);
    const bool isPart = top == "models/" || top == "data/" || top == ".data/" || top == "extra/";
    return isPart ? std::string() : top;
}

/// Where the parts of one program are, behind the folder of all.
struct Places
{
    std::string program;
    std::string weights;   ///< as torch.save writes them, in archives that list none
    std::string constants; ///< likewise
    std::string samples;
    std::string name; ///< of the program; empty in archives that have one alone
};

/// Before PyTorch 2.8, by the name of its JSON.
const Places onlyOne{"serialized_exported_program.json", "serialized_state_dict.pt",
                     "serialized_constants.pt", "serialized_example_inputs.pt", ""};

Places placesOf(const std::string& name)
{
    return {"models/" + name + ".json", "data/weights/" + name + ".pt", "data/constants/" + name + ".pt",
            "data/sample_inputs/" + name + ".pt", name};
}

/// The names of an archive's programs; none of one that was made before they had names.
std::vector<std::string> programsIn(const ZipFile& zip, const std::string& top)
{
    std::vector<std::string> names;
    const std::string start = top + std::string(models);
    for (const auto& entry : zip.entries())
        if (entry.name.starts_with(start) && entry.name.ends_with(".json"))
            names.push_back(entry.name.substr(start.size(), entry.name.size() - start.size() - 5));
    return names;
}

std::string shownNames(const std::vector<std::string>& names)
{
    constexpr std::size_t most = 10;
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), most); ++i)
        text += (i == 0 ? "" : ", ") + shownName(names[i]);
    return text + (names.size() > most ? ", ..." : "");
}

class Archive
{
public:
    Archive(const std::filesystem::path& file, const ZipFile& zip)
        : m_file(file), m_zip(zip), m_top(folderOf(zip))
    {
    }

    Result<ExportedModel> read(ArchiveState state)
    {
        const std::vector<std::string> programs = programsIn(m_zip, m_top);
        if (programs.size() > 1)
            return fail(say::severalPrograms(m_file.string(), shownNames(programs)));
        if (programs.empty() && m_zip.find(m_top + onlyOne.program) == nullptr)
            return fail(hasCompiled() ? say::compiledPackage(m_file.string())
                                      : say::exportWithoutProgram(m_file.string()));
        if (state == ArchiveState::Unknown)
            if (auto checked = checkExportArchive(m_file, m_top); !checked)
                return tl::unexpected(checked.error());
        return readProgram(programs.empty() ? onlyOne : placesOf(programs.front()));
    }

private:
    [[nodiscard]] bool hasCompiled() const
    {
        return std::ranges::any_of(m_zip.entries(), [this](const ZipFile::Entry& entry) {
            return entry.name.starts_with(m_top + "data/aotinductor/");
        });
    }

    Result<ExportedModel> readProgram(const Places& places)
    {
        const auto text = m_zip.read(m_top + places.program, largestProgram);
        if (!text)
            return fail(say::archiveUnsound(m_file.string(), say::programTooLarge()));
        const Document document = readDocument(*text);
        if (document.schemaMajor < oldestSchema)
            return fail(say::exportTooOld(m_file.string(), document.schemaMajor, oldestSchema));
        if (document.schemaMajor > newestSchema)
            return fail(say::exportTooNew(m_file.string(), document.schemaMajor, newestSchema));
        TensorStore store(m_file, m_zip, m_top);
        if (!addListed("data/weights/", places.name + "_weights_config.json", store))
            addSaved(places.weights, document.trained);
        if (!addListed("data/constants/", places.name + "_constants_config.json", store))
            addSaved(places.constants, document.trained);
        const TensorsByName tensors = [this](const std::string& fqn) {
            const auto found = m_tensors.find(fqn);
            return found == m_tensors.end() ? nullptr : &found->second;
        };
        ExportedModel model = makeModel(document, tensors, samples(places.samples));
        if (model.torchVersion.empty())
            model.torchVersion = "before 2.5"; // which begins to say it
        if (!model.missing.empty())
            return fail(sayMissing(m_file.string(), model.missing), "--op-library");
        return model;
    }

    /// Of archives before PyTorch 2.9: tensors by their paths. What is no tensor is missed where it is
    /// wanted. Before 2.5 only the tensors themselves say whether they are trained.
    void addSaved(const std::string& part, const std::set<std::string>& trained)
    {
        c10::IValue saved;
        try {
            saved = readSaved(part);
        } catch (const ClauseError&) {
            throw ClauseError(say::partDamaged(part));
        }
        if (!saved.isGenericDict())
            return;
        std::vector<at::Tensor> known;
        for (const auto& item : saved.toGenericDict()) {
            if (!item.key().isString() || !item.value().isTensor())
                continue;
            const std::string& name = item.key().toStringRef();
            at::Tensor tensor = item.value().toTensor();
            const auto same = std::ranges::find_if(known, [&](const at::Tensor& other) {
                return other.is_alias_of(tensor) && other.storage_offset() == tensor.storage_offset() &&
                       other.sizes() == tensor.sizes() && other.strides() == tensor.strides();
            });
            if (same != known.end())
                tensor = *same;
            else
                known.push_back(tensor);
            if (trained.contains(name) && !tensor.requires_grad())
                tensor.set_requires_grad(true);
            m_tensors.emplace(name, std::move(tensor));
        }
    }

    /// What torch.save wrote as a part; None where there is none.
    [[nodiscard]] c10::IValue readSaved(const std::string& part) const
    {
        auto bytes = m_zip.read(m_top + part, largestPart);
        if (!bytes || bytes->empty())
            return {};
        const auto inner = ZipFile::openBytes(std::move(*bytes));
        if (!inner)
            throw ClauseError(say::partDamaged(part));
        return readSavedArchive(*inner);
    }

    /// Names with the same view of the same part are one tensor. Gives whether there is such a list.
    bool addListed(const std::string& folder, const std::string& list, TensorStore& store)
    {
        const auto text = m_zip.read(m_top + folder + list, largestProgram);
        if (!text)
            return false; // a model without any, or an older archive
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
            tensor.set_requires_grad(stored.requiresGrad &&
                                     (at::isFloatingType(stored.type) || at::isComplexType(stored.type)));
            candidates.push_back(known.size());
            known.emplace_back(stored, tensor);
            m_tensors.emplace(name, std::move(tensor));
        }
        return true;
    }

    /// The inputs that the model was exported with: (args, kwargs); None where there are none that can be
    /// read, which is no reason to refuse the model.
    [[nodiscard]] c10::IValue samples(const std::string& part) const
    {
        try {
            c10::IValue value = readSaved(part);
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
        return name == "archive_format" || name == onlyOne.program ||
               (name.starts_with(models) && name.ends_with(".json")) || name.starts_with("data/aotinductor/");
    };
    return std::ranges::any_of(zip->entries(), isPart);
}

Result<ExportedModel> loadExported(const std::filesystem::path& file, const std::string& device,
                                   ArchiveState state)
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
    } catch (const UnsupportedProgram& problem) {
        return fail(say::exportUnsupported(file.string(), problem.why()));
    } catch (const ClauseError& problem) {
        return fail(say::archiveUnsound(file.string(), problem.why()));
    } catch (const std::exception& error) {
        if (isOutOfMemory(error))
            return fail(say::modelTooLarge(file.string()));
        return fail(say::modelNotLoaded(file.string(), errorClause(error), libtorchVersion()));
    }
}

} // namespace scalescope::engine::exported
