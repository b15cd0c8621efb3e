// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"
#include "widgets/exports/export.h"
#include "widgets/models/compare_document.h"
#include "widgets/models/document.h"
#include "widgets/theme/staged_export.h"

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <functional>
#include <list>
#include <memory>
#include <optional>

class QMenu;
class QWidget;

namespace scalescope::app {

class Commands;
class Settings;
struct OpenRun;
struct Views;

/// Writes what the views show into files, through the functions that the commands use, so that both give the
/// same bytes.
class Exporter : public QObject
{
    Q_OBJECT

public:
    using Kind = widgets::ExportKind;

    /// The open run that the document shows; null where none is.
    using Opened = std::function<const OpenRun*()>;
    /// The file of a run that is open; empty where it is of none.
    using FileOf = std::function<QString(const graph::Run& run)>;
    /// How a picture is asked to look; nothing for what the views show, in light colours.
    using Look = std::optional<widgets::ExportStyle>;

    Exporter(const widgets::Document& document, Opened opened, const widgets::CompareDocument& compared,
             const Views& views, Settings& settings, const Commands& commands, QWidget* window);
    /// Ends what it began.
    ~Exporter() override;

    /// Which tells a command the files of two runs that are compared.
    void setFileOf(FileOf fileOf) { m_fileOf = std::move(fileOf); }

    /// Why there is nothing to be written; empty where there is.
    [[nodiscard]] QString whyNot(Kind kind) const;
    /// The file's suffix says what picture it becomes.
    [[nodiscard]] Result<void> write(Kind kind, const QString& path, const Look& look = {}) const;
    /// Writes what there is now beside the window; written() or failed() follows.
    void start(Kind kind, const QString& path, const Look& look = {});
    /// Has a menu of exports, whenever it opens, say by a bold entry which one is of the view at hand.
    void emphasiseIn(QMenu* menu);

Q_SIGNALS:
    void begun(const QString& path);
    /// The note says what should be known of the file; empty of most.
    void written(const QString& path, const QString& note = {});
    void failed(const QString& sentence);

private:
    /// A file that is being written, which other threads see until its last step is done.
    struct Running
    {
        QString path;
        std::unique_ptr<widgets::StagedExport> file;
    };
    using Place = std::list<Running>::iterator;

    /// For this kind, or where it is null for what is at hand.
    void ask(Kind kind);
    void makePlots(Place running);
    void end(Place running, const Result<void>& result);
    void updateCommands(const Commands& commands) const;
    /// What there is now.
    [[nodiscard]] widgets::ExportSubject subject() const;
    /// The same with what the dialog says of it.
    [[nodiscard]] widgets::ExportSubject describedSubject() const;
    /// Null where there is none.
    [[nodiscard]] Kind lastKind() const;
    [[nodiscard]] Kind kindOfView() const;
    [[nodiscard]] Kind kindAtHand() const;
    [[nodiscard]] std::unique_ptr<widgets::StagedExport> exportOf(Kind kind, const QString& path,
                                                                  const Look& look) const;

    const widgets::Document& m_document;
    Opened m_opened;
    FileOf m_fileOf;
    const widgets::CompareDocument& m_compared;
    const Views& m_views;
    Settings& m_settings;
    const Commands& m_commands;
    QWidget* m_window;
    std::list<Running> m_running;
    QThreadPool m_writer;
};

} // namespace scalescope::app
