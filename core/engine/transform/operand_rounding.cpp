// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/operand_rounding.h"

#include "core/engine/compat/dtypes.h"
#include "core/engine/values/errors.h"
#include "core/engine/values/tensor_facts.h"
#include "core/message/say_program.h"

#include <ATen/Parallel.h>
#include <utility>

namespace scalescope::engine {

namespace {

/// Elements that one thread takes at a time; a multiple of 16, as Quantizer asks for.
constexpr std::int64_t partSize = std::int64_t{1} << 18;

template <typename T>
void quantizeMemory(const at::Tensor& from, const at::Tensor& to, const formats::Quantizer& quantizer,
                    formats::QuantizationCounts& counts)
{
    const auto* in = static_cast<const T*>(from.data_ptr());
    auto* out = static_cast<T*>(to.data_ptr());
    const std::int64_t n = from.numel();
    const std::int64_t parts = (n + partSize - 1) / partSize;
    std::vector<formats::QuantizationCounts> partCounts(static_cast<std::size_t>(parts));
    at::parallel_for(0, parts, 1, [&](std::int64_t first, std::int64_t last) {
        for (std::int64_t part = first; part < last; ++part) {
            const std::int64_t start = part * partSize;
            const auto size = static_cast<std::size_t>(std::min(partSize, n - start));
            partCounts[static_cast<std::size_t>(part)] =
                quantizer.quantize(in + start, out + start, size, static_cast<std::uint64_t>(start));
        }
    });
    for (const formats::QuantizationCounts& part : partCounts) {
        counts.add(part);
    }
}

/// All parts of some work, on libtorch's threads.
void inParallel(std::int64_t parts, const std::function<void(std::int64_t)>& work)
{
    at::parallel_for(0, parts, 1, [&](std::int64_t first, std::int64_t last) {
        for (std::int64_t part = first; part < last; ++part) {
            work(part);
        }
    });
}

template <typename T>
formats::ScaledCounts quantizeGroups(const at::Tensor& from, const at::Tensor& to,
                                     const formats::ScaledQuantizer& quantizer, const formats::AxisView& view)
{
    return quantizer.quantize(static_cast<const T*>(from.data_ptr()), static_cast<T*>(to.data_ptr()), view,
                              inParallel);
}

formats::ScaledCounts quantizeGroups(const at::Tensor& from, const at::Tensor& to,
                                     const formats::ScaledQuantizer& quantizer, const formats::AxisView& view)
{
    switch (from.scalar_type()) {
    case at::kFloat:
        return quantizeGroups<float>(from, to, quantizer, view);
    case at::kDouble:
        return quantizeGroups<double>(from, to, quantizer, view);
    case at::kBFloat16:
        return quantizeGroups<formats::Bfloat16>(from, to, quantizer, view);
    case at::kHalf:
        return quantizeGroups<formats::Half>(from, to, quantizer, view);
    default:
        throw ClauseError(say::dtypeNotQuantized(dtypeName(from.scalar_type())));
    }
}

} // namespace

bool canQuantize(at::ScalarType type)
{
    return type == at::kFloat || type == at::kDouble || type == at::kBFloat16 || type == at::kHalf;
}

at::Tensor quantize(const at::Tensor& tensor, const formats::Quantizer& quantizer,
                    formats::QuantizationCounts& counts)
{
    const at::NoGradGuard noGradients;
    if (!tensor.is_cpu()) {
        return quantize(tensor.to(at::kCPU), quantizer, counts).to(tensor.device());
    }
    const at::Tensor plain = tensor.detach().resolve_neg();
    const at::Tensor dense = plain.is_non_overlapping_and_dense() ? plain : plain.contiguous();
    at::Tensor result = at::empty_like(dense);
    switch (tensor.scalar_type()) {
    case at::kFloat:
        quantizeMemory<float>(dense, result, quantizer, counts);
        break;
    case at::kDouble:
        quantizeMemory<double>(dense, result, quantizer, counts);
        break;
    case at::kBFloat16:
        quantizeMemory<formats::Bfloat16>(dense, result, quantizer, counts);
        break;
    case at::kHalf:
        quantizeMemory<formats::Half>(dense, result, quantizer, counts);
        break;
    default:
        throw ClauseError(say::dtypeNotQuantized(dtypeName(tensor.scalar_type())));
    }
    return result;
}

at::Tensor quantize(const at::Tensor& tensor, const formats::ScaledQuantizer& quantizer, const AxisOf& axis,
                    formats::ScaledCounts& counts)
{
    const formats::Grouping grouping = quantizer.scaling().grouping;
    if (grouping == formats::Grouping::None) {
        return quantize(tensor, formats::Quantizer(quantizer.how()), counts.values);
    }
    const at::NoGradGuard noGradients;
    if (!tensor.is_cpu()) {
        return quantize(tensor.to(at::kCPU), quantizer, axis, counts).to(tensor.device());
    }
    const at::Tensor plain = tensor.detach().resolve_neg();
    const bool isDense = grouping == formats::Grouping::Tensor && plain.is_non_overlapping_and_dense();
    const at::Tensor dense = isDense ? plain : plain.contiguous();
    at::Tensor result = at::empty_like(dense);
    const formats::AxisView view =
        grouping == formats::Grouping::Tensor ? formats::AxisView{1, dense.numel(), 1} : axis(dense.sizes());
    counts = quantizeGroups(dense, result, quantizer, view);
    return result;
}

namespace {

/// Enough for the products that follow each other with one operand, and for a step of a recurrent layer.
constexpr std::size_t keptTensors = 32;

bool isSame(const RecentRoundings::Way& a, const RecentRoundings::Way& b)
{
    return a.axis.outer == b.axis.outer && a.axis.length == b.axis.length && a.axis.inner == b.axis.inner &&
           a.format == b.format;
}

/// Whether memory, sizes and strides say all of its values.
bool isPlain(const at::Tensor& tensor)
{
    return tensor.has_storage() && !tensor.is_conj() && !tensor.is_neg();
}

} // namespace

RecentRoundings::Place::Place(const at::Tensor& tensor)
    : storage(tensor.storage().getWeakStorageImpl()),
      address(tensor.storage().unsafeGetStorageImpl()),
      offset(tensor.storage_offset()),
      sizes(tensor.sizes().vec()),
      strides(tensor.strides().vec()),
      options(tensor.options())
{
}

bool RecentRoundings::Place::holds(const at::Tensor& tensor) const
{
    return address == tensor.storage().unsafeGetStorageImpl() && offset == tensor.storage_offset() &&
           tensor.sizes().equals(sizes) && tensor.strides().equals(strides) &&
           options.dtype() == tensor.dtype() && !storage.expired();
}

std::optional<RecentRoundings::Rounded> RecentRoundings::find(const at::Tensor& tensor, const Way& way) const
{
    if (!isPlain(tensor)) {
        return std::nullopt;
    }
    const std::lock_guard lock(m_mutex);
    for (const Entry& entry : m_entries) {
        if (!entry.from.holds(tensor) || entry.version != versionOf(tensor) || !isSame(entry.way, way)) {
            continue;
        }
        if (auto storage = entry.to.storage.lock()) {
            const at::Tensor view = at::empty({0}, entry.to.options)
                                        .set_(c10::Storage(std::move(storage)), entry.to.offset,
                                              entry.to.sizes, entry.to.strides);
            return Rounded{view, entry.counts};
        }
    }
    return std::nullopt;
}

void RecentRoundings::add(const at::Tensor& tensor, const Way& way, const Rounded& rounded)
{
    if (!isPlain(tensor) || !isPlain(rounded.tensor)) {
        return;
    }
    const std::lock_guard lock(m_mutex);
    std::erase_if(m_entries, [](const Entry& entry) { return entry.to.storage.expired(); });
    m_entries.push_front({Place(tensor), versionOf(tensor), way, Place(rounded.tensor), rounded.counts});
    if (m_entries.size() > keptTensors) {
        m_entries.pop_back();
    }
}

void RecomputedOperands::add(const at::Tensor& rounded, std::function<at::Tensor()> again)
{
    m_added.push_back({rounded, std::move(again)});
}

void RecomputedOperands::release(bool follows)
{
    m_released = std::exchange(m_added, {});
    if (!follows) {
        m_released.clear();
    }
    for (const Operand& operand : m_released) {
        operand.rounded.storage().set_data_ptr({nullptr, operand.rounded.device()});
    }
}

void RecomputedOperands::recompute()
{
    for (const Operand& operand : std::exchange(m_released, {})) {
        const at::Tensor made = operand.again();
        at::DataPtr memory = made.storage().set_data_ptr({nullptr, made.device()});
        operand.rounded.storage().set_data_ptr(std::move(memory));
    }
}

namespace {

formats::ScaledQuantizer quantizerOf(const job::OperandFormat& format, formats::RandomKey key)
{
    formats::Quantization how;
    how.format = format.format.element;
    how.rounding = format.rounding;
    how.scale = -format.exponent; // the quantizer multiplies by 2^scale, where q(x) divides by s
    how.key = key;
    return {how, format.format.scaling};
}

} // namespace

OperandRounding::OperandRounding(const job::OperandFormat& format, AxisOf axis, graph::QuantizedTensor record,
                                 formats::RandomKey key, std::shared_ptr<TransformSink> sink,
                                 RoundingSwitches::Switch isOn, std::shared_ptr<RecentRoundings> recent)
    : m_format(format),
      m_quantizer(quantizerOf(format, key)),
      m_axis(std::move(axis)),
      m_record(std::move(record)),
      m_sink(std::move(sink)),
      m_isOn(std::move(isOn)),
      m_recent(std::move(recent))
{
    m_record.format = format.format.name;
    m_record.scaling = toString(format.format.scaling);
    m_record.rounding = toString(format.rounding);
}

at::Tensor OperandRounding::operator()(const at::Tensor& tensor) const
{
    const at::NoGradGuard noGradients;
    if (m_isOn && !*m_isOn) {
        return tensor.detach().clone();
    }
    auto [result, counts] = rounded(tensor);
    graph::QuantizedTensor done = m_record;
    done.numel = counts.values.numel;
    done.saturated = counts.values.saturated;
    done.flushed = counts.values.flushed;
    done.subnormal = counts.values.subnormal;
    done.nans = counts.values.nans;
    done.signalToNoise = counts.values.signalToNoise();
    m_sink->add(done);
    return result;
}

at::Tensor OperandRounding::again(const at::Tensor& tensor) const
{
    const at::NoGradGuard noGradients;
    if (m_isOn && !*m_isOn) {
        return tensor.detach().clone();
    }
    formats::ScaledCounts counts;
    if (m_quantizer.scaling().grouping == formats::Grouping::None) {
        constexpr bool noise = false;
        return quantize(tensor, formats::Quantizer(m_quantizer.how(), noise), counts.values);
    }
    return quantize(tensor, m_quantizer, m_axis, counts);
}

bool OperandRounding::shares() const
{
    return m_recent && m_format.rounding != formats::Rounding::Stochastic;
}

RecentRoundings::Rounded OperandRounding::rounded(const at::Tensor& tensor) const
{
    RecentRoundings::Rounded made;
    if (!shares()) {
        made.tensor = quantize(tensor, m_quantizer, m_axis, made.counts);
        return made;
    }
    const RecentRoundings::Way way{m_format,
                                   hasOwnAxes(m_format) ? m_axis(tensor.sizes()) : formats::AxisView{}};
    if (auto known = m_recent->find(tensor, way)) {
        return std::move(*known);
    }
    made.tensor = quantize(tensor, m_quantizer, m_axis, made.counts);
    m_recent->add(tensor, way, made);
    return made;
}

bool hasOwnAxes(const job::OperandFormat& format)
{
    const formats::Grouping grouping = format.format.scaling.grouping;
    return grouping != formats::Grouping::None && grouping != formats::Grouping::Tensor;
}

} // namespace scalescope::engine
