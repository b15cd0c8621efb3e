// SPDX-License-Identifier: GPL-3.0-or-later
// Run files to export, and what was exported.
#pragma once

#include "core/job/job.h"
#include "core/runfile/run_writer.h"
#include "tests/app/cli/program.h"
#include "tests/support/sample_run.h"
#include "tests/support/simulated_run.h"

#include <QFile>
#include <QTest>
#include <QXmlStreamReader>
#include <nlohmann/json.hpp>

namespace scalescope::tests {

/// Writes a run file as the engine would; unfinished where `status` is Incomplete. Its path.
inline QString writeRun(const Program& program, graph::RunStatus status = graph::RunStatus::Done,
                        const std::shared_ptr<graph::Run>& run = sampleRun())
{
    QString path = program.folder.filePath("run.scales");
    auto writer = runfile::RunWriter::create(path.toStdString());
    if (!writer)
        qFatal("the run can't be written");
    writer->setFacts(run->facts);
    for (const graph::Node& node : run->graph.nodes) {
        writer->addNode(node);
        if (node.backward.metric)
            writer->setMetric(node.id, graph::Direction::Backward, *node.backward.metric);
        for (const auto direction : {graph::Direction::Forward, graph::Direction::Backward})
            if (const graph::TensorError* error = node.side(direction).error.get())
                writer->setError(node.id, direction, *error);
    }
    for (const graph::ModuleCall& call : run->modules)
        writer->addModuleCall(call);
    for (const auto& [file, text] : run->sources)
        writer->addSource(file, text);
    writer->flush();
    if (status == graph::RunStatus::Incomplete)
        return path + ".partial";
    if (!writer->finish(status))
        qFatal("the run can't be finished");
    return path;
}

/// One that was made with a transform.
inline QString writeSimulatedRun(const Program& program, const std::string& transform)
{
    job::Job job;
    job.model = "model.pt";
    job.output = "run.scales";
    job.transforms = job::transformsFrom({transform}).value();
    const auto run = simulatedRun();
    run->facts.job = job::toJson(job).dump();
    return writeRun(program, graph::RunStatus::Done, run);
}

inline bool isXml(const QByteArray& text)
{
    QXmlStreamReader reader(text);
    while (!reader.atEnd())
        reader.readNext();
    return !reader.hasError();
}

/// What `export` writes with these options, the second of which is a file.
inline QByteArray pictureOf(Program& program, const QString& run, const QStringList& options)
{
    const Ended ended = program.run(QStringList{"export", run} + options);
    if (ended.status != 0)
        qWarning("%s", qPrintable(ended.errors));
    return contentOf(program, options.at(1));
}

/// `export` with these arguments, the second of which is a file, says that in one sentence, and writes
/// nothing.
inline void refusesToExport(const QStringList& arguments, const QString& says)
{
    Program program;
    const Ended ended = program.run(QStringList{"export", writeRun(program)} + arguments);
    QVERIFY2(ended.errors.contains(says), qPrintable(ended.errors));
    QVERIFY2(isOneSentence(ended.errors), qPrintable(ended.errors));
    QCOMPARE(ended.status, 2);
    QVERIFY(!QFile::exists(program.folder.filePath(arguments.at(1))));
}

} // namespace scalescope::tests
