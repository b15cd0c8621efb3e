// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"
#include "widgets/proposals/proposal_model.h"
#include "widgets/proposals/proposals_dialog.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

namespace scalescope::widgets {

class TestProposalsDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyTensorHasARow();
    void recipesThatDoAsWellAreNamed();
    void anotherBoundProposesAnew();
    void columnsSortByTheirValues();
    void aRowSelectsItsNode();
    void chosenRowsBecomeRules();
    void allOfThemBecomeARecipe();
    void theTableIsWrittenAsTheCommandWritesIt();
    void anotherRunIsProposedFor();
    void aRunWithoutBlockMaximaSaysSo();

private:
    [[nodiscard]] bool isDone() const { return m_model->proposals() != nullptr && !m_model->isBusy(); }
    [[nodiscard]] QPushButton* button(const char* name) const
    {
        return m_dialog->findChild<QPushButton*>(name);
    }
    [[nodiscard]] QString cell(int row, const char* column) const
    {
        return m_table->model()->index(row, m_model->column(column)).data().toString();
    }
    /// The row of a tensor or gradient, in the table as it is sorted.
    [[nodiscard]] int rowOf(const QString& tensor, const QString& direction) const
    {
        for (int row = 0; row < m_table->model()->rowCount(); ++row)
            if (cell(row, "tensor") == tensor && cell(row, "direction") == direction)
                return row;
        return -1;
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<ProposalsDialog> m_dialog;
    ProposalModel* m_model = nullptr;
    QTableView* m_table = nullptr;
};

void TestProposalsDialog::init()
{
    m_dialog.reset();
    m_document = std::make_unique<Document>();
    m_document->setRun(tests::sampleRun());
    m_dialog = std::make_unique<ProposalsDialog>(m_document.get(), nullptr);
    m_model = m_dialog->findChild<ProposalModel*>();
    m_table = m_dialog->findChild<QTableView*>();
    QTRY_VERIFY(isDone());
}

void TestProposalsDialog::everyTensorHasARow()
{
    const report::Proposals expected(m_document->run().graph, m_dialog->bound());
    QCOMPARE(m_table->model()->rowCount(), static_cast<int>(expected.all().size()));
    const int row = rowOf("layers.0.k", "gradient");
    QVERIFY(row >= 0);
    QVERIFY(cell(row, "lost").endsWith(" %"));
    QVERIFY(cell(row, "sqnr").endsWith(" dB"));
    QCOMPARE(cell(row, "operands"), QString("layers.0.k: gradient of linear"));
}

void TestProposalsDialog::recipesThatDoAsWellAreNamed()
{
    const auto* proposals = m_model->proposals();
    const auto others = report::recipesAsGoodSentence(*proposals, m_document->run().graph);
    QVERIFY(others.has_value());
    const auto labels = m_dialog->findChildren<QLabel*>();
    const auto isSaid = [&](const QLabel* label) {
        return label->text().contains(QString::fromStdString(message::english(*others)));
    };
    QVERIFY(std::ranges::any_of(labels, isSaid));
}

void TestProposalsDialog::anotherBoundProposesAnew()
{
    const double before = m_model->meanBits();
    m_dialog->findChild<QComboBox*>("boundKind")->setCurrentIndex(1);
    QVERIFY(!button("recipeOfAll")->isEnabled()); // until the answer is there
    QTRY_VERIFY(isDone());
    QVERIFY((m_model->proposals()->bound() == report::ProposalBound{report::ProposalBound::Kind::Sqnr, 20}));
    m_dialog->findChild<QDoubleSpinBox*>("boundValue")->setValue(60);
    QTRY_COMPARE(m_model->proposals()->bound().value, 60.0);
    QVERIFY(m_model->meanBits() > before);
    QVERIFY(button("recipeOfAll")->isEnabled());
}

void TestProposalsDialog::columnsSortByTheirValues()
{
    for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
        m_table->sortByColumn(m_model->column("bits"), order);
        for (int row = 1; row < m_table->model()->rowCount(); ++row) {
            const double above = cell(row - 1, "bits").toDouble();
            const double below = cell(row, "bits").toDouble();
            QVERIFY(order == Qt::AscendingOrder ? above <= below : above >= below);
        }
    }
}

void TestProposalsDialog::aRowSelectsItsNode()
{
    const int row = rowOf("layers.0.k", "gradient");
    m_table->setCurrentIndex(m_table->model()->index(row, 0));
    QCOMPARE(m_document->selectedNode()->module, std::string("layers.0.k"));
}

void TestProposalsDialog::chosenRowsBecomeRules()
{
    QSignalSpy wanted(m_dialog.get(), &ProposalsDialog::rulesWanted);
    QVERIFY(!button("addToRecipe")->isEnabled());
    m_table->selectRow(rowOf("layers.0.norm1", "gradient")); // no product's result
    QVERIFY(!button("addToRecipe")->isEnabled());
    m_table->selectRow(rowOf("layers.0.norm1", "forward"));
    QVERIFY(button("addToRecipe")->isEnabled());
    QTest::mouseClick(button("addToRecipe"), Qt::LeftButton);
    QCOMPARE(wanted.count(), 1);
    const auto rules = wanted[0][0].value<std::vector<job::RecipeRule>>();
    QCOMPARE(rules.size(), std::size_t{3}); // q, k and v read it
    QVERIFY(rules[0].operand == job::Operand::Input);
}

void TestProposalsDialog::allOfThemBecomeARecipe()
{
    QSignalSpy wanted(m_dialog.get(), &ProposalsDialog::recipeWanted);
    QTest::mouseClick(button("recipeOfAll"), Qt::LeftButton);
    QCOMPARE(wanted.count(), 1);
    const auto recipe = wanted[0][0].value<job::Recipe>();
    QVERIFY(recipe == m_model->proposals()->recipe());
    QVERIFY(job::check(recipe).has_value());
}

void TestProposalsDialog::theTableIsWrittenAsTheCommandWritesIt()
{
    const QTemporaryDir folder;
    const auto content = [&](const char* name) {
        m_dialog->exportTo(folder.filePath(name));
        QFile file(folder.filePath(name));
        return file.open(QFile::ReadOnly) ? file.readAll().toStdString() : std::string();
    };
    const graph::Graph& graph = m_document->run().graph;
    const report::Proposals proposals(graph, m_dialog->bound());
    QCOMPARE(content("p.csv"), report::proposalsCsv(proposals, graph));
    QCOMPARE(content("p.json"), report::proposalsJson(proposals, graph));
}

void TestProposalsDialog::anotherRunIsProposedFor()
{
    const int before = m_table->model()->rowCount();
    m_document->setRun(tests::sampleRun(3));
    QTRY_VERIFY(isDone() && m_table->model()->rowCount() > before);
    QVERIFY(rowOf("layers.2.k", "gradient") >= 0);
}

void TestProposalsDialog::aRunWithoutBlockMaximaSaysSo()
{
    const auto says = [this] {
        const auto labels = m_dialog->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [](const QLabel* label) {
            return label->text().contains("whose block maxima the run does not have");
        });
    };
    QVERIFY(!says());
    auto run = tests::sampleRun();
    for (graph::Node& node : run->graph.nodes) {
        if (!node.forward.metric)
            continue;
        auto older = std::make_shared<graph::Metric>(*node.forward.metric);
        older->blockMaxima = {};
        node.forward.metric = older;
    }
    m_document->setRun(run);
    QTRY_VERIFY(isDone() && says());
}

} // namespace scalescope::widgets

SCALESCOPE_TEST(scalescope::widgets::TestProposalsDialog)
#include "test_proposals_dialog.moc"
