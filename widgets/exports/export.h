// SPDX-License-Identifier: GPL-3.0-or-later
// What can be exported. Each kind is described once, in a file of this folder, and has a line in exports.def:
// the options and the help of commands, the window's menu and its dialog, and the command that the dialog
// shows come of that.
#pragma once

#include "core/compare/comparison.h"
#include "core/report/recipes/proposals.h"
#include "core/result.h"
#include "core/sheet/view_state.h"
#include "widgets/compare/comparison_scene.h"
#include "widgets/graphview/edge_gains.h"
#include "widgets/graphview/fold.h"
#include "widgets/heatmap/heat_options.h"
#include "widgets/histogram/histogram_export.h"
#include "widgets/models/export_style.h"
#include "widgets/scaleplot/plot_options.h"
#include "widgets/theme/staged_export.h"
#include "widgets/theme/theme.h"
#include "widgets/waterfall/waterfall_options.h"

#include <QCoreApplication>
#include <QMetaType>
#include <QString>
#include <QStringList>
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace scalescope::widgets {

/// The translation context of what is said of exports.
struct ExportWords
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::app::Exporter)
};

/// What exports are of: a run, or two that are compared, and how they are looked at.
struct ExportSubject
{
    sheet::ViewState state;                   ///< with the names of its run as they are shown
    std::shared_ptr<const graph::Run> opened; ///< the same run as it was read; null where none is
    QString file;                             ///< of the run, where the records of its transforms are read
    PlotOptions plot;
    HeatOptions heat;
    WaterfallOptions waterfall;
    std::optional<FoldState> folding; ///< as a run opens where none is given
    GainsShown gains = {};
    std::optional<graph::NodeId> selected = {};
    HistogramsShown histograms; ///< of the selected tensor
    report::ProposalBound bound;
    std::shared_ptr<const compare::Comparison> comparison; ///< null where nothing is compared
    ComparisonOptions compared;
    std::array<QString, 2> comparedFiles; ///< of the two runs
    double graphWidth = 0;       ///< of its picture, where no other is asked for; 0 where none is drawn
    bool isUsuallyFolded = true; ///< as a run opens

    /// The run with the names as they are, not as they are shown.
    [[nodiscard]] std::shared_ptr<const graph::Run> exactRun() const;
};

/// One file that is asked for.
struct ExportRequest
{
    /// Puts a text into a file, and says in one sentence why it could not.
    using WriteText = std::function<Result<void>(const QString& path, const std::string& text)>;

    ExportSubject subject;
    std::optional<ExportStyle> look; ///< nothing for what is shown, in light colours
    QString path;                    ///< its suffix says what the file becomes
    WriteText write;                 ///< of tables and texts

    [[nodiscard]] bool isJson() const { return path.endsWith(QLatin1String(".json")); }
    [[nodiscard]] Theme theme() const { return look && look->isDark ? Theme::dark() : Theme::light(); }
    [[nodiscard]] std::optional<int> width() const { return look ? look->width : std::nullopt; }
};

enum class ExportGroup { Pictures, Tables, Documents };

/// What there has to be before something can be exported.
enum class ExportNeed { Run, Errors, Transforms, Histograms, Comparison };

/// What there is.
struct ExportFacts
{
    const graph::Run& run;
    bool hasErrors = false;
    bool hasHistograms = false; ///< of the selected tensor
    bool isCompared = false;
};

/// What can be chosen of how pictures look, of those of tensors besides, and of which tensors they are.
inline constexpr StyleOptions pictureStyle =
    StyleOptions(StyleOption::Pruning) | StyleOption::Width | StyleOption::Theme;
inline constexpr StyleOptions tensorStyle = StyleOptions(StyleOption::Metric) | StyleOption::Formats;
inline constexpr StyleOptions partStyle = StyleOptions(StyleOption::Direction) | StyleOption::Modules;

/// The option of a command that writes the same; some share one, as the table as CSV and as JSON.
struct ExportOption
{
    const char* command = ""; ///< "export" or "compare"; empty where none writes it
    const char* name = "";    ///< "--plot"
    int place = 0;            ///< in the command's help: a new one is the last
    const char* help = "";    ///< of those that share an option the first one's
};

struct ExportCommand;

/// A kind of export.
struct Export
{
    const char* id; ///< of the window's command, and what settings remember: "export.plot"
    ExportGroup group = ExportGroup::Tables;
    const char* title = "";   ///< in the menu; to be translated in the context "Commands"
    const char* meaning = ""; ///< what it shows or holds, in a line; to be translated in that of ExportWords
    const char* files = ""; ///< "Pictures (*.svg *.png *.pdf)", of which the first is the usual one; likewise
    const char* part = "";  ///< of a file's name, beside the model's: "-plot"
    ExportNeed need = ExportNeed::Run;
    std::unique_ptr<StagedExport> (*make)(const ExportRequest& request) = nullptr;
    ExportOption option = {};
    StyleOptions style = {};        ///< what can be chosen of how it looks
    bool hasBothDirections = false; ///< where none is chosen
    bool isPainted = false;         ///< it needs a QApplication
    const char* shortcut = "";      ///< in the window
    /// Puts how the window shows it into `look`, beyond what holds for all.
    void (*addShown)(const ExportSubject& subject, ExportStyle& look) = nullptr;
    /// What its command has to be told besides, and what no command can be.
    void (*addWords)(const ExportSubject& subject, const ExportStyle& look, ExportCommand& command) = nullptr;
};

using ExportKind = const Export*;

namespace exports {
#define EXPORT(name) extern const Export name;
#include "widgets/exports/exports.def"
#undef EXPORT
} // namespace exports

/// Every kind, in the order of the window's menu.
const std::vector<ExportKind>& exportKinds();
/// Null where no kind has this id.
ExportKind exportNamed(const QString& id);

/// "Pictures"; to be translated in the context "Commands".
const char* titleOf(ExportGroup group);
/// What it shows or holds, in a line, translated.
QString meaningOf(const Export& kind);
/// "Pictures (*.svg *.png *.pdf)", translated.
QString filterOf(const Export& kind);
/// "svg", "png", "pdf".
QStringList suffixesOf(const Export& kind);
/// Why there is nothing to be written, in a sentence; empty where there is.
QString whyNoExport(const Export& kind, const ExportFacts& facts);

/// What writes the file that is asked for, with the subject as it is asked to look.
std::unique_ptr<StagedExport> makeExport(const Export& kind, ExportRequest request);
/// One that writes what `text` gives.
std::unique_ptr<StagedExport>
textExport(const ExportRequest& request,
           std::function<Result<std::string>(const ExportRequest& request)> text);

} // namespace scalescope::widgets

Q_DECLARE_METATYPE(scalescope::widgets::ExportKind)
