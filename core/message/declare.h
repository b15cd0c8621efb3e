// SPDX-License-Identifier: GPL-3.0-or-later
// Declares the makers of the messages in the file that MESSAGES_OF_DOMAIN names. No guard: each domain's
// header includes it, inside namespace say.

#define SENTENCE(id, status, english, ...)                                                                   \
    extern const message::Maker<message::Sentence __VA_OPT__(, ) __VA_ARGS__> id;
#define PROBLEM(id, severity, problem, english, ...)                                                         \
    extern const message::Maker<message::Finding __VA_OPT__(, ) __VA_ARGS__> id;
#define COUNTED_PROBLEM(id, severity, problem, englishOfOne, english, ...)                                   \
    PROBLEM(id, severity, problem, english, __VA_ARGS__)
#define CLAUSE(id, english, ...) extern const message::Maker<message::Clause __VA_OPT__(, ) __VA_ARGS__> id;
#define COUNTED_CLAUSE(id, englishOfOne, english, ...) CLAUSE(id, english, __VA_ARGS__)

#include MESSAGES_OF_DOMAIN

#undef SENTENCE
#undef PROBLEM
#undef COUNTED_PROBLEM
#undef CLAUSE
#undef COUNTED_CLAUSE
#undef MESSAGES_OF_DOMAIN
