// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/exports/export_command.h"

#include "core/sheet/fields.h"
#include "core/sheet/opened_state.h"

#include <QDir>
#include <QRegularExpression>

namespace scalescope::widgets {

namespace {

QString quoted(const QString& word)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9_./:=,@%+^-]+$"));
    if (plain.match(word).hasMatch())
        return word;
    return QLatin1Char('\'') + QString(word).replace(QLatin1Char('\''), QLatin1String("'\\''")) +
           QLatin1Char('\'');
}

/// Adds how an export of one run is asked to look.
class LookWords
{
public:
    LookWords(const ExportSubject& subject, const Export& kind, const ExportStyle& look,
              ExportCommand& command)
        : m_subject(subject), m_kind(kind), m_look(look), m_command(command)
    {
    }

    void add(const QString& path)
    {
        addMetric();
        addPart();
        addFormats();
        if (has(StyleOption::Range) && m_look.xmin)
            m_command.add("--xmin", exponentName(*m_look.xmin));
        if (has(StyleOption::Range) && m_look.xmax)
            m_command.add("--xmax", exponentName(*m_look.xmax));
        if (has(StyleOption::Pruning))
            addPruning();
        if (has(StyleOption::Width) && m_look.width && !path.endsWith(QLatin1String(".dot")))
            m_command.add("--width",
                          m_look.widthText.empty() ? std::to_string(*m_look.width) : m_look.widthText);
        if (has(StyleOption::Theme) && m_look.isDark)
            m_command.add("--theme", "dark");
        if (const std::string limits = lossLimitsName(m_subject.state.rangeThresholds);
            has(StyleOption::Limits) && !limits.empty())
            m_command.add("--limits", limits);
    }

private:
    [[nodiscard]] bool has(StyleOption part) const { return m_kind.style.testFlag(part); }

    void addMetric()
    {
        if (!has(StyleOption::Metric))
            return;
        if (m_look.metric.empty())
            m_command.lacks(ExportCommandWords::tr("the colours"));
        else if (m_look.metric != metricName({}, sheet::FieldId::MeanAbs))
            m_command.add("--metric", m_look.metric);
    }

    void addPart()
    {
        if (has(StyleOption::Direction) && m_look.direction == graph::Direction::Backward)
            m_command.add("--direction", "bwd");
        else if (has(StyleOption::Direction) && m_look.direction && m_kind.hasBothDirections)
            m_command.add("--direction", "fwd");
        if (has(StyleOption::Modules) && !m_look.modules.include.empty())
            m_command.add("--include", m_look.modules.include);
    }

    void addFormats()
    {
        if (!has(StyleOption::Formats))
            return;
        const sheet::ViewState opened = sheet::openedState(m_subject.state.run);
        const auto names = formatNames(m_subject.state);
        const bool isOfRun = m_subject.state.formats == opened.formats && names == formatNames(opened);
        if (m_look.formats)
            m_command.add("--formats", m_look.formats->names);
        else if (names && !isOfRun)
            m_command.add("--formats", *names);
        else if (!names && m_subject.state.simulation != opened.simulation)
            m_command.lacks(ExportCommandWords::tr("the formats of the recipe"));
    }

    void addPruning()
    {
        const prune::Options pruning = m_look.pruning.value_or(m_subject.state.pruning);
        const bool keepsAll = !pruning.nonFloat && !pruning.sameScale;
        if (keepsAll)
            m_command.addWord(QStringLiteral("--no-prune"));
        std::string targets;
        for (const std::string& target : pruning.targets)
            targets += (targets.empty() ? "" : ",") + target;
        if (!targets.empty())
            m_command.add("--prune-targets", targets);
        const prune::Options said{
            !keepsAll, keepsAll ? std::nullopt : prune::Options().sameScale, pruning.targets, {}};
        if (pruning != said)
            m_command.lacks(ExportCommandWords::tr("what is hidden by hand or by another tolerance"));
    }

    const ExportSubject& m_subject;
    const Export& m_kind;
    const ExportStyle& m_look;
    ExportCommand& m_command;
};

} // namespace

void ExportCommand::addWord(const QString& word)
{
    line += (line.isEmpty() ? QString() : QStringLiteral(" ")) + quoted(word);
}

void ExportCommand::addFile(const QString& path)
{
    addWord(QDir::toNativeSeparators(path));
}

void ExportCommand::add(const char* option, const std::string& value)
{
    addWord(QLatin1String(option));
    addWord(QString::fromStdString(value));
}

void addFolding(const ExportSubject& subject, const ExportStyle& look, ExportCommand& command)
{
    if (!subject.isUsuallyFolded && look.modules.include.empty())
        command.lacks(ExportCommandWords::tr("which modules are open"));
}

ExportStyle shownLook(const ExportSubject& subject, const Export& kind)
{
    ExportStyle look;
    look.metric = metricName(subject.state.colouring, subject.state.quantity);
    if (kind.addShown != nullptr)
        kind.addShown(subject, look);
    return look;
}

ExportCommand commandOf(const ExportSubject& subject, const Export& kind, const ExportStyle& look,
                        const QString& path)
{
    if (*kind.option.name == '\0')
        return {};
    const bool isOfComparison = kind.need == ExportNeed::Comparison;
    ExportCommand command;
    command.addWord(QStringLiteral("scalescope"));
    command.addWord(QLatin1String(kind.option.command));
    if (isOfComparison) {
        for (const QString& file : subject.comparedFiles)
            command.addFile(file);
    } else {
        command.addFile(subject.file);
    }
    command.addWord(QLatin1String(kind.option.name));
    command.addFile(path);
    if (kind.addWords != nullptr)
        kind.addWords(subject, look, command);
    if (!isOfComparison)
        LookWords(subject, kind, look, command).add(path);
    return command;
}

} // namespace scalescope::widgets
