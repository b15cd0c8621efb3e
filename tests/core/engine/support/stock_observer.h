// SPDX-License-Identifier: GPL-3.0-or-later
// What the stock interpreter computes, seen by operators that are written into a model's code around every
// operator call. Shares nothing with the project's interpreter, tracker and kernel.
#pragma once

#include "core/engine/compat/autograd_node.h"

#include <torch/csrc/autograd/function.h>
#include <torch/csrc/autograd/function_hook.h>
#include <torch/csrc/autograd/variable.h>
#include <torch/csrc/jit/api/function_impl.h>
#include <torch/csrc/jit/ir/ir.h>
#include <torch/csrc/jit/runtime/interpreter.h>
#include <torch/csrc/jit/runtime/operator.h>
#include <torch/script.h>

#include <any>
#include <cmath>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace scalescope::engine::testing {

/// The statistics by their formulas, one plain pass after another, in double.
struct PlainStatistics
{
    double meanAbs = 0;
    double absMean = 0;
    double deviation = 0; ///< unbiased; NaN for one element
    double absMax = 0;
    double absMin = 0;
    std::int64_t numel = 0;
};

inline PlainStatistics plainStatistics(const at::Tensor& tensor)
{
    const at::NoGradGuard noGradients;
    const at::Tensor values = tensor.detach().to(at::kDouble).contiguous();
    const auto* x = values.data_ptr<double>();
    PlainStatistics result;
    result.numel = values.numel();
    const auto n = static_cast<double>(result.numel);
    double sum = 0;
    double sumOfMagnitudes = 0;
    result.absMin = result.numel > 0 ? std::abs(x[0]) : 0;
    for (std::int64_t i = 0; i < result.numel; ++i) {
        sum += x[i];
        sumOfMagnitudes += std::abs(x[i]);
        result.absMax = std::max(result.absMax, std::abs(x[i]));
        result.absMin = std::min(result.absMin, std::abs(x[i]));
    }
    result.meanAbs = sumOfMagnitudes / n;
    result.absMean = std::abs(sum / n);
    double squares = 0;
    for (std::int64_t i = 0; i < result.numel; ++i) {
        squares += (x[i] - sum / n) * (x[i] - sum / n);
    }
    result.deviation = std::sqrt(squares / (n - 1));
    return result;
}

/// A tensor as it was when it was seen.
struct SeenTensor
{
    std::vector<std::int64_t> shape;
    std::optional<PlainStatistics> values;                    ///< of floating tensors
    std::shared_ptr<std::optional<PlainStatistics>> gradient; ///< filled by backward; null for operands
    bool givenBack = false; ///< an operand itself, unchanged: it shares the operand's gradient
    at::Tensor memory;      ///< of what was made, without its history
    std::int64_t version = 0;

    /// A view's history is made anew after a write to its memory: no hook in the old one hears of a gradient.
    [[nodiscard]] bool writtenLater() const
    {
        return memory.defined() && static_cast<std::int64_t>(memory._version()) > version;
    }
};

/// One operator call of the stock interpreter.
struct SeenCall
{
    std::string target;
    std::vector<SeenTensor> read;
    std::vector<SeenTensor> made;
    std::set<std::pair<const void*, std::uint32_t>> operands; ///< objects and their versions before the call
};

/// The calls of one run, in order. Operators that observe write to the one that is the current.
struct SeenRun
{
    std::vector<SeenCall> calls;
    bool inBackward = false;
    std::vector<std::any> accumulators; ///< tensors hold them only weakly
    std::vector<at::Tensor> kept;       ///< so that no object's address is used again

    static SeenRun*& current()
    {
        static SeenRun* run = nullptr;
        return run;
    }
};

/// Notes the gradient that arrives at what made a tensor.
class NotingHook : public torch::autograd::FunctionPreHook
{
public:
    NotingHook(std::shared_ptr<std::optional<PlainStatistics>> gradient, std::uint32_t output)
        : m_gradient(std::move(gradient)), m_output(output)
    {
    }
    torch::autograd::variable_list operator()(const torch::autograd::variable_list& gradients) override
    {
        const bool now = SeenRun::current() && SeenRun::current()->inBackward;
        if (now && m_output < gradients.size() && gradients[m_output].defined()) {
            *m_gradient = plainStatistics(gradients[m_output]);
        }
        return gradients;
    }

private:
    std::shared_ptr<std::optional<PlainStatistics>> m_gradient;
    std::uint32_t m_output;
};

inline bool isPlainFloat(const at::Tensor& tensor)
{
    return at::isFloatingType(tensor.scalar_type()) && tensor.layout() == at::kStrided;
}

inline void watch(SeenRun& run, const at::Tensor& tensor, SeenTensor& seen)
{
    seen.gradient = std::make_shared<std::optional<PlainStatistics>>();
    if (!takesGradient(tensor)) {
        return;
    }
    if (tensor.is_view()) {
        seen.memory = tensor.detach();
        seen.version = static_cast<std::int64_t>(tensor._version());
    }
    if (const auto& function = tensor.grad_fn()) {
        function->add_pre_hook(
            std::make_unique<NotingHook>(seen.gradient, static_cast<std::uint32_t>(tensor.output_nr())));
    } else {
        auto accumulator = torch::autograd::impl::grad_accumulator(tensor);
        accumulator->add_pre_hook(std::make_unique<NotingHook>(seen.gradient, 0));
        run.accumulators.emplace_back(accumulator);
    }
}

