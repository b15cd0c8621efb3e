// SPDX-License-Identifier: GPL-3.0-or-later
// Real models of the world outside, where the folder with them lies beside the project's: ../shared/models.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace scalescope::tests {

/// One file and what it does with the libtorch at hand. Verdicts start with "yes" or "no"; "n/a" is what does
/// not come to it, "empty" a backward that reaches no input.
struct ManifestRow
{
    std::string file;
    std::string path;
    std::string method; ///< to run, "forward" for most
    std::string inputs; ///< JSON, in the grammar that the manifest's first line describes
    std::string loads;
    std::string forward;
    std::string backward;
};

/// The rows of MANIFEST.tsv with the verdicts for that release of libtorch ("2.13.0"); none where the folder
/// is missing. A file that 1.13 refuses only for want of one of PyTorch's own operators counts as with 2.13:
/// the engine brings those.
std::vector<ManifestRow> manifestRows(const std::string& libtorchVersion);

/// The inputs of a row as a document of `--inputs`. What has given values is written to .npy files in
/// `folder`.
nlohmann::json inputsDocument(const ManifestRow& row, const std::string& folder);

} // namespace scalescope::tests
