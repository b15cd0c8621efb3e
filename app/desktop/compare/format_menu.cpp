// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/compare/format_menu.h"

#include "app/desktop/commands/commands.h"
#include "app/desktop/compare/variant_controls.h"
#include "core/report/problems/fixes.h"
#include "widgets/models/document.h"
#include "widgets/models/transform_names.h"
#include "widgets/proposals/proposals_dialog.h"
#include "widgets/recipe/format_pair_dialog.h"
#include "widgets/recipe/recipe_editor.h"

#include <QCoreApplication>
#include <QMenu>
#include <array>
#include <utility>

namespace scalescope::app {

namespace {

constexpr std::array pairs = {std::pair{"e4m3fn", "e5m2"},   std::pair{"e4m3fnuz", "e5m2fnuz"},
                              std::pair{"e4m3us", "e5m2us"}, std::pair{"fp16", "fp16"},
                              std::pair{"bf16", "bf16"},     std::pair{"e2m1fn", "e5m2"}};

/// What can be chosen for a direction: all formats of tensors, block formats by their names.
std::vector<formats::NumberFormat> offeredFormats()
{
    std::vector<formats::NumberFormat> offered;
    for (const formats::NumberFormat& format : formats::standardFormats())
        if (format.hasSign)
            offered.push_back(format);
    for (const formats::ScaledFormat& format : formats::blockFormats())
        offered.push_back(job::rangeOf({format, formats::Rounding::NearestEven, 0}));
    return offered;
}

/// The format without what a recipe says beside it, as `format:NAME` has it.
formats::NumberFormat nameable(const job::OperandFormat& stored)
{
    const bool isBlock = stored.format.name != stored.format.element.name;
    return isBlock ? job::rangeOf({stored.format, formats::Rounding::NearestEven, 0}) : stored.format.element;
}

/// The same around all products, or around those of the Python library.
job::Transform widened(job::Transform simulation, bool all)
{
    std::visit([all](auto& each) { each.extended = all; }, simulation);
    return simulation;
}

} // namespace

FormatMenu::FormatMenu(QMenu* menu, Commands& commands, job::Transform simulation,
                       widgets::Document& document, QWidget* window)
    : QObject(window), m_chosen(std::move(simulation)), m_document(document), m_window(window)
{
    for (const auto& [forward, gradient] : pairs) {
        const auto first = formats::findFormat(forward);
        const auto second = formats::findFormat(gradient);
        if (first && second)
            addPair(commands, {*first, *second});
    }
    for (const job::Recipe& recipe : job::namedRecipes()) {
        if (recipe.name != "fp8") // the pair of the Python library's formats is that
            addSimulation(commands, QStringLiteral("recipe.") + QString::fromStdString(recipe.name),
                          widgets::recipeText(recipe), job::SimulateRecipe{recipe});
    }
    commands.fill(menu, MenuId::Formats);
    menu->addSeparator();
    addList(menu, QCoreApplication::translate("FormatMenu", "&Forward"), graph::Direction::Forward);
    addList(menu, QCoreApplication::translate("FormatMenu", "&Gradient"), graph::Direction::Backward);
    menu->addSeparator();
    addWidening(menu, commands);
    const auto add = [&](const char* id, const QString& text, void (FormatMenu::*slot)()) {
        QAction* action = commands.add(QLatin1String(id), MenuId::Formats, text, false);
        connect(action, &QAction::triggered, this, slot);
        menu->addAction(action);
    };
    add("format.other", QCoreApplication::translate("FormatMenu", "&Other formats…"), &FormatMenu::showPairs);
    add("format.recipe", QCoreApplication::translate("FormatMenu", "&Recipe…"), &FormatMenu::showEditor);
    add("format.proposals", QCoreApplication::translate("FormatMenu", "&Propose formats…"),
        &FormatMenu::showProposals);
    add("format.addFix",
        QCoreApplication::translate("FormatMenu", "&Add the selected tensor's fix to the recipe…"),
        &FormatMenu::fixWanted);
    add("format.addLayerFixes",
        QCoreApplication::translate("FormatMenu", "Add the fixes of the selected la&yers to the recipe…"),
        &FormatMenu::layerFixesWanted);
    const auto allowFix = [this, &commands] {
        const bool hasTensor = m_document.selectedNode() != nullptr;
        commands.allow("format.addFix",
                       hasTensor ? QString()
                                 : QCoreApplication::translate("FormatMenu", "Select a tensor first."));
    };
    connect(&document, &widgets::Document::selectionChanged, this, allowFix);
    allowFix();
    update();
}

void FormatMenu::addSimulation(Commands& commands, const QString& id, const QString& text,
                               const job::Transform& simulation)
{
    QAction* action = commands.add(id, MenuId::Formats, text, true);
    const auto asNow = [this, simulation] { return widened(simulation, job::isExtended(m_chosen)); };
    connect(action, &QAction::triggered, this, [this, asNow] { choose(asNow()); });
    m_updates.emplace_back([this, action, asNow] { action->setChecked(simulateTheSame(m_chosen, asNow())); });
}

void FormatMenu::addPair(Commands& commands, const report::FormatPair& pair)
{
    const QString id =
        QStringLiteral("format.%1.%2")
            .arg(QString::fromStdString(pair.forward.name), QString::fromStdString(pair.backward.name));
    addSimulation(commands, id, widgets::formatPairText(pair.forward, pair.backward), simulationOf(pair));
}

/// What `:extended` says on the command line.
void FormatMenu::addWidening(QMenu* menu, Commands& commands)
{
    const QString text = QCoreApplication::translate("FormatMenu", "Round &all products, convolutions too");
    QAction* action = commands.add(QStringLiteral("format.extended"), MenuId::Formats, text, true);
    connect(action, &QAction::triggered, this, [this](bool all) { choose(widened(m_chosen, all)); });
    m_updates.emplace_back([this, action] { action->setChecked(job::isExtended(m_chosen)); });
    menu->addAction(action);
}

report::FormatPair FormatMenu::pair() const
{
    const auto usual = job::usualOperands(m_chosen);
    return usual ? report::FormatPair{nameable(usual->forward), nameable(usual->backward)}
                 : formats::usualFormats();
}

void FormatMenu::addList(QMenu* menu, const QString& title, graph::Direction direction)
{
    QMenu* list = menu->addMenu(title);
    connect(list, &QMenu::aboutToShow, this, [this, list, direction] {
        list->clear();
        for (const formats::NumberFormat& format : offeredFormats()) {
            QAction* action = list->addAction(QString::fromStdString(format.label));
            action->setCheckable(true);
            action->setChecked(pair().of(direction) == format);
            connect(action, &QAction::triggered, this, [this, direction, format] {
                report::FormatPair changed = pair();
                (direction == graph::Direction::Forward ? changed.forward : changed.backward) = format;
                choose(widened(simulationOf(changed), job::isExtended(m_chosen)));
            });
        }
    });
}

void FormatMenu::showPairs()
{
    delete m_dialog;
    auto* dialog = new widgets::FormatPairDialog(pair(), m_window);
    m_dialog = dialog;
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (const auto typed = dialog->pair())
            choose(widened(simulationOf(*typed), job::isExtended(m_chosen)));
    });
    dialog->open();
}

