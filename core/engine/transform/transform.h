// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/program.h"
#include "core/graph/run.h"
#include "core/graph/transform_records.h"
#include "core/job/job.h"
#include "core/job/recipe.h"
#include "core/job/transform.h"

#include <atomic>
#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <vector>

namespace scalescope::engine {

/// Lets a program with rounded operands be replayed with some of them as they were. Operands are told apart
/// as far as a rule of a recipe tells them.
class RoundingSwitches
{
public:
    /// Whether the operand is rounded; read while the program runs.
    using Switch = std::shared_ptr<const std::atomic<bool>>;

    struct Operand
    {
        std::string module; ///< path
        std::string op;     ///< "aten::linear"
        job::Operand role = job::Operand::Input;
    };

    /// The one of that operand, which is on at first; the same for all of that name.
    Switch switchOf(const Operand& operand);

    /// In the order in which they were asked for first.
    [[nodiscard]] const std::vector<Operand>& operands() const { return m_operands; }

    /// By operand. Not while a program runs.
    void set(const std::vector<bool>& rounded);

private:
    using Key = std::tuple<std::string, std::string, job::Operand>;
    std::map<Key, std::size_t> m_numbers;
    std::vector<Operand> m_operands;
    std::vector<std::shared_ptr<std::atomic<bool>>> m_switches;
};

/// Where transforms put what they have to say. Calls may come from several threads: backward runs in others.
class TransformSink
{
public:
    virtual ~TransformSink() = default;
    virtual void add(const graph::TransformNote& note) = 0;
    virtual void add(const graph::QuantizedTensor& tensor) = 0;
    /// For the user's eyes: an order that was changed, a transform that changed nothing.
    virtual void add(const graph::Problem& problem) = 0;
};

/// What a transform may use and ask beside the program.
struct TransformContext
{
    const job::Job& job;
    /// The model as loaded, to look at: parameters by the attributes that GetAttribute steps read. Its values
    /// are those before the run; prepareModel() is the place to change any.
    const torch::jit::Module& module;
    /// Shared, so that steps which the transform puts in can report while the program runs.
    std::shared_ptr<TransformSink> sink;
    /// Where operands are to be rounded or not, from replay to replay; null where they always are.
    std::shared_ptr<RoundingSwitches> switches = nullptr;
};

/// A pure function from program to program: the steps are changed with ProgramEditor
/// (core/engine/program/program_editor.h), which keeps each step's provenance, so that runs with and without
/// the transform are aligned. Own operators with gradients of their own are made with ownInstruction
/// (core/engine/program/instructions.h) and the autograd functions of core/engine/transform/gradient_edges.h.
///
/// Each kind of job::Transform is one file, a function that makes it (below) and one line in registry.cpp.
/// core/engine/transform/recognise.h tells linear, matmul, attention and convolution in all their spellings.
class Transform
{
public:
    virtual ~Transform() = default;

    /// The program with its changes. Throws ClauseError where it can't be applied.
    virtual Program rewrite(Program program, TransformContext& context) = 0;

    /// Changes the freshly loaded model on which the program will be replayed (weights that are divided by
    /// their standard deviation); called before each replay, after rewrite().
    virtual void prepareModel(torch::jit::Module& /*module*/) {}
};

/// In which order transforms apply, whatever order they are given in.
enum class TransformStage { Scale, Quantize };

/// A transform that a job asks for.
struct ChosenTransform
{
    job::Transform asked;
    TransformStage stage;
    std::unique_ptr<Transform> transform;
};

/// The job's transforms in the order in which they apply: unit scaling before quantization. Options that they
/// can't have, or one kind given twice, are usage errors.
Result<std::vector<ChosenTransform>> chooseTransforms(const job::Job& job);

/// Says so where the order is not the given one; nothing otherwise.
message::Finding changedOrder(const job::Job& job, const std::vector<ChosenTransform>& chosen);

/// A sentence for each option that none of the chosen transforms looks at.
std::vector<message::Finding> unusedOptions(const job::Job& job, const std::vector<ChosenTransform>& chosen);

/// The program with a transform's changes. A failure is a sentence that names the transform.
Result<Program> applyTransform(Program program, const ChosenTransform& chosen, TransformContext& context);

/// Simulates small formats around products of matrices, as a recipe says for each operand: straight through
/// in the direction in which an operand is not rounded. With the formats of one pair the behaviour is that of
/// simulate_format in the Python library unit-scaling (transforms/_simulate_format.py), with the rounding
/// that each format has by default unless the job says another. A transform that is extended takes matmul,
/// bmm, addmm and convolutions too, beside linear and scaled_dot_product_attention. `asked` simulates
/// formats.
Result<std::unique_ptr<Transform>> makeSimulation(const job::Transform& asked, const job::Job& job);

/// Operators become their unit-scaled forms, extended by rules beyond the Python library's, residual adds are
/// weighted, weights get unit scale. Source: Blake et al., "Unit Scaling: Out-of-the-Box Low-Precision
/// Training" (2023); the stages are those of the library's `unit_scale` (docs/unit-scaling-rules.md).
Result<std::unique_ptr<Transform>> makeUnitScale(const job::UnitScaling& wanted, const job::Job& job);

} // namespace scalescope::engine
