// SPDX-License-Identifier: GPL-3.0-or-later
// What would fix a tensor goes from the problems, the inspector and the proposals into the recipe, and the
// variant that is run with it shows what it did.
#include "app/desktop/compare/format_menu.h"
#include "app/runs/files.h"
#include "core/report/problems/fixes.h"
#include "tests/app/desktop/compare/toggled_window.h"
#include "tests/app/runs/patience.h"
#include "tests/support/sample_run.h"
#include "tests/support/skip.h"
#include "tests/support/test_class.h"
#include "widgets/graphview/graph_view.h"
#include "widgets/inspector/what_if_row.h"
#include "widgets/models/item_roles.h"
#include "widgets/proposals/proposals_dialog.h"
#include "widgets/recipe/recipe_editor.h"
#include "widgets/table/problem_tree.h"
#include "widgets/table/problems_view.h"

#include <QSlider>
#include <QTableView>

namespace scalescope::tests {

namespace {

widgets::RecipeEditor* editorOf(const app::MainWindow& window)
{
    return window.findChild<widgets::RecipeEditor*>();
}

/// The row of the problem that a node has in a direction, at any depth; invalid where it has none.
QModelIndex problemOf(const QAbstractItemModel& model, graph::NodeId node, graph::Direction direction,
                      const QModelIndex& parent = {})
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        const QVariant of = index.data(widgets::DirectionRole);
        if (index.data(widgets::NodeIdRole).toLongLong() == node && of.isValid() &&
            of.toInt() == static_cast<int>(direction))
            return index;
        if (const QModelIndex beneath = problemOf(model, node, direction, index); beneath.isValid())
            return beneath;
    }
    return {};
}

const graph::Node& linear(const app::MainWindow& window, const std::string& module)
{
    const auto& nodes = const_cast<app::MainWindow&>(window).document().run().graph.nodes;
    const auto found = std::ranges::find_if(nodes, [&module](const graph::Node& node) {
        return node.module == module && node.target == "aten::linear";
    });
    if (found == nodes.end())
        qFatal("no linear of that module");
    return *found;
}

} // namespace

class TestRecipeAdditions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareApplication(); }
    void aProblemGoesIntoTheRecipe();
    void theInspectorPutsItsRecommendationThere();
    void theInspectorPutsWhatItsSliderSaysThere();
    void theCommandTakesTheSelectedTensor();
    void theCommandTakesAllRepeatedLayers();
    void aProblemOfRepeatedLayersGivesOneRule();
    void proposalsGoIntoTheRecipe();
    void theVariantShowsWhetherItDid();
};

void TestRecipeAdditions::aProblemGoesIntoTheRecipe()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    fixture.window.document().setRun(sampleRun());
    const graph::Node& k = linear(fixture.window, "layers.0.k");
    auto* problems = fixture.window.findChild<widgets::ProblemsView*>();
    auto* add = problems->findChild<QAction*>("addToRecipe");
    const QModelIndex row = problemOf(*problems->tree()->model(), k.id, graph::Direction::Backward);
    QVERIFY(row.isValid());
    problems->tree()->setCurrentIndex(row);
    QVERIFY(add->isEnabled());
    add->trigger();
    const auto* editor = editorOf(fixture.window);
    QVERIFY(editor != nullptr && editor->isVisible());
    const auto fix = report::scaleFor(k, graph::Direction::Backward, fixture.window.document().formatPair());
    const job::RecipeRule& rule = editor->recipe().rules.back();
    QCOMPARE(rule.module, std::string("^layers\\.0\\.k$"));
    QVERIFY(rule.operand == job::Operand::Gradient);
    QCOMPARE(editor->recipe().name, std::string("fixes")); // no longer that pair of formats
    QCOMPARE(rule.settings.format, fixture.window.document().format(graph::Direction::Backward).name);
    QCOMPARE(*rule.settings.scale, std::ldexp(1, -fix->exponent));
}

