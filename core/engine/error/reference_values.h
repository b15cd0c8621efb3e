// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/error/spill_file.h"
#include "core/engine/track/node_sink.h"
#include "core/graph/tensor_error.h"

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace scalescope::engine {

/// What the reference of a simulated run leaves to measure errors against: the sampled and the largest
/// elements of each tensor and gradient by the provenance of their node, and all of the parameters'
/// gradients.
class ReferenceValues : public TensorObserver
{
public:
    /// Elements are kept in that file.
    explicit ReferenceValues(SpillFile file) : m_file(std::move(file)) {}

    /// Of the reference run. What can't be kept any more is left out.
    void see(const ObservedNode& node, const at::Tensor& tensor, graph::Direction direction) override;
    /// The gradient of a parameter, whole; undefined where it has none.
    void keepGradient(const std::string& parameter, const at::Tensor& gradient);

    /// The error of a tensor of the simulated run; nothing where it has no counterpart of its shape.
    std::optional<graph::TensorError> errorOf(const ObservedNode& node, const at::Tensor& tensor,
                                              graph::Direction direction) const;
    /// Adds that of a parameter's gradient; a gradient that only one run has counts as zero in the other.
    void addGradientError(const std::string& parameter, const at::Tensor& gradient,
                          graph::ErrorSums& sums) const;

private:
    struct Kept
    {
        std::vector<std::int64_t> shape;
        std::int64_t place = 0; ///< in the file
        at::ScalarType type = at::kFloat;
        std::int64_t largest = 0; ///< so many positions, then as many elements, lie behind the sample
        double bound = 0;         ///< of their magnitudes
    };

    std::optional<Kept> keep(const at::Tensor& elements);
    /// The tensor as it was kept at a place of the file.
    void read(std::int64_t place, const at::Tensor& into) const;
    /// Of a part of the elements.
    graph::TensorError estimate(const Kept& kept, const at::Tensor& reference, const at::Tensor& own,
                                const at::Tensor& tensor) const;

    SpillFile m_file;
    bool m_isFull = false;
    std::unordered_map<std::string, Kept> m_forward;
    std::unordered_map<std::string, Kept> m_backward;
    std::unordered_map<std::string, Kept> m_gradients; ///< by parameter
};

} // namespace scalescope::engine
