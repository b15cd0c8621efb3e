// SPDX-License-Identifier: GPL-3.0-or-later
// What rounding with scales costs beside rounding to the same elements without, one thread.
#include "core/formats/scaled_format.h"
#include "core/formats/scaled_quantizer.h"
#include "tests/benchmarks/benchmark.h"

#include <cmath>
#include <random>

namespace scalescope::bench {

namespace {

using formats::AxisView;

/// One operand, of any type that is quantized.
template <typename T>
std::vector<T> normalNumbers(std::int64_t elements)
{
    std::mt19937 random(1);
    std::normal_distribution<float> normal;
    std::vector<float> numbers(static_cast<std::size_t>(elements));
    for (float& number : numbers)
        number = normal(random);
    std::vector<T> result(numbers.size());
    formats::Quantizer({formats::findFormat("bf16").value(), formats::Rounding::NearestEven, true, 0, {}})
        .quantize(numbers.data(), numbers.data(), numbers.size());
    for (std::size_t i = 0; i < numbers.size(); ++i)
        if constexpr (std::is_same_v<T, formats::Bfloat16>)
            result[i].bits = static_cast<std::uint16_t>(std::bit_cast<std::uint32_t>(numbers[i]) >> 16);
        else
            result[i] = numbers[i];
    return result;
}

/// A format with its scaling as a multiple of the time of its elements alone.
template <typename T>
Benchmark scaled(const std::string& name, const std::string& format, const std::string& scaling,
                 AxisView view, double goal, formats::Rounding rounding = formats::Rounding::NearestEven)
{
    return [=] {
        const formats::ScaledFormat known = formats::findScaledFormat(format, {scaling, {}, {}}).value();
        const formats::Quantization how{known.element, rounding, true, 0, formats::randomKey(0, 0)};
        const formats::ScaledQuantizer with(how, known.scaling);
        const formats::ScaledQuantizer without(how, {});
        const std::vector<T> in = normalNumbers<T>(view.elements());
        std::vector<T> out(in.size());
        const auto seconds = secondsByRound({[&] { with.quantize(in.data(), out.data(), view); },
                                             [&] { without.quantize(in.data(), out.data(), view); }},
                                            view.elements() > 1 << 20 ? 15 : 201, Clock::Cpu);
        return std::vector<Measurement>{
            measured(name, seconds[0] / seconds[1], "x unscaled").withGoal(goal).withLimit(1)};
    };
}

template <typename T = float>
Register registerQuantize(const std::string& name, const std::string& format, const std::string& scaling,
                          AxisView view, double goal,
                          formats::Rounding rounding = formats::Rounding::NearestEven)
{
    return {name, scaled<T>(name, format, scaling, view, goal, rounding)};
}

constexpr AxisView alongRows{2048, 2048, 1};
constexpr AxisView acrossRows{1, 2048, 2048};
constexpr AxisView cachedRows{256, 256, 1};

const Register quantizeRegistered[] = {
    registerQuantize("quantize/e4m3fn/tensor", "e4m3fn", "tensor", alongRows, 2),
    registerQuantize("quantize/e4m3fn/tensor/stochastic", "e4m3fn", "tensor", alongRows, 2,
                     formats::Rounding::Stochastic),
    registerQuantize<formats::Bfloat16>("quantize/e4m3fn/tensor/bfloat16", "e4m3fn", "tensor", alongRows, 2),
    registerQuantize<double>("quantize/e4m3fn/tensor/float64", "e4m3fn", "tensor", alongRows, 2),
    registerQuantize("quantize/e4m3fn/tensor/in_cache", "e4m3fn", "tensor", cachedRows, 2),
    registerQuantize("quantize/mxe4m3/in_cache", "mxe4m3", "", cachedRows, 3),
    registerQuantize("quantize/nvfp4/in_cache", "nvfp4", "", cachedRows, 3),
    registerQuantize("quantize/e4m3fn/channel", "e4m3fn", "channel", alongRows, 2),
    registerQuantize("quantize/e4m3fn/channel/across_rows", "e4m3fn", "channel", acrossRows, 2),
    registerQuantize("quantize/e4m3fn/tile", "e4m3fn", "tile:128x128", alongRows, 3),
    registerQuantize("quantize/mxe4m3", "mxe4m3", "", alongRows, 3),
    registerQuantize("quantize/mxe4m3/across_rows", "mxe4m3", "", acrossRows, 3),
    registerQuantize<formats::Bfloat16>("quantize/mxe4m3/bfloat16", "mxe4m3", "", alongRows, 3),
    registerQuantize("quantize/nvfp4", "nvfp4", "", alongRows, 3),
    registerQuantize("quantize/nvfp4/across_rows", "nvfp4", "", acrossRows, 3),
    registerQuantize<formats::Bfloat16>("quantize/nvfp4/bfloat16", "nvfp4", "", alongRows, 3),
};

} // namespace

} // namespace scalescope::bench
