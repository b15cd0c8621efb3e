// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/same_values.h"

#include "core/engine/values/tensor_facts.h"

#include <unordered_set>

namespace scalescope::engine {

namespace {

bool isWhole(std::int64_t rowLength)
{
    return rowLength % graph::blockLength == 0;
}

std::int64_t rowLengthOf(const at::Tensor& tensor)
{
    return tensor.dim() == 0 ? 1 : tensor.size(-1);
}

/// Operators that change the shape alone: the elements stay in their order.
bool keepsOrder(const std::string& target)
{
    static const std::unordered_set<std::string> targets = {
        "aten::contiguous", "aten::reshape",    "aten::flatten",     "aten::clone",   "aten::view",
        "aten::squeeze",    "aten::unsqueeze",  "aten::reshape_as",  "aten::view_as", "aten::ravel",
        "aten::unflatten",  "aten::alias",      "aten::detach",      "aten::to",      "aten::type_as",
        "aten::cpu",        "aten::lift_fresh", "aten::_unsafe_view"};
    return targets.count(target) > 0;
}

/// Enough for the views that lie between one gradient and its next use.
constexpr std::size_t kept = 8;

} // namespace

Elements::Elements(const at::Tensor& tensor)
    : m_storage(tensor.storage().unsafeGetStorageImpl()),
      m_offset(tensor.storage_offset()),
      m_numel(tensor.numel()),
      m_type(tensor.scalar_type()),
      m_dense(tensor.is_non_overlapping_and_dense()),
      m_plain(!tensor.is_conj() && !tensor.is_neg())
{
    if (!m_dense) {
        m_sizes = tensor.sizes().vec();
        m_strides = tensor.strides().vec();
    }
    if (tensor.dim() > 0 && tensor.size(-1) > 1) {
        m_rowLength = tensor.size(-1);
        m_rowStride = tensor.stride(-1);
    }
}

bool Elements::sameAs(const Elements& other) const
{
    return m_storage == other.m_storage && m_offset == other.m_offset && m_numel == other.m_numel &&
           m_type == other.m_type && m_dense == other.m_dense && m_plain && other.m_plain &&
           m_sizes == other.m_sizes && m_strides == other.m_strides;
}

/// Rows of whole blocks that lie one after the other can have any length.
bool Elements::sameBlocksAs(const Elements& other) const
{
    const bool areWhole = m_rowStride == 1 && isWhole(m_rowLength) && isWhole(other.m_rowLength);
    return m_rowStride == other.m_rowStride && (m_rowLength == other.m_rowLength || areWhole);
}

bool onlyRearranges(const std::string& target)
{
    static const std::unordered_set<std::string> targets = {"aten::contiguous",
                                                            "aten::reshape",
                                                            "aten::flatten",
                                                            "aten::clone",
                                                            "aten::permute",
                                                            "aten::transpose",
                                                            "aten::t",
                                                            "aten::view",
                                                            "aten::squeeze",
                                                            "aten::unsqueeze",
                                                            "aten::swapaxes",
                                                            "aten::swapdims",
                                                            "aten::movedim",
                                                            "aten::flip",
                                                            "aten::roll",
                                                            "aten::rot90",
                                                            "aten::reshape_as",
                                                            "aten::view_as",
                                                            "aten::ravel",
                                                            "aten::unflatten",
                                                            "aten::numpy_T",
                                                            "aten::mT",
                                                            "aten::moveaxis",
                                                            "aten::alias",
                                                            "aten::detach",
                                                            "aten::to",
                                                            "aten::type_as",
                                                            "aten::_unsafe_view",
                                                            "aten::cpu",
                                                            "aten::lift_fresh",
                                                            "aten::pixel_shuffle",
                                                            "aten::pixel_unshuffle",
                                                            "aten::channel_shuffle",
                                                            "aten::fliplr",
                                                            "aten::flipud"};
    return targets.count(target) > 0;
}

bool keepsBlocks(const std::string& target, const at::Tensor& from, const at::Tensor& to)
{
    if (keepsOrder(target)) {
        return rowLengthOf(from) == rowLengthOf(to) ||
               (isWhole(rowLengthOf(from)) && isWhole(rowLengthOf(to)));
    }
    return to.is_alias_of(from) && Elements(to).sameBlocksAs(Elements(from));
}

RecentGradients::Found RecentGradients::find(const at::Tensor& gradient) const
{
    Found found;
    const Elements elements(gradient);
    const std::int64_t version = versionOf(gradient);
    for (const Recent& recent : m_recent) {
        if (recent.version == version && recent.elements.sameAs(elements) && !recent.storage.expired()) {
            found = {recent.metric, recent.elements.sameBlocksAs(elements)};
            if (found.sameBlocks) {
                break;
            }
        }
    }
    return found;
}

void RecentGradients::add(const at::Tensor& gradient, std::shared_ptr<const graph::Metric> metric)
{
    m_recent.push_front({Elements(gradient), versionOf(gradient), gradient.storage().getWeakStorageImpl(),
                         std::move(metric)});
    if (m_recent.size() > kept) {
        m_recent.pop_back();
    }
}

} // namespace scalescope::engine
