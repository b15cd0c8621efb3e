// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/suggest/first_guess.h"

#include "core/engine/compat/dtypes.h"
#include "core/engine/load/type_info.h"
#include "core/engine/suggest/code_flow.h"

#include <algorithm>
#include <map>
#include <set>

namespace scalescope::engine {

namespace {

using c10::TypeKind;
using job::Spec;

constexpr int deepestGuess = 24;
constexpr std::size_t mostGuesses = 12;

/// The dtype of the model's weights, empty for float32: a float64 model wants float64.
std::string usualDtype(const torch::jit::Module& module)
{
    for (const at::Tensor& tensor : module.parameters())
        if (tensor.defined() && at::isFloatingType(tensor.scalar_type()))
            return tensor.scalar_type() == at::kFloat ? "" : dtypeName(tensor.scalar_type());
    return {};
}

void addNew(std::vector<Spec>& specs, Spec spec)
{
    if (specs.size() < mostGuesses && std::ranges::find(specs, spec) == specs.end())
        specs.push_back(std::move(spec));
}

class Guesser
{
public:
    Guesser(CodeFlow& flow, std::string dtype) : m_flow(flow), m_dtype(std::move(dtype)) {}

    /// The argument's name, or a dictionary's key, which says what no layer does.
    void setName(std::string name) { m_name = std::move(name); }

    /// A value of the type that is found at any of the places.
    std::vector<Spec> guess(const std::vector<Place>& places, const c10::TypePtr& type, int depth = 0)
    {
        if (depth > deepestGuess)
            return {};
        switch (type->kind()) {
        case TypeKind::TensorType:
            return tensors(places, depth);
        case TypeKind::OptionalType: {
            std::vector<Spec> specs{{std::monostate{}}};
            for (Spec& spec : guess(places, type->expectRef<c10::OptionalType>().getElementType(), depth + 1))
                addNew(specs, std::move(spec));
            return specs;
        }
        case TypeKind::UnionType: {
            std::vector<Spec> specs;
            for (const c10::TypePtr& member : type->containedTypes())
                for (Spec& spec : guess(places, member, depth + 1))
                    addNew(specs, std::move(spec));
            return specs;
        }
        case TypeKind::TupleType:
            return tuple(places, type, depth);
        case TypeKind::ListType:
            return list(places, type, depth);
        case TypeKind::DictType:
            return dict(places, type, depth);
        default:
            return scalar(places, type);
        }
    }

private:
    std::vector<Reader> readersOf(const std::vector<Place>& places)
    {
        std::vector<Reader> readers;
        for (const Place& place : places)
            std::ranges::move(m_flow.readersOf(place), std::back_inserter(readers));
        return readers;
    }

    std::vector<Spec> tensors(const std::vector<Place>& places, int depth)
    {
        std::set<std::pair<const FlowFrame*, const torch::jit::Value*>> seen;
        for (const Place& place : places)
            if (auto found = fromFirstLayer(place, depth, seen))
                return {Spec{*found}};
        const job::Generated named = fromName();
        std::vector<Spec> specs{Spec{named}};
        if (named.kind == job::Generated::Kind::Randn) // nothing is known: sequences and images are usual
            for (const auto& shape : {std::vector<std::int64_t>{1, 8, 8}, {1, 3, 32, 32}})
                specs.push_back(Spec{job::Generated{job::Generated::Kind::Randn, {}, shape, m_dtype}});
        return specs;
    }

    /// "input_ids", "attention_mask"
    [[nodiscard]] job::Generated fromName() const
    {
        const auto endsWithOneOf = [this](std::initializer_list<const char*> endings) {
            return std::ranges::any_of(endings,
                                       [this](const char* ending) { return m_name.ends_with(ending); });
        };
        using Kind = job::Generated::Kind;
        if (endsWithOneOf({"edge_index"}))
            return {Kind::Randint, {std::int64_t{0}, std::int64_t{2}}, {2, 16}, {}};
        if (endsWithOneOf({"lengths", "lens"}))
            return {Kind::Full, {std::int64_t{8}}, {8}, {}};
        if (endsWithOneOf({"ids", "tokens", "labels", "targets", "indices"}))
            return {Kind::Randint, {std::int64_t{0}, std::int64_t{2}}, {8, 32}, {}};
        if (endsWithOneOf({"mask"}))
            return {Kind::Ones, {}, {8, 32}, "int64"};
        return {job::Generated::Kind::Randn, {}, {8}, m_dtype};
    }

