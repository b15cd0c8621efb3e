// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/program/program.h"
#include "core/engine/transform/rounding_switches.h"
#include "core/graph/run.h"
#include "core/graph/transform_records.h"
#include "core/job/job.h"
#include "core/job/transform.h"

#include <memory>
#include <stdexcept>
#include <vector>

namespace scalescope::engine {

/// Where transforms put what they have to say. Calls may come from several threads: backward runs in others.
class TransformSink
{
public:
    virtual ~TransformSink() = default;
    virtual void add(const graph::TransformNote& note) = 0;
    virtual void add(const graph::QuantisedTensor& tensor) = 0;
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

/// Thrown where a transform can't be applied to a program.
class CannotApply : public std::runtime_error
{
public:
    explicit CannotApply(message::Clause why)
        : std::runtime_error(message::english(why)), m_why(std::move(why))
    {
    }
    [[nodiscard]] const message::Clause& why() const { return m_why; }

private:
    message::Clause m_why;
};

/// A pure function from program to program: the steps are changed with ProgramEditor
/// (core/engine/program/program_editor.h), which keeps each step's provenance, so that runs with and without
/// the transform are aligned. Own operators with gradients of their own are made with ownInstruction
/// (core/engine/program/instructions.h) and the autograd functions of core/engine/transform/gradient_edges.h.
///
/// Each kind of job::Transform is one file and one line in registry.cpp. core/engine/transform/recognise.h
/// tells linear, matmul, attention and convolution in all their spellings.
class Transform
{
public:
    virtual ~Transform() = default;

    /// The program with its changes. Throws CannotApply.
    virtual Program rewrite(Program program, TransformContext& context) = 0;

    /// Changes the freshly loaded model on which the program will be replayed (weights that are divided by
    /// their standard deviation); called before each replay, after rewrite().
    virtual void prepareModel(torch::jit::Module& /*module*/) {}
};

/// In which order transforms apply, whatever order they are given in.
enum class TransformStage { Scale, Quantise };

/// A transform that a job asks for.
struct ChosenTransform
{
    job::Transform asked;
    TransformStage stage;
    std::unique_ptr<Transform> transform;
};

/// The job's transforms in the order in which they apply: unit scaling before quantisation. Options that they
/// can't have, or one kind given twice, are usage errors.
Result<std::vector<ChosenTransform>> chooseTransforms(const job::Job& job);

/// Says so where the order is not the given one; nothing otherwise.
message::Finding changedOrder(const job::Job& job, const std::vector<ChosenTransform>& chosen);

/// A sentence for each option that none of the chosen transforms looks at.
std::vector<message::Finding> unusedOptions(const job::Job& job, const std::vector<ChosenTransform>& chosen);

/// The program with a transform's changes. A failure is a sentence that names the transform.
Result<Program> applyTransform(Program program, const ChosenTransform& chosen, TransformContext& context);

} // namespace scalescope::engine
