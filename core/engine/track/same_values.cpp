// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/same_values.h"

#include "core/engine/values/tensor_facts.h"

#include <unordered_set>

namespace scalescope::engine {

namespace {

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
}

bool Elements::sameAs(const Elements& other) const
{
    return m_storage == other.m_storage && m_offset == other.m_offset && m_numel == other.m_numel &&
           m_type == other.m_type && m_dense == other.m_dense && m_plain && other.m_plain &&
           m_sizes == other.m_sizes && m_strides == other.m_strides;
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

std::shared_ptr<const graph::Metric> RecentGradients::find(const at::Tensor& gradient) const
{
    const Elements elements(gradient);
    const std::int64_t version = versionOf(gradient);
    for (const Recent& recent : m_recent) {
        if (recent.version == version && recent.elements.sameAs(elements) && !recent.storage.expired()) {
            return recent.metric;
        }
    }
    return nullptr;
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
