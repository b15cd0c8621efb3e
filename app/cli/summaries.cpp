// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/summaries.h"

#include "core/graph/mode.h"
#include "core/job/documents.h"
#include "core/report/problems/problem_list.h"
#include "core/report/text/sanitized_text.h"
#include "core/sheet/opened_state.h"
#include "core/sheet/run_analysis.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <functional>
#include <numeric>
#include <vector>

namespace scalescope::app::cli {

namespace {

/// Names in a model may be long; one of them must not push the other columns out of sight.
constexpr std::size_t widest = 60;

} // namespace

void Columns::add(const std::vector<std::string>& row)
{
    auto& cells = m_rows.emplace_back();
    for (const std::string& cell : row)
        cells.push_back(report::sanitizedText(cell));
}

std::string Columns::text() const
{
    std::vector<std::size_t> widths;
    for (const auto& row : m_rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], std::min(row[i].size(), widest));
    }
    std::string text;
    for (const auto& row : m_rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i)
            line += fmt::format("{:<{}}  ", row[i], widths[i]);
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    return text;
}

namespace {

std::string section(const std::string& title, const std::string& body)
{
    return body.empty() ? "" : fmt::format("\n{}\n{}", title, body);
}

std::string sizeText(const job::SizeInfo& size)
{
    if (size.symbol.empty())
        return size.least ? fmt::format("{}", *size.least) : "?";
    if (size.least && size.most)
        return fmt::format("{} from {} to {}", size.symbol, *size.least, *size.most);
    if (size.least)
        return fmt::format("{} from {}", size.symbol, *size.least);
    return size.most ? fmt::format("{} to {}", size.symbol, *size.most) : size.symbol;
}

/// "int64 [s0 from 2 to 64, 16]", of parts of an argument with their places.
std::string takenText(const job::ArgumentInfo& argument)
{
    std::string text;
    for (const job::TakenTensor& tensor : argument.tensors) {
        std::vector<std::string> sizes;
        for (const job::SizeInfo& size : tensor.sizes)
            sizes.push_back(sizeText(size));
        text += fmt::format("{}{}{} [{}]", text.empty() ? "" : "; ",
                            tensor.place == argument.name ? "" : tensor.place + ": ", tensor.dtype,
                            fmt::join(sizes, ", "));
    }
    return text;
}

std::string methodText(const job::MethodInfo& method)
{
    Columns columns;
    for (const job::ArgumentInfo& argument : method.arguments) {
        std::string note;
        if (argument.defaultValue)
            note = "default " + *argument.defaultValue;
        else if (!argument.suggestion.empty())
            note = fmt::format("for instance --input {}={}", argument.name, argument.suggestion);
        columns.add({"    " + argument.name, argument.type.text, note, takenText(argument)});
    }
    return fmt::format("  {} -> {}\n{}", report::sanitizedText(method.name),
                       report::sanitizedText(method.returns), columns.text());
}

std::int64_t numel(const job::TensorInfo& tensor)
{
    return std::accumulate(tensor.shape.begin(), tensor.shape.end(), std::int64_t(1), std::multiplies<>());
}

std::string tensorsText(const std::vector<job::TensorInfo>& tensors, bool showFrozen)
{
    Columns columns;
    for (const job::TensorInfo& tensor : tensors) {
        std::string note = showFrozen && !tensor.requiresGrad ? "frozen" : "";
        if (!tensor.sameAs.empty())
            note += (note.empty() ? "the same as " : ", the same as ") + tensor.sameAs;
        columns.add(
            {"  " + tensor.name, tensor.dtype, fmt::format("[{}]", fmt::join(tensor.shape, ", ")), note});
    }
    return columns.text();
}

std::string modulesText(const std::vector<job::ModuleInfo>& modules)
{
    Columns columns;
    for (const job::ModuleInfo& module : modules)
        columns.add({"  " + (module.path.empty() ? "(root)" : module.path), module.type});
    return columns.text();
}

std::string operatorsText(const job::ModelInfo& info)
{
    Columns columns;
    for (const auto& [name, calls] : info.operators)
        columns.add({"  " + name, fmt::format("{} x", calls)});
    return columns.text();
}

} // namespace

