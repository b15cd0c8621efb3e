// SPDX-License-Identifier: GPL-3.0-or-later
// Models that reference/make_theory_models.py makes, through the engine: where all that unit scaling's theory
// assumes holds, it is right; where one thing is broken, that is the reason.
#include "core/report/theory/theory.h"
#include "core/runfile/run_reader.h"
#include "tests/app/torch_python.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QTemporaryDir>
#include <QTest>
#include <cmath>

namespace scalescope::tests {

class TestTheoryModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void itIsRightWhereItsAssumptionsHold();
    void whatIsBrokenIsTheReason_data();
    void whatIsBrokenIsTheReason();

private:
    [[nodiscard]] graph::Run runOf(const QString& model) const;

    QTemporaryDir m_folder;
    QJsonObject m_broken;
};

void TestTheoryModels::initTestCase()
{
    const QString python = pythonWithTorch();
    SKIP_WITHOUT_TORCH(python);
    const QString maker = sourcePath("tests/reference/make_theory_models.py");
    QVERIFY(outputOf(python, {"-B", maker, m_folder.path()}));
    QFile broken(m_folder.filePath("broken.json"));
    QVERIFY(broken.open(QFile::ReadOnly));
    m_broken = QJsonDocument::fromJson(broken.readAll()).object();
    QVERIFY(m_broken.size() > 5);
}

graph::Run TestTheoryModels::runOf(const QString& model) const
{
    const QString file = m_folder.filePath(model + ".scales");
    if (!outputOf(programPath("scalescope"), {"run", m_folder.filePath(model + ".pt"), "--output", file}))
        return {};
    auto run = runfile::readRun(file.toStdString());
    return run ? std::move(run.value()) : graph::Run();
}

/// To 5 %, and what chance gives the standard deviation of so many numbers, 1/(2 n)^1/2, three times.
void TestTheoryModels::itIsRightWhereItsAssumptionsHold()
{
    const graph::Run run = runOf("holds");
    const report::Theory theory(run);
    int forward = 0;
    int backward = 0;
    for (const report::Prediction& each : theory.all()) {
        const graph::Node& node = *run.graph.find(each.node);
        const auto numel = static_cast<double>(node.metric(each.direction)->statistics.numel);
        const double apart = std::abs(each.measured / each.predicted - 1);
        const QString what = QString("%1 %2: predicted %3, measured %4")
                                 .arg(QString::fromStdString(node.name + " " + node.target),
                                      QString::fromUtf8(toString(each.direction).data()))
                                 .arg(each.predicted)
                                 .arg(each.measured);
        QVERIFY2(apart < 0.05 + 3 / std::sqrt(2 * numel), qPrintable(what));
        QVERIFY2(each.reasons.empty(), qPrintable(what));
        ++(each.direction == graph::Direction::Forward ? forward : backward);
    }
    QVERIFY(forward > 60);  // as many operators
    QVERIFY(backward > 80); // of them and of what they read
    QVERIFY(theory.deviating().empty());
}

void TestTheoryModels::whatIsBrokenIsTheReason_data()
{
    QTest::addColumn<QString>("model");
    for (auto each = m_broken.begin(); each != m_broken.end(); ++each)
        QTest::newRow(qPrintable(each.key())) << each.key();
}

void TestTheoryModels::whatIsBrokenIsTheReason()
{
    QFETCH(QString, model);
    const QJsonObject broken = m_broken[model].toObject();
    const graph::Run run = runOf(model);
    const report::Theory theory(run);
    QStringList told;
    for (const report::Prediction& each : theory.all()) {
        const std::string& target = run.graph.find(each.node)->target;
        const bool isIt =
            QString::fromStdString(target) == broken["target"].toString() &&
            QString::fromUtf8(toString(each.direction).data()) == broken["direction"].toString();
        for (const message::Clause& reason : each.reasons)
            if (isIt)
                told << QString::fromStdString(message::english(reason));
    }
    QVERIFY(!told.isEmpty());
    QVERIFY2(told.front().contains(broken["reason"].toString()), qPrintable(told.join('\n')));
}

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestTheoryModels)
#include "test_theory_models.moc"