job::Recipe FormatMenu::recipe() const
{
    return job::recipeOf(m_chosen).value_or(job::namedRecipes().front());
}

void FormatMenu::showEditor()
{
    edit(recipe());
}

void FormatMenu::showEditorWith(const std::vector<job::RecipeRule>& rules)
{
    job::Recipe changed = report::withRules(recipe(), rules);
    const bool isUsers =
        std::holds_alternative<job::SimulateRecipe>(m_chosen) && job::findRecipe(changed.name) == nullptr;
    if (!isUsers) // it is no longer what that name stands for
        changed.name = QCoreApplication::translate("FormatMenu", "fixes", "name of a recipe").toStdString();
    edit(changed)->showLastRule();
}

widgets::RecipeEditor* FormatMenu::edit(const job::Recipe& recipe)
{
    delete m_dialog;
    auto* dialog =
        new widgets::RecipeEditor(recipe, m_document.operands(), job::isExtended(m_chosen), m_window);
    m_dialog = dialog;
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        Q_EMIT simulationWanted(job::SimulateRecipe{dialog->recipe(), job::isExtended(m_chosen)});
    });
    dialog->open();
    return dialog;
}

void FormatMenu::showProposals()
{
    delete m_proposals;
    auto* dialog = new widgets::ProposalsDialog(&m_document, m_window);
    m_proposals = dialog;
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &widgets::ProposalsDialog::rulesWanted, this, &FormatMenu::showEditorWith);
    connect(dialog, &widgets::ProposalsDialog::recipeWanted, this, &FormatMenu::edit);
    dialog->show();
}

void FormatMenu::choose(const job::Transform& simulation)
{
    Q_EMIT chosen(simulation);
    update(); // what was clicked is checked now, whatever came of it
}

void FormatMenu::setChosen(const job::Transform& simulation)
{
    m_chosen = simulation;
    update();
}

void FormatMenu::update()
{
    for (const auto& updateOne : m_updates)
        updateOne();
}

} // namespace scalescope::app
