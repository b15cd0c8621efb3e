// SPDX-License-Identifier: GPL-3.0-or-later
// Runs of models that the program made, compared: with themselves, with their fp8 variants, and two exports
// of one model. The ratios are checked against the tables that export writes of each run.
#include "core/runfile/run_reader.h"
#include "core/sheet/tables.h"
#include "tests/app/cli/program.h"
#include "tests/support/manifest.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>

using namespace scalescope;

namespace {

constexpr const char* statistics[] = {"mean_abs", "abs_mean", "std", "abs_max", "abs_min", "rms"};

using Rows = std::vector<std::map<QString, QString>>; ///< a table by the names of its columns

/// A table of ours as CSV; names of nodes hold no line ends.
Rows rowsOf(const std::string& csv)
{
    const auto fieldsOf = [](const QString& line) {
        QStringList fields(1);
        bool quoted = false;
        for (const QChar character : line) {
            if (character == u'"')
                quoted = !quoted;
            else if (character == u',' && !quoted)
                fields << QString();
            else
                fields.back() += character;
        }
        return fields;
    };
    const QStringList lines = QString::fromStdString(csv).split('\n', Qt::SkipEmptyParts);
    const QStringList names = fieldsOf(lines.value(0));
    Rows rows;
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const QStringList fields = fieldsOf(lines[i]);
        for (qsizetype k = 0; k < names.size(); ++k) {
            if (k == 0)
                rows.emplace_back();
            rows.back()[names[k]] = fields.value(k);
        }
    }
    return rows;
}

using Nodes = std::map<std::pair<QString, QString>, std::map<QString, QString>>; ///< by id and direction

bool isOperator(const std::map<QString, QString>& row)
{
    return row.at("kind") == "op" && row.at("dtype").contains("float");
}

/// The floating operators of a run.
int operatorsOf(const Nodes& nodes)
{
    int count = 0;
    for (const auto& [key, row] : nodes)
        count += key.second == "fwd" && isOperator(row) ? 1 : 0;
    return count;
}

/// Whether a NaN is a tensor's own, not that of a statistic which there is none of.
bool hasNonFinite(const std::map<QString, QString>& node)
{
    return node.at("nans").toInt() + node.at("pos_infs").toInt() + node.at("neg_infs").toInt() > 0;
}

/// What M_log2 must be, from the rows of the two tables.
QString expectedRatio(const std::map<QString, QString>& nodeA, const std::map<QString, QString>& nodeB,
                      const QString& name)
{
    const QString& a = nodeA.at(name);
    const QString& b = nodeB.at(name);
    if (a.isEmpty() || b.isEmpty() || a.toDouble() == 0 || b.toDouble() == 0)
        return {};
    if ((a == "nan" && !hasNonFinite(nodeA)) || (b == "nan" && !hasNonFinite(nodeB)))
        return {};
    if (a == b && a != "nan")
        return "0";
    return QString::number(std::log2(b.toDouble()) - std::log2(a.toDouble()));
}

bool isSameRatio(const QString& ratio, const QString& expected)
{
    if (ratio.isEmpty() || expected.isEmpty() || expected == "0" || !std::isfinite(expected.toDouble()))
        return ratio == expected;
    return std::abs(ratio.toDouble() - expected.toDouble()) <=
           1e-4 * std::max(1.0, std::abs(expected.toDouble()));
}

} // namespace

class TestCompareModels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void alignsExamplesWithTheirVariants_data();
    void alignsExamplesWithTheirVariants();
    void alignsRealModelsWithTheirVariants_data();
    void alignsRealModelsWithTheirVariants();
    void alignsScriptedAndTraced_data();
    void alignsScriptedAndTraced();

