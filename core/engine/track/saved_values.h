// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/track/node_sink.h"
#include "core/result.h"
#include "core/text/name_pattern.h"

#include <cstdint>
#include <filesystem>
#include <fstream>

namespace scalescope::engine {

/// Bytes of a tensor's .npy file: bfloat16 and 8-bit floats, which numpy lacks, count as float32.
std::int64_t savedBytes(const at::Tensor& tensor);

/// Adds up what saving would write: each matching tensor, and as much again for the gradient of each that
/// could have one.
class SavedSize : public TensorObserver
{
public:
    explicit SavedSize(text::NamePattern names) : m_names(std::move(names)) {}
    void see(const ObservedNode& node, const at::Tensor& tensor, graph::Direction direction) override;

    [[nodiscard]] std::int64_t tensors() const { return m_tensors; }
    [[nodiscard]] std::int64_t bytes() const { return m_bytes; }

private:
    text::NamePattern m_names;
    std::int64_t m_tensors = 0;
    std::int64_t m_bytes = 0;
};

/// Writes the tensors of nodes whose name an expression finds as NAME.fwd.npy and NAME.bwd.npy into a folder,
/// one at a time, with a list of them in index.csv. Stops at the limit or where a file can't be written.
class SavedValues : public TensorObserver
{
public:
    SavedValues(text::NamePattern names, std::filesystem::path folder, std::int64_t limit);
    /// Makes the folder and begins the list, again where a run starts again. What a run saved in it before is
    /// removed, nothing else.
    Result<void> start();
    void see(const ObservedNode& node, const at::Tensor& tensor, graph::Direction direction) override;
    /// Ends the list. Says what could not be written and why, and how much was; nothing where all was.
    message::Finding finish();

    [[nodiscard]] std::int64_t tensors() const { return m_tensors; }
    [[nodiscard]] std::int64_t bytes() const { return m_bytes; }

private:
    text::NamePattern m_names;
    std::filesystem::path m_folder;
    std::ofstream m_index;
    std::int64_t m_limit;
    std::int64_t m_tensors = 0;
    std::int64_t m_bytes = 0;
    message::Message m_failure; ///< why no more is saved; nothing while all is
};

} // namespace scalescope::engine
