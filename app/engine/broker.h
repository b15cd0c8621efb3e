// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/engine/broker_link.h"
#include "app/engine/broker_watch.h"
#include "app/engine/shared_words.h"
#include "core/engine/engine.h"
#include "core/job/event.h"
#include "core/job/job.h"
#include "core/runfile/prepared_output.h"

#include <csignal>
#include <filesystem>
#include <functional>
#include <optional>

namespace scalescope::app {

/// What a broker opened for the process that runs the model. Descriptors are -1 where there is none.
struct OpenedFiles
{
    int model = -1;
    int file = -1;    ///< the run file
    int journal = -1; ///< beside it
    int spill = -1;
    std::filesystem::path values; ///< folder of what is saved; empty where nothing is
};

/// The process that was started, where another one runs the model: it stays outside of the sandbox, opens
/// what the job names, and gives the run file its name. It runs nothing of the model's or of libtorch's,
/// passes signals on, tells the other when it is to stop, and ends as the other does, which ends with it.
/// Where code of the model's keeps the other from ending when it must, it kills that with all that it
/// started. The last event is its own: written when nothing is left that could write another one.
class Broker
{
public:
    /// Writes the last event and ends this process with its status.
    using SayDone = std::function<void(const job::Done& done)>;
    /// Writes what comes last where there is no such event: else one that code of the model's wrote would.
    using SayLog = std::function<void(const job::Log& log)>;

    /// Opens what the job names. What can't be opened is told where the run comes to it.
    Broker(const job::Job& job, BrokerWatch watch, SayDone sayDone, SayLog sayLog);
    Broker(const Broker&) = delete;
    Broker& operator=(const Broker&) = delete;
    ~Broker() = default;

    [[nodiscard]] const OpenedFiles& files() const { return m_files; }
    /// Returns in a new process, which runs the model with these files; never in this one. Fails here where
    /// there can be no other process.
    Result<engine::InheritedFiles> split();
    /// Of the new process: leaves its last event to this one, which says of the run file what it knows.
    void leaveLast(const job::Done& done) { m_words->leaveLast(done); }
    /// Of the new process: it has read the model.
    void setRead() { m_words->setRead(); }
    /// Of the new process: why it is to stop; nothing where that is the user's wish.
    [[nodiscard]] std::optional<job::Done> reasonToStop() const { return m_words->reason(); }

private:
    void openModel(const job::Job& job);
    void openOutput(const job::Job& job);
    void watchValues(const job::Job& job);
    [[noreturn]] void keep(pid_t runner);
    void look(pid_t runner);
    [[noreturn]] void endFor(pid_t runner, const message::Sentence& said);
    [[noreturn]] void endAs(pid_t runner);
    [[nodiscard]] job::Done checked(job::Done done, const std::optional<BrokerDesk::Made>& made) const;
    /// What became of the run file.
    std::optional<BrokerDesk::Made> closeOutput();
    engine::InheritedFiles handed() const;

    BrokerWatch m_watch;
    SayDone m_sayDone;
    SayLog m_sayLog;
    bool m_recordsRun;
    std::optional<SharedWords> m_words; ///< with the other process
    OpenedFiles m_files;
    std::optional<std::int64_t> m_valuesLimit; ///< bytes that may be saved; nothing where none are
    std::optional<Error> m_error;              ///< why there is no output
    std::optional<runfile::PreparedOutput> m_output;
    std::optional<BrokerDesk> m_desk; ///< of the broker; goes before the output
    int m_requests[2] = {-1, -1};
    int m_replies[2] = {-1, -1};
    sigset_t m_before = {}; ///< the signals that were blocked
};

} // namespace scalescope::app
