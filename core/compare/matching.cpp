// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/matching.h"

namespace scalescope::compare {

Matching::Matching(const graph::Graph& a, const graph::Graph& b)
    : m_a(&a),
      m_b(&b),
      m_partnerOfA(a.nodes.size(), unmatched),
      m_partnerOfB(b.nodes.size(), unmatched),
      m_by(a.nodes.size(), MatchedBy::Provenance),
      m_freeInA(a.nodes.size()),
      m_freeInB(b.nodes.size())
{
}

void Matching::pair(std::size_t inA, std::size_t inB, MatchedBy by)
{
    m_freeInA -= isFreeA(inA) ? 1 : 0;
    m_freeInB -= isFreeB(inB) ? 1 : 0;
    m_partnerOfA[inA] = inB;
    m_partnerOfB[inB] = inA;
    m_by[inA] = by;
}

Alignment Matching::take() const
{
    Alignment result;
    result.rows.reserve(m_a->nodes.size());
    result.rowOfA.resize(m_a->nodes.size());
    result.rowOfB.resize(m_b->nodes.size());
    std::size_t passed =
        0; // nodes of the first graph before this one have a row, or wait for their partner's
    const auto removedBefore = [&](std::size_t end) {
        for (; passed < end; ++passed) {
            if (!isFreeA(passed))
                continue;
            result.rowOfA[passed] = result.rows.size();
            result.rows.push_back({passed, std::nullopt});
        }
    };
    for (std::size_t inB = 0; inB < m_b->nodes.size(); ++inB) {
        const std::size_t inA = m_partnerOfB[inB];
        if (inA != unmatched)
            removedBefore(inA);
        result.rowOfB[inB] = result.rows.size();
        if (inA == unmatched) {
            result.rows.push_back({std::nullopt, inB});
        } else {
            result.rowOfA[inA] = result.rows.size();
            result.rows.push_back({inA, inB, m_by[inA]});
        }
    }
    removedBefore(m_a->nodes.size());
    return result;
}

namespace {

/// Operators that compute the same, and differ in how an export or a version of PyTorch spells it.
constexpr std::pair<std::string_view, std::string_view> spellings[] = {
    {"aten::conv1d", "convolution"},
    {"aten::conv2d", "convolution"},
    {"aten::conv3d", "convolution"},
    {"aten::conv_transpose1d", "convolution"},
    {"aten::conv_transpose2d", "convolution"},
    {"aten::conv_transpose3d", "convolution"},
    {"aten::convolution", "convolution"},
    {"aten::_convolution", "convolution"},
    {"aten::_convolution_mode", "convolution"},
    {"aten::linear", "product"},
    {"aten::addmm", "product"},
    {"aten::matmul", "product"},
    {"aten::mm", "product"},
    {"aten::bmm", "product"},
    {"aten::baddbmm", "product"},
    {"aten::view", "view"},
    {"aten::reshape", "view"},
    {"aten::flatten", "view"},
    {"aten::unflatten", "view"},
    {"aten::_unsafe_view", "view"},
    {"aten::t", "permute"},
    {"aten::transpose", "permute"},
    {"aten::permute", "permute"},
    {"aten::numpy_T", "permute"},
    {"aten::mT", "permute"},
    {"aten::swapaxes", "permute"},
    {"aten::swapdims", "permute"},
    {"aten::split", "split"},
    {"aten::split_with_sizes", "split"},
    {"aten::unsafe_split", "split"},
    {"aten::unsafe_split_with_sizes", "split"},
    {"aten::tensor_split", "split"},
    {"aten::chunk", "split"},
    {"aten::unsafe_chunk", "split"},
    {"aten::norm", "norm"},
    {"aten::linalg_norm", "norm"},
    {"aten::linalg_vector_norm", "norm"},
    {"aten::max_pool1d_with_indices", "aten::max_pool1d"},
    {"aten::max_pool2d_with_indices", "aten::max_pool2d"},
    {"aten::max_pool3d_with_indices", "aten::max_pool3d"},
    {"aten::_adaptive_avg_pool2d", "aten::adaptive_avg_pool2d"},
    {"aten::_adaptive_avg_pool3d", "aten::adaptive_avg_pool3d"},
    {"aten::concat", "aten::cat"},
    {"aten::concatenate", "aten::cat"},
    {"aten::clip", "aten::clamp"},
    {"aten::absolute", "aten::abs"},
    {"aten::negative", "aten::neg"},
    {"aten::type_as", "aten::to"},
    {"aten::native_layer_norm", "aten::layer_norm"},
    {"aten::native_group_norm", "aten::group_norm"},
    {"aten::native_batch_norm", "aten::batch_norm"},
    {"aten::_batch_norm_impl_index", "aten::batch_norm"},
    {"aten::native_dropout", "aten::dropout"},
    {"aten::_softmax", "aten::softmax"},
    {"aten::_log_softmax", "aten::log_softmax"},
    {"aten::true_divide", "aten::div"},
    {"aten::divide", "aten::div"},
    {"aten::multiply", "aten::mul"},
    {"aten::subtract", "aten::sub"}};

} // namespace

bool maybeOneParameter(const graph::Node& a, const graph::Node& b)
{
    if (a.kind != graph::NodeKind::Parameter || b.kind != graph::NodeKind::Parameter)
        return true;
    const bool areTyped = !a.moduleType.empty() && !b.moduleType.empty();
    return a.shape.size() == b.shape.size() && (!areTyped || a.moduleType == b.moduleType);
}

std::string_view operation(const graph::Node& node)
{
    std::string_view target = node.target;
    if (target.size() > 1 && target.back() == '_' && target[target.size() - 2] != '_')
        target.remove_suffix(1);
    for (const auto& [spelling, operation] : spellings)
        if (spelling == target)
            return operation;
    return target;
}

} // namespace scalescope::compare
