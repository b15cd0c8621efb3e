// SPDX-License-Identifier: GPL-3.0-or-later
// The engine as a child process, for the tests that talk to it.
#pragma once

#include "core/job/job.h"
#include "tests/support/places.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <nlohmann/json.hpp>
#include <sys/types.h>
#include <vector>

namespace scalescope::tests {

constexpr int patience = 60'000; ///< milliseconds
inline const QString enginePath = programPath("scalescope-engine");

/// A forward method of ModelFolder's models that prints, and comes to no end.
inline const QString endless = "        y = self.fc(x)\n"
                               "        print(\"running\")\n"
                               "        while bool(x.sum() < 1e30):\n"
                               "            y = y * 1.0\n"
                               "        return y\n";

inline QByteArray documentOf(const job::Job& job)
{
    return QByteArray::fromStdString(job::toJson(job).dump());
}

/// What an engine left.
struct Ended
{
    int status = -1;
    bool crashed = false;
    std::vector<nlohmann::json> events;
    QByteArray errors;

    [[nodiscard]] std::vector<nlohmann::json> of(const std::string& kind) const
    {
        std::vector<nlohmann::json> found;
        for (const nlohmann::json& event : events)
            if (event.at("event") == kind)
                found.push_back(event);
        return found;
    }

    /// The last event; an empty object where it is no `done`.
    [[nodiscard]] nlohmann::json done() const
    {
        const bool isDone = !events.empty() && events.back().at("event") == "done";
        return isDone ? events.back() : nlohmann::json::object();
    }
};

/// All that the library or the model printed.
inline QByteArray printed(const Ended& ended)
{
    QByteArray text;
    for (const nlohmann::json& event : ended.of("log"))
        text += QByteArray::fromStdString(event.at("text").get<std::string>()) + '\n';
    return text;
}

inline QByteArrayList linesLike(const QByteArray& text, const char* pattern)
{
    const QRegularExpression expression(pattern);
    QByteArrayList lines = text.split('\n');
    lines.removeIf([&](const QByteArray& line) { return !expression.match(line).hasMatch(); });
    return lines;
}

/// Waits for an engine's end. `output` is what was read of it before.
inline Ended finish(QProcess& engine, QByteArray output = {})
{
    Ended ended;
    if (!engine.waitForFinished(patience))
        return ended;
    output += engine.readAllStandardOutput();
    ended.errors = engine.readAllStandardError();
    ended.crashed = engine.exitStatus() == QProcess::CrashExit;
    ended.status = engine.exitCode();
    for (const QByteArray& line : output.split('\n'))
        if (!line.isEmpty())
            ended.events.push_back(nlohmann::json::parse(line.toStdString(), nullptr, false));
    return ended;
}

inline Ended runEngine(const QByteArray& document)
{
    QProcess engine;
    engine.start(enginePath, {});
    engine.write(document);
    engine.closeWriteChannel();
    return finish(engine);
}

inline Ended runEngine(const job::Job& job)
{
    return runEngine(documentOf(job));
}

/// The process that runs the model: the only one that the engine started.
inline pid_t runnerOf(const QProcess& engine)
{
    const QString broker = QString::number(engine.processId());
    QFile children("/proc/" + broker + "/task/" + broker + "/children");
    return children.open(QIODevice::ReadOnly) ? children.readAll().trimmed().toInt() : 0;
}

/// A job that runs a model, into a file beside it.
inline job::Job jobFor(const QString& model, const std::string& input = "randn:[2,4]")
{
    job::Job job;
    job.model = model.toStdString();
    job.output = (model + ".scales").toStdString();
    job.inputs = {{"", input}};
    return job;
}

/// Builds models in a folder that goes with it.
class ModelFolder
{
public:
    ModelFolder()
    {
        if (!QFile::copy(sourcePath("resources/examples/nn.py"), m_folder.filePath("nn.py")))
            qFatal("can't write to %s", qPrintable(m_folder.path()));
    }

    /// A model with a Linear(4, 3) named fc, from the body of its forward method.
    [[nodiscard]] QString model(const QString& name, const QString& forward) const
    {
        QFile source(m_folder.filePath(name + ".py"));
        if (!source.open(QIODevice::WriteOnly))
            qFatal("can't write %s", qPrintable(source.fileName()));
        source.write(
            ("class Net:\n    fc = Linear(4, 3)\n\n    def forward(self, x: Tensor):\n" + forward).toUtf8());
        source.close();
        const QString file = m_folder.filePath(name + ".pt");
        QProcess builder;
        builder.start(enginePath, {"--build-example", source.fileName(), file});
        if (!builder.waitForFinished(patience) || builder.exitCode() != 0)
            qFatal("%s", builder.readAllStandardError().constData());
        return file;
    }

private:
    QTemporaryDir m_folder;
};

} // namespace scalescope::tests