void TestRecipeAdditions::theInspectorPutsItsRecommendationThere()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    fixture.window.document().setRun(sampleRun());
    const auto click = [&](graph::Direction direction) {
        const auto rows = fixture.window.findChildren<widgets::WhatIfRow*>();
        for (QToolButton* button :
             rows.at(direction == graph::Direction::Forward ? 0 : 1)->findChildren<QToolButton*>())
            if (button->property("role").toString() == "add" && button->isVisible()) {
                button->click();
                return true;
            }
        return false;
    };
    fixture.window.document().select(linear(fixture.window, "layers.0.k").id);
    QVERIFY(!click(graph::Direction::Forward)); // nothing is lost there
    QVERIFY(click(graph::Direction::Backward));
    QVERIFY(editorOf(fixture.window) != nullptr);
    QCOMPARE(editorOf(fixture.window)->recipe().rules.back().module, std::string("^layers\\.0\\.k$"));
}

void TestRecipeAdditions::theInspectorPutsWhatItsSliderSaysThere()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    fixture.window.document().setRun(sampleRun());
    fixture.window.document().select(linear(fixture.window, "layers.0.k").id);
    const auto* row = fixture.window.findChildren<widgets::WhatIfRow*>().at(1);
    QToolButton* add = nullptr;
    for (auto* button : row->findChildren<QToolButton*>())
        if (button->property("role").toString() == "add")
            add = button;
    QVERIFY(add != nullptr && add->isVisible());
    const QString recommended = add->text();
    row->findChild<QSlider*>()->setValue(5);
    QCOMPARE(add->text(), QString("Add \u00d7 2^5 to recipe"));
    QVERIFY(add->text() != recommended);
    add->click();
    QVERIFY(editorOf(fixture.window) != nullptr);
    const job::RecipeRule& rule = editorOf(fixture.window)->recipe().rules.back();
    QCOMPARE(rule.module, std::string("^layers\\.0\\.k$"));
    QCOMPARE(*rule.settings.scale, std::ldexp(1, -5));
    row->findChild<QSlider*>()->setValue(0);
    QCOMPARE(add->text(), recommended);
}

void TestRecipeAdditions::theCommandTakesTheSelectedTensor()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    fixture.window.document().setRun(sampleRun());
    QAction* add = fixture.window.commands()["format.addFix"];
    QVERIFY(!add->isEnabled());
    QCOMPARE(add->toolTip(), QString("Select a tensor first."));
    fixture.window.document().select(sampleRun()->graph.findByName("tokens")->id);
    QVERIFY(add->isEnabled() && add->toolTip() != "Select a tensor first.");
    add->trigger();
    QVERIFY(editorOf(fixture.window) == nullptr);
    QVERIFY(fixture.window.message().startsWith("The recipe stays as it is: the selected tensor is within"));
    fixture.window.document().select(linear(fixture.window, "layers.0.k").id);
    add->trigger();
    QVERIFY(editorOf(fixture.window) != nullptr);
}

void TestRecipeAdditions::theCommandTakesAllRepeatedLayers()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    app::MainWindow& window = fixture.window;
    window.document().setRun(sampleRun(6));
    const auto* graph = window.findChild<widgets::GraphView*>("graphView");
    QTRY_VERIFY(!graph->drawn().cards.empty());
    QAction* add = window.commands()["format.addLayerFixes"];
    QVERIFY(!add->isEnabled());
    QCOMPARE(add->toolTip(), QString("Select a card of repeated layers first."));
    const auto& cards = graph->drawn().cards;
    const auto layers =
        std::ranges::find_if(cards, [](const widgets::ViewCard& card) { return card.fold().isRepeats(); });
    QVERIFY(layers != cards.end());
    QCOMPARE(layers->repeats().size(), std::size_t(6));
    window.document().select(layers->node);
    QVERIFY(add->isEnabled());
    add->trigger();
    QVERIFY(editorOf(window) != nullptr);
    const auto& rules = editorOf(window)->recipe().rules;
    const auto rule = std::ranges::find(rules, "^layers\\.[0-9]+\\.k$", &job::RecipeRule::module);
    QVERIFY(rule != rules.end());
    QVERIFY(rule->operand == job::Operand::Gradient);
    QCOMPARE(rule->settings.format, window.document().format(graph::Direction::Backward).name);
    for (const job::RecipeRule& each : rules)
        QVERIFY2(each.module.find("layers\\.0") == std::string::npos, each.module.c_str());
}

