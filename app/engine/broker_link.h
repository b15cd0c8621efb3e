// SPDX-License-Identifier: GPL-3.0-or-later
// How the process that runs a model, and may touch no folder, has its broker do what needs one.
#pragma once

#include "core/runfile/output_claims.h"
#include "core/runfile/prepared_output.h"

#include <filesystem>
#include <functional>
#include <future>
#include <mutex>
#include <optional>
#include <string>
#include <utility>

namespace scalescope::app {

/// The end of the process that runs the model: what it asks for, and waits for. From any thread.
class KeptOutput : public runfile::OutputClaims
{
public:
    /// Descriptors of two pipes and of the run file; or why the broker has no run file.
    KeptOutput(int requests, int replies, int file) : m_requests(requests), m_replies(replies), m_file(file)
    {
    }
    explicit KeptOutput(Error error) : m_error(std::move(error)) {}

    Result<void> check(const std::filesystem::path& output) override;
    Result<runfile::PartialFile> claim(const std::filesystem::path& output) override;

private:
    /// What the broker answers, a JSON document.
    Result<std::string> ask(const std::string& request);
    Result<void> begin();
    Result<runfile::PartialFile::Finished> finish(const runfile::PartialFile::Ending& ending);

    std::mutex m_mutex;
    std::filesystem::path m_output; ///< for sentences
    int m_requests = -1;
    int m_replies = -1;
    int m_file = -1;
    std::optional<Error> m_error;
};

/// The end of the broker. What comes from the other is not trusted: each thing is done once, to the files
/// that the job names. Finishing the run waits for the disk, so that a thread of its own does it: the broker
/// goes on looking at what runs.
class BrokerDesk
{
public:
    /// `isWanted` tells whether somebody still waits for the answer; called from that thread too. When it
    /// says no, the thread ends with the file that it flushes, and whoever destroys this waits for that.
    BrokerDesk(int requests, int replies, runfile::PreparedOutput& output, std::function<bool()> isWanted)
        : m_requests(requests), m_replies(replies), m_output(output), m_isWanted(std::move(isWanted))
    {
    }

    /// The run file that this made whole.
    struct Made
    {
        std::filesystem::path file;
        bool runIsComplete = false;
    };

    /// Does what is asked for; false when nothing more will come.
    bool answer();
    /// Whether the run is being finished.
    [[nodiscard]] bool isFinishing() const;
    /// Waits for that; nothing where there is none.
    [[nodiscard]] std::optional<Made> made() const;

private:
    void answer(char request);
    void finish(const runfile::PartialFile::Ending& ending);
    void reply(const std::string& document) const;

    int m_requests;
    int m_replies;
    runfile::PreparedOutput& m_output;
    std::function<bool()> m_isWanted;
    bool m_hasBegun = false;
    bool m_hasFinished = false;
    std::optional<Made> m_made;
    std::future<void> m_finishing; ///< last: it uses all of the above
};

} // namespace scalescope::app
