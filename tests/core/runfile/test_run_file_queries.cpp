// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the queries of docs/run-file.md against a run file.
#include "core/runfile/run_writer.h"
#include "tests/support/places.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <SQLiteCpp/SQLiteCpp.h>
#include <algorithm>
#include <cmath>

namespace scalescope {

using graph::Node;

class TestRunFileQueries : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::string m_file;
    std::shared_ptr<graph::Run> m_run;
    QStringList m_queries;

    /// Rows as text, columns joined by '|'.
    QStringList answer(int query)
    {
        SQLite::Database database(m_file);
        SQLite::Statement statement(database, m_queries.at(query).toStdString());
        QStringList rows;
        while (statement.executeStep()) {
            QStringList columns;
            for (int i = 0; i < statement.getColumnCount(); ++i) {
                const SQLite::Column column = statement.getColumn(i);
                columns << (column.isFloat() ? QString::number(column.getDouble(), 'g', 10)
                                             : QString::fromStdString(column.getString()));
            }
            rows << columns.join('|');
        }
        return rows;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QFile document(scalescope::tests::sourcePath("docs/run-file.md"));
        QVERIFY(document.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(document.readAll());
        auto blocks = QRegularExpression("```sql\n(.*?)```", QRegularExpression::DotMatchesEverythingOption)
                          .globalMatch(text);
        while (blocks.hasNext())
            m_queries << blocks.next().captured(1);

        m_run = tests::sampleRun(2);
        m_file = m_folder.filePath("queries.scales").toStdString();
        auto writer = runfile::RunWriter::create(m_file);
        QVERIFY(writer.has_value());
        for (const Node& node : m_run->graph.nodes)
            writer->addNode(node);
        double ratio = 30;
        for (const std::size_t index : {5, 9}) {
            graph::QuantizedTensor tensor;
            tensor.provenance = m_run->graph.nodes[index].provenance;
            tensor.role = graph::ProductTensor::Input;
            tensor.format = "e4m3fn";
            tensor.numel = 200;
            tensor.flushed = 3;
            tensor.signalToNoise = ratio;
            ratio = 20.5;
            writer->addQuantized(tensor);
        }
        QVERIFY(writer->finish(graph::RunStatus::Done).has_value());
    }

    void theDocumentHasFourQueries() { QCOMPARE(m_queries.size(), 4); }

    void theFirstFindsTheLargestForwardValues()
    {
        std::vector<const Node*> nodes;
        for (const Node& node : m_run->graph.nodes)
            if (node.forward.metric)
                nodes.push_back(&node);
        std::stable_sort(nodes.begin(), nodes.end(), [](const Node* a, const Node* b) {
            return a->forward.metric->statistics.absMax > b->forward.metric->statistics.absMax;
        });
        const QStringList rows = answer(0);
        QCOMPARE(rows.size(), 10);
        for (int i = 0; i < rows.size(); ++i) {
            const QStringList columns = rows[i].split('|');
            QCOMPARE(columns[2],
                     QString::number(nodes[static_cast<std::size_t>(i)]->forward.metric->statistics.absMax,
                                     'g', 10));
            QVERIFY(m_run->graph.findByName(columns[0].toStdString()));
        }
    }

    void theSecondFindsTheSmallestGradients()
    {
        std::vector<const Node*> nodes;
        for (const Node& node : m_run->graph.nodes)
            if (node.kind == graph::NodeKind::Op && node.backward.metric &&
                node.backward.metric->statistics.meanAbs < 0x1p-14)
                nodes.push_back(&node);
        std::stable_sort(nodes.begin(), nodes.end(), [](const Node* a, const Node* b) {
            return a->backward.metric->statistics.meanAbs < b->backward.metric->statistics.meanAbs;
        });
        QStringList expected;
        for (const Node* node : nodes)
            expected << QString::fromStdString(node->name + "|" + node->target) + "|" +
                            QString::number(std::log2(node->backward.metric->statistics.meanAbs), 'g', 10) +
                            "|0";
        QVERIFY(!expected.isEmpty());
        QCOMPARE(answer(1), expected);
    }

    void theThirdFindsWhatChangesTheScale()
    {
        std::vector<std::pair<double, const Node*>> found;
        for (const Node& node : m_run->graph.nodes) {
            double largest = 0;
            for (const auto input : m_run->graph.inputsOf(node.id))
                if (const auto& metric = m_run->graph.find(input)->forward.metric)
                    largest = std::max(largest, metric->statistics.meanAbs);
            if (node.kind != graph::NodeKind::Op || !node.forward.metric || largest == 0)
                continue;
            const double ratio = node.forward.metric->statistics.meanAbs / largest;
            if (std::abs(std::log2(ratio)) > 3)
                found.emplace_back(ratio, &node);
        }
        std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) {
            return std::abs(std::log2(a.first)) > std::abs(std::log2(b.first));
        });
        QStringList expected;
        for (const auto& [ratio, node] : found)
            expected << QString::fromStdString(node->name + "|" + node->target) + "|" +
                            QString::number(ratio, 'g', 10);
        QVERIFY(!expected.isEmpty());
        QCOMPARE(answer(2), expected);
    }

    void theFourthFindsWhatAFormatTreatsWorst()
    {
        const QString worst = QString::fromStdString(m_run->graph.nodes[9].name);
        const QString best = QString::fromStdString(m_run->graph.nodes[5].name);
        const QStringList expected = {worst + "|fwd|input|e4m3fn|20.5|1.5",
                                      best + "|fwd|input|e4m3fn|30|1.5"};
        QCOMPARE(answer(3), expected);
    }
};

} // namespace scalescope

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::TestRunFileQueries)
#include "test_run_file_queries.moc"
