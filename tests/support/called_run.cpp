// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/called_run.h"

#include "tests/support/sample_run.h"

#include <set>

namespace scalescope::tests {

void CalledRun::begin(const std::string& path, const std::string& type)
{
    m_open.push_back({path, type, m_calls++});
}

graph::NodeId CalledRun::op(const std::string& target, const std::vector<graph::NodeId>& inputs, int line)
{
    graph::Node node;
    node.id = static_cast<graph::NodeId>(run.graph.nodes.size());
    node.name = target + "_" + std::to_string(node.id);
    node.target = target;
    node.floating = true;
    node.shape = {4, 8};
    node.location = {"model.py", line};
    node.forward.metric = sampleMetric(1.0 + static_cast<double>(node.id));
    if (!m_open.empty()) {
        node.module = m_open.back().path;
        node.moduleType = m_open.back().type;
    }
    callOfNode.push_back(m_open.empty() ? -1 : m_open.back().number);
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        run.graph.edges.push_back({inputs[i], node.id, static_cast<int>(i)});
        node.arguments.push_back({"", inputs[i]});
    }
    run.graph.nodes.push_back(std::move(node));
    return run.graph.nodes.back().id;
}

void CalledRun::end(const std::vector<graph::NodeId>& outputs)
{
    graph::ModuleCall call;
    call.order = static_cast<std::int64_t>(run.modules.size());
    call.path = m_open.back().path;
    call.type = m_open.back().type;
    m_open.pop_back();
    call.caller = m_open.empty() ? std::string() : m_open.back().path;
    for (const graph::NodeId node : outputs)
        call.outputs.push_back({std::string(), node});
    run.modules.push_back(std::move(call));
}

void CalledRun::finish()
{
    run.modules.push_back({static_cast<std::int64_t>(run.modules.size()), "", "Model", {}});
    run.status = graph::RunStatus::Done;
}

graph::NodeId CalledRun::layer(const std::string& path, const std::string& target, graph::NodeId input)
{
    begin(path, "Layer");
    const graph::NodeId result = op(target, {input});
    end({result});
    return result;
}

graph::NodeId CalledRun::encoderLayer(const std::string& path, graph::NodeId input)
{
    begin(path, "EncoderLayer");
    const graph::NodeId q = layer(path + ".q", "aten::linear", input);
    const graph::NodeId k = layer(path + ".k", "aten::linear", input);
    const graph::NodeId v = layer(path + ".v", "aten::linear", input);
    const graph::NodeId scores = op("aten::matmul", {q, k}, 11);
    const graph::NodeId mixed = op("aten::matmul", {op("aten::softmax", {scores}, 12), v}, 13);
    const graph::NodeId out = layer(path + ".out", "aten::linear", mixed);
    const graph::NodeId sum = op("aten::add", {out, input}, 14);
    const graph::NodeId result = layer(path + ".norm", "aten::layer_norm", sum);
    end({result});
    return result;
}

namespace {

/// Writes programs of modules, each of which has code of its own and runs it whenever it is called.
class Generator
{
public:
    Generator(std::mt19937& random, int operators) : m_random(random), m_left(operators) {}

    CalledRun make()
    {
        m_values.push_back(m_made.op("aten::randn", {}));
        std::mt19937 code(m_random());
        for (int line = 1; m_left > 0; ++line)
            statement("", code, line);
        m_made.finish();
        return std::move(m_made);
    }

private:
    static int below(std::mt19937& random, int count)
    {
        return static_cast<int>(random() % static_cast<unsigned>(count));
    }

    graph::NodeId value()
    {
        const std::size_t recent = std::min<std::size_t>(m_values.size(), below(m_random, 4) == 0 ? 40 : 3);
        return m_values[m_values.size() - 1 - m_random() % recent];
    }

    void step(std::mt19937& code, int line)
    {
        std::vector<graph::NodeId> inputs{value()};
        if (below(m_random, 3) == 0)
            inputs.push_back(value());
        m_values.push_back(m_made.op("aten::op" + std::to_string(below(code, 3)), inputs, line));
        --m_left;
    }

    void statement(const std::string& path, std::mt19937& code, int line)
    {
        const char* const names[] = {"cell", "layers.0", "layers.1", "layers.2", "shared", "head"};
        const std::string name = names[below(code, 6)];
        const bool isElsewhere = below(code, 8) == 0; // one that belongs to another module
        const std::string called = path.empty() || isElsewhere ? name : path + "." + name;
        const int times = below(code, 3) == 0 ? 1 + below(code, 6) : 1;
        const bool isCall = below(code, 2) == 0 && m_onTheWay.size() < 3 && !m_onTheWay.contains(called);
        if (!isCall)
            step(code, line);
        for (int i = 0; i < times && isCall; ++i)
            call(called);
    }

    void call(const std::string& path)
    {
        m_onTheWay.insert(path);
        m_made.begin(path);
        std::mt19937 code(static_cast<unsigned>(std::hash<std::string>{}(path)));
        const int lines = 1 + below(code, 3);
        for (int line = 1; line <= lines; ++line)
            statement(path, code, line);
        step(code, lines + 1);
        m_made.end({m_values.back()});
        m_onTheWay.erase(path);
    }

    std::mt19937& m_random;
    int m_left;
    CalledRun m_made;
    std::vector<graph::NodeId> m_values;
    std::set<std::string> m_onTheWay;
};

} // namespace

CalledRun randomCalls(std::mt19937& random, int operators)
{
    return Generator(random, operators).make();
}

} // namespace scalescope::tests
