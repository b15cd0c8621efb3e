// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runfile/run_writer.h"
#include "tests/support/test_class.h"
#include "tests/support/theory_run.h"
#include "widgets/inspector/inspector.h"
#include "widgets/inspector/value_grid.h"
#include "widgets/table/filter_field.h"
#include "widgets/theory/theory_view.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace scalescope;
using namespace scalescope::widgets;
using graph::NodeId;
using tests::TheoryRun;

namespace {

/// A run of two unit-scaled linear layers: a weight of the first is a quarter of what it should be, so that
/// both results are; the gradient of the second's result is 8.
struct Scaled : TheoryRun
{
    /// With another tensor before them, so that ids differ, where that is wanted.
    explicit Scaled(bool isLater = false)
        : x((isLater ? tensor("before", {2}, 1) : 0, tensor("x", {32, 64}, 1))),
          w1(tensor("w1", {64, 64}, 0.25)),
          first(call("unit_scaled::linear", {{"input", x}, {"weight", w1}}, {32, 64}, 0.25)),
          w2(tensor("w2", {16, 64}, 1)),
          second(call("unit_scaled::linear", {{"input", first}, {"weight", w2}}, {32, 16}, 0.25))
    {
        gradient(second, 8);
        gradient(w2, 2);
        gradient(call("aten::neg", {{"self", second}}, {32, 16}, 0.25), 8);
        run.facts.transforms = {"unit_scale"};
    }
    NodeId x;
    NodeId w1;
    NodeId first;
    NodeId w2;
    NodeId second;
};

struct TheoryFixture
{
    explicit TheoryFixture(TheoryDocument::FileOf fileOf = {})
        : theory(&document, &compared, std::move(fileOf))
    {
        view.resize(900, 300);
        view.show();
    }
    [[nodiscard]] bool open(const graph::Run& run)
    {
        QSignalSpy changed(&theory, &TheoryDocument::changed);
        document.setRun(std::make_shared<const graph::Run>(run));
        return QTest::qWaitFor([&] { return theory.shown() && theory.shown()->run == document.sharedRun(); });
    }
    [[nodiscard]] QString cell(int row, const char* column) const
    {
        return view.table()->model()->index(row, view.table()->column(column)).data().toString();
    }
    [[nodiscard]] QStringList names() const
    {
        QStringList names;
        for (int row = 0; row < view.table()->model()->rowCount(); ++row)
            names << cell(row, "name");
        return names;
    }

    Document document;
    CompareDocument compared{&document};
    TheoryDocument theory;
    TheoryView view{&theory};
};

ValueGrid* figuresIn(const Inspector& inspector)
{
    for (ValueGrid* grid : inspector.findChildren<ValueGrid*>())
        if (grid->accessibleName() == "Theory of unit scaling")
            return grid;
    return nullptr;
}

QStringList rowOf(const ValueGrid& grid, int row)
{
    return {grid.text(row, 0), grid.text(row, 1), grid.text(row, 2), grid.text(row, 3)};
}

QString labelText(const Inspector& inspector, const char* name)
{
    const auto* label = inspector.findChild<QLabel*>(name);
    return label->isVisibleTo(&inspector) ? label->text().remove(QChar(0x200b)) : QString();
}

class TestTheoryView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theModelIsOne()
    {
        TheoryFixture fixture;
        SheetModel& model = *fixture.view.table()->sheet();
        const QAbstractItemModelTester tester(&model);
        QVERIFY(fixture.open(Scaled().run));
        QCOMPARE(model.indexOf(Scaled().second).row(), 1);
        QVERIFY(!model.indexOf(Scaled().x).isValid());
    }