private:
    /// What a comparison's table says of the floating operators, once its ratios are right.
    struct Counts
    {
        int operatorsA = 0;
        int operatorsB = 0;
        int matched = 0;
        int byProvenance = 0; ///< of them: those that the surest rule matched
        int rowsNotMatched = 0;
        int ratiosNotZero = 0;
    };

    void run(const QString& model, const QString& inputs, const QString& output, const QStringList& more = {})
    {
        m_ended = m_program.run(
            QStringList{"run", model, "--inputs", inputs, "-o", output, "--progress", "none"} + more);
    }

    static Nodes nodesOf(const graph::Run& run)
    {
        Nodes nodes;
        for (auto& row : rowsOf(sheet::nodesCsv(run.graph)))
            nodes[{row.at("id"), row.at("direction")}] = row;
        return nodes;
    }

    /// The floating operators whose pairs are sure.
    static int matchedByProvenance(const compare::Comparison& comparison)
    {
        int count = 0;
        for (std::size_t i = 0; i < comparison.alignment.rows.size(); ++i) {
            const auto& aligned = comparison.alignment.rows[i];
            const graph::Node& node = comparison.node(i);
            const bool isSure =
                aligned.status() == compare::Status::Matched && aligned.by == compare::MatchedBy::Provenance;
            count += isSure && node.kind == graph::NodeKind::Op && node.floating ? 1 : 0;
        }
        return count;
    }

    void compareRuns(const QString& a, const QString& b, Counts& counts)
    {
        const auto runA = runfile::readRun(m_program.folder.filePath(a).toStdString());
        const auto runB = runfile::readRun(m_program.folder.filePath(b).toStdString());
        QVERIFY(runA && runB);
        const auto comparison = compare::compare(std::make_shared<const graph::Run>(*runA),
                                                 std::make_shared<const graph::Run>(*runB));
        const Nodes inA = nodesOf(*comparison.a);
        const Nodes inB = nodesOf(*comparison.b);
        counts = {operatorsOf(inA), operatorsOf(inB)};
        counts.byProvenance = matchedByProvenance(comparison);
        for (const auto& row : rowsOf(sheet::comparisonCsv(comparison))) {
            const QString direction = row.at("direction");
            const auto nodeA = inA.find({row.at("id_a"), direction});
            const auto nodeB = inB.find({row.at("id_b"), direction});
            const bool isMatched = row.at("status") == "matched";
            counts.rowsNotMatched += isMatched ? 0 : 1;
            counts.matched +=
                isMatched && direction == "fwd" && isOperator(inA.at({row.at("id_a"), direction})) ? 1 : 0;
            for (const QString name : statistics) {
                const QString before = nodeA != inA.end() ? nodeA->second.at(name) : QString();
                const QString after = nodeB != inB.end() ? nodeB->second.at(name) : QString();
                QCOMPARE(row.at(name + "_a"), before);
                QCOMPARE(row.at(name + "_b"), after);
                const QString ratio = row.at(name + "_log2");
                const bool isPair = nodeA != inA.end() && nodeB != inB.end();
                QVERIFY2(isSameRatio(ratio,
                                     isPair ? expectedRatio(nodeA->second, nodeB->second, name) : QString()),
                         qPrintable(QString("%1 of %2: %3").arg(name, row.at("name"), ratio)));
                counts.ratiosNotZero += ratio.isEmpty() || ratio == "0" || ratio == "nan" ? 0 : 1;
            }
        }
    }

    /// A model's run compared with itself and with its variants'.
    void checkVariants(const QString& model, const QString& inputs, const QStringList& more = {})
    {
        run(model, inputs, "a.scales", more);
        QVERIFY2(m_ended.status == 0, qPrintable(m_ended.errors));
        Counts self;
        compareRuns("a.scales", "a.scales", self);
        QCOMPARE(self.rowsNotMatched, 0);
        QCOMPARE(self.ratiosNotZero, 0);
        run(model, inputs, "b.scales", more + QStringList{"--transform", "fp8"});
        QVERIFY2(m_ended.status == 0, qPrintable(m_ended.errors));
        checkVariant();
        run(model, inputs, "b.scales", more + QStringList{"--transform", "unit_scale:extended"});
        if (m_ended.status == 4 && m_ended.errors.startsWith("The transform "))
            return; // quantized, frozen, or without an operator that has a rule
        QVERIFY2(m_ended.status == 0, qPrintable(m_ended.errors));
        // Of functions that a model writes out, product and bias or x / (1 + |x|), the variant has one
        // operator.
        checkVariant(0.5);
    }

    void checkVariant(double leastMatched = 0.95)
    {
        Counts variant;
        compareRuns("a.scales", "b.scales", variant);
        QVERIFY2(variant.matched >= leastMatched * variant.operatorsA,
                 qPrintable(QString("%1 of %2 operators").arg(variant.matched).arg(variant.operatorsA)));
        // Transforms keep the provenance of what they leave and replace: no rule has to guess.
        QVERIFY2(
            variant.byProvenance >= leastMatched * variant.operatorsA,
            qPrintable(QString("%1 of %2 by provenance").arg(variant.byProvenance).arg(variant.operatorsA)));
    }

    tests::Program m_program;
    tests::Ended m_ended;
    std::vector<tests::ManifestRow> m_rows;
};