std::string infoText(const job::ModelInfo& info)
{
    const std::string mode =
        info.training ? fmt::format("{} mode", toString(graph::modeOf(info.training))) : "no mode (frozen)";
    std::int64_t elements = 0;
    for (const job::TensorInfo& tensor : info.parameters)
        if (tensor.sameAs.empty())
            elements += numel(tensor);
    const auto tied =
        std::ranges::count_if(info.parameters, [](const auto& tensor) { return !tensor.sameAs.empty(); });
    std::string methods;
    for (const job::MethodInfo& method : info.methods)
        methods += methodText(method);
    const std::string saved = info.exportedBy.empty()
                                  ? fmt::format("saved in {}", mode)
                                  : "exported by PyTorch " + report::sanitizedText(info.exportedBy);
    return fmt::format("{}\n{}; {} modules, {} parameters with {} elements{}\n",
                       report::sanitizedText(info.file), saved, info.modules.size(),
                       info.parameters.size() - static_cast<std::size_t>(tied), elements,
                       tied == 0 ? "" : " (tied ones counted once)") +
           (info.isDecomposed
                ? "decomposed: unit scaling and number formats find few operators that they know\n"
                : "") +
           section("Methods", methods) + section("Modules", modulesText(info.modules)) +
           section("Parameters", tensorsText(info.parameters, true)) +
           section("Buffers", tensorsText(info.buffers, false)) +
           section("Operators in the code, with the number of calls", operatorsText(info));
}

namespace {

using bisect::Bisection;

constexpr std::size_t mostRows = 20;

std::string headline(const job::BisectStarted& start)
{
    const double error = bisect::errorOf(start.error);
    switch (start.target.kind) {
    case job::BisectTarget::Kind::Loss:
        return fmt::format("loss {:.6g} instead of {:.6g}, an error of {:.3g}, with {} operands rounded\n",
                           start.value.value_or(0), start.reference.value_or(0), error, start.operands);
    case job::BisectTarget::Kind::Gradients:
        return fmt::format("gradients with 1 - cosine {:.3g}, with {} operands rounded\n", error,
                           start.operands);
    case job::BisectTarget::Kind::Tensor:
        break;
    }
    return fmt::format("{} with a relative error of {:.3g}, with {} operands rounded\n",
                       report::sanitizedText(toString(start.target)), error, start.operands);
}

/// "weight of aten::linear in encoder.fc".
std::string placeText(const std::string& module, const std::string& op,
                      const std::optional<job::Operand>& operand)
{
    std::string where = module.empty() ? "the model" : report::sanitizedText(module);
    if (!operand)
        return where;
    return fmt::format("{} of {} in {}", graph::nameOf(job::operandNames, *operand),
                       report::sanitizedText(op), where);
}

std::string rankingText(const Bisection& bisection)
{
    if (bisection.groups.empty())
        return "no group of operands was measured\n";
    std::string text =
        fmt::format("{:>7}  {:>9}  {:>9}  {:>8}  where\n", "share", "alone", "without", "operands");
    std::size_t shown = 0;
    std::size_t left = 0;
    for (const bisect::RankedGroup& ranked : bisect::ranked(bisection)) {
        if (ranked.isOpened)
            continue;
        if (shown == mostRows) {
            ++left;
            continue;
        }
        ++shown;
        const job::GroupMeasured& group = ranked.group;
        text += fmt::format("{:>6.1f}%  {:>9.3g}  {:>9.3g}  {:>8}  {}\n", 100 * ranked.share,
                            bisect::errorOf(group.alone), bisect::errorOf(group.without), group.operands,
                            placeText(group.module, group.op, group.operand));
    }
    return left > 0 ? text + fmt::format("and {} more\n", left) : text;
}

std::string stepsText(const Bisection& bisection, double bound, bool isWhole)
{
    const double left = bisect::errorLeft(bisection);
    const bool isMet = left <= bound;
    if (bisection.steps.empty())
        return isMet ? fmt::format("nothing has to be kept for the bound of {:.3g}\n", bound)
                     : fmt::format("no operand was kept yet for the bound of {:.3g}\n", bound);
    std::string text = fmt::format("kept in full precision for the bound of {:.3g}", bound);
    if (!isMet)
        text += fmt::format(", which is not reached: {:.3g} is left with {} kept", left,
                            bisect::keptOperands(bisection).size());
    else if (!isWhole)
        text += ", perhaps more than it takes";
    text += ":\n";
    for (const job::OperandKept& step : bisection.steps)
        text += fmt::format("  {}  {}, error {:.3g}\n", step.released ? "-" : "+",
                            placeText(step.module, step.op, step.operand), bisect::errorOf(step.error));
    return text;
}

} // namespace

