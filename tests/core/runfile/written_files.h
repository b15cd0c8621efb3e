// SPDX-License-Identifier: GPL-3.0-or-later
// Writing run files and others, for tests.
#pragma once

#include "core/runfile/run_writer.h"

#include <filesystem>
#include <fstream>
#include <string>

namespace scalescope::tests {

/// A fact that tells one run from others.
inline graph::RunFacts marked(const std::string& mark)
{
    graph::RunFacts facts;
    facts.others["mark"] = mark;
    return facts;
}

/// What a run recorded, by a RunWriter or the tables that one has.
template <typename Writer>
void writeRecorded(Writer& writer, const graph::Run& run)
{
    for (const graph::Node& node : run.graph.nodes)
        writer.addNode(node);
    for (const auto& call : run.modules)
        writer.addModuleCall(call);
    for (const auto& [file, text] : run.sources)
        writer.addSource(file, text);
    for (const auto& problem : run.problems)
        writer.addProblem(problem);
    if (run.error)
        writer.setRunError(*run.error);
}

/// All of a run but its records of transforms.
inline void writeAll(runfile::RunWriter& writer, const graph::Run& run)
{
    writer.setFacts(run.facts);
    writeRecorded(writer, run);
}

inline void putBytes(const std::filesystem::path& file, const std::string& bytes)
{
    std::ofstream(file, std::ios::binary) << bytes;
}

} // namespace scalescope::tests
