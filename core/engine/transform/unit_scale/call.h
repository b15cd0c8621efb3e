// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <torch/script.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace scalescope::engine::unit_scaling {

/// An operator with its schema.
struct Function
{
    const c10::FunctionSchema* schema = nullptr;
    torch::jit::Operation operation = nullptr;
    std::shared_ptr<const void> keepAlive; ///< owner of both
};

/// The operator of that name and overload; null schema where libtorch has none.
Function findFunction(const std::string& name, const std::string& overload);
/// All overloads of an operator.
std::vector<Function> overloadsOf(const std::string& name);

/// One call of an operator: its arguments by the schema's names. The same class serves real tensors, while
/// the program runs, and empty ones that only have shapes, while it is rewritten.
class Call
{
public:
    /// `arguments` are in the schema's order.
    Call(const Function& function, std::vector<c10::IValue> arguments)
        : m_function(function), m_arguments(std::move(arguments))
    {
    }

    [[nodiscard]] const c10::FunctionSchema& schema() const { return *m_function.schema; }
    [[nodiscard]] bool has(std::string_view name) const;
    [[nodiscard]] const c10::IValue& value(std::string_view name) const;
    /// Whether the argument is there and is a tensor.
    [[nodiscard]] bool isTensor(std::string_view name) const;
    [[nodiscard]] bool isFloating(std::string_view name) const;
    /// The getters throw ClauseError where the argument is something else.
    [[nodiscard]] const at::Tensor& tensor(std::string_view name) const;
    [[nodiscard]] c10::IntArrayRef sizes(std::string_view name) const { return tensor(name).sizes(); }
    [[nodiscard]] double number(std::string_view name) const;
    [[nodiscard]] std::int64_t integer(std::string_view name) const;
    [[nodiscard]] bool truth(std::string_view name) const;
    [[nodiscard]] std::vector<std::int64_t> integers(std::string_view name) const;
    /// The tensors of a list argument, in order.
    [[nodiscard]] std::vector<at::Tensor> tensors(std::string_view name) const;

    void set(std::string_view name, c10::IValue value);

    /// Calls the operator with the arguments as they are now; its results.
    [[nodiscard]] std::vector<c10::IValue> run() const;
    /// The same, for an operator with one tensor as its result.
    [[nodiscard]] at::Tensor runTensor() const;

private:
    [[nodiscard]] std::size_t place(std::string_view name) const;

    const Function& m_function;
    std::vector<c10::IValue> m_arguments;
};

} // namespace scalescope::engine::unit_scaling