/// That of all tensors that its row stands for.
void TestRecipeAdditions::aProblemOfRepeatedLayersGivesOneRule()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    const auto run = sampleRun(3);
    for (graph::Node& node : run->graph.nodes)
        if (node.target == "aten::gelu" && node.module != "layers.1")
            node.forward.metric = sampleMetric(0x1p14);
    fixture.window.document().setRun(run);
    auto* problems = fixture.window.findChild<widgets::ProblemsView*>();
    auto* add = problems->findChild<QAction*>("addToRecipe");
    const QAbstractItemModel& model = *problems->tree()->model();
    const auto rows =
        model.match(model.index(0, 1), Qt::DisplayRole, "layers.*.gelu ×2", -1, Qt::MatchExactly);
    QCOMPARE(rows.size(), 1);
    problems->tree()->setCurrentIndex(rows.first());
    QVERIFY(add->isEnabled());
    add->trigger();
    QVERIFY(editorOf(fixture.window) != nullptr);
    const job::RecipeRule& rule = editorOf(fixture.window)->recipe().rules.back();
    QCOMPARE(rule.module, std::string("^layers\\.(0|2)\\.down$")); // which read it
    QVERIFY(rule.operand == job::Operand::Input);
    QVERIFY(rule.settings.scale && *rule.settings.scale > 1);
}

void TestRecipeAdditions::proposalsGoIntoTheRecipe()
{
    WindowFixture fixture;
    QVERIFY(fixture.show());
    fixture.window.document().setRun(sampleRun());
    fixture.window.commands()["format.proposals"]->trigger();
    auto* dialog = fixture.window.findChild<widgets::ProposalsDialog*>();
    QVERIFY(dialog != nullptr && dialog->isVisible());
    auto* whole = dialog->findChild<QPushButton*>("recipeOfAll");
    QTRY_VERIFY(whole->isEnabled());
    whole->click();
    QVERIFY(editorOf(fixture.window) != nullptr);
    QCOMPARE(editorOf(fixture.window)->recipe().name, std::string("proposals"));
}

/// The example's gradients underflow in E5M2 somewhere; with the rule in the recipe the variant loses less of
/// them there, and the window says how much.
void TestRecipeAdditions::theVariantShowsWhetherItDid()
{
    if (app::exampleModel().isEmpty())
        SKIP_WHERE_NOT_CI("the example models are not built");
    Toggles toggles;
    QVERIFY(toggles.compareExample());
    app::MainWindow& window = toggles.window;
    const widgets::Document& document = window.document();
    const graph::Node* mended = nullptr;
    double most = 0.01;
    for (const graph::Node& node : document.run().graph.nodes) {
        const auto fix = report::scaleFor(node, graph::Direction::Backward, document.formatPair());
        const bool isRounded = node.target == "aten::linear"; // without rules of its own
        if (!isRounded || !fix || !fix->whole)
            continue;
        const double lost =
            formats::finiteLosses(*node.backward.metric, document.formatPair().backward).lost();
        if (lost > most) {
            most = lost;
            mended = &node;
        }
    }
    QVERIFY2(mended != nullptr, "no gradient of the example underflows");
    const auto fixes = report::fixesOf(document.run().graph, document.operands(), mended->id,
                                       graph::Direction::Backward, document.formatPair());
    QVERIFY(!fixes.empty());
    const report::RuleKey key = fixes[0].key;
    auto* problems = window.findChild<widgets::ProblemsView*>();
    const QModelIndex row = problemOf(*problems->tree()->model(), mended->id, graph::Direction::Backward);
    QVERIFY(row.isValid());
    problems->tree()->setCurrentIndex(row);
    const auto before = report::lostInRun(window.workspace().runs().all().back().run->graph, key);
    QVERIFY2(
        before && *before > 0.01,
        qPrintable(QString("%1 in %2").arg(before.value_or(-1)).arg(QString::fromStdString(key.module))));
    problems->findChild<QAction*>("addToRecipe")->trigger();
    QVERIFY(editorOf(window) != nullptr);
    editorOf(window)->accept();
    QVERIFY(toggles.hasEnded(2));
    QTRY_COMPARE_WITH_TIMEOUT(window.workspace().runs().all().size(), std::size_t(3), enginePatience);
    const auto after = report::lostInRun(window.workspace().runs().all().back().run->graph, key);
    QVERIFY(after);
    QVERIFY2(*after < *before / 4, qPrintable(QString("%1 of %2").arg(*after).arg(*before)));
    QTRY_VERIFY_WITH_TIMEOUT(window.message().contains("lost with the recipe"), enginePatience);
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestRecipeAdditions)
#include "test_recipe_additions.moc"
