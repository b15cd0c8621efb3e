// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"

#include <random>
#include <string>
#include <vector>

namespace scalescope::tests {

/// A run written down call by call, with what an engine would record of it, and which call each node really
/// was part of.
class CalledRun
{
public:
    graph::Run run;
    std::vector<int> callOfNode; ///< counted in order of beginning, -1 for the model itself

    /// What follows is part of a call of this module, until end().
    void begin(const std::string& path, const std::string& type = "Block");
    /// An operator of the innermost call; its line tells the steps of a module's code apart.
    graph::NodeId op(const std::string& target, const std::vector<graph::NodeId>& inputs, int line = 1);
    /// The call gives these back.
    void end(const std::vector<graph::NodeId>& outputs);
    /// The model's own call ends.
    void finish();

    /// One operator, as a module that does nothing else.
    graph::NodeId layer(const std::string& path, const std::string& target, graph::NodeId input);
    /// An encoder layer of nine operators in five modules.
    graph::NodeId encoderLayer(const std::string& path, graph::NodeId input);

private:
    struct Open
    {
        std::string path;
        std::string type;
        int number = 0;
    };
    std::vector<Open> m_open;
    int m_calls = 0;
};

/// A program of nested and repeated calls, `operators` operators long or some longer, in which every call
/// gives back what it made last. The same engine gives the same run.
CalledRun randomCalls(std::mt19937& random, int operators);

} // namespace scalescope::tests
