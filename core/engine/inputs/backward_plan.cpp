// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/inputs/backward_plan.h"

#include "core/engine/compat/autograd_node.h"
#include "core/engine/compat/dtypes.h"
#include "core/engine/inputs/convert.h"
#include "core/engine/program/program.h"
#include "core/engine/values/errors.h"
#include "core/job/backward_seed.h"
#include "core/message/say_inputs.h"

#include <algorithm>
#include <set>

namespace scalescope::engine {

namespace {

using c10::IValue;

/// As Python's str() has it.
std::string textOf(const IValue& key)
{
    if (key.isString())
        return key.toStringRef();
    if (key.isInt())
        return std::to_string(key.toInt());
    if (key.isBool())
        return pythonText(key.toBool());
    return key.isDouble() ? pythonText(key.toDouble()) : "key";
}

/// Where a value is, in both spellings.
struct Place
{
    std::string path;
    std::string places;

    [[nodiscard]] Place below(const std::string& name) const { return below(name, name); }
    [[nodiscard]] Place below(const std::string& name, const std::string& position) const
    {
        return {joined(path, name), joined(places, position)};
    }

private:
    static std::string joined(const std::string& base, const std::string& name)
    {
        return base.empty() ? name : base + "." + name;
    }
};

class Collector
{
public:
    void collect(const IValue& value, const Place& place)
    {
        if (value.isTensor()) {
            if (value.toTensor().defined())
                m_found.push_back({place.path, value.toTensor(), place.places});
        } else if (value.isTuple()) {
            tuple(value, place);
        } else if (value.isList()) {
            std::size_t i = 0;
            for (const IValue& item : value.toListRef())
                collect(item, place.below(std::to_string(i++)));
        } else if (value.isGenericDict()) {
            for (const auto& item : value.toGenericDict())
                collect(item.value(), place.below(textOf(item.key())));
        } else if (value.isObject()) {
            object(value, place);
        }
    }

    std::vector<NamedTensor> take() { return std::move(m_found); }

private:
    void tuple(const IValue& value, const Place& place)
    {
        const auto& elements = value.toTupleRef().elements();
        const auto type = value.type()->expect<c10::TupleType>();
        for (std::size_t i = 0; i < elements.size(); ++i) {
            const std::string position = std::to_string(i);
            collect(elements[i], type->schema() ? place.below(type->schema()->arguments()[i].name(), position)
                                                : place.below(position));
        }
    }

    void object(const IValue& value, const Place& place)
    {
        const auto object = value.toObject();
        if (!m_seen.insert(object.get()).second)
            return;
        for (std::size_t i = 0; i < object->type()->numAttributes(); ++i)
            collect(object->getSlot(i), place.below(object->type()->getAttributeName(i)));
    }

