// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sample_run.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <numbers>
#include <numeric>
#include <utility>

namespace scalescope::tests {

namespace {

using graph::Node;
using graph::NodeId;
using graph::NodeKind;

/// Magnitudes of 512 numbers from N(0, 1), always the same ones.
const std::vector<double>& magnitudes()
{
    static const std::vector<double> values = [] {
        std::uint64_t state = 12345;
        const auto uniform = [&state] {
            state = state * 6364136223846793005U + 1442695040888963407U;
            return (static_cast<double>(state >> 11U) + 0.5) * 0x1p-53;
        };
        std::vector<double> result(512);
        for (double& value : result) {
            const double radius = std::sqrt(-2 * std::log(uniform()));
            value = std::abs(radius * std::cos(2 * std::numbers::pi * uniform()));
        }
        return result;
    }();
    return values;
}

std::int64_t numelOf(const std::vector<std::int64_t>& shape)
{
    return std::accumulate(shape.begin(), shape.end(), std::int64_t{1}, std::multiplies<>());
}

/// What a node is made from; the builder adds id, name and provenance.
struct Recipe
{
    std::string target;
    std::string module;
    std::string type;
    std::vector<std::int64_t> shape;
    std::vector<NodeId> inputs;
    double forward = 1;
    double backward = 0; ///< none where 0
    int line = 0;
};

class Builder
{
public:
    Builder() : m_run(std::make_shared<graph::Run>()) {}

    NodeId add(NodeKind kind, const std::string& name, const Recipe& recipe)
    {
        Node node;
        node.id = static_cast<NodeId>(m_run->graph.nodes.size());
        node.name = uniqueName(name);
        node.kind = kind;
        node.target = recipe.target;
        node.module = recipe.module;
        node.moduleType = recipe.type;
        node.location = {recipe.line > 0 ? "model.py" : "", recipe.line};
        node.provenance =
            graph::Provenance(recipe.module + "/" + recipe.target + "#" + std::to_string(node.id));
        node.shape = recipe.shape;
        node.device = "cpu";
        node.floating = recipe.forward > 0;
        node.dtype = node.floating ? "float32" : "int64";
        node.requiresGrad = kind == NodeKind::Parameter;
        for (const NodeId input : recipe.inputs)
            node.arguments.push_back({"", input});
        if (recipe.forward > 0)
            node.forward.metric = sampleMetric(recipe.forward, numelOf(recipe.shape));
        if (recipe.backward > 0)
            node.backward.metric = sampleMetric(recipe.backward, numelOf(recipe.shape));
        for (std::size_t i = 0; i < recipe.inputs.size(); ++i)
            m_run->graph.edges.push_back({recipe.inputs[i], node.id, static_cast<int>(i)});
        m_run->graph.nodes.push_back(std::move(node));
        return m_run->graph.nodes.back().id;
    }

    NodeId op(const std::string& name, const Recipe& recipe) { return add(NodeKind::Op, name, recipe); }

    /// A linear module with its parameters.
    NodeId linear(const std::string& path, NodeId input, std::int64_t in, std::int64_t out, double forward,
                  double backward, int line)
    {
        const NodeId weight = parameter(path + ".weight", path, "Linear", {out, in}, 0.06, backward * 8);
        const NodeId bias = parameter(path + ".bias", path, "Linear", {out}, 0.05, backward * 11);
        const NodeId result = op(
            "linear",
            {"aten::linear", path, "Linear", {4, 32, out}, {input, weight, bias}, forward, backward, line});
        return finish(path, "Linear", result);
    }

    NodeId norm(const std::string& path, NodeId input, double backward, int line)
    {
        const NodeId weight = parameter(path + ".weight", path, "LayerNorm", {64}, 1, backward * 12);
        const NodeId result =
            op("layer_norm",
               {"aten::layer_norm", path, "LayerNorm", {4, 32, 64}, {input, weight}, 1, backward, line});
        return finish(path, "LayerNorm", result);
    }

    NodeId parameter(const std::string& name, const std::string& module, const std::string& type,
                     std::vector<std::int64_t> shape, double forward, double backward)
    {
        return add(NodeKind::Parameter, name, {name, module, type, std::move(shape), {}, forward, backward});
    }

    NodeId finish(const std::string& path, const std::string& type, NodeId output)
    {
        m_run->modules.push_back({static_cast<std::int64_t>(m_run->modules.size()),
                                  path,
                                  type,
                                  {{"", output}},
                                  "",
                                  {"model.py", 7}});
        return output;
    }

