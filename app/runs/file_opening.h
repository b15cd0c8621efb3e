// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runs/model_reader.h"
#include "app/runs/run_follower.h"

namespace scalescope::app {

/// A file on its way to be what is open: it is read first, and taken when it is good. One at a time; a newer
/// one takes its place.
class FileOpening : public QObject
{
    Q_OBJECT

public:
    FileOpening();

    /// What became of it: a run and who follows its file, or who has read the model.
    struct Opened
    {
        QString path;
        std::shared_ptr<const graph::Run> run;
        std::unique_ptr<RunFollower> follower;
        std::unique_ptr<ModelReader> model;
    };

    void readRun(const QString& path);
    void readModel(const QString& path, std::unique_ptr<ModelReader> reader);
    void cancel();
    [[nodiscard]] bool isUnderWay() const { return !m_opened.path.isEmpty(); }
    [[nodiscard]] bool isOfModel() const { return m_opened.model != nullptr; }
    [[nodiscard]] bool isGood() const;
    /// The name of the file, empty where there is none.
    [[nodiscard]] QString name() const;
    [[nodiscard]] Opened take();

Q_SIGNALS:
    /// It can be taken; told again when more is known of a model.
    void good();
    void failed(const QString& sentence);

private:
    void fail(const QString& sentence);

    RunLoader m_loader;
    Opened m_opened;
};

} // namespace scalescope::app