    std::vector<NamedTensor> m_found;
    std::set<const void*> m_seen;
};

} // namespace

std::vector<NamedTensor> namedTensors(const IValue& value, const std::string& prefix)
{
    Collector collector;
    collector.collect(value, {prefix, prefix});
    return collector.take();
}

namespace {

using job::SeedKind;

constexpr const char* field = "--backward";
/// Far from the streams of arguments, which count from 0.
constexpr std::uint64_t seedStream = std::uint64_t{1} << 62;

bool canGoBackward(const at::Tensor& tensor)
{
    return at::isFloatingType(tensor.scalar_type()) && takesGradient(tensor);
}

std::string shapeText(at::IntArrayRef sizes)
{
    std::string text;
    for (const auto size : sizes)
        text += (text.empty() ? "" : ", ") + std::to_string(size);
    return "[" + text + "]";
}

message::Clause nameOf(const NamedTensor& output)
{
    return output.path.empty() ? say::theOutput() : say::outputOf(output.path);
}

message::Clause listed(const std::vector<NamedTensor>& outputs)
{
    std::string text;
    for (const NamedTensor& output : outputs)
        if (canGoBackward(output.tensor))
            text += (text.empty() ? "" : ", ") + (output.path.empty() ? "0" : output.path);
    return text.empty() ? say::none() : say::verbatim(text);
}

/// An input or a parameter that the model hands through is no result of it: its gradient would be the seed.
bool isResult(const NamedTensor& output)
{
    return canGoBackward(output.tensor) && !output.tensor.is_leaf();
}

/// The outputs that backward may start from where none was asked for, the one that it does first: of several
/// the only one of one element, which is a loss; else, and where the seed has a shape, the first.
std::vector<NamedTensor> usualOutputs(std::vector<NamedTensor> outputs, bool seedHasShape)
{
    std::erase_if(outputs, [](const NamedTensor& output) { return !isResult(output); });
    const auto isLoss = [](const NamedTensor& output) { return output.tensor.numel() == 1; };
    if (!seedHasShape && std::ranges::count_if(outputs, isLoss) == 1)
        std::ranges::stable_partition(outputs, isLoss);
    return outputs;
}

Result<std::vector<NamedTensor>> chosenOutputs(const std::vector<NamedTensor>& outputs,
                                               const std::vector<std::string>& paths)
{
    std::vector<NamedTensor> chosen;
    for (const std::string& path : paths) {
        auto found = std::ranges::find(outputs, path, &NamedTensor::path);
        if (found == outputs.end())
            found = std::ranges::find_if(outputs, [&](const NamedTensor& output) {
                return output.places == path || (output.path.empty() && path == "0");
            });
        if (found == outputs.end())
            return fail(say::noSuchOutput(path, listed(outputs)), "--output-index");
        if (!canGoBackward(found->tensor))
            return fail(say::outputWithoutGradient(
                            path, dtypeName(found->tensor.scalar_type()) + shapeText(found->tensor.sizes()),
                            listed(outputs)),
                        "--output-index");
        chosen.push_back(*found);
    }
    return chosen;
}

/// Root and seed of one output, and the word for the description.
struct Start
{
    at::Tensor root;
    at::Tensor seed;
    std::string word;
};

class Planner
{
public:
    Planner(job::BackwardSeed seed, const InputContext& context) : m_seed(std::move(seed)), m_context(context)
    {
    }

    Result<Start> start(const NamedTensor& output, std::uint64_t index)
    {
        const at::Tensor& tensor = output.tensor;
        SeedKind kind = m_seed.kind;
        if (kind == SeedKind::Default)
            kind = tensor.numel() == 1 ? SeedKind::Output : SeedKind::Randn;
        if (kind == SeedKind::Output && tensor.numel() != 1)
            return fail(say::outputSeedNeedsOneElement(nameOf(output), shapeText(tensor.sizes())), field);
        const std::string word(toString(kind));
        if (kind == SeedKind::Output || kind == SeedKind::Ones)
            return Start{tensor, at::ones_like(tensor), word};
        if (kind == SeedKind::Randn)
            return Start{tensor, randn(tensor, index), word};
        if (kind == SeedKind::File)
            return fromFile(output);
        auto loss = this->loss(kind, output);
        if (!loss)
            return tl::unexpected(loss.error());
        return Start{*loss, at::ones_like(*loss), word};
    }

private:
    at::Tensor randn(const at::Tensor& like, std::uint64_t index) const
    {
        // On the CPU, so that every device draws the same.
        const auto generator = makeGenerator(m_context.seed, seedStream, index);
        return at::randn(like.sizes(), generator, at::TensorOptions().dtype(at::kFloat))
            .to(like.device(), like.scalar_type());
    }

    Result<at::Tensor> tensorFrom(const std::string& spec)
    {
        auto value = makeValue(spec, c10::TensorType::get(), field, m_context);
        if (!value)
            return tl::unexpected(value.error());
        return value->toTensor();
    }

    Result<Start> fromFile(const NamedTensor& output)
    {
        auto seed = tensorFrom(m_seed.spec);
        if (!seed)
            return tl::unexpected(seed.error());
        if (seed->sizes() != output.tensor.sizes())
            return shapesDiffer(say::theGradient(m_seed.spec), *seed, output);
        return Start{output.tensor, seed->to(output.tensor.device(), output.tensor.scalar_type()),
                     m_seed.spec};
    }

    static tl::unexpected<Error> shapesDiffer(const message::Clause& what, const at::Tensor& given,
                                              const NamedTensor& output)
    {
        return fail(say::shapesDiffer(what, shapeText(given.sizes()), nameOf(output),
                                      shapeText(output.tensor.sizes())),
                    field);
    }

