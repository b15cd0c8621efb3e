// SPDX-License-Identifier: GPL-3.0-or-later
// Which part of a run the dialog of exports asks for, and the command that does the same.
#include "app/desktop/export/export_form.h"
#include "core/sheet/opened_state.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"
#include "widgets/models/plain_text.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

using namespace scalescope;
using namespace scalescope::app;
using namespace scalescope::widgets;

namespace {

ExportSubject subjectOf(const char* selected = nullptr)
{
    ExportSubject subject;
    subject.state = sheet::openedState(tests::sampleRun());
    subject.file = QStringLiteral("run.scales");
    if (selected != nullptr)
        for (const graph::Node& node : subject.state.run->graph.nodes)
            if (node.module == selected)
                subject.selected = node.id;
    return subject;
}

struct ExportFormFixture
{
    explicit ExportFormFixture(ExportKind of, const char* selected = nullptr)
        : kind(of), subject(subjectOf(selected))
    {
        form.setKind(kind);
    }
    [[nodiscard]] QComboBox* box(const char* name) const { return form.findChild<QComboBox*>(name); }
    [[nodiscard]] QLineEdit* field(const char* name) const { return form.findChild<QLineEdit*>(name); }
    /// What the command has behind its file.
    [[nodiscard]] QString options() const
    {
        const QString line = commandOf(subject, *kind, form.look(), QStringLiteral("p.svg")).line;
        return line.section(QStringLiteral("p.svg"), 1).trimmed();
    }
    ExportKind kind;
    ExportSubject subject;
    ExportForm form{subject, false, nullptr};
};

class TestExportForm : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aPlotHasBothDirectionsOrOne()
    {
        const ExportFormFixture fixture(&widgets::exports::plot);
        QCOMPARE(fixture.box("direction")->count(), 3);
        QCOMPARE(fixture.options(), QString());
        QVERIFY(!fixture.form.look().direction);
        fixture.box("direction")->setCurrentText(QStringLiteral("gradient"));
        QCOMPARE(fixture.options(), QString("--direction bwd"));
        fixture.box("direction")->setCurrentText(QStringLiteral("forward"));
        QCOMPARE(fixture.options(), QString("--direction fwd"));
    }

    void aGraphHasTheDirectionOfTheWindow()
    {
        ExportFormFixture fixture(&widgets::exports::graph);
        QCOMPARE(fixture.box("direction")->count(), 2);
        QCOMPARE(fixture.options(), QString());
        fixture.subject.state.colouring.direction = graph::Direction::Backward;
        fixture.form.setKind(&widgets::exports::graph);
        QCOMPARE(fixture.options(), QString("--direction bwd"));
    }

    /// Its cards have both directions.
    void aGraphHasADirectionOfItsColoursAlone()
    {
        ExportFormFixture fixture(&widgets::exports::graph);
        const auto labels = [&fixture] {
            QStringList texts;
            for (const auto* label : fixture.form.findChildren<QLabel*>())
                texts << widgets::withoutMnemonic(label->text());
            return texts;
        };
        QVERIFY(labels().contains("Colour") && !labels().contains("Direction"));
        fixture.form.setKind(&widgets::exports::heatMap);
        QVERIFY(labels().contains("Direction") && !labels().contains("Colour"));
    }

    void theWindowsHiddenNodesAreChosen()
    {
        ExportSubject subject = subjectOf();
        subject.state.pruning.targets = {"aten::gelu"};
        ExportForm form(subject, false, nullptr);
        form.setKind(&widgets::exports::graph);
        auto* box = form.findChild<QComboBox*>("pruning");
        QCOMPARE(box->currentText(), QString("as in the window"));
        QCOMPARE(form.look().pruning, std::optional(subject.state.pruning));
        box->setCurrentText(QStringLiteral("as when a run opens"));
        QCOMPARE(form.look().pruning, std::optional(prune::Options()));
        box->setCurrentText(QStringLiteral("none"));
        QCOMPARE(form.look().pruning, std::optional(prune::Options{false, std::nullopt, {}, {}}));
    }

    void modulesAroundTheSelectionAreOffered()
    {
        const ExportFormFixture fixture(&widgets::exports::graph, "layers.0.k");
        QCOMPARE(fixture.box("modules")->currentText(), QString());
        QCOMPARE(fixture.box("modules")->itemText(0), QString("^layers\\.0\\.k$"));
        QCOMPARE(fixture.box("modules")->itemText(1), QString("^layers\\.0$"));
        fixture.box("modules")->setCurrentIndex(1);
        QCOMPARE(fixture.options(), QString("--include '^layers\\.0$'"));
        QCOMPARE(fixture.form.fault(), QString());
    }

    void modulesThatAreNotThereAreAFault_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("says");
        QTest::newRow("nothing") << "nowhere"
                                 << "No tensor is left";
        QTest::newRow("no expression") << "("
                                       << "not a regular expression";
    }

    void modulesThatAreNotThereAreAFault()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, says);
        const ExportFormFixture fixture(&widgets::exports::plot);
        fixture.box("modules")->setEditText(text);
        QVERIFY2(fixture.form.fault().contains(says), qPrintable(fixture.form.fault()));
    }

    void widthsAreInCentimetresToo()
    {
        const ExportFormFixture fixture(&widgets::exports::plot);
        fixture.field("width")->setText(QStringLiteral("8.5 cm"));
        QCOMPARE(fixture.options(), QString("--width 8.5cm"));
        QCOMPARE(fixture.form.look().width, std::optional(321));
        QCOMPARE(fixture.form.pictureWidth(), QString("8.5cm"));
        fixture.field("width")->setText(QStringLiteral("3cm"));
        QVERIFY(fixture.form.fault().contains("from 320 to 10000"));
    }
};

} // namespace

SCALESCOPE_TEST(TestExportForm)
#include "test_export_form.moc"
