// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/documents.h"
#include "core/message/message_json.h"

#include <nlohmann/json.hpp>

namespace scalescope::job {

/// Writes what core/job/documents.h describes as JSON.
class DocumentWriter
{
public:
    template <typename T>
    static nlohmann::json written(const T& document)
    {
        DocumentWriter writer;
        describe(writer, document);
        return std::move(writer.m_json);
    }

    void version(const char* name, int version, const auto& /*newer*/, int /*newest*/ = protocolVersion)
    {
        m_json[name] = version;
    }

    template <typename T>
    void member(const char* name, const T& value, Presence presence, const char* /*about*/ = "",
                const Range& /*range*/ = {})
    {
        if (presence != Presence::Rare || !isEmpty(value))
            m_json[name] = toJson(value);
    }

    template <typename T, std::size_t n>
    void choice(const char* name, const T& value, const Names<T, n>& names, Presence /*presence*/,
                const char* /*about*/ = "")
    {
        m_json[name] = graph::nameOf(names, value);
    }
    template <typename T, std::size_t n>
    void choice(const char* name, const std::optional<T>& value, const Names<T, n>& names, Presence presence,
                const char* /*about*/ = "")
    {
        if (value)
            choice(name, *value, names, presence);
    }

private:
    static bool isEmpty(bool value) { return !value; }
    static bool isEmpty(const message::Message& said) { return !said; }
    static bool isEmpty(const graph::SourceLocation& location) { return location.file.empty(); }
    template <typename T>
    static bool isEmpty(const std::optional<T>& value)
    {
        return !value;
    }
    template <typename T>
    static bool isEmpty(const T& value)
    {
        if constexpr (requires { value.empty(); })
            return value.empty();
        else
            return false;
    }

    static nlohmann::json toJson(const message::Message& said) { return message::toJson(said); }
    static nlohmann::json toJson(const Transform& transform) { return toString(transform); }
    static nlohmann::json toJson(const BisectTarget& target) { return toString(target); }
    template <typename T>
    static nlohmann::json toJson(const std::optional<T>& value)
    {
        return toJson(*value);
    }
    template <typename T>
    static nlohmann::json toJson(const std::vector<T>& values)
    {
        auto list = nlohmann::json::array();
        for (const T& value : values)
            list.push_back(toJson(value));
        return list;
    }
    template <typename T>
    static nlohmann::json toJson(const T& value)
    {
        if constexpr (Described<T>)
            return written(value);
        else
            return value;
    }

    nlohmann::json m_json = nlohmann::json::object();
};

} // namespace scalescope::job
