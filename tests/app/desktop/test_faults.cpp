// SPDX-License-Identifier: GPL-3.0-or-later
// Models with a fault each, which reference/make_faulty_models.py plants: the first of the problems is the
// fault, and without it there is none.
#include "core/runfile/run_reader.h"
#include "core/sheet/run_analysis.h"
#include "tests/app/torch_python.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"
#include "widgets/models/display.h"
#include "widgets/models/message_text.h"

#include <QTemporaryDir>
#include <QTest>

namespace scalescope::tests {

class TestFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theFirstProblemIsTheFault_data();
    void theFirstProblemIsTheFault();

private:
    [[nodiscard]] sheet::ViewState runOf(const QString& model) const;

    QTemporaryDir m_folder;
    QJsonObject m_faults;
};

void TestFaults::initTestCase()
{
    const QString python = pythonWithTorch();
    SKIP_WITHOUT_TORCH(python);
    const QString controller = sourcePath("tests/reference/make_faulty_models.py");
    QVERIFY(outputOf(python, {"-B", controller, m_folder.path()}));
    QFile faults(m_folder.filePath("faults.json"));
    QVERIFY(faults.open(QFile::ReadOnly));
    m_faults = QJsonDocument::fromJson(faults.readAll()).object();
    QVERIFY(m_faults.size() > 10);
}

void TestFaults::theFirstProblemIsTheFault_data()
{
    QTest::addColumn<QString>("model");
    for (auto fault = m_faults.begin(); fault != m_faults.end(); ++fault)
        QTest::newRow(qPrintable(fault.key())) << fault.key();
}

/// The run as it is looked at when it is opened.
sheet::ViewState TestFaults::runOf(const QString& model) const
{
    const QString file = m_folder.filePath(model + ".scales");
    sheet::ViewState state;
    if (!outputOf(programPath("scalescope"), {"run", m_folder.filePath(model + ".pt"), "--inputs",
                                              m_folder.filePath(model + ".inputs.json"), "--output", file}))
        return state;
    auto run = runfile::readRun(file.toStdString());
    if (run)
        state.run = std::make_shared<const graph::Run>(std::move(run.value()));
    return state;
}

void TestFaults::theFirstProblemIsTheFault()
{
    QFETCH(QString, model);
    const QJsonObject fault = m_faults[model].toObject();
    const sheet::RunAnalysis analysis(runOf(model));
    QVERIFY(!analysis.state().run->graph.nodes.empty());
    const auto rows = analysis.problems();
    QStringList told;
    for (const sheet::ProblemRow& row : rows->top())
        told << widgets::placeText(row) + ": " + widgets::messageText(row.problem);
    const QString all = told.join('\n');
    if (fault.isEmpty()) {
        QVERIFY2(rows->count() == 0, qPrintable(all));
        return;
    }
    QVERIFY(!rows->top().empty());
    const sheet::ProblemRow& first = rows->top().front();
    const QString place = widgets::placeText(first).section(QStringLiteral(" ×"), 0, 0);
    QVERIFY2(place == fault["path"].toString(), qPrintable(all));
    QVERIFY2(QString::fromStdString(first.problem.id) == fault["id"].toString(), qPrintable(all));
    if (first.scale) {
        const bool isGradient = first.scale->direction == graph::Direction::Backward;
        QVERIFY2(isGradient == (fault["direction"].toString() == "gradient"), qPrintable(all));
    }
}

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestFaults)
#include "test_faults.moc"