    void whatDeviatesIsListedInOrder()
    {
        TheoryFixture fixture;
        QSignalSpy counted(&fixture.view, &TheoryView::countChanged);
        QVERIFY(fixture.open(Scaled().run));
        QCOMPARE(fixture.names(), (QStringList{"n2", "n4", "n4"}));
        QCOMPARE(counted.last().front().toInt(), 3);
        QCOMPARE(fixture.cell(0, "direction"), "forward");
        QCOMPARE(fixture.cell(0, "predicted"), "1");
        QCOMPARE(fixture.cell(0, "measured"), "0.25");
        QCOMPARE(fixture.cell(0, "ratio"), "2^-2.0");
        QCOMPARE(fixture.cell(0, "why"), "w1 has scale 0.25 instead of 1");
        QCOMPARE(fixture.cell(1, "why"), "n2 has scale 0.25 instead of 1");
    }

    void aReasonThatIsCutCanBeReadWhole()
    {
        TheoryFixture fixture;
        QVERIFY(fixture.open(Scaled().run));
        const auto* whole = fixture.view.findChild<QLabel*>("wholeText");
        fixture.view.table()->selectRow(1);
        QVERIFY(whole->text().isEmpty());
        fixture.view.resize(500, 300);
        QTRY_COMPARE(whole->text(), QString("n4, forward: n2 has scale 0.25 instead of 1"));
        QVERIFY(whole->isVisible());
        fixture.view.resize(1400, 300);
        QTRY_VERIFY(whole->text().isEmpty());
    }