    template <typename Seen>
    std::optional<job::Generated> fromFirstLayer(const Place& place, int depth, Seen& seen)
    {
        if (depth > deepestGuess || !seen.insert({place.frame, place.value}).second)
            return std::nullopt;
        for (const Reader& reader : m_flow.readersOf(place)) {
            if (auto found = shapeForLayer(reader))
                return found;
            if (auto found = fromParts(reader, depth, seen))
                return found;
            if (keepsWidth(reader))
                if (auto found = fromFirstLayer(reader.output(), depth + 1, seen))
                    return found;
        }
        return std::nullopt;
    }

    /// Indices that are taken apart, as the two rows of a graph's edges are: the parts' shape, after how many
    /// there are.
    template <typename Seen>
    std::optional<job::Generated> fromParts(const Reader& reader, int depth, Seen& seen)
    {
        const std::vector<Place> parts = partsAlongFirst(reader, m_flow);
        for (const Place& part : parts) {
            auto found = fromFirstLayer(part, depth + 1, seen);
            if (found && found->kind == job::Generated::Kind::Randint) {
                found->shape.insert(found->shape.begin(), std::max<std::int64_t>(std::ssize(parts), 2));
                return found;
            }
        }
        return std::nullopt;
    }

    static std::optional<c10::IValue> knownInput(const Reader& reader, std::size_t index)
    {
        return index < reader.node->inputs().size()
                   ? CodeFlow::known(reader.node->input(index), *reader.frame)
                   : std::nullopt;
    }

    /// Places of the parts of a tuple or list, by position; how many there are at least.
    std::map<std::int64_t, std::vector<Place>> parts(const std::vector<Place>& places)
    {
        std::map<std::int64_t, std::vector<Place>> found;
        for (const Reader& reader : readersOf(places)) {
            const auto kind = reader.node->kind();
            if (kind == c10::prim::TupleUnpack || kind == c10::prim::ListUnpack) {
                for (std::size_t i = 0; i < reader.node->outputs().size(); ++i)
                    found[static_cast<std::int64_t>(i)].push_back(reader.output(i));
            } else if (kind == c10::prim::TupleIndex || kind == c10::aten::__getitem__) {
                const auto index = reader.position == 0 ? knownInput(reader, 1) : std::nullopt;
                if (index && index->isInt() && index->toInt() >= 0 && index->toInt() < 64)
                    found[index->toInt()].push_back(reader.output());
            }
        }
        return found;
    }

    /// The best of each part; then, one part at a time, the others.
    template <typename Make>
    static std::vector<Spec> combined(const std::vector<std::vector<Spec>>& options, const Make& make)
    {
        std::vector<Spec> best;
        for (const auto& option : options) {
            if (option.empty())
                return {};
            best.push_back(option.front());
        }
        std::vector<Spec> specs{make(best)};
        for (std::size_t i = 0; i < options.size(); ++i)
            for (std::size_t j = 1; j < options[i].size(); ++j) {
                auto other = best;
                other[i] = options[i][j];
                addNew(specs, make(std::move(other)));
            }
        return specs;
    }

    static Spec listSpec(std::vector<Spec> items) { return {job::ListSpec{std::move(items)}}; }

    std::vector<Spec> tuple(const std::vector<Place>& places, const c10::TypePtr& type, int depth)
    {
        auto found = parts(places);
        std::vector<std::vector<Spec>> options;
        for (std::size_t i = 0; i < type->containedTypes().size(); ++i)
            options.push_back(
                guess(found[static_cast<std::int64_t>(i)], type->containedTypes()[i], depth + 1));
        return combined(options, listSpec);
    }

