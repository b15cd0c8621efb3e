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
    /// `what` names the document in sentences: "the job".
    MemberReader(const nlohmann::json& json, std::string what);

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
            fail(name, "is missing");
        read(name, value);
    }

    /// The member, or null where it is missing.
    [[nodiscard]] const nlohmann::json* find(const char* name) const;
    /// Fails where the object has a member that is not in the list.
    void allowOnly(std::initializer_list<std::string_view> names);
    /// Keeps "member "name" of the job is missing." as the error, if it is the first one.
    void fail(const std::string& name, const std::string& what);

    [[nodiscard]] bool ok() const { return !m_error; }
    [[nodiscard]] const Error& error() const { return *m_error; }

private:
    void expected(const char* name, const char* kind);
    template <typename T>
    void readInteger(const char* name, T& value, const char* kind);

    const nlohmann::json& m_json;
    std::string m_what;
    std::optional<Error> m_error;
};

/// The value as text for a sentence, cut where it is long.
std::string shortText(const nlohmann::json& json);

} // namespace scalescope::job
