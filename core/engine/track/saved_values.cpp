// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/saved_values.h"

#include "core/engine/compat/dtypes.h"
#include "core/engine/inputs/value_files.h"
#include "core/engine/values/errors.h"
#include "core/engine/values/sparse_indices.h"
#include "core/engine/values/tensor_facts.h"
#include "core/job/size.h"
#include "core/message/say_run.h"
#include "core/report/text/sanitized_text.h"
#include "core/report/text/table.h"
#include "core/runfile/values_folder.h"
#include "core/text/number_text.h"

#include <ATen/core/grad_mode.h>

#include <string_view>
#include <torch/script.h>

namespace scalescope::engine {

namespace {

at::ScalarType savedType(at::ScalarType type)
{
    if (type == at::ScalarType::ComplexHalf) {
        return at::kComplexFloat; // numpy has nothing smaller
    }
    const bool isWide = type == at::kDouble || type == at::kFloat || type == at::kHalf;
    return at::isFloatingType(type) && !isWide ? at::kFloat : type;
}

/// What leaves room for an ending where names have at most 255 bytes.
constexpr std::size_t longestStem = 200;

std::string escaped(std::string_view bytes)
{
    std::string text;
    for (const char byte : bytes) {
        constexpr std::string_view digits = "0123456789ABCDEF";
        const auto value = static_cast<unsigned char>(byte);
        text += {'%', digits[value >> 4U], digits[value & 0xfU]};
    }
    return text;
}

/// How many bytes the first character has, or what stands for one where the text is no UTF-8.
std::size_t firstLength(std::string_view text)
{
    std::size_t length = 1;
    while (length < text.size() && (static_cast<unsigned char>(text[length]) & 0xc0U) == 0x80U) {
        ++length;
    }
    return length;
}

/// A node's name as a file's: parameters may be called "a/b". What acts in terminals or can't be seen, and a
/// beginning that spreadsheets take for a formula's, is written as %XX, so that the list can name the file as
/// it is. A long one is cut and ends in a number of its own.
std::string fileStem(const std::string& node)
{
    std::string stem;
    for (std::string_view rest = node; !rest.empty();) {
        const std::string_view character = rest.substr(0, firstLength(rest));
        const bool isSpecial =
            character == "/" || character == "%" || report::sanitizedText(character) != character;
        stem += isSpecial ? escaped(character) : std::string(character);
        rest.remove_prefix(character.size());
    }
    report::CsvLine listed;
    listed << stem;
    if (const std::string text = listed.text(); text.starts_with('\'') || text.starts_with("\"'")) {
        stem = escaped(std::string_view(stem).substr(0, firstLength(stem))) + stem.substr(firstLength(stem));
    }
    if (stem.size() > longestStem) {
        const auto whole = static_cast<std::uint32_t>(std::hash<std::string>()(stem));
        std::size_t end = longestStem - 11;
        while (end > 0 && (static_cast<unsigned char>(stem[end]) & 0xc0U) == 0x80U) {
            --end; // in the middle of a character
        }
        stem = stem.substr(0, end) + "~" + std::to_string(whole);
    }
    return stem;
}

/// In a form that a file can have: dense, on the CPU, of a type that numpy knows.
at::Tensor plain(const at::Tensor& tensor)
{
    at::Tensor values = tensor.detach();
    if (values.is_quantized()) {
        values = values.dequantize();
    }
    if (values.layout() != at::kStrided) {
        checkIndices(values);
        values = values.to_dense();
    }
    return values.to(at::kCPU, savedType(values.scalar_type())).resolve_conj().resolve_neg().contiguous();
}

} // namespace

std::int64_t savedBytes(const at::Tensor& tensor)
{
    const at::ScalarType type = tensor.is_quantized() ? at::kFloat : savedType(tensor.scalar_type());
    return tensor.numel() * static_cast<std::int64_t>(c10::elementSize(type)) + npyHeaderSize;
}

void SavedSize::see(const ObservedNode& node, const at::Tensor& tensor, graph::Direction direction)
{
    if (direction == graph::Direction::Backward || !m_names.findsIn(node.name)) {
        return;
    }
    const int files = hasScale(tensor.scalar_type()) && tensor.requires_grad() ? 2 : 1;
    m_tensors += files;
    m_bytes += files * savedBytes(tensor);
}

SavedValues::SavedValues(text::NamePattern names, std::filesystem::path folder, std::int64_t limit)
    : m_names(std::move(names)), m_folder(std::move(folder)), m_limit(limit)
{
}

Result<void> SavedValues::start()
{
    // A forward run that starts again starts its list again.
    m_index = {};
    runfile::removeValues(m_folder);
    std::error_code error;
    std::filesystem::create_directories(m_folder, error);
    if (error) {
        return fail(say::valuesFolderNotMade(m_folder.string(), say::verbatim(error.message())),
                    "--save-values");
    }
    m_tensors = 0;
    m_bytes = 0;
    m_failure = {};
    m_index.open(m_folder / "index.csv", std::ios::trunc);
    m_index << "name,direction,dtype,shape,file\n";
    return {};
}

void SavedValues::see(const ObservedNode& node, const at::Tensor& tensor, graph::Direction direction)
{
    if (m_failure || !m_names.findsIn(node.name)) {
        return;
    }
    if (m_bytes + savedBytes(tensor) > m_limit) {
        m_failure = say::savingReachedLimit(job::sizeText(m_limit));
        return;
    }
    const at::NoGradGuard noGradients;
    const std::string name =
        fileStem(node.name) + (direction == graph::Direction::Forward ? ".fwd.npy" : ".bwd.npy");
    try {
        if (const auto written = writeNpy(plain(tensor), m_folder / name); !written) {
            m_failure = written.error().said;
            return;
        }
    } catch (const c10::Error& error) {
        m_failure = say::savingStopped(errorClause(error));
        return;
    }
    ++m_tensors;
    m_bytes += savedBytes(tensor);
    report::CsvLine line;
    line << node.name << toString(direction) << dtypeName(tensor.scalar_type())
         << text::shapeText(tensor.sizes().vec()) << name;
    m_index << line.text();
}

message::Finding SavedValues::finish()
{
    m_index.close();
    if (!m_failure && m_index.fail()) {
        m_failure = say::valueListNotWritten();
    }
    return m_failure ? say::valuesNotSaved(m_failure, say::savedBefore({m_tensors}, job::sizeText(m_bytes)))
                     : message::Finding();
}

} // namespace scalescope::engine
