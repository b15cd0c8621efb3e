// SPDX-License-Identifier: GPL-3.0-or-later
// QCOMPARE(error.said, say::inputGivenTwice("x")) shows what was said as such a call where it is another.
#pragma once

#include "tests/support/messages.h"

#include <QTest>
#include <concepts>

namespace scalescope::message {

template <std::derived_from<Message> T>
char* toString(const T& said)
{
    return qstrdup(tests::callOf(said).c_str());
}

} // namespace scalescope::message