std::string bisectionText(const Bisection& bisection, const std::optional<double>& bound, bool isWhole)
{
    std::string text = headline(bisection.start);
    if (!isWhole)
        text += "the search did not come to its end; until then it found:\n";
    if (bisect::errorOf(bisection.start.error) > 0)
        text += rankingText(bisection);
    return bound ? text + stepsText(bisection, *bound, isWhole) : text;
}

namespace {

using report::ListedProblem;

/// What `scalescope export --problems` lists of tensors and gradients, without notes.
std::vector<ListedProblem> problemsOfTensors(const sheet::RunAnalysis& analysis)
{
    auto problems = analysis.listedProblems();
    std::erase_if(problems, [](const ListedProblem& problem) {
        return !problem.scale || problem.problem.severity == graph::Severity::Info;
    });
    return problems;
}

/// An error that usual recipes, or the run's own, do not meet.
bool isErrorIfStored(const ListedProblem& problem)
{
    return problem.problem.severity == graph::Severity::Error && problem.isOnlyIfStored;
}

std::string followersText(std::size_t count)
{
    if (count == 0)
        return {};
    return count == 1 ? "; 1 other follows from it" : fmt::format("; {} others follow from it", count);
}

/// "q, forward: 12 % become zero; 3 others follow from it", after the tensor what it is in brackets. Of
/// several layers that have it the first.
std::string textOf(const ListedProblem& listed, const graph::Graph& graph, const std::string& brackets)
{
    const bool areSeveral = listed.role == report::ProblemRole::Repeated;
    const ListedProblem& first = areSeveral ? listed.beneath.front() : listed;
    const graph::Problem& problem = first.problem;
    const graph::Node* node = problem.node ? graph.find(*problem.node) : nullptr;
    return fmt::format("{}{}{}{}, {}{}", report::sanitizedText(node != nullptr ? node->name : std::string()),
                       areSeveral ? fmt::format(" and {} more like it", listed.beneath.size() - 1) : "",
                       brackets.empty() ? "" : " ", brackets, report::sanitizedText(problem.message),
                       followersText(listed.consequences()));
}

/// The first error that recipes meet, where it is not the first of all.
std::string firstMet(const std::vector<ListedProblem>& problems, const graph::Graph& graph)
{
    if (!isErrorIfStored(problems.front()))
        return {};
    const auto met = std::ranges::find_if(problems, [](const ListedProblem& problem) {
        return problem.problem.severity == graph::Severity::Error && !problem.isOnlyIfStored;
    });
    return met == problems.end()
               ? "usual FP8 recipes meet no error\n"
               : fmt::format("the first error that usual FP8 recipes meet: {}\n", textOf(*met, graph, {}));
}

} // namespace

std::string problemLine(const std::shared_ptr<const graph::Run>& run)
{
    const auto isMeasured = [](const graph::Node& node) {
        return node.forward.metric || node.backward.metric;
    };
    if (std::ranges::none_of(run->graph.nodes, isMeasured))
        return {};
    const sheet::RunAnalysis analysis(sheet::openedState(run));
    const auto problems = problemsOfTensors(analysis);
    if (problems.empty())
        return "no problems of tensors\n";
    const ListedProblem& first = problems.front();
    const std::string severity(toString(first.problem.severity));
    const std::string ifStored = isErrorIfStored(first) ? "only if stored so" : "";
    const std::string said =
        problems.size() == 1
            ? fmt::format("1 problem of tensors: {}",
                          textOf(first, run->graph,
                                 fmt::format("({}{}{})", severity, ifStored.empty() ? "" : " ", ifStored)))
            : fmt::format("{} problems of tensors; the first {}: {}", problems.size(), severity,
                          textOf(first, run->graph, ifStored.empty() ? "" : "(" + ifStored + ")"));
    return fmt::format("{}\n{}", said, firstMet(problems, run->graph));
}

} // namespace scalescope::app::cli
