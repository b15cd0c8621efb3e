// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/inputs/output_paths.h"

#include <set>

namespace scalescope::engine {

namespace {

using c10::IValue;

std::string textOf(const IValue& key)
{
    if (key.isString())
        return key.toStringRef();
    if (key.isInt())
        return std::to_string(key.toInt());
    if (key.isBool())
        return key.toBool() ? "true" : "false";
    return key.isDouble() ? std::to_string(key.toDouble()) : "key";
}

class Collector
{
public:
    void collect(const IValue& value, const std::string& path)
    {
        if (value.isTensor()) {
            if (value.toTensor().defined())
                m_found.push_back({path, value.toTensor()});
        } else if (value.isTuple()) {
            tuple(value, path);
        } else if (value.isList()) {
            std::size_t i = 0;
            for (const IValue& item : value.toListRef())
                collect(item, below(path, std::to_string(i++)));
        } else if (value.isGenericDict()) {
            for (const auto& item : value.toGenericDict())
                collect(item.value(), below(path, textOf(item.key())));
        } else if (value.isObject()) {
            object(value, path);
        }
    }

    std::vector<NamedTensor> take() { return std::move(m_found); }

private:
    static std::string below(const std::string& path, const std::string& name)
    {
        return path.empty() ? name : path + "." + name;
    }

    void tuple(const IValue& value, const std::string& path)
    {
        const auto& elements = value.toTupleRef().elements();
        const auto type = value.type()->expect<c10::TupleType>();
        for (std::size_t i = 0; i < elements.size(); ++i)
            collect(elements[i],
                    below(path, type->schema() ? type->schema()->arguments()[i].name() : std::to_string(i)));
    }

    void object(const IValue& value, const std::string& path)
    {
        const auto object = value.toObject();
        if (!m_seen.insert(object.get()).second)
            return;
        for (std::size_t i = 0; i < object->type()->numAttributes(); ++i)
            collect(object->getSlot(i), below(path, object->type()->getAttributeName(i)));
    }

    std::vector<NamedTensor> m_found;
    std::set<const void*> m_seen;
};

} // namespace

std::vector<NamedTensor> namedTensors(const IValue& value, const std::string& prefix)
{
    Collector collector;
    collector.collect(value, prefix);
    return collector.take();
}

} // namespace scalescope::engine
