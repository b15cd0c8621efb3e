// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/commands/commands.h"

#include "widgets/exports/export.h"
#include "widgets/models/field_text.h"
#include "widgets/models/plain_text.h"

#include <QCoreApplication>
#include <QLabel>
#include <QMenu>
#include <QWidget>
#include <QWidgetAction>
#include <array>
#include <optional>
#include <utility>

namespace scalescope::app {

namespace {

constexpr const char* context = "Commands";
constexpr std::array colourDirections = {std::pair{"colour.forward", graph::Direction::Forward},
                                         std::pair{"colour.gradient", graph::Direction::Backward}};
constexpr const char* menuProperty = "commandMenu";

QString translated(const char* text)
{
    return QCoreApplication::translate(context, text);
}

/// "colour.abs_max"
QString colourId(const sheet::Field& field)
{
    return QStringLiteral("colour.") +
           QString::fromUtf8(field.id.data(), static_cast<qsizetype>(field.id.size()));
}

/// The title of what follows. A section's own is not painted where a menu has a style sheet.
void addMenuHeading(QMenu& menu, const QString& title)
{
    menu.addSeparator();
    auto* label = new QLabel(title, &menu);
    label->setObjectName(QStringLiteral("menuHeading"));
    auto* heading = new QWidgetAction(&menu);
    heading->setText(title);
    heading->setDefaultWidget(label);
    heading->setEnabled(false);
    menu.addAction(heading);
}

QVector<CommandSpec> fileCommands()
{
    return {
        {"file.open", MenuId::File, QT_TRANSLATE_NOOP("Commands", "&Open…"), "Ctrl+O"},
        {"file.example", MenuId::File, QT_TRANSLATE_NOOP("Commands", "Open &example model"), ""},
        {"file.save", MenuId::File, QT_TRANSLATE_NOOP("Commands", "&Save run as…"), "Ctrl+S", false, true},
        {"file.closeRun", MenuId::File, QT_TRANSLATE_NOOP("Commands", "&Close the run"), "Ctrl+W"},
        {"file.nextRun", MenuId::File, QT_TRANSLATE_NOOP("Commands", "Show the &next open run"),
         "Ctrl+PgDown", false, true},
        {"file.previousRun", MenuId::File, QT_TRANSLATE_NOOP("Commands", "Show the &previous open run"),
         "Ctrl+PgUp"},
        {"file.quit", MenuId::File, QT_TRANSLATE_NOOP("Commands", "&Quit"), "Ctrl+Q", false, true},

    };
}

/// The dialog, and each kind under the title of its group.
QVector<CommandSpec> exportCommands()
{
    QVector<CommandSpec> commands = {
        {"export.dialog", MenuId::Export, QT_TRANSLATE_NOOP("Commands", "&Export…"), "Ctrl+E"}};
    std::optional<widgets::ExportGroup> group;
    for (const widgets::ExportKind kind : widgets::exportKinds()) {
        const bool isFirst = group != kind->group;
        group = kind->group;
        commands.append({kind->id, MenuId::Export, kind->title, kind->shortcut, false, isFirst,
                         isFirst ? widgets::titleOf(kind->group) : ""});
    }
    return commands;
}

// NOLINTNEXTLINE(readability-function-size): a table
QVector<CommandSpec> otherCommands()
{
    return {
        {"edit.undo", MenuId::Edit, QT_TRANSLATE_NOOP("Commands", "&Undo"), "Ctrl+Z"},
        {"edit.redo", MenuId::Edit, QT_TRANSLATE_NOOP("Commands", "&Redo"), "Ctrl+Shift+Z"},
        {"edit.copy", MenuId::Edit, QT_TRANSLATE_NOOP("Commands", "&Copy"), "Ctrl+C", false, true},
        {"edit.copyName", MenuId::Edit, QT_TRANSLATE_NOOP("Commands", "Copy the selected node's n&ame"),
         "Ctrl+Alt+C"},
        {"edit.copyPicture", MenuId::Edit, QT_TRANSLATE_NOOP("Commands", "Copy &picture of the view"),
         "Ctrl+Shift+C"},
        {"edit.find", MenuId::Edit, QT_TRANSLATE_NOOP("Commands", "&Find"), "Ctrl+F", false, true},
        {"edit.nextProblem", MenuId::Edit, QT_TRANSLATE_NOOP("Commands", "Ne&xt problem"), "F8", false, true},
        {"edit.previousProblem", MenuId::Edit, QT_TRANSLATE_NOOP("Commands", "Pre&vious problem"),
         "Shift+F8"},
        {"edit.back", MenuId::Edit, QT_TRANSLATE_NOOP("Commands", "&Back in the selection's history"),
         "Alt+Left", false, true},
        {"edit.forward", MenuId::Edit, QT_TRANSLATE_NOOP("Commands", "For&ward in the selection's history"),
         "Alt+Right"},
        {"edit.producer", MenuId::Edit, QT_TRANSLATE_NOOP("Commands", "Select the pro&ducer"), "Alt+Up"},
        {"edit.consumer", MenuId::Edit, QT_TRANSLATE_NOOP("Commands", "Select the consum&er"), "Alt+Down"},
        {"edit.palette", MenuId::Edit, QT_TRANSLATE_NOOP("Commands", "Command pa&lette…"), "Ctrl+Shift+P",
         false, true},

        {"run.inputs", MenuId::Run, QT_TRANSLATE_NOOP("Commands", "&Inputs…"), "Ctrl+I"},
        {"run.start", MenuId::Run, QT_TRANSLATE_NOOP("Commands", "&Run"), "F5"},
        {"run.stop", MenuId::Run, QT_TRANSLATE_NOOP("Commands", "&Stop"), "Esc"},
        {"run.unitScale", MenuId::Run, QT_TRANSLATE_NOOP("Commands", "&Unit scaling"), "Ctrl+U", true, true},
        {"run.extendedScaling", MenuId::Run,
         QT_TRANSLATE_NOOP("Commands", "Unit scaling with e&xtended rules"), "", true},
        {"run.simulate", MenuId::Run, QT_TRANSLATE_NOOP("Commands", "Simulate &FP8"), "Ctrl+8", true},
        {"run.causes", MenuId::Run, QT_TRANSLATE_NOOP("Commands", "Find the c&auses of the error…"), "",
         false},
        {"run.chooseModel", MenuId::Run, QT_TRANSLATE_NOOP("Commands", "Choose the &model…"), "", false,
         true},
        {"run.compareLast", MenuId::Run, QT_TRANSLATE_NOOP("Commands", "&Compare the last two open runs"), "",
         false, true},
        {"run.swapCompared", MenuId::Run, QT_TRANSLATE_NOOP("Commands", "S&wap the compared runs"), ""},

        {"view.graph", MenuId::View, QT_TRANSLATE_NOOP("Commands", "&Graph"), "Ctrl+1"},
        {"view.plot", MenuId::View, QT_TRANSLATE_NOOP("Commands", "Scale &plot"), "Ctrl+2"},
        {"view.heatMap", MenuId::View, QT_TRANSLATE_NOOP("Commands", "Heat map of the la&yers"), "Ctrl+9"},
        {"view.modules", MenuId::View, QT_TRANSLATE_NOOP("Commands", "&Modules"), "Ctrl+3"},
        {"view.code", MenuId::View, QT_TRANSLATE_NOOP("Commands", "&Code"), "Ctrl+4"},
        {"view.compare", MenuId::View, QT_TRANSLATE_NOOP("Commands", "Compar&e"), "Ctrl+5"},
        {"view.compareTable", MenuId::View, QT_TRANSLATE_NOOP("Commands", "Compare &tensors"), "Ctrl+6"},
        {"view.compareGraphs", MenuId::View, QT_TRANSLATE_NOOP("Commands", "Compare grap&hs"), "Ctrl+7"},
        {"view.sortAmount", MenuId::View,
         QT_TRANSLATE_NOOP("Commands", "Sort the comparison by the largest changes"), "Ctrl+Shift+4"},
        {"view.sortForward", MenuId::View,
         QT_TRANSLATE_NOOP("Commands", "Sort the comparison by forward change"), "Ctrl+Shift+1"},
        {"view.sortGradient", MenuId::View,
         QT_TRANSLATE_NOOP("Commands", "Sort the comparison by gradient change"), "Ctrl+Shift+2"},
        {"view.sortOrder", MenuId::View,
         QT_TRANSLATE_NOOP("Commands", "Sort the comparison in order of execution"), "Ctrl+Shift+3"},
        {"view.fit", MenuId::View, QT_TRANSLATE_NOOP("Commands", "&Fit to the view"), "Ctrl+0", false, true},
        {"view.zoomIn", MenuId::View, QT_TRANSLATE_NOOP("Commands", "&Zoom in"), "Ctrl++"},
        {"view.zoomOut", MenuId::View, QT_TRANSLATE_NOOP("Commands", "Zoom &out"), "Ctrl+-"},
        {"view.centre", MenuId::View, QT_TRANSLATE_NOOP("Commands", "Centre the &selected node"), "Ctrl+J"},
        {"view.showInGraph", MenuId::View,
         QT_TRANSLATE_NOOP("Commands", "Show the selected &node in the graph"), "Ctrl+Shift+J"},
        {"view.openModule", MenuId::View, QT_TRANSLATE_NOOP("Commands", "Open the selected mod&ule"),
         "Ctrl+Down", false, true},
        {"view.foldModule", MenuId::View, QT_TRANSLATE_NOOP("Commands", "Fold the selected node's modu&le"),
         "Ctrl+Up"},
        {"view.openAll", MenuId::View, QT_TRANSLATE_NOOP("Commands", "Open &all modules"), "Ctrl+Shift+Down"},
        {"view.foldAll", MenuId::View, QT_TRANSLATE_NOOP("Commands", "Fold all mo&dules"), "Ctrl+Shift+Up"},
        {"view.gains", MenuId::View, QT_TRANSLATE_NOOP("Commands", "Sho&w the gains along edges"), "Ctrl+G",
         true},
        {"view.gainsForward", MenuId::View, QT_TRANSLATE_NOOP("Commands", "Ga&ins: forward"), "", true},
        {"view.gainsGradient", MenuId::View, QT_TRANSLATE_NOOP("Commands", "Gains: g&radient"), "", true},
        {"view.treeDock", MenuId::Panels, QT_TRANSLATE_NOOP("Commands", "Module &tree"), "", false, true},
        {"view.inspectorDock", MenuId::Panels, QT_TRANSLATE_NOOP("Commands", "&Inspector"), ""},
        {"view.problemsDock", MenuId::Panels, QT_TRANSLATE_NOOP("Commands", "P&roblems"), "Alt+1"},
        {"view.nodesDock", MenuId::Panels, QT_TRANSLATE_NOOP("Commands", "&Node table"), "Alt+2"},
        {"view.waterfallDock", MenuId::Panels, QT_TRANSLATE_NOOP("Commands", "&Waterfall"), "Alt+3"},
        {"view.causesDock", MenuId::Panels, QT_TRANSLATE_NOOP("Commands", "Ca&uses of error"), "Alt+4"},
        {"view.theoryDock", MenuId::Panels, QT_TRANSLATE_NOOP("Commands", "Theor&y: what deviates from it"),
         "Alt+5"},
        {"view.logDock", MenuId::Panels, QT_TRANSLATE_NOOP("Commands", "&Log"), "Alt+6"},
        {"view.hideBelow", MenuId::Panels, QT_TRANSLATE_NOOP("Commands", "&Hide the panels below"), "Alt+0",
         false, true},
        {"view.hideTree", MenuId::Panels, QT_TRANSLATE_NOOP("Commands", "Hide the &module tree"), ""},
        {"view.hideInspector", MenuId::Panels, QT_TRANSLATE_NOOP("Commands", "Hide the in&spector"), ""},
        {"view.resetLayout", MenuId::Panels,
         QT_TRANSLATE_NOOP("Commands", "Put every panel back in its place"), ""},
        {"theme.system", MenuId::Appearance, QT_TRANSLATE_NOOP("Commands", "Colours of the &desktop"), "",
         true, true},
        {"theme.light", MenuId::Appearance, QT_TRANSLATE_NOOP("Commands", "&Light colours"), "", true},
        {"theme.dark", MenuId::Appearance, QT_TRANSLATE_NOOP("Commands", "Dar&k colours"), "", true},

        {"path.fromHere", MenuId::Path, QT_TRANSLATE_NOOP("Commands", "&Begin the path here"), "P"},
        {"path.toHere", MenuId::Path, QT_TRANSLATE_NOOP("Commands", "&End the path here"), "Shift+P"},
        {"path.toLoss", MenuId::Path, QT_TRANSLATE_NOOP("Commands", "Path: what it a&ffects"), "L"},
        {"path.fromInput", MenuId::Path, QT_TRANSLATE_NOOP("Commands", "Path: what &made this"), "Shift+L"},
        {"path.whole", MenuId::Path, QT_TRANSLATE_NOOP("Commands", "Path through the &whole run"), ""},

        {"colour.forward", MenuId::Colour, QT_TRANSLATE_NOOP("Commands", "&Forward"), "", true, true},
        {"colour.gradient", MenuId::Colour, QT_TRANSLATE_NOOP("Commands", "&Gradient"), "", true},

        {"prune.nonFloat", MenuId::Prune, QT_TRANSLATE_NOOP("Commands", "Hide what is &not floating-point"),
         "", true},
        {"prune.sameScale", MenuId::Prune,
         QT_TRANSLATE_NOOP("Commands", "Hide what keeps its input's &scale"), "", true},
        {"prune.tolerance", MenuId::Prune, QT_TRANSLATE_NOOP("Commands", "&Tolerance of the same scale…"),
         ""},
        {"prune.hideNode", MenuId::Prune, QT_TRANSLATE_NOOP("Commands", "&Hide the selected node"), "H",
         false, true},
        {"prune.hideTarget", MenuId::Prune,
         QT_TRANSLATE_NOOP("Commands", "Hide every node with the selected one's &operator"), "Shift+H"},
        {"prune.showHidden", MenuId::Prune, QT_TRANSLATE_NOOP("Commands", "Show what was hidden &by hand"),
         ""},
        {"prune.reset", MenuId::Prune, QT_TRANSLATE_NOOP("Commands", "&Reset the pruning"), ""},

        {"help.guide", MenuId::Help, QT_TRANSLATE_NOOP("Commands", "&Guide"), "F1"},
        {"help.shortcuts", MenuId::Help, QT_TRANSLATE_NOOP("Commands", "&Shortcuts"), "Ctrl+F1"},
        {"help.about", MenuId::Help, QT_TRANSLATE_NOOP("Commands", "&About Scalescope"), ""},
    };
}

} // namespace

const QVector<CommandSpec>& commandTable()
{
    static const QVector<CommandSpec> table = fileCommands() + exportCommands() + otherCommands();
    return table;
}

Commands::Commands(QWidget* window) : QObject(window), m_window(window)
{
    for (const CommandSpec& spec : commandTable()) {
        if (spec.id == std::string_view("colour.forward"))
            addColours();
        QAction* action = add(QString::fromLatin1(spec.id), spec.menu, translated(spec.text), spec.checkable);
        if (*spec.shortcut != '\0')
            action->setShortcut(QKeySequence(QString::fromLatin1(spec.shortcut), QKeySequence::PortableText));
        action->setProperty("separatorBefore", spec.separatorBefore);
        action->setProperty("heading", *spec.heading == '\0' ? QString() : translated(spec.heading));
    }
    for (const auto& [id, direction] : colourDirections)
        connect(action(id), &QAction::triggered, this,
                [this, direction = direction] { Q_EMIT colourDirectionChosen(direction); });
}

void Commands::addColours()
{
    std::optional<sheet::Unit> unit;
    for (const sheet::Field* field : sheet::fieldsFor(sheet::Axis | sheet::Colour)) {
        QAction* action = add(colourId(*field), MenuId::Colour, widgets::fieldTitle(field->fieldId), true);
        action->setProperty("separatorBefore", unit && *unit != field->unit);
        unit = field->unit;
        connect(action, &QAction::triggered, this, [this, field] { Q_EMIT colourChosen(field->fieldId); });
    }
}

QAction* Commands::add(const QString& id, MenuId menu, const QString& text, bool checkable)
{
    auto* action = new QAction(text, this);
    action->setObjectName(id);
    action->setProperty(menuProperty, static_cast<int>(menu));
    action->setCheckable(checkable);
    m_actions.append(action);
    m_byId.insert(id, action);
    m_window->addAction(action);
    return action;
}

QAction* Commands::action(const char* id) const
{
    QAction* found = m_byId.value(QString::fromLatin1(id));
    if (found == nullptr)
        qFatal("no command is called %s", id);
    return found;
}

void Commands::allow(const char* id, const QString& whyNot) const
{
    QAction* changed = action(id);
    const QString before = widgets::plainToolTip(changed->statusTip());
    changed->setEnabled(whyNot.isEmpty());
    changed->setStatusTip(whyNot);
    if (!whyNot.isEmpty())
        changed->setToolTip(widgets::plainToolTip(whyNot));
    else if (!before.isEmpty() && changed->toolTip() == before)
        changed->setToolTip({});
}

void Commands::fill(QMenu* menu, MenuId id) const
{
    for (QAction* action : m_actions) {
        if (action->property(menuProperty).toInt() != static_cast<int>(id))
            continue;
        if (const QString heading = action->property("heading").toString(); !heading.isEmpty())
            addMenuHeading(*menu, heading);
        else if (action->property("separatorBefore").toBool() && !menu->isEmpty())
            menu->addSeparator();
        menu->addAction(action);
    }
}

QString Commands::whyNotColoured(const widgets::Document& document, const sheet::Field& field)
{
    if (document.has(field))
        return {};
    if (field.is(sheet::OfCauses))
        return tr("The shares are known once the causes of an error were looked for.");
    if (field.is(sheet::OfErrors))
        return tr("Only a run that simulates number formats has errors; choose it in the list of runs.");
    return tr("Only a run that is compared has ratios; choose two runs in Compare.");
}

void Commands::setColours(const widgets::Document& document) const
{
    const sheet::Colouring colouring = document.colouring();
    const sheet::Field& chosen = colouring.field(document.quantity());
    for (const sheet::Field* field : sheet::fieldsFor(sheet::Axis | sheet::Colour)) {
        const QByteArray id = colourId(*field).toLatin1();
        action(id)->setChecked(field == &chosen);
        allow(id, whyNotColoured(document, *field));
    }
    const bool hasDirection = !chosen.is(sheet::Undirected);
    for (const auto& [id, direction] : colourDirections) {
        action(id)->setChecked(hasDirection && direction == colouring.direction);
        action(id)->setEnabled(hasDirection);
    }
}

QString Commands::title(MenuId id)
{
    switch (id) {
    case MenuId::File:
        return tr("&File");
    case MenuId::Export:
        return tr("E&xport");
    case MenuId::Edit:
        return tr("&Edit");
    case MenuId::Run:
        return tr("&Run");
    case MenuId::View:
        return tr("&View");
    case MenuId::Panels:
        return tr("&Panels");
    case MenuId::Appearance:
        return tr("&Appearance");
    case MenuId::Path:
        return tr("Pa&th");
    case MenuId::Colour:
        return tr("&Colour by");
    case MenuId::Formats:
        return tr("F&ormats");
    case MenuId::Prune:
        return tr("Pr&une");
    case MenuId::Help:
        return tr("&Help");
    }
    return {};
}

MenuId Commands::menuOf(const QAction* action)
{
    return static_cast<MenuId>(action->property(menuProperty).toInt());
}

QString Commands::fullText(const QAction* action)
{
    return tr("%1: %2", "menu and command")
        .arg(widgets::withoutMnemonic(title(menuOf(action))), widgets::withoutMnemonic(action->text()));
}

} // namespace scalescope::app