    std::shared_ptr<graph::Run> take() { return std::move(m_run); }
    graph::Run& run() { return *m_run; }

private:
    std::string uniqueName(const std::string& name)
    {
        const int seen = m_names[name]++;
        return seen == 0 ? name : name + "_" + std::to_string(seen);
    }

    std::shared_ptr<graph::Run> m_run;
    std::map<std::string, int> m_names;
};

NodeId attention(Builder& build, const std::string& path, NodeId input, double grad)
{
    const std::string type = "TransformerBlock";
    const std::vector<std::int64_t> shape{4, 32, 64};
    const NodeId norm = build.norm(path + ".norm1", input, grad, 8);
    const bool first = path == "layers.0";
    const NodeId q = build.linear(path + ".q", norm, 64, 64, 0.6, grad * 0.25, 9);
    const NodeId k = build.linear(path + ".k", norm, 64, 64, 0.6, first ? 0x1p-15 : grad * 0.25, 9);
    const NodeId v = build.linear(path + ".v", norm, 64, 64, 0.6, grad * 0.5, 9);
    const auto view = [&](NodeId source) {
        const NodeId result =
            build.op("transpose", {"aten::transpose", path, type, shape, {source}, 0.6, 1, 10});
        auto& nodes = build.run().graph.nodes;
        Node& copy = nodes[static_cast<std::size_t>(result)];
        copy.forward.metric = nodes[static_cast<std::size_t>(source)].forward.metric; // the same elements
        copy.backward.metric = nodes[static_cast<std::size_t>(source)].backward.metric;
        return result;
    };
    const NodeId queries = view(q);
    const NodeId keys = view(k);
    const NodeId values = view(v);
    const NodeId product =
        build.op("matmul", {"aten::matmul", path, type, {4, 32, 32}, {queries, keys}, 4, grad * 0.1, 11});
    const NodeId scaled =
        build.op("div", {"aten::div", path, type, {4, 32, 32}, {product}, 0.5, grad * 0.8, 11});
    const NodeId weights =
        build.op("softmax", {"aten::softmax", path, type, {4, 32, 32}, {scaled}, 0.03, grad, 12});
    const NodeId mixed =
        build.op("matmul", {"aten::matmul", path, type, shape, {weights, values}, 0.15, grad * 0.5, 13});
    const NodeId out = build.linear(path + ".out", mixed, 64, 64, 0.12, grad, 14);
    return build.op("add", {"aten::add", path, type, shape, {input, out}, 1.1, grad, 14});
}

NodeId layer(Builder& build, const std::string& path, NodeId input, double grad)
{
    const std::string type = "TransformerBlock";
    const NodeId residual = attention(build, path, input, grad);
    const NodeId norm = build.norm(path + ".norm2", residual, grad, 15);
    const NodeId up = build.linear(path + ".up", norm, 64, 256, 0.6, grad * 0.25, 16);
    const NodeId gelu = build.op("gelu", {"aten::gelu", path, type, {4, 32, 256}, {up}, 0.3, grad * 0.3, 16});
    const NodeId down = build.linear(path + ".down", gelu, 256, 64, 0.2, grad, 16);
    const NodeId sum =
        build.op("add", {"aten::add", path, type, {4, 32, 64}, {residual, down}, 1.2, grad * 0.9, 17});
    return build.finish(path, type, sum);
}

constexpr const char* modelSource = R"(import torch
from torch import nn


class TransformerBlock(nn.Module):
    # pre-norm, attention written out
    def forward(self, x):
        h = self.norm1(x)
        q, k, v = self.q(h), self.k(h), self.v(h)
        q, k, v = q.transpose(1, 2), k.transpose(1, 2), v.transpose(1, 2)
        scores = q @ k.transpose(-2, -1) / 8
        weights = scores.softmax(-1)
        mixed = weights @ v
        x = x + self.out(mixed)
        h = self.norm2(x)
        h = self.down(torch.gelu(self.up(h)))
        return x + h


class TransformerLM(nn.Module):
    def forward(self, tokens, targets):
        x = self.embed(tokens)
        for layer in self.layers:
            x = layer(x)
        logits = self.head(self.norm(x))
        return self.loss(logits.flatten(0, 1), targets.flatten())
)";

void addFacts(graph::Run& run)
{
    run.status = graph::RunStatus::Done;
    run.facts.model = "transformer_lm.pt";
    run.facts.method = "forward";
    run.facts.mode = graph::Mode::Train;
    run.facts.seed = 0;
    run.facts.device = "cpu";
    run.facts.backward = "output";
    run.sources["model.py"] = modelSource;
}

} // namespace

