// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/transform/transform.h"
#include "core/formats/scaled_quantizer.h"
#include "core/job/recipe.h"

#include <ATen/core/Tensor.h>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <torch/script.h>
#include <vector>

namespace scalescope::engine {

/// Whether quantize() takes tensors of this dtype: float32, float64, bfloat16 and float16.
bool canQuantize(at::ScalarType type);

/// A new tensor with the values rounded, without a gradient of its own; counts what became of them. Of any
/// shape, strides and device; another dtype than canQuantize() takes throws ClauseError. Random words
/// follow the order of memory, so that the result does not depend on the number of threads.
at::Tensor quantize(const at::Tensor& tensor, const formats::Quantizer& quantizer,
                    formats::QuantizationCounts& counts);

/// The same with scales for groups of elements; `axis` says how an operand of a shape is cut, and is not
/// asked where all elements share one.
using AxisOf = std::function<formats::AxisView(at::IntArrayRef shape)>;
at::Tensor quantize(const at::Tensor& tensor, const formats::ScaledQuantizer& quantizer, const AxisOf& axis,
                    formats::ScaledCounts& counts);

/// The last tensors that were rounded, so that the same one rounded in the same way again shares its memory:
/// what goes into the products of query, key and value, a weight that is used at every time step. Keeps no
/// memory alive. May be called from several threads.
class RecentRoundings
{
public:
    /// How a tensor is rounded. Never at random: equal ways make equal values.
    struct Way
    {
        job::OperandFormat format;
        formats::AxisView axis; ///< as it is where all elements share one scale or have none
    };
    struct Rounded
    {
        at::Tensor tensor; ///< a view of its own
        formats::ScaledCounts counts;
    };

    /// The tensor's values rounded, if they were and are still in use.
    [[nodiscard]] std::optional<Rounded> find(const at::Tensor& tensor, const Way& way) const;
    void add(const at::Tensor& tensor, const Way& way, const Rounded& rounded);

private:
    using WeakStorage = c10::weak_intrusive_ptr<c10::StorageImpl>;

    /// What says which elements of which memory a tensor is.
    struct Place
    {
        explicit Place(const at::Tensor& tensor);
        [[nodiscard]] bool holds(const at::Tensor& tensor) const;

        WeakStorage storage;
        const c10::StorageImpl* address; ///< not used again while `storage` is there
        std::int64_t offset;
        std::vector<std::int64_t> sizes;
        std::vector<std::int64_t> strides;
        at::TensorOptions options;
    };
    struct Entry
    {
        Place from;
        std::int64_t version;
        Way way;
        Place to;
        formats::ScaledCounts counts;
    };

    mutable std::mutex m_mutex;
    std::deque<Entry> m_entries;
};

/// Rounded operands of one product that can be made again. Between the forward and the backward pass, where
/// nothing reads them, their memory is let go: a rounded copy of each weight would be there once more else.
class RecomputedOperands
{
public:
    /// `again` makes the same values in the same layout, from what is in memory anyway.
    void add(const at::Tensor& rounded, std::function<at::Tensor()> again);

    /// The product is done. The memory goes where a backward pass `follows`; else it is left as it is.
    void release(bool follows);
    /// The product's backward pass is next.
    void recompute();

private:
    struct Operand
    {
        at::Tensor rounded;
        std::function<at::Tensor()> again;
    };
    std::vector<Operand> m_added;
    std::vector<Operand> m_released;
};

/// Rounds one operand whenever it comes by, and says what became of it.
class OperandRounding
{
public:
    /// `record` is what is said but for the counts, the format and the rounding. Where the switch is there
    /// and off, tensors stay as they are. Where `recent` is there, memory is shared with other roundings.
    OperandRounding(const job::OperandFormat& format, AxisOf axis, graph::QuantizedTensor record,
                    formats::RandomKey key, std::shared_ptr<TransformSink> sink,
                    RoundingSwitches::Switch isOn = {}, std::shared_ptr<RecentRoundings> recent = nullptr);

    /// A new tensor without a gradient of its own, which nobody may write to. May be called from several
    /// threads.
    at::Tensor operator()(const at::Tensor& tensor) const;
    /// The same values as before, without saying once more what became of them.
    [[nodiscard]] at::Tensor again(const at::Tensor& tensor) const;
    /// Whether the memory of what is made is shared with other roundings.
    [[nodiscard]] bool shares() const;

private:
    [[nodiscard]] RecentRoundings::Rounded rounded(const at::Tensor& tensor) const;

    job::OperandFormat m_format;
    formats::ScaledQuantizer m_quantizer;
    AxisOf m_axis;
    graph::QuantizedTensor m_record;
    std::shared_ptr<TransformSink> m_sink;
    RoundingSwitches::Switch m_isOn;
    std::shared_ptr<RecentRoundings> m_recent;
};

/// Whether the groups that share a scale depend on the axis that a product sums over: then each product
/// rounds its operands for itself.
bool hasOwnAxes(const job::OperandFormat& format);

} // namespace scalescope::engine