    std::vector<Spec> list(const std::vector<Place>& places, const c10::TypePtr& type, int depth)
    {
        auto found = parts(places);
        const std::int64_t count = found.empty() ? 1 : found.rbegin()->first + 1;
        std::vector<std::vector<Spec>> options;
        for (std::int64_t i = 0; i < count; ++i)
            options.push_back(guess(found[i], type->containedType(0), depth + 1));
        return combined(options, listSpec);
    }

    std::vector<Spec> dict(const std::vector<Place>& places, const c10::TypePtr& type, int depth)
    {
        std::vector<Spec> keys;
        std::vector<std::vector<Place>> values;
        for (const Reader& reader : readersOf(places)) {
            const std::string name = reader.node->kind().toQualString();
            if (reader.position != 0 || (name != "aten::__getitem__" && name != "aten::get"))
                continue;
            const auto known = knownInput(reader, 1);
            const auto key = known ? specOf(*known) : std::nullopt;
            if (!key)
                continue;
            const auto at = static_cast<std::size_t>(std::ranges::find(keys, *key) - keys.begin());
            if (at == keys.size()) {
                keys.push_back(*key);
                values.emplace_back();
            }
            values[at].push_back(reader.output());
        }
        if (keys.empty()) {
            const bool isText = type->containedType(0)->kind() == TypeKind::StringType;
            keys.push_back(isText ? Spec{std::string("key")} : Spec{std::int64_t{0}});
            values.emplace_back();
        }
        std::vector<std::vector<Spec>> options;
        options.reserve(values.size());
        for (std::size_t i = 0; i < values.size(); ++i) {
            const auto* name = std::get_if<std::string>(&keys[i].value);
            setName(name ? *name : std::string());
            options.push_back(guess(values[i], type->containedType(1), depth + 1));
        }
        return combined(options, [&keys](std::vector<Spec> items) {
            return Spec{job::DictSpec{keys, std::move(items)}};
        });
    }

    /// What the code compares the value with, before what the type alone says.
    std::vector<Spec> scalar(const std::vector<Place>& places, const c10::TypePtr& type)
    {
        std::vector<Spec> specs;
        for (const Reader& reader : readersOf(places)) {
            const std::string name = reader.node->kind().toQualString();
            if (name != "aten::eq" && name != "aten::ne" && name != "aten::__contains__")
                continue;
            const auto other = knownInput(reader, 1 - std::min<std::size_t>(reader.position, 1));
            if (!other)
                continue;
            const auto literal = specOf(*other);
            if (const auto* choices = literal ? std::get_if<job::ListSpec>(&literal->value) : nullptr)
                std::ranges::for_each(choices->items,
                                      [&](const Spec& choice) { addFitting(specs, choice, type); });
            else if (literal)
                addFitting(specs, *literal, type);
        }
        if (const auto example = job::parseSpec(exampleSpec(type)))
            addNew(specs, *example);
        return specs;
    }

    static void addFitting(std::vector<Spec>& specs, const Spec& spec, const c10::TypePtr& type)
    {
        const auto kind = type->kind();
        const bool fits =
            (std::holds_alternative<std::int64_t>(spec.value) &&
             (kind == TypeKind::IntType || kind == TypeKind::FloatType || kind == TypeKind::NumberType)) ||
            (std::holds_alternative<double>(spec.value) &&
             (kind == TypeKind::FloatType || kind == TypeKind::NumberType)) ||
            (std::holds_alternative<std::string>(spec.value) && kind == TypeKind::StringType);
        if (fits)
            addNew(specs, spec);
    }

    CodeFlow& m_flow;
    std::string m_dtype;
    std::string m_name;
};

} // namespace

std::vector<Spec> guessArgument(const torch::jit::Module& module, const torch::jit::Method& method,
                                std::size_t argument)
{
    CodeFlow flow(module, method);
    std::vector<Place> places;
    if (const auto place = flow.argument(argument))
        places.push_back(*place);
    const auto& schema = method.function().getSchema();
    const c10::Argument& wanted = schema.arguments().at(argument + 1);
    Guesser guesser(flow, usualDtype(module));
    guesser.setName(wanted.name());
    return guesser.guess(places, wanted.type());
}

} // namespace scalescope::engine
