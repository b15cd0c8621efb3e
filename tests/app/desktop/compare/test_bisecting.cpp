// SPDX-License-Identifier: GPL-3.0-or-later
// The causes of an error, looked for in a window with the real engine: the table, the graph's colours, and
// the recipe that is simulated.
#include "app/desktop/compare/bisect_control.h"
#include "tests/app/desktop/compare/toggled_window.h"
#include "tests/app/runs/patience.h"
#include "tests/support/test_class.h"
#include "widgets/causes/causes_view.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <cmath>
#include <nlohmann/json.hpp>

namespace scalescope::tests {

namespace {

struct Causes : Toggles
{
    Causes() : view(window.findChild<widgets::CausesView*>()), main(view->findChild<QPushButton*>("main")) {}

    /// The example simulated, and the causes' panel in front.
    [[nodiscard]] bool open()
    {
        if (!compareExample())
            return false;
        window.commands()["run.causes"]->trigger();
        return QTest::qWaitFor([&] { return view->isVisible() && main->isEnabled(); }, enginePatience);
    }
    void search(const char* target, const char* bound = "")
    {
        view->setTarget(job::bisectTargetFrom(target).value());
        view->findChild<QLineEdit*>("bound")->setText(bound);
        QTest::mouseClick(main, Qt::LeftButton);
    }
    [[nodiscard]] bool isSearching() const { return main->text() == "Stop"; }
    [[nodiscard]] bool hasSearched() const
    {
        return QTest::qWaitFor([&] { return !isSearching(); }, enginePatience);
    }
    [[nodiscard]] int rows() const { return view->table()->model()->rowCount(); }

    widgets::CausesView* view;
    QPushButton* main;
};

class TestBisecting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { prepareApplication(); }

    void theRecipeThatIsFoundIsSimulatedAndMeetsTheBound()
    {
        Causes causes;
        QVERIFY(causes.open());
        causes.search("gradients", "0.002");
        QVERIFY(causes.isSearching());
        const auto isNoteShown = [&causes] {
            return causes.window.message().startsWith("The graph can show each module's share");
        };
        QVERIFY2(QTest::qWaitFor(isNoteShown, enginePatience), qPrintable(causes.window.message()));
        QVERIFY(causes.hasSearched());
        QVERIFY2(isNoteShown() || causes.window.message().isEmpty(),
                 qPrintable(causes.window.message())); // it goes away by itself, and nothing went wrong
        QVERIFY(causes.rows() > 0);
        QVERIFY(causes.window.document().colouring().by != sheet::FieldId::Share); // unasked
        causes.window.document().setColouring({sheet::FieldId::Share});
        QVERIFY(causes.window.document().colouring().by == sheet::FieldId::Share);
        const auto* words = causes.view->findChild<QLabel*>("columnsInWords");
        QVERIFY2(words->text().startsWith("Rounded as FP8 E4M3FN / E5M2. Alone:"), qPrintable(words->text()));
        const sheet::Field& share = sheet::fieldOf(sheet::FieldId::Share);
        const sheet::Sources sources = causes.window.document().sources();
        int coloured = 0;
        for (const graph::Node& node : causes.window.document().run().graph.nodes) {
            const bool isProduct = node.target == "aten::linear" || node.target == "aten::matmul";
            const double value = share.of(node, graph::Direction::Forward, sources);
            QVERIFY2(isProduct || std::isnan(value), node.name.c_str()); // nothing else is rounded
            coloured += std::isnan(value) ? 0 : 1;
        }
        QVERIFY(coloured > 0);
        auto* recipe = causes.view->findChild<QPushButton*>("recipe");
        QVERIFY(recipe->isEnabled());
        QTest::mouseClick(recipe, Qt::LeftButton);
        QVERIFY(causes.hasEnded(2));
        QVERIFY(QTest::qWaitFor(
            [&] {
                const auto* comparison = causes.window.compared().comparison();
                return comparison != nullptr && transformsOf(*comparison->b).startsWith("recipe:");
            },
            enginePatience));
        const std::string name = job::shortName(
            job::transformFrom(causes.window.compared().comparison()->b->facts.transforms.back()).value());
        QVERIFY2(name.ends_with("_kept") && name.find(',') == std::string::npos, name.c_str());
        QVERIFY2(words->text().startsWith("Rounded as FP8 E4M3FN / E5M2, not as is chosen now. Alone:"),
                 qPrintable(words->text()));
        QVERIFY(causes.window.document().shares() != nullptr);
        causes.window.document().setRun(causes.window.compared().comparison()->b, widgets::RunChange::Rerun);
        QVERIFY(causes.window.document().shares() == nullptr); // they are of the formats without it
        const auto& error = causes.window.compared().comparison()->b->error;
        QVERIFY(error && 1 - error->gradients.cosine <= 0.002);
    }

    void aSearchCanBeStoppedAndWhatIsKnownStays()
    {
        Causes causes;
        QVERIFY(causes.open());
        causes.search("gradients", "0");
        QVERIFY(QTest::qWaitFor([&] { return causes.rows() > 0; }, enginePatience));
        QVERIFY(causes.isSearching());
        QTest::mouseClick(causes.main, Qt::LeftButton);
        QVERIFY(causes.hasSearched());
        QVERIFY(causes.rows() > 0);
        QVERIFY2(causes.window.message().startsWith("The graph can show each module's share"),
                 qPrintable(causes.window.message())); // and nothing went wrong
    }

    void anotherModelHasNoneOfItsCauses()
    {
        Causes causes;
        QVERIFY(causes.open());
        causes.search("loss");
        QVERIFY(causes.hasSearched() && causes.rows() > 0);
        causes.window.document().setRun(std::make_shared<graph::Run>());
        QCOMPARE(causes.rows(), 0);
        QVERIFY(causes.window.document().shares() == nullptr);
    }

    void aRunWithOtherInputsHasNoShares()
    {
        Causes causes;
        QVERIFY(causes.open());
        causes.search("loss");
        QVERIFY(causes.hasSearched());
        widgets::Document& document = causes.window.document();
        QVERIFY(document.shares() != nullptr);
        const auto shown = document.sharedRun();
        auto other = std::make_shared<graph::Run>(*shown);
        job::Job job = job::jobFromText(shown->facts.job).value();
        ++job.seed;
        other->facts.job = job::toJson(job).dump();
        document.setRun(other, widgets::RunChange::Rerun);
        QVERIFY(document.shares() == nullptr);
        document.setRun(shown, widgets::RunChange::Rerun);
        QVERIFY(document.shares() != nullptr);
    }

    void aTargetThatIsNotThereIsSaid()
    {
        Causes causes;
        QVERIFY(causes.open());
        Q_EMIT causes.view->searchAsked(job::bisectTargetFrom("nowhere").value(), std::nullopt);
        QVERIFY(causes.hasSearched());
        QVERIFY2(causes.window.message().contains("has no tensor nowhere"),
                 qPrintable(causes.window.message()));
    }
};

} // namespace

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestBisecting)
#include "test_bisecting.moc"