    void nothingToListIsSaid()
    {
        TheoryFixture fixture;
        TheoryRun run;
        const NodeId x = run.tensor("x", {32, 64}, 1);
        run.call("aten::neg", {{"self", x}}, {32, 64});
        QVERIFY(fixture.open(run.run));
        QVERIFY(!fixture.view.table()->isVisible());
        const auto labels = fixture.view.findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
            return label->isVisible() && label->text().startsWith("Nothing deviates");
        }));
    }

    void inheritedRowsCanBeHidden()
    {
        TheoryFixture fixture;
        QVERIFY(fixture.open(Scaled().run));
        auto* origins = fixture.view.findChild<QToolButton*>();
        QTest::mouseClick(origins, Qt::LeftButton);
        QCOMPARE(fixture.names(), QStringList{"n2"}); // where the weight is read that is too small
    }

    void theFilterChoosesRows()
    {
        TheoryFixture fixture;
        QVERIFY(fixture.open(Scaled().run));
        QTest::keyClicks(fixture.view.findChild<FilterField*>()->line(), "n2");
        QCOMPARE(fixture.names(), QStringList{"n2"});
    }

    void theRatioSortsByItsDistance()
    {
        TheoryFixture fixture;
        QVERIFY(fixture.open(Scaled().run));
        QHeaderView* header = fixture.view.table()->horizontalHeader();
        const QPoint place(header->sectionViewportPosition(fixture.view.table()->column("ratio")) + 8, 8);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, place);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, place); // the largest first
        QCOMPARE(fixture.cell(0, "ratio"), "2^3.0");
        QCOMPARE(fixture.cell(1, "ratio"), "2^-2.0");
    }

    void aClickSelectsTheNode()
    {
        TheoryFixture fixture;
        const Scaled run;
        QVERIFY(fixture.open(run.run));
        QTableView* table = fixture.view.table();
        const QPoint gradient = table->visualRect(table->model()->index(2, 0)).center();
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, gradient);
        QCOMPARE(fixture.document.selected(), run.second);
        QCOMPARE(table->currentIndex().row(), 2); // its gradient's, not its tensor's
        fixture.document.select(run.first);
        QCOMPARE(table->currentIndex().row(), 0);
        QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
        QVERIFY(QGuiApplication::clipboard()->text().startsWith("n2\tforward\t1\t0.25\t2^-2.0\t"));
    }

    void anotherRunHasNoRowsOfTheOld()
    {
        TheoryFixture fixture;
        QVERIFY(fixture.open(Scaled().run));
        fixture.document.setRun(std::make_shared<const graph::Run>());
        QCOMPARE(fixture.view.count(), 0); // at once: its nodes are gone
    }

    void theInspectorHasItBesideTheStatistics()
    {
        TheoryFixture fixture;
        const Scaled run;
        Inspector inspector(&fixture.document);
        inspector.setTheory(&fixture.theory);
        fixture.document.setRun(std::make_shared<const graph::Run>(run.run));
        fixture.document.select(run.second);
        ValueGrid* figures = figuresIn(inspector);
        QVERIFY(!figures->isVisibleTo(&inspector)); // until it is known
        QVERIFY(QTest::qWaitFor([&] { return figures->isVisibleTo(&inspector); }));
        QCOMPARE(rowOf(*figures, 0), (QStringList{"", "predicted", "measured", "ratio"}));
        QCOMPARE(rowOf(*figures, 1), (QStringList{"fwd: std", "1", "0.25", "2^-2.0"}));
        QVERIFY(labelText(inspector, "theoryReasons").contains("forward: n2 has scale 0.25 instead of 1"));
        fixture.document.select(run.x);
        QVERIFY(!figures->isVisibleTo(&inspector));
    }

    void theVariantIsBesideIt()
    {
        TheoryFixture fixture;
        const Scaled scaled;
        Scaled plain(true);
        plain.node(plain.first).target = "aten::linear";
        for (const graph::Node& node : scaled.run.graph.nodes)
            plain.node(node.id + 1).provenance = node.provenance;
        Inspector inspector(&fixture.document);
        inspector.setTheory(&fixture.theory);
        QVERIFY(fixture.open(scaled.run));
        fixture.compared.setRuns({std::make_shared<const graph::Run>(plain.run), "plain"},
                                 {fixture.document.sharedRun(), "scaled"});
        QVERIFY(QTest::qWaitFor([&] { return fixture.theory.variant() != nullptr; }));
        fixture.document.select(scaled.first);
        const ValueGrid* figures = figuresIn(inspector);
        QCOMPARE(figures->text(1, 0), "a: plain");
        QCOMPARE(rowOf(*figures, 2), (QStringList{"fwd: std", "2", "0.25", "2^-3.0"}));
        QCOMPARE(figures->text(3, 0), "b: scaled"); // which is shown
        QCOMPARE(rowOf(*figures, 4), (QStringList{"fwd: std", "1", "0.25", "2^-2.0"}));
        inspector.setComparing(false); // nobody asked for it
        QCOMPARE(rowOf(*figures, 1), (QStringList{"fwd: std", "1", "0.25", "2^-2.0"}));
        inspector.setComparing(true);
        fixture.compared.setRuns({}, {});
        QVERIFY(QTest::qWaitFor([&] { return fixture.theory.variant() == nullptr; }));
    }

    void whatTransformsDidComesFromTheFile()
    {
        const QTemporaryDir folder;
        QString file = folder.filePath("run.scales");
        const Scaled run;
        {
            Result<runfile::RunWriter> writer = runfile::RunWriter::create(file.toStdString());
            QVERIFY(writer.has_value());
            graph::TransformNote note;
            note.provenance = graph::Provenance("|unit_scaled::linear|2");
            note.message = "aten::linear is unit-scaled: output 0.125.";
            writer->addTransformNote(note);
            note.provenance = graph::Provenance("|unit_scaled::linear|23");
            note.message = "Of another.";
            writer->addTransformNote(note);
            QVERIFY(writer->finish(graph::RunStatus::Done).has_value());
        }
        TheoryFixture fixture([&file](const graph::Run&) -> QString { return file; });
        Inspector inspector(&fixture.document);
        inspector.setTheory(&fixture.theory);
        QVERIFY(fixture.open(run.run));
        fixture.document.select(run.first);
        QCOMPARE(labelText(inspector, "transformNotes"), "aten::linear is unit-scaled: output 0.125.");
        fixture.document.select(run.second);
        QCOMPARE(labelText(inspector, "transformNotes"), QString());
    }
};

} // namespace

SCALESCOPE_TEST(TestTheoryView)
#include "test_theory_view.moc"
