// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/inputs/convert.h"

#include "core/engine/compat/dtypes.h"
#include "core/engine/values/errors.h"
#include "core/message/say_program.h"

#include <ATen/CPUGeneratorImpl.h>
#include <ATen/Functions.h>

namespace scalescope::engine {

namespace {

using Kind = job::Generated::Kind;

/// Finaliser of splitmix64 (Steele, Lea and Flood, 2014): neighbouring seeds give unrelated streams.
std::uint64_t mixed(std::uint64_t value)
{
    value += 0x9E3779B97F4A7C15ULL;
    value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9ULL;
    value = (value ^ (value >> 27)) * 0x94D049BB133111EBULL;
    return value ^ (value >> 31);
}

at::Scalar scalarOf(const job::Generated::Number& number)
{
    return std::visit([](auto value) { return at::Scalar(value); }, number);
}

at::ScalarType defaultType(const job::Generated& spec)
{
    if (spec.kind == Kind::Randint || spec.kind == Kind::Arange)
        return at::kLong;
    if (spec.kind == Kind::Full && std::holds_alternative<std::int64_t>(spec.parameters[0]))
        return at::kLong;
    if (spec.kind == Kind::Full && std::holds_alternative<bool>(spec.parameters[0]))
        return at::kBool;
    return at::kFloat;
}

bool hasOneByteFloats(at::ScalarType type)
{
    return at::isFloatingType(type) && c10::elementSize(type) == 1;
}

at::Tensor make(const job::Generated& spec, at::Generator& generator, at::ScalarType type)
{
    const auto options = at::TensorOptions().dtype(type);
    switch (spec.kind) {
    case Kind::Randn:
        return at::randn(spec.shape, generator, options);
    case Kind::Uniform:
        return at::empty(spec.shape, options)
            .uniform_(scalarOf(spec.parameters[0]).toDouble(), scalarOf(spec.parameters[1]).toDouble(),
                      generator);
    case Kind::Randint:
        return at::empty(spec.shape, options)
            .random_(scalarOf(spec.parameters[0]).toLong(), scalarOf(spec.parameters[1]).toLong(), generator);
    case Kind::Ones:
        return at::ones(spec.shape, options);
    case Kind::Zeros:
        return at::zeros(spec.shape, options);
    case Kind::Full:
        return at::full(spec.shape, scalarOf(spec.parameters[0]), options);
    case Kind::Arange:
        break;
    }
    std::int64_t count = 1;
    for (const std::int64_t size : spec.shape)
        count *= size;
    return at::arange(count, options).reshape(spec.shape);
}

} // namespace

at::Generator makeGenerator(std::uint64_t seed, std::uint64_t stream, std::uint64_t part)
{
    return at::make_generator<at::CPUGeneratorImpl>(mixed(mixed(mixed(seed) + stream) + part));
}

at::Tensor generate(const job::Generated& spec, at::Generator generator)
{
    const auto type = spec.dtype.empty() ? std::optional(defaultType(spec)) : dtypeFrom(spec.dtype);
    if (!type)
        throw ClauseError(say::noDtypeNamed(spec.dtype));
    // One-byte floats can be converted to, but not computed with.
    if (hasOneByteFloats(*type))
        return make(spec, generator, at::kFloat).to(*type);
    return make(spec, generator, *type);
}

} // namespace scalescope::engine
