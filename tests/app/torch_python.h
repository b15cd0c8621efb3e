// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/places.h"
#include "tests/support/skip.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <optional>

namespace scalescope::tests {

constexpr int torchPatience = 600'000; ///< milliseconds; a machine under load

/// Standard output of a program that ends with status 0.
inline std::optional<QByteArray> outputOf(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.setStandardInputFile(QProcess::nullDevice());
    process.start(program, arguments);
    const bool ended = process.waitForFinished(torchPatience) && process.exitStatus() == QProcess::NormalExit;
    return ended && process.exitCode() == 0 ? std::optional(process.readAllStandardOutput()) : std::nullopt;
}

/// The engine's first event says which libtorch it is.
inline QString engineVersion()
{
    QProcess engine;
    engine.start(qEnvironmentVariable("SCALESCOPE_ENGINE", programPath("scalescope-engine")), {});
    engine.closeWriteChannel();
    engine.waitForFinished(torchPatience);
    const QByteArray first = engine.readAllStandardOutput().split('\n').first();
    return QJsonDocument::fromJson(first).object().value("libtorch").toString();
}

/// The Python that has numpy and the engine's release of torch: what ./dev reference and ./dev test make, and
/// what may be there besides. Empty where there is none; of another release kernels and files differ.
inline QString pythonWithTorch()
{
    for (const QString& python : {sourcePath("build/reference/python/bin/python"),
                                  sourcePath("build/test-python/bin/python"), QStringLiteral("python3")}) {
        const auto answer = outputOf(python, {"-c", "import numpy, torch; print(torch.__version__)"});
        if (answer && QString::fromUtf8(*answer).trimmed().section('+', 0, 0) == engineVersion())
            return python;
    }
    return {};
}

} // namespace scalescope::tests

/// Skips a test that needs that Python where it is missing.
#define SKIP_WITHOUT_TORCH(python)                                                                           \
    do {                                                                                                     \
        if ((python).isEmpty()) {                                                                            \
            const QString none = "No Python with numpy and with torch " +                                    \
                                 scalescope::tests::engineVersion() + ", the engine's, is here";             \
            if (scalescope::tests::isTorchOfPython())                                                        \
                SKIP_WHERE_NOT_CI(qPrintable(none + "; ./dev test makes one."));                             \
            QSKIP(qPrintable(none + ", nor is the engine's a Python package."));                             \
        }                                                                                                    \
    } while (false)
