// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace scalescope::graph {

/// What a tensor comes from, by names that stay the same across transforms and runs: comparison aligns on it.
/// Kept as its text, which is that of the run file: "layers.0|aten::linear|2|0" is the first result of the
/// third call of the operator in the module; "input|x", "attribute|layers.0.weight", "constant|3" and
/// "output|0" are of no call. A transform that puts operators in adds their role before the result:
/// "layers.0|aten::linear|2|quantized input|0". Memory that a call wrote into has "|into NAME" instead.
class Provenance
{
public:
    Provenance() = default;
    /// From its text, which may be any.
    explicit Provenance(std::string text) : m_text(std::move(text)) {}

    static Provenance ofInput(const std::string& path);
    static Provenance ofOutput(const std::string& path);
    static Provenance ofAttribute(const std::string& name);
    static Provenance ofConstant(std::int64_t number);
    /// Occurrences count the calls of the operator in the module.
    static Provenance ofCall(const std::string& module, const std::string& target, std::int64_t occurrence);

    /// Of what stands beside this call in that role; the call's own where there is none.
    [[nodiscard]] Provenance withRole(const std::string& role) const;
    /// Of the same result of the call itself, where this is of what stands beside it; as it is elsewhere.
    [[nodiscard]] Provenance withoutRole() const;
    /// Of one of the call's results.
    [[nodiscard]] Provenance ofResult(int index) const;
    /// Of the node that the call wrote into.
    [[nodiscard]] Provenance ofWriteInto(const std::string& name) const;

    [[nodiscard]] const std::string& text() const { return m_text; }
    [[nodiscard]] bool empty() const { return m_text.empty(); }

    /// The parts of what an operator made; views into its text.
    struct Call
    {
        std::string_view group; ///< "layers.0|aten::linear"
        std::string_view target;
        std::int64_t occurrence = 0;
        bool hasRole = false; ///< a transform put it in
        bool isWrite = false;
    };
    /// Nothing for a text of another form.
    [[nodiscard]] std::optional<Call> call() const;
    /// Whether it is of a write; the call that wrote need not be known.
    [[nodiscard]] bool isWrite() const;

    /// Whether it is of a result of the model.
    [[nodiscard]] bool isOutput() const;

    bool operator==(const Provenance&) const = default;

private:
    [[nodiscard]] Provenance with(std::string_view part) const;

    std::string m_text;
};

} // namespace scalescope::graph
