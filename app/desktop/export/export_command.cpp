// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/export/export_command.h"

#include "core/sheet/fields.h"
#include "core/sheet/opened_state.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>
#include <cmath>
#include <utility>

namespace scalescope::app {

namespace {

using widgets::LookPart;

/// The translation context of these words.
struct CommandWords
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::app::ExportDialog)
};

/// A word of a command, in quotes where a shell would take it for more.
QString quoted(const QString& word)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9_./:=,@%+^-]+$"));
    if (plain.match(word).hasMatch())
        return word;
    return QLatin1Char('\'') + QString(word).replace(QLatin1Char('\''), QLatin1String("'\\''")) +
           QLatin1Char('\'');
}

double rounded(double exponent)
{
    constexpr double hundredth = 100;
    return std::round(exponent * hundredth) / hundredth;
}

/// A command as it grows.
class Line
{
public:
    Line(const ExportSubject& subject, ExportKind kind, const widgets::PictureLook& look)
        : m_subject(subject),
          m_kind(kind),
          m_look(look),
          m_parts(widgets::partsOf(isOfComparison(kind) ? "" : entryOf(kind).option))
    {
    }

    ExportCommand of(const QString& path)
    {
        addWord(QStringLiteral("scalescope"));
        if (isOfComparison(m_kind))
            addComparison(path);
        else
            addExport(path);
        return std::move(m_command);
    }

private:
    void addWord(const QString& word)
    {
        m_command.line += (m_command.line.isEmpty() ? QString() : QStringLiteral(" ")) + quoted(word);
    }
    void addFile(const QString& path) { addWord(QDir::toNativeSeparators(path)); }
    void add(const char* option, const std::string& value)
    {
        addWord(QLatin1String(option));
        addWord(QString::fromStdString(value));
    }
    void lacks(const QString& what) { m_command.missing << what; }
    [[nodiscard]] bool has(LookPart part) const { return m_parts.testFlag(part); }

    void addComparison(const QString& path)
    {
        addWord(QStringLiteral("compare"));
        for (const QString& file : m_subject.comparedFiles)
            addFile(file);
        addWord(QLatin1String(entryOf(m_kind).option));
        addFile(path);
        if (m_kind == ExportKind::ComparisonCsv || m_kind == ExportKind::ComparisonJson)
            return;
        if (m_subject.state.quantity != sheet::FieldId::MeanAbs)
            add("--metric", widgets::metricName({}, m_subject.state.quantity));
        addComparedFormats();
        if (m_subject.state.pruning != prune::Options())
            lacks(CommandWords::tr("what is hidden"));
        if (m_subject.state.lossLimits != formats::LossLimits())
            lacks(CommandWords::tr("what counts as a problem"));
    }

    /// Which of the runs gives the command its formats is for it to find; only those of the second are sure.
    void addComparedFormats()
    {
        const sheet::ViewState opened = sheet::openedState(m_subject.state.run);
        const bool isOfSecond = m_subject.comparedFiles[1] == m_subject.file &&
                                opened.formats != formats::usualFormats() &&
                                m_subject.state.simulation == opened.simulation;
        if (isOfSecond && m_subject.state.formats == opened.formats)
            return;
        if (const auto names = widgets::formatNames(m_subject.state))
            add("--format", *names);
        else
            lacks(CommandWords::tr("the formats of the recipe"));
    }

    void addExport(const QString& path)
    {
        addWord(QStringLiteral("export"));
        addFile(m_subject.file);
        addWord(QLatin1String(entryOf(m_kind).option));
        addFile(path);
        addView();
        addMetric();
        addPart();
        addFormats();
        if (has(LookPart::Range) && m_look.xmin)
            add("--xmin", widgets::exponentName(*m_look.xmin));
        if (has(LookPart::Range) && m_look.xmax)
            add("--xmax", widgets::exponentName(*m_look.xmax));
        if (has(LookPart::Pruning))
            addPruning();
        if (has(LookPart::Width) && m_look.width && !path.endsWith(QLatin1String(".dot")))
            add("--width", m_look.widthText.empty() ? std::to_string(*m_look.width) : m_look.widthText);
        if (has(LookPart::Theme) && m_look.isDark)
            add("--theme", "dark");
        if (const std::string limits = widgets::lossLimitsName(m_subject.state.lossLimits);
            has(LookPart::Limits) && !limits.empty())
            add("--limits", limits);
    }

    /// What one view alone has.
    void addView()
    {
        switch (m_kind) {
        case ExportKind::Plot:
        case ExportKind::ErrorPlot:
            addRows();
            break;
        case ExportKind::HeatMap:
            addHeatMap();
            break;
        case ExportKind::Waterfall:
            addPath();
            break;
        case ExportKind::Graph:
            if (m_subject.graph.gains.any())
                lacks(CommandWords::tr("gains along edges"));
            if (m_subject.graph.selected)
                lacks(CommandWords::tr("the mark around the selected tensor"));
            [[fallthrough]];
        case ExportKind::Report:
            if (!m_subject.isUsuallyFolded && m_look.modules.include.empty())
                lacks(CommandWords::tr("which modules are open"));
            break;
        default:
            break;
        }
    }

