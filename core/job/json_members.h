// SPDX-License-Identifier: GPL-3.0-or-later
// Reading JSON members with errors that say which member, what is expected and what is there.
#pragma once

#include "core/result.h"

#include <cstdint>
#include <initializer_list>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace scalescope::job {

/// Takes members of one JSON object one by one. The first one that does not fit is kept as the error; later
/// calls then do nothing, so that a reader needs no check after each member.
class MemberReader
{
public:
    /// `document` names it in sentences: "The job".
    MemberReader(const nlohmann::json& json, message::Clause document);

    void read(const char* name, std::string& value);
    void read(const char* name, bool& value);
    void read(const char* name, std::int64_t& value);
    void read(const char* name, std::uint64_t& value);
    void read(const char* name, int& value);
    void read(const char* name, double& value);
    void read(const char* name, std::vector<std::string>& value);
    template <typename T>
    void read(const char* name, std::optional<T>& value)
    {
        if (!find(name) || find(name)->is_null())
            return;
        T inner{};
        read(name, inner);
        value = inner;
    }
    /// Like read, for a member that has to be there.
    template <typename T>
    void require(const char* name, T& value)
    {
        if (!find(name))
            failMissing(name);
        read(name, value);
    }

    /// The member, or null where it is missing.
    [[nodiscard]] const nlohmann::json* find(const char* name) const;
    /// Fails where the object has a member that is not in the list.
    void allowOnly(std::initializer_list<std::string_view> names);
    /// Keeps what is wrong with the member as the error, if it is the first one.
    void fail(const std::string& name, message::Clause problem);
    void failMissing(const std::string& name);
    /// "the member "seed" must be a number, but is null"; of a member that is there.
    void expected(const std::string& name, message::Clause kind);

    [[nodiscard]] bool ok() const { return !m_problem; }
    [[nodiscard]] Error error() const;
    /// "its input 2 is not valid: the member "spec" is missing": of a document inside another.
    [[nodiscard]] message::Clause problem() const;

private:
    template <typename T>
    void readInteger(const char* name, T& value, const message::Clause& kind);

    const nlohmann::json& m_json;
    message::Clause m_document;
    message::Clause m_problem;
    std::string m_field;
};

/// The value as text for a sentence, cut where it is long.
std::string shortText(const nlohmann::json& json);

} // namespace scalescope::job