std::shared_ptr<const graph::Metric> sampleMetric(double scale, std::int64_t numel)
{
    auto metric = std::make_shared<graph::Metric>();
    const auto count = std::min<std::size_t>(static_cast<std::size_t>(numel), magnitudes().size());
    const auto share = numel / static_cast<std::int64_t>(count);
    auto rest = numel - share * static_cast<std::int64_t>(count);
    double sum = 0;
    double squares = 0;
    double low = std::numeric_limits<double>::infinity();
    double high = 0;
    double largestOfBlock = 0;
    std::int64_t elementsOfBlock = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const double value = magnitudes()[i] * scale;
        const std::int64_t times = share + (rest > 0 ? 1 : 0);
        rest -= rest > 0 ? 1 : 0;
        sum += value * static_cast<double>(times);
        squares += value * value * static_cast<double>(times);
        low = std::min(low, value);
        high = std::max(high, value);
        metric->histogram.add(graph::Histogram::binOf(value), times);
        largestOfBlock = std::max(largestOfBlock, value);
        elementsOfBlock += times;
        if (i % graph::blockLength == graph::blockLength - 1 || i + 1 == count) {
            const std::int64_t blocks = (elementsOfBlock + graph::blockLength - 1) / graph::blockLength;
            metric->blockMaxima.add(graph::Histogram::binOf(largestOfBlock), blocks);
            largestOfBlock = 0;
            elementsOfBlock = 0;
        }
    }
    graph::Statistics& statistics = metric->statistics;
    const auto total = static_cast<double>(numel);
    statistics.numel = numel;
    statistics.meanAbs = sum / total;
    statistics.rms = std::sqrt(squares / total);
    statistics.absMean = statistics.meanAbs / 64;
    if (numel > 1)
        statistics.std = statistics.rms * std::sqrt(total / (total - 1));
    statistics.absMax = high;
    statistics.absMin = low;
    statistics.absMinNonzero = low;
    return metric;
}

std::shared_ptr<graph::Run> sampleRun(int layers)
{
    Builder build;
    const std::vector<std::int64_t> shape{4, 32, 64};
    const NodeId tokens = build.add(NodeKind::Input, "tokens", {"tokens", "", "", {4, 32}, {}, 0});
    const NodeId targets = build.add(NodeKind::Input, "targets", {"targets", "", "", {4, 32}, {}, 0});
    const NodeId table = build.parameter("embed.weight", "embed", "Embedding", {256, 64}, 1, 0x1p-12);
    const NodeId embedded = build.op(
        "embedding", {"aten::embedding", "embed", "Embedding", shape, {table, tokens}, 1, 0x1p-11, 22});
    NodeId x = build.finish("embed", "Embedding", embedded);
    for (int i = 0; i < layers; ++i)
        x = layer(build, "layers." + std::to_string(i), x, 0x1p-10 * std::pow(0.98, layers - i));
    x = build.norm("norm", x, 0x1p-10, 25);
    const NodeId logits = build.linear("head", x, 64, 256, 0.6, 0x1p-11, 25);
    const NodeId flat =
        build.op("flatten", {"aten::flatten", "", "TransformerLM", {128, 256}, {logits}, 0.6, 0x1p-11, 26});
    const NodeId ids =
        build.op("flatten", {"aten::flatten", "", "TransformerLM", {128}, {targets}, 0, 0, 26});
    const NodeId loss =
        build.op("cross_entropy_loss",
                 {"aten::cross_entropy_loss", "loss", "CrossEntropyLoss", {}, {flat, ids}, 5.7, 1, 26});
    build.finish("loss", "CrossEntropyLoss", loss);
    build.add(NodeKind::Output, "output", {"", "", "TransformerLM", {}, {loss}, 5.7, 1});
    build.finish("", "TransformerLM", loss);
    addFacts(build.run());
    return build.take();
}

std::shared_ptr<graph::Run> sampleRunOfSize(std::size_t nodes)
{
    const std::size_t one = sampleRun(1)->graph.nodes.size();
    const std::size_t perLayer = sampleRun(2)->graph.nodes.size() - one;
    const std::size_t missing = nodes > one ? nodes - one : 0;
    return sampleRun(1 + static_cast<int>((missing + perLayer - 1) / perLayer));
}

} // namespace scalescope::tests
