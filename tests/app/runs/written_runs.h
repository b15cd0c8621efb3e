// SPDX-License-Identifier: GPL-3.0-or-later
// Run files that no engine wrote, for the tests of what opens them.
#pragma once

#include "core/runfile/run_writer.h"
#include "tests/support/sample_run.h"

#include <QString>
#include <QTemporaryDir>
#include <QTest>
#include <optional>

namespace scalescope::tests {

/// Writes a run file as the engine would.
inline void writeRun(const graph::Run& run, const QString& path, bool finish = true)
{
    auto writer = runfile::RunWriter::create(path.toStdString());
    QVERIFY2(writer.has_value(), writer ? "" : writer.error().message.c_str());
    writer->setFacts(run.facts);
    for (const graph::Node& node : run.graph.nodes) {
        writer->addNode(node);
        if (node.backward.metric)
            writer->setMetric(node.id, graph::Direction::Backward, *node.backward.metric);
    }
    for (const graph::ModuleCall& call : run.modules)
        writer->addModuleCall(call);
    for (const auto& [file, text] : run.sources)
        writer->addSource(file, text);
    for (const graph::Problem& problem : run.problems)
        writer->addProblem(problem);
    if (finish)
        QVERIFY(writer->finish(graph::RunStatus::Done).has_value());
    else
        writer->flush();
}

/// The file of a run of so many layers.
inline QString runFile(const QTemporaryDir& folder, const QString& name, int layers)
{
    QString path = folder.filePath(name);
    writeRun(*sampleRun(layers), path);
    return path;
}

/// Another program's run: what it has recorded so far, a part at a time.
class ForeignRun
{
public:
    explicit ForeignRun(const QString& output) : m_run(sampleRun(2)), m_output(output)
    {
        auto writer = runfile::RunWriter::create(output.toStdString());
        if (writer)
            m_writer.emplace(std::move(*writer));
        m_writer->setFacts(m_run->facts);
    }

    void record(std::size_t nodes)
    {
        for (; nodes > 0 && m_next < m_run->graph.nodes.size(); --nodes)
            m_writer->addNode(m_run->graph.nodes[m_next++]);
        m_writer->flush();
    }
    bool end(graph::RunStatus status) { return m_writer->finish(status).has_value(); }
    /// Ends as a killed program does: without a last word.
    void die() { m_writer.reset(); }

    [[nodiscard]] QString partial() const { return m_output + ".partial"; }
    [[nodiscard]] std::size_t recorded() const { return m_next; }

private:
    std::shared_ptr<graph::Run> m_run;
    QString m_output;
    std::optional<runfile::RunWriter> m_writer;
    std::size_t m_next = 0;
};

} // namespace scalescope::tests
