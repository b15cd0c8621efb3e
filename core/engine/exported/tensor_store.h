// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/load/zip_file.h"

#include <filesystem>
#include <map>
#include <string>
#include <torch/script.h>

namespace scalescope::engine::exported {

/// A tensor of an archive: a view of a whole storage, which is one of the archive's parts.
struct StoredTensor
{
    std::string part; ///< "data/weights/weight_3"
    at::ScalarType type = at::kFloat;
    std::vector<std::int64_t> sizes;
    std::vector<std::int64_t> strides;
    std::int64_t offset = 0; ///< of its first element, in elements
    bool isParameter = false;
    bool requiresGrad = false;

    bool operator==(const StoredTensor&) const = default;
};

/// The tensors that a configuration lists ("data/weights/model_weights_config.json"), by name; parts are in
/// `folder`. Throws ClauseError: no such list, a pickled tensor, sizes that none has.
std::map<std::string, StoredTensor> readTensorList(std::string_view json, const std::string& folder);

/// The tensors of an archive. What is stored as it is in memory is mapped from the file, so that it is there
/// once however large it is; what is written to it stays in memory. Tensors with the same part share it.
class TensorStore
{
public:
    /// `top` is the folder of all parts, with its slash. The archive has to outlive this; the tensors do not
    /// need it.
    TensorStore(std::filesystem::path file, const ZipFile& zip, std::string top);

    /// Throws ClauseError where the tensor reaches beyond its storage, or there is none.
    at::Tensor tensor(const StoredTensor& stored);

private:
    const c10::Storage& storageOf(const std::string& part);
    c10::Storage map(std::uint64_t offset, std::uint64_t size);
    [[nodiscard]] c10::Storage unpack(const std::string& part) const;

    std::filesystem::path m_file;
    const ZipFile& m_zip;
    std::string m_top;
    std::map<std::string, std::uint64_t> m_places; ///< in the file, of parts that are stored as they are
    std::shared_ptr<const at::DataPtr> m_mapped;   ///< the whole file
    std::map<std::string, c10::Storage> m_storages;
};

} // namespace scalescope::engine::exported
