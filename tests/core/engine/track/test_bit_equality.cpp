// SPDX-License-Identifier: GPL-3.0-or-later
// Tracking changes no value: outputs, gradients and buffers of a tracked run, and of a replayed one, equal
// those of the stock interpreter bit for bit.
#include "tests/core/engine/support/run_pair.h"

#include "core/engine/compat/autograd_node.h"
#include "core/engine/examples/example.h"
#include "core/engine/inputs/inputs.h"
#include "core/engine/load/loader.h"
#include "core/job/inputs_file.h"

#include <ATen/Parallel.h>
#include <QTest>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

using namespace scalescope;
using namespace scalescope::engine;
using namespace scalescope::engine::testing;

namespace {

struct Case
{
    std::string name;
    std::function<torch::jit::Module()> build; ///< a fresh model, the same each time
    std::function<std::vector<c10::IValue>(const torch::jit::Module&)> inputs;
    std::string method = "forward";
    bool autocast = false; ///< the stock interpreter's optimiser, which is off, would write its casts out
};

std::vector<c10::IValue> oneMatrix(const torch::jit::Module& /*module*/)
{
    at::manual_seed(5);
    return {at::randn({4, 4})};
}

Case snippet(const std::string& name, const std::string& code)
{
    return {name, [code] { return modelOf(code); }, oneMatrix};
}

std::vector<Case> snippets()
{
    return {
        snippet("a loop whose count depends on the data", R"(
def forward(self, x):
    n = int(x.abs().sum().item()) % 5 + 2
    for i in range(n):
        x = torch.tanh(torch.matmul(x, self.weight)) + i
    return x
)"),
        snippet("a while loop", R"(
def forward(self, x):
    while bool(x.norm() < 100.0):
        x = x * 1.5 + self.bias
    return x
)"),
        snippet("an early return out of a loop", R"(
def forward(self, x):
    if bool(x.sum() > 1000.0):
        return x
    y = torch.matmul(x, self.weight)
    for i in range(10):
        if i == 3:
            return y * i
        y = y + self.bias
    return y
)"),
        snippet("writing into slices", R"(
def forward(self, x):
    z = torch.zeros([4, 4])
    z[0] = x[0]
    z[1:3] = x[1:3] * 2
    z[:, 1] += self.bias
    y = torch.matmul(z, self.weight)
    z[2] = 1.5
    return y + z
)"),
        snippet("a view that is read after its base was written", R"(
def forward(self, x):
    y = x * 2
    v = y.view([16])
    w = v[3:9]
    y.mul_(self.bias)
    return w.sum() * v + y.t().contiguous().view([16])
)"),
        snippet("gradients switched off for a while", R"(
def forward(self, x):
    torch.set_grad_enabled(False)
    y = self.first.forward(x)
    z = y.contiguous()
    torch.set_grad_enabled(True)
    return self.second.forward(x) * z + self.first.forward(x)
)"),
        snippet("state that is kept in attributes", R"(
def forward(self, x):
    for i in range(3):
        self.state = self.state * 0.5 + torch.matmul(x, self.weight).mean(0)
        self.count += 1
    return self.state * self.count
)"),
        snippet("a weight that is used twice", R"(
def forward(self, x):
    return torch.matmul(torch.matmul(x, self.weight).relu(), self.weight.t()) + self.weight
)"),
        snippet("dropout", R"(
def forward(self, x):
    return torch.dropout(torch.dropout(x * self.bias, 0.5, True), 0.25, True) + torch.rand([4, 4])
)"),
        snippet("operators that give back their input, which is used before and after", R"(
def forward(self, x):
    h = torch.matmul(x, self.weight)
    e = h.exp()
    y = torch.dropout(h, 0.5, False)
    z = y.contiguous().tanh() * 3
    w = h.sin()
    y = y.to(6)
    return (y + w + e * z + y.cos() + h.cos()).sum() + h.mean()
)"),
        snippet("writing in place to what an operator gave back", R"(
def forward(self, x):
    h = torch.matmul(x, self.weight)
    y = torch.dropout(h, 0.5, False)
    y += x
    v = y.contiguous().view([-1])
    v2 = v.view([-1]).contiguous()
    v2.mul_(2.0)
    y = torch.dropout(y, 0.5, False)
    return y.sum(0) * v2[0] + h.mean()
)"),
        snippet("three uses whose gradients are summed in a certain order", R"(
def forward(self, x):
    h = torch.matmul(x, self.weight)
    a = h * 1e8
    b = h.contiguous()
    c = b * -1e8
    d = h * 0.123
    e = b * 1e-3
    return a.sum() + c.sum() + d.sum() + e.sum()
)"),
        snippet("a gradient taken inside forward", R"(
def forward(self, x):
    y = (torch.matmul(x, self.weight) ** 3).sum()
    g = torch.autograd.grad([y], [x], create_graph=True)[0]
    assert g is not None
    return g * x.contiguous()
)"),
        snippet("dictionaries, tuples and lists of tensors", R"(
def forward(self, x):
    d = {"a": x.exp()}
    d["b"] = d["a"] * 2
    l = [x, d["b"]]
    l.append(self.bias)
    a, b = x.chunk(2, 1)
    return d, (l, a * b), torch.stack([l[0], l[1]]).unbind(0)
)"),
        snippet("batch norm in training", R"(
def forward(self, x):
    return torch.relu_(torch.batch_norm(x, self.bias, None, self.state, None, False, 0.1, 1e-5, False)) + \
        torch.batch_norm(x, None, None, self.state, self.state * 0 + 1, True, 0.1, 1e-5, False)
)"),
        snippet("an exception", R"(
def forward(self, x):
    assert x.size(0) != 4, "four rows"
    return x
)"),
        snippet("an output that is the input", R"(
def forward(self, x):
    return x, x
)"),
        snippet("an in-place operator on a leaf's copy", R"(
def forward(self, x):
    x.div_(2.0)
    return x.t() + x
)"),
    };
}

Case fromArchiveCode(const std::string& name, const std::map<std::string, std::string>& code)
{
    return {name, [code] { return modelFromArchiveCode(code); }, oneMatrix};
}

std::vector<Case> contexts()
{
    const std::string noGrad = R"(
class no_grad:
  prev : bool
  def __enter__(self: __torch__.contexts.no_grad) -> NoneType:
    self.prev = torch.is_grad_enabled()
    torch.set_grad_enabled(False)
    return None
  def __exit__(self: __torch__.contexts.no_grad, exc_type: Any, exc_value: Any, traceback: Any) -> NoneType:
    torch.set_grad_enabled(self.prev)
    return None
  def __init__(self: __torch__.contexts.no_grad) -> NoneType:
    self.prev = False
    return None
)";
    const std::string autocast = R"(
class autocast:
  fast_dtype : int
  _enabled : bool
  device : str
  def __enter__(self: __torch__.torch.cpu.amp.autocast_mode.autocast) -> __torch__.torch.cpu.amp.autocast_mode.autocast:
    return self
  def __exit__(self: __torch__.torch.cpu.amp.autocast_mode.autocast, exc_type: Any, exc_val: Any, exc_tb: Any) -> NoneType:
    return None
  def __init__(self: __torch__.torch.cpu.amp.autocast_mode.autocast, enabled: bool) -> NoneType:
    self.fast_dtype = 15
    self._enabled = enabled
    self.device = "cpu"
    return None
)";
    std::vector<Case> cases = {
        fromArchiveCode("forked calls", {{"__torch__", R"(
class Model(Module):
  __parameters__ = ["weight", ]
  __buffers__ = []
  weight : Tensor
  training : bool
  def inner(self: __torch__.Model, x: Tensor) -> Tensor:
    return torch.abs(torch.mul(x, self.weight))
  def forward(self: __torch__.Model, x: Tensor) -> Tensor:
    a = fork(self.inner, x)
    b = fork(self.inner, torch.mul(x, 2))
    return torch.mul(torch.wait(b), torch.wait(a))
)"}}),
        fromArchiveCode("a with block without gradients", {{"__torch__", R"(
class Model(Module):
  __parameters__ = ["weight", ]
  __buffers__ = []
  weight : Tensor
  training : bool
  def forward(self: __torch__.Model, x: Tensor) -> Tensor:
    _0 = __torch__.contexts.no_grad.__new__(__torch__.contexts.no_grad)
    _1 = (_0).__init__()
    with _0:
      y = torch.matmul(x, self.weight)
    return torch.add(torch.mul(y, x), torch.matmul(x, self.weight))
)"},
                                                           {"__torch__.contexts", noGrad}}),
        fromArchiveCode("autocast around an operator and a call",
                        {{"__torch__", R"(
def product(a: Tensor, b: Tensor) -> Tensor:
  return torch.matmul(a, b)
class Model(Module):
  __parameters__ = ["weight", ]
  __buffers__ = []
  weight : Tensor
  training : bool
  def inner(self: __torch__.Model, x: Tensor) -> Tensor:
    return torch.softmax(torch.matmul(x, self.weight), -1)
  def forward(self: __torch__.Model, x: Tensor) -> Tensor:
    _0 = __torch__.torch.cpu.amp.autocast_mode.autocast.__new__(__torch__.torch.cpu.amp.autocast_mode.autocast)
    _1 = (_0).__init__(True, )
    _2 = __torch__.torch.cpu.amp.autocast_mode.autocast.__new__(__torch__.torch.cpu.amp.autocast_mode.autocast)
    _3 = (_2).__init__(False, )
    with _0:
      y = torch.matmul((self).inner(x, ), x)
      with _2:
        z = torch.matmul(x, self.weight)
      w = __torch__.product(x, y)
    return torch.add(torch.add(torch.to(torch.add(y, w), 6), z), torch.matmul(x, self.weight))
)"},
                         {"__torch__.torch.cpu.amp.autocast_mode", autocast}})};
    cases.back().autocast = true;
    return cases;
}

/// Inputs of the examples, from the documents that ship with them.
Case example(const std::string& name)
{
    const std::string folder = SCALESCOPE_SOURCE_DIR "/resources/examples/";
    return {"example " + name, [=] { return buildModule(folder + name + ".py"); },
            [=](const torch::jit::Module& module) {
                std::ostringstream text;
                text << std::ifstream(folder + name + ".inputs.json").rdbuf();
                const auto inputs = job::inputsFromText(text.str());
                return makeInputs(module.get_method("forward").function().getSchema(), inputs.value(), {})
                    .value();
            }};
}

c10::IValue valueOf(const nlohmann::json& spec);

at::Tensor tensorOf(const nlohmann::json& spec)
{
    const auto shape = spec.at("shape").get<std::vector<std::int64_t>>();
    const std::string dtype = spec.at("dtype");
    const std::map<std::string, at::ScalarType> types = {{"float32", at::kFloat}, {"float64", at::kDouble},
                                                         {"int64", at::kLong},    {"int32", at::kInt},
                                                         {"uint8", at::kByte},    {"bool", at::kBool}};
    const auto type = types.at(dtype);
    if (spec.contains("values")) {
        return at::tensor(spec.at("values").get<std::vector<double>>()).to(type).reshape(shape);
    }
    if (spec.contains("fill")) {
        return at::full(shape, spec.at("fill").get<double>(), type);
    }
    if (spec.contains("lo") && !at::isFloatingType(type)) {
        return at::randint(spec.at("lo").get<std::int64_t>(), spec.at("hi").get<std::int64_t>(), shape, type);
    }
    return at::isFloatingType(type) ? at::randn(shape, type) : at::zeros(shape, type);
}

c10::IValue listOf(const nlohmann::json& items)
{
    const c10::IValue first = valueOf(items.at(0));
    c10::impl::GenericList list(first.type());
    for (const auto& item : items) {
        list.push_back(valueOf(item));
    }
    return list;
}

c10::IValue scalarOf(const nlohmann::json& value)
{
    if (value.is_string()) {
        return value.get<std::string>();
    }
    if (value.is_boolean()) {
        return value.get<bool>();
    }
    if (value.is_null()) {
        return {};
    }
    return value.is_number_integer() ? c10::IValue(value.get<std::int64_t>())
                                     : c10::IValue(value.get<double>());
}

c10::IValue valueOf(const nlohmann::json& spec)
{
    if (spec.contains("tuple")) {
        std::vector<c10::IValue> items;
        for (const auto& item : spec.at("tuple")) {
            items.push_back(valueOf(item));
        }
        return c10::ivalue::Tuple::create(std::move(items));
    }
    if (spec.contains("list")) {
        return listOf(spec.at("list"));
    }
    if (spec.contains("dict")) {
        c10::impl::GenericDict dict(c10::StringType::get(), c10::TensorType::get());
        for (const auto& [key, item] : spec.at("dict").items()) {
            dict.insert(key, valueOf(item));
        }
        return dict;
    }
    return spec.contains("value") ? scalarOf(spec.at("value")) : c10::IValue(tensorOf(spec));
}

/// Real files, where the folder with them is there.
std::vector<Case> realFiles()
{
    const std::string folder = SCALESCOPE_SOURCE_DIR "/../shared/models/";
    std::ifstream manifest(folder + "MANIFEST.tsv");
    std::vector<Case> cases;
    for (std::string line; std::getline(manifest, line);) {
        std::vector<std::string> cells;
        std::istringstream row(line);
        for (std::string cell; std::getline(row, cell, '\t');) {
            cells.push_back(cell);
        }
        // Only what loads and runs with libtorch 2: column 8.
        if (cells.size() < 9 || line.front() == '#' || cells[8] != "yes") {
            continue;
        }
        const std::string path = folder + cells[0];
        const std::string spec = cells[4];
        cases.push_back({cells[0], [path] { return loadModel(path).value(); },
                         [spec](const torch::jit::Module& /*module*/) {
                             at::manual_seed(5);
                             std::vector<c10::IValue> values;
                             for (const auto& input : nlohmann::json::parse(spec)) {
                                 values.push_back(valueOf(input));
                             }
                             return values;
                         }});
        const auto method = cells.back().find("method=");
        if (method != std::string::npos) {
            const auto start = method + 7;
            cases.back().method =
                cells.back().substr(start, cells.back().find_first_of(" ;|", start) - start);
        }
    }
    return cases;
}

std::vector<Case> allCases()
{
    std::vector<Case> cases = snippets();
    for (auto more : {contexts(), realFiles()}) {
        cases.insert(cases.end(), more.begin(), more.end());
    }
    for (const char* name : {"mlp", "transformer_lm", "convnet", "lstm", "loop_branch", "dict_tuple"}) {
        cases.push_back(example(name));
    }
    return cases;
}

/// Steps go to the tracker and are recorded too.
class Both : public StepObserver
{
public:
    Both(StepObserver& first, StepObserver& second) : m_first(first), m_second(second) {}
    void beforeStep(const Step& step, c10::ArrayRef<c10::IValue> inputs) override
    {
        m_first.beforeStep(step, inputs);
        m_second.beforeStep(step, inputs);
    }
    void afterStep(const Step& step, c10::ArrayRef<c10::IValue> outputs) override
    {
        m_first.afterStep(step, outputs);
        m_second.afterStep(step, outputs);
    }

private:
    StepObserver& m_first;
    StepObserver& m_second;
};

void addTensorInputs(Tracker& tracker, const std::vector<c10::IValue>& arguments)
{
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        for (const NamedTensor& named : namedTensors(arguments[i], "x" + std::to_string(i))) {
            tracker.addInput(named.path, named.tensor);
        }
    }
}

