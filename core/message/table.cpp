// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/message/table.h"

// Declare what is defined here.
// IWYU pragma: begin_keep
#include "core/message/say_arrays.h"
#include "core/message/say_exported.h"
#include "core/message/say_formats.h"
#include "core/message/say_inputs.h"
#include "core/message/say_job.h"
#include "core/message/say_load.h"
#include "core/message/say_program.h"
#include "core/message/say_report.h"
#include "core/message/say_run.h"
#include "core/message/say_runfile.h"
#include "core/message/say_text.h"
#include "core/message/say_transforms.h"
// IWYU pragma: end_keep

#include <algorithm>

// Marks for translators, who are Qt's; core has no Qt.
#define QT_TRANSLATE_NOOP(context, english) english
#define QT_TRANSLATE_N_NOOP(context, english) english

namespace scalescope::message {

namespace {

/// How many places the words have: %1 to %N, each at least once.
consteval std::size_t placesIn(std::string_view words)
{
    std::size_t places = 0;
    while (places < 9 && words.find({"%1%2%3%4%5%6%7%8%9" + 2 * places, 2}) != std::string_view::npos)
        ++places;
    for (std::size_t i = 0; i + 1 < words.size(); ++i)
        if (words[i] == '%' && words[i + 1] >= '1' && words[i + 1] <= '9' &&
            static_cast<std::size_t>(words[i + 1] - '0') > places)
            throw "a place before it is missing";
    return places;
}

} // namespace

} // namespace scalescope::message

namespace scalescope::say {

#define ROW(made, id, status, severity, problem, englishOfOne, english, ...)                                 \
    constinit const message::Maker<made __VA_OPT__(, ) __VA_ARGS__> id{                                      \
        {#id, english, englishOfOne, ExitStatus::status, message::Severity::severity, problem,               \
         message::Maker<made __VA_OPT__(, ) __VA_ARGS__>::parameters}};                                      \
    static_assert(message::placesIn(english) ==                                                              \
                  message::Maker<made __VA_OPT__(, ) __VA_ARGS__>::parameters.size());
#define SENTENCE(id, status, english, ...)                                                                   \
    ROW(message::Sentence, id, status, Error, "", nullptr, english __VA_OPT__(, ) __VA_ARGS__)
#define PROBLEM(id, severity, problem, english, ...)                                                         \
    ROW(message::Finding, id, Done, severity, problem, nullptr, english __VA_OPT__(, ) __VA_ARGS__)
#define COUNTED_PROBLEM(id, severity, problem, englishOfOne, english, ...)                                   \
    ROW(message::Finding, id, Done, severity, problem, englishOfOne, english __VA_OPT__(, ) __VA_ARGS__)     \
    static_assert(message::placesIn(englishOfOne) == message::placesIn(english));
#define CLAUSE(id, english, ...)                                                                             \
    ROW(message::Clause, id, Done, Info, "", nullptr, english __VA_OPT__(, ) __VA_ARGS__)
#define COUNTED_CLAUSE(id, englishOfOne, english, ...)                                                       \
    ROW(message::Clause, id, Done, Info, "", englishOfOne, english __VA_OPT__(, ) __VA_ARGS__)               \
    static_assert(message::placesIn(englishOfOne) == message::placesIn(english));
#include "core/message/messages.def"
#undef SENTENCE
#undef PROBLEM
#undef COUNTED_PROBLEM
#undef CLAUSE
#undef COUNTED_CLAUSE

} // namespace scalescope::say

namespace scalescope::message {

std::span<const Form* const> allForms()
{
#define SENTENCE(id, ...) &say::id.form,
#define PROBLEM(id, ...) &say::id.form,
#define COUNTED_PROBLEM(id, ...) &say::id.form,
#define CLAUSE(id, ...) &say::id.form,
#define COUNTED_CLAUSE(id, ...) &say::id.form,
    static constexpr const Form* forms[] = {
#include "core/message/messages.def"
    };
#undef SENTENCE
#undef PROBLEM
#undef COUNTED_PROBLEM
#undef CLAUSE
#undef COUNTED_CLAUSE
    return forms;
}

const Form* findForm(std::string_view id)
{
    const auto forms = allForms();
    const auto found = std::ranges::find(forms, id, &Form::id);
    return found == forms.end() ? nullptr : *found;
}

} // namespace scalescope::message
