// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

/// For what is missing though ./dev installs or builds it: the test is skipped on a user's machine, and fails
/// where CI=true says that everything should be there.
#define SKIP_WHERE_NOT_CI(reason)                                                                            \
    do {                                                                                                     \
        if (qEnvironmentVariable("CI") == QLatin1String("true"))                                             \
            QFAIL(reason);                                                                                   \
        QSKIP(reason);                                                                                       \
    } while (false)