std::string textOf(const graph::Graph& graph)
{
    std::ostringstream text;
    for (const graph::Node& node : graph.nodes) {
        text << node.name << ' ' << node.provenance << ' ' << node.module;
        for (const auto* metric : {node.forward.get(), node.backward.get()}) {
            if (metric) {
                text << ' ' << metric->statistics.numel << ' ' << metric->statistics.meanAbs;
            }
        }
        text << '\n';
    }
    return text.str();
}

} // namespace

class TestBitEquality : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        at::set_num_threads(1);
        ignoreMissingGradients();
        m_cases = allCases();
    }

    void trackedAndReplayedRunsEqualTheStockRun_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < m_cases.size(); ++i) {
            QTest::newRow(m_cases[i].name.c_str()) << static_cast<int>(i);
        }
    }

    void trackedAndReplayedRunsEqualTheStockRun()
    {
        QFETCH(int, index);
        const Case& model = m_cases[static_cast<std::size_t>(index)];
        const torch::jit::Module stockModule = model.build();
        if (model.autocast) {
            writeCastsOut(stockModule, model.method);
        }
        const auto inputs = model.inputs(stockModule);
        const Outcome stock = outcomeOf(
            stockModule, inputs, [&](const torch::jit::Module& module, std::vector<c10::IValue> given) {
                return runStock(module, model.method, std::move(given));
            });

        const torch::jit::Module trackedModule = model.build();
        GraphSink sink;
        Tracker tracker(trackedModule, sink);
        ProgramRecorder recorder;
        Both both(tracker, recorder);
        SourceBook sources;
        Program program;
        const auto toTracker = [&](const c10::IValue& result) {
            tracker.addOutputs(result);
            tracker.startBackward();
        };
        const Outcome tracked = outcomeOf(
            trackedModule, inputs,
            [&](const torch::jit::Module& module, std::vector<c10::IValue> given) {
                addTensorInputs(tracker, given);
                Interpreter interpreter(module, sources, &both);
                const auto result =
                    interpreter.run(model.method, normalised(module, model.method, std::move(given)));
                program = recorder.take(interpreter.inputs(), interpreter.result());
                return result;
            },
            toTracker);
        QCOMPARE(QString::fromStdString(difference(stock, tracked)), QString());
        if (!stock.forwardError.empty()) {
            return; // no program
        }

        const torch::jit::Module replayedModule = model.build();
        GraphSink replayedSink;
        Tracker replayedTracker(replayedModule, replayedSink);
        const Outcome replayed = outcomeOf(
            replayedModule, inputs,
            [&](const torch::jit::Module& module, std::vector<c10::IValue> given) {
                addTensorInputs(replayedTracker, given);
                return replay(program, module, normalised(module, model.method, std::move(given)),
                              &replayedTracker);
            },
            [&](const c10::IValue& result) {
                replayedTracker.addOutputs(result);
                replayedTracker.startBackward();
            });
        QCOMPARE(QString::fromStdString(difference(stock, replayed)), QString());
        QCOMPARE(QString::fromStdString(textOf(replayedSink.graph)),
                 QString::fromStdString(textOf(sink.graph)));
    }

private:
    std::vector<Case> m_cases;
};

QTEST_GUILESS_MAIN(TestBitEquality)
#include "test_bit_equality.moc"
