// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runs/model_reader.h"
#include "app/runs/model_watch.h"
#include "app/settings/consents.h"
#include "core/job/job_files.h"

#include <QString>
#include <functional>
#include <memory>
#include <optional>

namespace scalescope::app {

/// The model that is open: where it is, how it is to be run, what it says about itself, and whether it may be
/// asked. Reading a model runs code of its own, so that one which only a file names waits until somebody
/// wants it.
class OpenModel : public QObject
{
    Q_OBJECT

public:
    /// Lets an engine answer a question about a model.
    using Ask = std::function<void(ModelReader&, const job::Job&)>;
    explicit OpenModel(Settings& settings, Ask ask = &ModelReader::ask);

    /// Empty where none is open, or only a run whose model is not known.
    [[nodiscard]] const QString& path() const { return m_path; }
    /// Where the run that names the model has it, if it is not there; empty else.
    [[nodiscard]] const QString& missing() const { return m_missing; }
    [[nodiscard]] const job::Job& job() const { return m_job; }
    [[nodiscard]] const std::optional<job::ModelInfo>& info() const { return m_info; }
    /// Whether a run of it was ever set up: by the user, by a file of inputs, or by a run file.
    [[nodiscard]] bool knowsInputs() const { return m_knowsInputs; }

    /// Opens a model with the job that it was last run with, or the inputs beside it.
    void open(const QString& path);
    /// The same of one that was read already.
    void open(const QString& path, std::unique_ptr<ModelReader> reader);
    /// Opens the model of a run, and takes what the run was made with.
    void openOf(const job::Job& job);
    void close();
    /// Takes inputs and options for the next run and remembers them for this model.
    void setJob(const job::Job& job);
    void rememberJob();

    /// Asks an engine what the model holds, where that may be read.
    void read();
    /// The same of a model that is not open yet. Its inputs are tried where none are known for it.
    [[nodiscard]] std::unique_ptr<ModelReader> readerOf(const QString& model) const;
    /// Whether nothing is known yet of a model that is being read.
    [[nodiscard]] bool isBeingRead() const
    {
        return m_reader != nullptr && m_reader->isRunning() && !m_reader->info();
    }
    /// Its graph as it was read last; null where there is none.
    [[nodiscard]] std::shared_ptr<const graph::Run> outline() const
    {
        return m_reader != nullptr ? m_reader->outline() : nullptr;
    }
    /// Reads the model again where its outline() is of another method than the one that is to be run.
    void followMethod();
    [[nodiscard]] bool triesInputs() const
    {
        return m_reader != nullptr && m_reader->isRunning() && m_reader->triesInputs();
    }

    /// The user has chosen or written these files himself, or said yes to a question that showed them.
    void agreeTo(const job::JobFiles& files) { m_consents.add(files); }
    /// The same of a model alone.
    void agreeToModel(const QString& path);
    [[nodiscard]] bool mayBeRead() const;
    /// Where the job needs files that nobody has agreed to: keeps what is to be done then, and asks.
    bool asksFirst(const std::function<void()>& next);
    /// The same where the model is to be read, whose inputs are known some time after the answer.
    bool asksToBeRead() { return !m_path.isEmpty() && asksFirst({}); }
    /// The answer to consentNeeded(): goes on with what waited for it, or forgets that.
    void takeConsent(bool agreed);

Q_SIGNALS:
    void readingStarted();
    /// The model's methods and arguments are known.
    void infoReceived();
    /// There is an outline() of it.
    void outlineRead();
    /// The suggested inputs were tried since: they are better ones, or known to run.
    void suggestionsReceived();
    /// No more will be told; the sentence says why nothing was, or what was wrong after it.
    void readingEnded(const QString& sentence);
    /// The model's file was written anew; it is being read again.
    void fileChanged();
    /// Something is wanted that needs files which the user has not agreed to; takeConsent() answers.
    void consentNeeded(const scalescope::job::JobFiles& files);
    /// The engine that reads the model can't keep it from all that it should, as the sentence says.
    void unguarded(const QString& sentence);
    /// One sentence for the user: nothing is wrong.
    void note(const QString& sentence);
    /// One sentence for the user: something failed.
    void message(const QString& sentence);

private:
    void setPath(const QString& path);
    void takeInputsBeside();
    [[nodiscard]] std::unique_ptr<ModelReader> readerOf(const QString& model,
                                                        const std::optional<job::Job>& knownJob) const;
    void setReader(std::unique_ptr<ModelReader> reader);
    void tellUnguarded();
    void takeInfo();

    Settings& m_settings;
    Ask m_ask;
    Consents m_consents;
    ModelWatch m_watch;
    std::unique_ptr<ModelReader> m_reader; ///< one for each question
    QString m_path;
    QString m_missing;
    job::Job m_job;
    bool m_knowsInputs = false;
    std::optional<job::ModelInfo> m_info;
    job::JobFiles m_asked;                ///< that the open question shows
    std::function<void()> m_afterConsent; ///< what waits for the answer
};

} // namespace scalescope::app