void TestCompareModels::alignsExamplesWithTheirVariants_data()
{
    QTest::addColumn<QString>("model");
    for (const QFileInfo& file : QDir(scalescope::tests::examplePath()).entryInfoList({"*.pt"}))
        QTest::newRow(qPrintable(file.completeBaseName() + " with its fp8 variant"))
            << file.completeBaseName();
}

void TestCompareModels::alignsExamplesWithTheirVariants()
{
    QFETCH(QString, model);
    const QString path = scalescope::tests::examplePath(model);
    checkVariants(path + ".pt", path + ".inputs.json");
}

void TestCompareModels::alignsRealModelsWithTheirVariants_data()
{
    QTest::addColumn<std::size_t>("index");
    m_rows = tests::manifestRows("2.13.0");
    if (m_rows.empty())
        QSKIP("The folder ../shared/models is not here.");
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].loads.starts_with("yes") && m_rows[i].forward.starts_with("yes"))
            QTest::addRow("%s with its fp8 variant", m_rows[i].file.c_str()) << i;
}

void TestCompareModels::alignsRealModelsWithTheirVariants()
{
    QFETCH(std::size_t, index);
    const tests::ManifestRow& row = m_rows[index];
    const std::string inputs = tests::inputsDocument(row, m_program.folder.path().toStdString()).dump();
    const QString path = m_program.file("inputs.json", QByteArray::fromStdString(inputs));
    checkVariants(QString::fromStdString(row.path), path, {"--method", QString::fromStdString(row.method)});
}

void TestCompareModels::alignsScriptedAndTraced_data()
{
    QTest::addColumn<QString>("model");
    const QDir folder(scalescope::tests::sourcePath("tests/data/compare"));
    for (const QFileInfo& file : folder.entryInfoList({"*.inputs.json"}))
        QTest::newRow(qPrintable(file.baseName() + ", scripted and traced"))
            << folder.filePath(file.baseName());
}

void TestCompareModels::alignsScriptedAndTraced()
{
    QFETCH(QString, model);
    for (const char* how : {"script", "trace"}) {
        run(QString("%1-%2.pt").arg(model, how), model + ".inputs.json", QString("%1.scales").arg(how));
        QVERIFY2(m_ended.status == 0, qPrintable(m_ended.errors));
    }
    Counts counts;
    compareRuns("script.scales", "trace.scales", counts);
    QVERIFY(counts.operatorsA > 0);
    QVERIFY2(counts.matched >= 0.9 * counts.operatorsA && counts.matched >= 0.9 * counts.operatorsB,
             qPrintable(QString("%1 of %2 and %3 operators")
                            .arg(counts.matched)
                            .arg(counts.operatorsA)
                            .arg(counts.operatorsB)));
}

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestCompareModels)
#include "test_compare_models.moc"
