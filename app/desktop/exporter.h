// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"
#include "widgets/models/compare_document.h"
#include "widgets/models/document.h"
#include "widgets/theme/staged_export.h"

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <functional>
#include <list>
#include <memory>

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
    enum class Kind {
        TableCsv,
        TableJson,
        Modules,
        Plot,
        HeatMap,
        Graph,
        Waterfall,
        Histograms,
        Code,
        Problems,
        Theory,
        Report,
        ComparisonCsv,
        ComparisonJson,
        ComparisonPlot,
        ComparisonReport
    };

    /// The open run that the document shows; null where none is.
    using Opened = std::function<const OpenRun*()>;

    Exporter(const widgets::Document& document, Opened opened, const widgets::CompareDocument& compared,
             const Views& views, Settings& settings, const Commands& commands, QWidget* window);
    /// Ends what it began.
    ~Exporter() override;

    /// The file's suffix says what picture it becomes.
    [[nodiscard]] Result<void> write(Kind kind, const QString& path) const;
    /// Writes what there is now beside the window; written() or failed() follows.
    void start(Kind kind, const QString& path);

Q_SIGNALS:
    void begun(const QString& path);
    void written(const QString& path);
    void failed(const QString& sentence);

private:
    /// A file that is being written, which other threads see until its last step is done.
    struct Running
    {
        QString path;
        std::unique_ptr<widgets::StagedExport> file;
    };
    using Place = std::list<Running>::iterator;

    void ask(Kind kind);
    void makePlots(Place running);
    void end(Place running, const Result<void>& result);
    void updateCommands(const Commands& commands) const;
    [[nodiscard]] std::unique_ptr<widgets::StagedExport> exportOf(Kind kind, const QString& path) const;
    [[nodiscard]] std::unique_ptr<widgets::StagedExport> reportOf(const QString& path) const;
    [[nodiscard]] std::shared_ptr<const graph::Run> openedRun() const;
    [[nodiscard]] std::unique_ptr<widgets::StagedExport> comparisonExportOf(Kind kind,
                                                                            const QString& path) const;
    [[nodiscard]] QString filterOf(Kind kind) const;
    [[nodiscard]] QString suggestedName(Kind kind) const;

    const widgets::Document& m_document;
    Opened m_opened;
    const widgets::CompareDocument& m_compared;
    const Views& m_views;
    Settings& m_settings;
    QWidget* m_window;
    std::list<Running> m_running;
    QThreadPool m_writer;
};

} // namespace scalescope::app
