// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/inputs/output_paths.h"

#include "core/engine/program/python_text.h"

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

} // namespace scalescope::engine
