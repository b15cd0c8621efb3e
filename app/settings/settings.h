// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/settings_file.h"
#include "core/job/job.h"
#include "widgets/graphview/edge_gains.h"
#include "widgets/graphview/graph_panels.h"
#include "widgets/models/document.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <optional>

namespace scalescope::app {

/// Light or dark: as the desktop, or as the user said.
enum class ThemeChoice { System, Light, Dark };

/// What a window had open.
struct Session
{
    QStringList runs;  ///< absolute paths of the open run files, in order
    QString shown;     ///< which of them
    QString model;     ///< of the run that was shown, or one that was not run yet where none was
    QString comparedA; ///< the two that were compared
    QString comparedB;
    QString view;                ///< object name of the view that was in front
    bool comparesGraphs = false; ///< the comparison showed its graphs, not its table
    bool operator==(const Session&) const = default;
};

/// How the last export was asked for, in what no view shows.
struct ExportHabits
{
    QString kind;                           ///< the command's id; empty: none yet
    QString suffix = QStringLiteral("svg"); ///< of pictures
    QString width;                          ///< "640", "8.5cm"; empty: as wide as it comes
    bool isDark = false;
    bool operator==(const ExportHabits&) const = default;
};

/// What is remembered between starts, typed. A value that equals its default is removed instead of written,
/// so that better defaults of a later version reach everybody who never changed them.
class Settings
{
public:
    /// The user's settings; a test names a file of its own.
    explicit Settings(const QString& file = {});

    [[nodiscard]] QString file() const { return m_settings->path(); }
    /// Whether the file held lines that are no settings when it was read, or was no file that can be read:
    /// what they said has its default.
    [[nodiscard]] bool isDamaged() const { return m_isDamaged; }

    [[nodiscard]] QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);
    [[nodiscard]] QByteArray windowState() const;
    void setWindowState(const QByteArray& state);

    [[nodiscard]] ThemeChoice theme() const;
    void setTheme(ThemeChoice choice);

    /// The simulation that the user chose last, as transforms are named: "format:e4m3fn,e5m2",
    /// "recipe:mxfp8".
    [[nodiscard]] QString simulation() const;
    /// The model that it was chosen for; empty of one that does for any.
    [[nodiscard]] QString simulationModel() const;
    void setSimulation(const QString& name, const QString& model = {});

    /// From which part of a tensor's elements on a loss counts: what the file has, each from 0 to 1. Whoever
    /// wants others than the usual ones writes them there, or sets them in the window.
    [[nodiscard]] formats::RangeThresholds rangeThresholds() const;
    void setRangeThresholds(const formats::RangeThresholds& limits);

    [[nodiscard]] sheet::FieldId quantity() const;
    void setQuantity(sheet::FieldId quantity);
    [[nodiscard]] sheet::Colouring colouring() const;
    void setColouring(const sheet::Colouring& colouring);

    /// Whether gains are written beside the edges of the graph, and of which directions when they are: one at
    /// least.
    [[nodiscard]] bool showsGains() const;
    void setShowsGains(bool shown);
    [[nodiscard]] widgets::GainsShown gains() const;
    void setGains(const widgets::GainsShown& gains);

    /// Whether a panel over a graph is open.
    [[nodiscard]] bool isPanelOpen(widgets::GraphPanel panel) const;
    void setPanelOpen(widgets::GraphPanel panel, bool open);

    /// Newest first, absolute paths, at most ten.
    [[nodiscard]] QStringList recentFiles() const;
    void addRecentFile(const QString& path);
    /// The file has another name now.
    void renameRecentFile(const QString& from, const QString& to);
    void clearRecentFiles();

    [[nodiscard]] Session session() const;
    void setSession(const Session& session);

    /// The folder that a model or a run was opened from last. Of those that are removed again, here and for
    /// exports, another is kept.
    [[nodiscard]] QString lastFolder() const;
    void setLastFolder(const QString& folder);
    /// The folder that was exported to last; until then folderToWrite().
    [[nodiscard]] QString exportFolder() const;
    void setExportFolder(const QString& folder);
    [[nodiscard]] ExportHabits exportHabits() const;
    void setExportHabits(const ExportHabits& habits);

    /// Inputs and options that a model was last run with.
    [[nodiscard]] std::optional<job::Job> lastJob(const QString& model) const;
    void setLastJob(const QString& model, const job::Job& job);

    /// What the user has agreed to have run, loaded or read, as Consents writes it; newest last.
    [[nodiscard]] QStringList agreedFiles() const;
    void addAgreedFiles(const QStringList& entries);

private:
    template <typename T>
    [[nodiscard]] T value(const char* key, const T& defaultValue) const
    {
        return m_settings->value(QLatin1String(key), QVariant::fromValue(defaultValue)).template value<T>();
    }
    template <typename T>
    void setValue(const char* key, const T& value, const T& defaultValue)
    {
        if (value == defaultValue)
            m_settings->remove(QLatin1String(key));
        else
            m_settings->setValue(QLatin1String(key), QVariant::fromValue(value));
    }

    SettingsFile::Owner m_settings;
    bool m_isDamaged;
};

/// The folder itself; of one that the Python package made for a model and removes again (its cleaner.py),
/// where the program was started, or the documents where that is no folder to write in.
QString persistentFolder(const QString& folder);
/// Where files go that nobody chose a folder for: where the program was started, or the documents where that
/// is no folder to write in. Never beside a model, whose folder others may share.
QString folderToWrite();

} // namespace scalescope::app
