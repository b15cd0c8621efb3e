// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runner/engine_process.h"
#include "app/runs/run_loader.h"

#include <QTemporaryDir>
#include <memory>
#include <optional>

namespace scalescope::app {

/// A temporary folder for the file of an outline, gone with this object. What a window that was killed left
/// of such folders is removed when the next one is made: a lock that ends with its process says which are in
/// use.
class OutlineFolder
{
public:
    OutlineFolder();
    OutlineFolder(const OutlineFolder&) = delete;
    OutlineFolder& operator=(const OutlineFolder&) = delete;
    ~OutlineFolder();

    /// Whether there is one: the disk may be full.
    [[nodiscard]] bool isValid() const { return m_folder.isValid(); }
    [[nodiscard]] QString path() const { return m_folder.path(); }
    /// Of the outline.
    [[nodiscard]] QString file() const;

private:
    QTemporaryDir m_folder;
    int m_lock; ///< a descriptor of the folder
};

/// One question to an engine, what a model holds: the answer has its methods and arguments, and a second one,
/// where that was asked for, inputs that were tried. Between the two the model's outline comes, by a file
/// that is gone when it was read.
class ModelReader : public QObject
{
    Q_OBJECT

public:
    ModelReader();

    void ask(const job::Job& question);
    [[nodiscard]] bool isRunning() const { return m_engine.isRunning(); }
    /// The last answer.
    [[nodiscard]] const std::optional<job::ModelInfo>& info() const { return m_info; }
    /// Whether the inputs of the last answer were tried.
    [[nodiscard]] bool hasTriedInputs() const;
    /// Whether inputs are still tried.
    [[nodiscard]] bool triesInputs() const { return m_triesInputs; }

    /// The model's graph before any run; null until it was read, and where there is none.
    [[nodiscard]] const std::shared_ptr<const graph::Run>& outline() const { return m_outline; }

    /// What the engine can't keep the model from; empty where it can from all.
    [[nodiscard]] const QString& unguarded() const { return m_unguarded; }

    void take(const job::Event& event);
    void end(const QString& sentence);
    /// Where the outline's file is, until that was read or can't come any more; empty else.
    [[nodiscard]] QString folder() const { return m_folder != nullptr ? m_folder->path() : QString(); }

Q_SIGNALS:
    void answered();
    /// There is an outline().
    void outlineRead();
    /// No more answers come; the sentence says why there was none, or what was wrong after it.
    void ended(const QString& sentence);

private:
    void endReading();

    std::unique_ptr<OutlineFolder> m_folder; ///< the engine, which writes there, has to end before it
    EngineProcess m_engine;
    std::optional<job::ModelInfo> m_info;
    bool m_triesInputs = false;
    bool m_readsOutline = false;
    RunLoader m_loader;
    std::shared_ptr<const graph::Run> m_outline;
    QString m_unguarded;
};

} // namespace scalescope::app