    Result<at::Tensor> loss(SeedKind kind, const NamedTensor& output)
    {
        const at::Tensor& tensor = output.tensor;
        if (kind == SeedKind::Sum)
            return tensor.sum();
        if (kind == SeedKind::Mean)
            return tensor.mean();
        auto target = tensorFrom(m_seed.spec);
        if (!target)
            return target;
        if (kind == SeedKind::Mse) {
            if (target->sizes() != tensor.sizes())
                return shapesDiffer(say::theTargetOf(std::string(toString(kind))), *target, output);
            return at::mse_loss(tensor, target->to(tensor.device(), tensor.scalar_type()));
        }
        return crossEntropy(output, target->to(tensor.device()));
    }

    /// Classes along the second dimension, as PyTorch has it, or along the last one, as language models do.
    static Result<at::Tensor> crossEntropy(const NamedTensor& output, const at::Tensor& target)
    {
        const at::Tensor& tensor = output.tensor;
        if (at::isFloatingType(target.scalar_type()) || target.scalar_type() == at::kBool)
            return fail(say::targetNotClasses(dtypeName(target.scalar_type())), field);
        std::vector<std::int64_t> expected = tensor.sizes().vec();
        if (!expected.empty())
            expected.erase(expected.begin() + (expected.size() > 1 ? 1 : 0));
        if (target.sizes() == at::IntArrayRef(expected))
            return at::cross_entropy_loss(tensor, target.to(at::kLong));
        if (tensor.dim() > 1 && target.sizes() == tensor.sizes().slice(0, tensor.sizes().size() - 1))
            return at::cross_entropy_loss(tensor.reshape({-1, tensor.size(-1)}),
                                          target.to(at::kLong).reshape(-1));
        return shapesDiffer(say::theTargetOf(std::string(toString(SeedKind::CrossEntropy))), target, output);
    }

    job::BackwardSeed m_seed;
    const InputContext& m_context;
};

Result<BackwardPlan> makePlan(const job::BackwardSeed& seed, const std::vector<NamedTensor>& chosen,
                              const InputContext& context)
{
    BackwardPlan plan;
    Planner planner(seed, context);
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        auto start = planner.start(chosen[i], i);
        if (!start)
            return tl::unexpected(start.error());
        plan.roots.push_back(start->root);
        plan.seeds.push_back(start->seed);
        plan.description += (i == 0 ? "" : ", ") + start->word + " at " + message::english(nameOf(chosen[i]));
    }
    return plan;
}

} // namespace

Result<BackwardPlan> planBackward(const c10::IValue& output, const job::Job& job, const InputContext& context)
{
    const auto seed = job::parseBackward(job.backward);
    if (!seed)
        return tl::unexpected(seed.error());
    BackwardPlan plan;
    plan.description = "none";
    if (seed->kind == SeedKind::None)
        return plan;
    std::vector<NamedTensor> outputs = namedTensors(output);
    message::Sentence choice;
    if (job.outputIndices.empty()) {
        outputs = usualOutputs(std::move(outputs), !seed->spec.empty());
        if (outputs.empty()) {
            plan.noOutputHasGradient = true;
            plan.reason = say::noOutputForBackward();
            return plan;
        }
        const std::vector<NamedTensor> others(outputs.begin() + 1, outputs.end());
        outputs.erase(outputs.begin() + 1, outputs.end());
        if (!others.empty())
            choice = say::backwardBegins(nameOf(outputs.front()), listed(others));
    } else if (auto chosen = chosenOutputs(outputs, job.outputIndices)) {
        outputs = std::move(*chosen);
    } else {
        return tl::unexpected(chosen.error());
    }
    try {
        auto made = makePlan(*seed, outputs, context);
        if (made)
            made->choice = std::move(choice);
        return made;
    } catch (const std::exception& error) {
        if (job.backward.empty()) {
            plan.reason = say::defaultSeedDoesNotWork(errorClause(error));
            return plan;
        }
        return fail(say::seedDoesNotWork(job.backward, errorClause(error)), field);
    }
}

} // namespace scalescope::engine
