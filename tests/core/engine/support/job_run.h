// SPDX-License-Identifier: GPL-3.0-or-later
// A whole job on a small model, with everything that it leaves.
#pragma once

#include "core/engine/engine.h"
#include "core/runfile/run_reader.h"
#include "tests/core/engine/support/models.h"

#include <QStringList>
#include <QTemporaryDir>

namespace scalescope::engine::testing {

class Events : public job::EventSink
{
public:
    void emit(const job::Event& event) override { list.push_back(event); }

    [[nodiscard]] QStringList phases() const
    {
        QStringList names;
        for (const job::Event& event : list) {
            if (const auto* phase = std::get_if<job::PhaseStarted>(&event)) {
                names << QString::fromUtf8(job::toString(phase->phase).data());
            }
        }
        return names;
    }

    template <typename Kind>
    [[nodiscard]] int count() const
    {
        return static_cast<int>(std::count_if(list.begin(), list.end(), [](const job::Event& event) {
            return std::holds_alternative<Kind>(event);
        }));
    }

    std::vector<job::Event> list;
};

class NoEvents : public job::EventSink
{
public:
    void emit(const job::Event& /*event*/) override {}
};

/// A job on a model that is saved into a folder of its own.
struct JobRun
{
    explicit JobRun(const std::string& code, const std::function<void(job::Job&)>& change = {})
        : JobRun(modelOf(code), change)
    {
    }

    explicit JobRun(const torch::jit::Module& model, const std::function<void(job::Job&)>& change = {})
    {
        const std::string folder = directory.path().toStdString();
        model.save(folder + "/model.pt");
        job.model = folder + "/model.pt";
        job.output = folder + "/run.scales";
        job.inputs = {{"", "randn:[4,4]"}};
        if (change) {
            change(job);
        }
        result = runJob(job, events, [this](const auto& writer) { started = writer != nullptr; });
        if (const auto read = runfile::readRun(job.output)) {
            run = *read;
        }
    }

    [[nodiscard]] QStringList problems() const
    {
        QStringList ids;
        for (const graph::Problem& problem : run.problems) {
            ids << QString::fromStdString(problem.id);
        }
        return ids;
    }
    [[nodiscard]] QString message() const
    {
        return result ? QString() : QString::fromStdString(result.error().message);
    }
    [[nodiscard]] int status() const { return result ? 0 : static_cast<int>(result.error().status); }

    QTemporaryDir directory;
    job::Job job;
    Events events;
    Result<std::string> result;
    graph::Run run;
    bool started = false;
};

} // namespace scalescope::engine::testing