    void addRows()
    {
        widgets::PlotOptions usual;
        const widgets::PlotOptions& shown = m_subject.plot;
        if (!shown.modules.isEmpty())
            lacks(CommandWords::tr("the filter of rows"));
        if (shown.bars != usual.bars || shown.arrows != usual.arrows ||
            shown.parameters != usual.parameters || shown.zeroTensors != usual.zeroTensors)
            lacks(CommandWords::tr("what the plot doesn't show"));
    }

    void addHeatMap()
    {
        if (m_subject.heat.rows == report::LayerRows::Modules)
            add("--rows", "modules");
        const sheet::Field* metric = sheet::findMetric(m_look.metric);
        if (m_subject.heat.isRelative && (!metric || metric->is(sheet::Axis)))
            addWord(QStringLiteral("--relative"));
        if (m_subject.heat.histogramsOf)
            lacks(CommandWords::tr("the histograms"));
    }

    void addPath()
    {
        const widgets::WaterfallOptions& path = m_subject.waterfall;
        const auto addEnd = [this](const char* option, const std::optional<graph::NodeId>& end) {
            const graph::Run& run = m_subject.opened ? *m_subject.opened : *m_subject.state.run;
            if (const graph::Node* node = end ? run.graph.find(*end) : nullptr)
                add(option, node->name);
        };
        addEnd("--from", path.first);
        addEnd("--to", path.last);
        if (path.showsAllLayers)
            addWord(QStringLiteral("--all-layers"));
        const bool isThrough = path.through && !path.first && !path.last;
        if (isThrough || path.rule != report::PathRule::Longest)
            lacks(CommandWords::tr("which way the path takes"));
    }

    void addMetric()
    {
        if (!has(LookPart::Metric))
            return;
        if (m_look.metric.empty())
            lacks(CommandWords::tr("the colours"));
        else if (m_look.metric != widgets::metricName({}, sheet::FieldId::MeanAbs))
            add("--metric", m_look.metric);
    }

    void addPart()
    {
        const bool isPlot = m_kind == ExportKind::Plot || m_kind == ExportKind::ErrorPlot;
        if (has(LookPart::Direction) && m_look.direction == graph::Direction::Backward)
            add("--direction", "bwd");
        else if (has(LookPart::Direction) && m_look.direction && isPlot)
            add("--direction", "fwd");
        if (has(LookPart::Modules) && !m_look.modules.include.empty())
            add("--include", m_look.modules.include);
    }

    void addFormats()
    {
        if (!has(LookPart::Formats))
            return;
        const sheet::ViewState opened = sheet::openedState(m_subject.state.run);
        const auto names = widgets::formatNames(m_subject.state);
        const bool isOfRun =
            m_subject.state.formats == opened.formats && names == widgets::formatNames(opened);
        if (m_look.formats)
            add("--formats", m_look.formats->names);
        else if (names && !isOfRun)
            add("--formats", *names);
        else if (!names && m_subject.state.simulation != opened.simulation)
            lacks(CommandWords::tr("the formats of the recipe"));
    }

    void addPruning()
    {
        const prune::Options pruning = m_look.pruning.value_or(m_subject.state.pruning);
        const bool keepsAll = !pruning.nonFloat && !pruning.sameScale;
        if (keepsAll)
            addWord(QStringLiteral("--no-prune"));
        std::string targets;
        for (const std::string& target : pruning.targets)
            targets += (targets.empty() ? "" : ",") + target;
        if (!targets.empty())
            add("--prune-targets", targets);
        const prune::Options said{
            !keepsAll, keepsAll ? std::nullopt : prune::Options().sameScale, pruning.targets, {}};
        if (pruning != said)
            lacks(CommandWords::tr("what is hidden by hand or by another tolerance"));
    }

    const ExportSubject& m_subject;
    ExportKind m_kind;
    const widgets::PictureLook& m_look;
    widgets::LookParts m_parts;
    ExportCommand m_command;
};

} // namespace

widgets::PictureLook shownLook(const ExportSubject& subject, ExportKind kind)
{
    widgets::PictureLook look;
    look.metric = widgets::metricName(subject.state.colouring, subject.state.quantity);
    if (kind == ExportKind::Plot)
        look.metric = widgets::metricName({}, subject.plot.quantity.value_or(subject.state.quantity));
    else if (kind == ExportKind::Waterfall)
        look.metric = widgets::metricName({}, subject.waterfall.quantity.value_or(subject.state.quantity));
    if (kind == ExportKind::Waterfall)
        look.direction = subject.waterfall.direction;
    else if (kind == ExportKind::HeatMap || kind == ExportKind::Graph)
        look.direction = subject.state.colouring.direction;
    if (kind == ExportKind::Plot && subject.plot.range && !subject.plot.error) {
        look.xmin = rounded(subject.plot.range->lo);
        look.xmax = rounded(subject.plot.range->hi);
    }
    return look;
}

ExportCommand commandOf(const ExportSubject& subject, ExportKind kind, const widgets::PictureLook& look,
                        const QString& path)
{
    if (*entryOf(kind).option == '\0')
        return {};
    return Line(subject, kind, look).of(path);
}

} // namespace scalescope::app
