// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/documents.h"
#include "core/result.h"

#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace scalescope::job {

/// The value as text for a sentence, cut where it is long.
std::string shortText(const nlohmann::json& json);

/// Reads what core/job/documents.h describes from JSON. The first member that does not fit is kept as the
/// error, or all of them; it says which it is, what is expected and what is there.
class DocumentReader
{
public:
    /// Whether members that nobody asks for are errors. Of events they are not: a newer engine may say more.
    enum class Others { Refused, Ignored };

    enum class Wrong { First, All };

    /// `document` names it in sentences: "The job".
    DocumentReader(const nlohmann::json& json, message::Clause document, Others others,
                   Wrong wrong = Wrong::First);

    template <typename T>
    void document(T& value)
    {
        describe(*this, value);
        // A member that is unknown tells more than that another is missing: it may be that one, misspelt.
        if (m_others == Others::Refused && (ok() || m_lacksMember || m_wrong == Wrong::All))
            refuseOthers();
    }

    template <typename T>
    void version(const char* name, int& version, const T& newer, int newest = protocolVersion)
    {
        member(name, version, Presence::Required, "", {.minimum = 1});
        if (version > newest)
            fail(name, newer(name, version, newest));
    }

    template <typename T>
    void member(const char* name, T& value, Presence presence, const char* /*about*/ = "",
                const Range& range = {})
    {
        if (const nlohmann::json* json = find(name, presence); json != nullptr)
            read(name, *json, value, range);
    }

    template <typename T, std::size_t n>
    void choice(const char* name, T& value, const Names<T, n>& names, Presence presence,
                const char* /*about*/ = "")
    {
        const nlohmann::json* json = find(name, presence);
        if (json == nullptr)
            return;
        std::string text;
        read(name, *json, text, {});
        if (const auto known = graph::valueOf(names, text))
            value = *known;
        else if constexpr (n == 2)
            expected(name, *json,
                     say::eitherText(std::string(names[0].second), std::string(names[1].second)));
        else
            fail(name, say::memberOfUnknownValue(name, shortText(*json)));
    }
    template <typename T, std::size_t n>
    void choice(const char* name, std::optional<T>& value, const Names<T, n>& names, Presence presence,
                const char* about = "")
    {
        T inner{};
        if (const nlohmann::json* json = find(name, presence); json != nullptr && !json->is_null()) {
            choice(name, inner, names, presence, about);
            value = inner;
        }
    }

    /// Keeps what is wrong with the member as the error, if it is the first one, or all are asked for.
    void fail(const std::string& name, message::Clause problem);
    void failMissing(const std::string& name);
    /// The same of what its own reader refuses: its sentence follows.
    void fail(const std::string& name, const Error& why);

    [[nodiscard]] bool ok() const { return !m_problem; }
    [[nodiscard]] Error error() const;

private:
    void refuseOthers();
    const nlohmann::json* find(const char* name, Presence presence);
    /// "the member "seed" must be a number, but is null".
    void expected(const std::string& name, const nlohmann::json& json, message::Clause kind);
    void check(const char* name, const nlohmann::json& json, double number, const Range& range);

    void read(const char* name, const nlohmann::json& json, std::string& value, const Range& range);
    void read(const char* name, const nlohmann::json& json, bool& value, const Range& range);
    void read(const char* name, const nlohmann::json& json, std::int64_t& value, const Range& range);
    void read(const char* name, const nlohmann::json& json, std::uint64_t& value, const Range& range);
    void read(const char* name, const nlohmann::json& json, int& value, const Range& range);
    void read(const char* name, const nlohmann::json& json, double& value, const Range& range);
    void read(const char* name, const nlohmann::json& json, message::Message& value, const Range& range);
    void read(const char* name, const nlohmann::json& json, Transform& value, const Range& range);
    void read(const char* name, const nlohmann::json& json, BisectTarget& value, const Range& range);
    /// An empty text is none; null is no text.
    void read(const char* name, const nlohmann::json& json, std::optional<BisectTarget>& value,
              const Range& range);
    void read(const char* name, const nlohmann::json& json, std::vector<std::string>& value,
              const Range& range);
    void read(const char* name, const nlohmann::json& json, std::map<std::string, std::string>& value,
              const Range& range);
    void read(const char* name, const nlohmann::json& json, std::map<std::string, std::int64_t>& value,
              const Range& range);
    template <typename T>
    void read(const char* name, const nlohmann::json& json, std::optional<T>& value, const Range& range)
    {
        if (!json.is_null())
            read(name, json, value.emplace(), range);
    }
    template <typename T>
    void read(const char* name, const nlohmann::json& json, std::vector<T>& values, const Range& range)
    {
        if (!json.is_array())
            return expected(name, json, say::aList());
        for (const nlohmann::json& item : json)
            if constexpr (T& value = values.emplace_back(); Described<T>)
                readDocument(name, item, value, say::theItem(std::ssize(values), name));
            else
                read(name, item, value, range);
    }
    template <Described T>
    void read(const char* name, const nlohmann::json& json, T& value, const Range& /*range*/)
    {
        readDocument(name, json, value, say::theMember(name));
    }
    template <typename T>
    void readDocument(const char* name, const nlohmann::json& json, T& value, message::Clause document)
    {
        DocumentReader inner(json, std::move(document), m_others, m_wrong);
        inner.document(value);
        if (!inner.ok())
            fail(name, say::partIsWrong(inner.m_document, inner.m_problem));
    }
    template <typename T>
    void readInteger(const char* name, const nlohmann::json& json, T& value, const Range& range);

    const nlohmann::json& m_json;
    message::Clause m_document;
    message::Clause m_problem;
    bool m_isSentence = false; ///< the problem
    std::string m_field;
    bool m_lacksMember = false; ///< that is the problem
    Others m_others;
    Wrong m_wrong;
    std::vector<std::string_view> m_asked;
};

} // namespace scalescope::job