/// The tensors in lists, tuples and dictionaries.
inline void seeTensors(SeenRun& run, SeenCall& call, const c10::IValue& value, bool made)
{
    if (value.isTensor() && value.toTensor().defined()) {
        const at::Tensor& tensor = value.toTensor();
        const std::pair<const void*, std::uint32_t> object{tensor.unsafeGetTensorImpl(), tensor._version()};
        SeenTensor seen;
        seen.shape = tensor.sizes().vec();
        seen.givenBack = made && call.operands.count(object) > 0;
        if (isPlainFloat(tensor)) {
            seen.values = plainStatistics(tensor);
        }
        if (made && isPlainFloat(tensor)) {
            watch(run, tensor, seen);
        }
        (made ? call.made : call.read).push_back(std::move(seen));
        if (!made) {
            call.operands.insert(object);
        }
    } else if (value.isList()) {
        for (const c10::IValue& element : value.toListRef()) {
            seeTensors(run, call, element, made);
        }
    } else if (value.isTuple()) {
        for (const c10::IValue& element : value.toTupleRef().elements()) {
            seeTensors(run, call, element, made);
        }
    } else if (value.isGenericDict()) {
        for (const auto& item : value.toGenericDict()) {
            seeTensors(run, call, item.value(), made);
        }
    }
}

inline void registerObservingOperators()
{
    using torch::jit::Operator;
    const auto kind = c10::AliasAnalysisKind::CONSERVATIVE; // must not be taken for dead code
    static const torch::jit::RegisterOperators operators({
        Operator(
            "scalescope_test::begin(str target) -> ()",
            [](torch::jit::Stack& stack) {
                SeenRun::current()->calls.push_back({torch::jit::pop(stack).toStringRef(), {}, {}, {}});
            },
            kind),
        Operator(
            "scalescope_test::see(Any value, bool made) -> ()",
            [](torch::jit::Stack& stack) {
                const bool made = torch::jit::pop(stack).toBool();
                SeenRun& run = *SeenRun::current();
                seeTensors(run, run.calls.back(), torch::jit::pop(stack), made);
            },
            kind),
    });
}

inline bool speaksOfTensors(const c10::TypePtr& type)
{
    const auto parts = type->containedTypes();
    return type->kind() == c10::TypeKind::TensorType ||
           std::any_of(parts.begin(), parts.end(), speaksOfTensors);
}

/// Whether a node calls an operator that computes tensors; those that only move values do not say so.
inline bool computesTensors(const torch::jit::Node& node)
{
    const c10::FunctionSchema* schema = node.maybeSchema();
    if (!schema || node.kind() == c10::Symbol::fromQualString("aten::wait")) {
        return false;
    }
    const auto& returned = schema->returns();
    return std::any_of(returned.begin(), returned.end(),
                       [](const c10::Argument& result) { return speaksOfTensors(result.type()); });
}

inline void insertCall(torch::jit::Graph& graph, const char* name,
                       const std::vector<torch::jit::Value*>& inputs)
{
    graph.insertNode(graph.create(c10::Symbol::fromQualString(name), inputs, 0));
}

inline void observeBlock(torch::jit::Block& block)
{
    torch::jit::Graph& graph = *block.owningGraph();
    const std::vector<torch::jit::Node*> nodes(block.nodes().begin(), block.nodes().end());
    for (torch::jit::Node* node : nodes) {
        for (torch::jit::Block* inner : node->blocks()) {
            observeBlock(*inner);
        }
        if (node->hasAttribute(c10::attr::Subgraph)) {
            observeBlock(*node->g(c10::attr::Subgraph)->block());
        }
        if (!computesTensors(*node)) {
            continue;
        }
        {
            const torch::jit::WithInsertPoint before(node);
            insertCall(graph, "scalescope_test::begin",
                       {graph.insertConstant(std::string(node->kind().toQualString()))});
            for (torch::jit::Value* input : node->inputs()) {
                insertCall(graph, "scalescope_test::see", {input, graph.insertConstant(false)});
            }
        }
        const torch::jit::WithInsertPoint after(node->next());
        for (torch::jit::Value* output : node->outputs()) {
            insertCall(graph, "scalescope_test::see", {output, graph.insertConstant(true)});
        }
    }
}

/// Writes the observing operators into all code of the module, which must not have run yet.
inline void observeCode(const torch::jit::Module& module)
{
    registerObservingOperators();
    std::set<torch::jit::Function*> functions;
    for (const auto& part : module.modules()) {
        for (torch::jit::Function* method : part.type()->methods()) {
            functions.insert(method);
        }
        for (torch::jit::Function* function : part._ivalue()->compilation_unit()->get_functions()) {
            functions.insert(function);
        }
    }
    for (torch::jit::Function* function : functions) {
        function->ensure_defined();
        if (auto* graph = torch::jit::tryToGraphFunction(*function)) {
            observeBlock(*graph->graph()->block());
        }
    }
}

/// Runs a method with the stock interpreter, its optimiser off and forks in place.
inline c10::IValue runObserved(const torch::jit::Module& module, const std::string& method,
                               std::vector<c10::IValue> arguments, SeenRun& seen)
{
    SeenRun::current() = &seen;
    torch::jit::setGraphExecutorOptimize(false);
    auto& function = module.get_method(method).function();
    arguments.insert(arguments.begin(), c10::IValue(module._ivalue()));
    function.getSchema().checkAndNormalizeInputs(arguments);
    const torch::jit::Code code(torch::jit::toGraphFunction(function).graph(), method);
    torch::jit::InterpreterState(code, [](const std::function<void()>& task) { task(); }).run(arguments);
    return arguments.front();
}

} // namespace scalescope::engine::testing
