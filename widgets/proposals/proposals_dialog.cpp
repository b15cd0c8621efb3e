// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/proposals/proposals_dialog.h"

#include "core/report/text/sanitized_text.h"
#include "widgets/models/localized_number.h"
#include "widgets/models/whole_file.h"
#include "widgets/proposals/proposal_model.h"
#include "widgets/theme/file_question.h"
#include "widgets/theme/tab_order.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace scalescope::widgets {

namespace {

using Kind = report::ProposalBound::Kind;

constexpr double usualSqnr = 20; ///< dB

} // namespace

ProposalsDialog::ProposalsDialog(Document* document, QWidget* parent)
    : QDialog(parent),
      m_document(document),
      m_model(new ProposalModel(this)),
      m_sorted(new SheetProxy(m_model, this)),
      m_table(new QTableView(this)),
      m_summary(new QLabel(this))
{
    setWindowTitle(tr("Proposed formats"));
    setObjectName(QStringLiteral("proposals"));
    auto* about =
        new QLabel(tr("The cheapest format or scale for each tensor, as its histogram tells it. A run "
                      "with the recipe shows what it does."),
                   this);
    about->setWordWrap(true);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    setUpTable();
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(about);
    layout->addWidget(makeBound());
    layout->addWidget(m_table);
    layout->addWidget(m_summary);
    layout->addWidget(makeButtons());
    connect(m_model, &ProposalModel::changed, this, &ProposalsDialog::showProposals);
    connect(m_document, &Document::runChanged, this, &ProposalsDialog::propose);
    connect(m_document, &Document::formatsChanged, this, &ProposalsDialog::propose);
    resize(980, 520);
    changeKind();
}

QWidget* ProposalsDialog::makeBound()
{
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(tr("&Bound"), row);
    m_kind = new QComboBox(row);
    m_kind->setObjectName(QStringLiteral("boundKind"));
    m_kind->addItem(tr("Elements lost, at most"), static_cast<int>(Kind::Lost));
    m_kind->addItem(tr("SQNR, at least"), static_cast<int>(Kind::Sqnr));
    label->setBuddy(m_kind);
    m_value = new QDoubleSpinBox(row);
    m_value->setObjectName(QStringLiteral("boundValue"));
    m_value->setAccessibleName(tr("Bound"));
    m_value->setKeyboardTracking(false); // not for each digit that is typed
    layout->addWidget(label);
    layout->addWidget(m_kind);
    layout->addWidget(m_value);
    layout->addStretch();
    connect(m_kind, &QComboBox::currentIndexChanged, this, &ProposalsDialog::changeKind);
    connect(m_value, &QDoubleSpinBox::valueChanged, this, &ProposalsDialog::propose);
    return row;
}

QWidget* ProposalsDialog::makeButtons()
{
    auto* buttons = new QDialogButtonBox(this);
    const auto add = [this, buttons](const QString& text, const char* name, const auto& slot) {
        QPushButton* button = buttons->addButton(text, QDialogButtonBox::ActionRole);
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, slot);
        return button;
    };
    m_add = add(tr("&Add to recipe"), "addToRecipe", &ProposalsDialog::addChosen);
    m_add->setToolTip(tr("The chosen rows as rules of the recipe"));
    m_recipe = add(tr("&Recipe of all"), "recipeOfAll", [this] {
        if (m_model->proposals() != nullptr)
            Q_EMIT recipeWanted(m_model->proposals()->recipe());
    });
    m_recipe->setToolTip(tr("A recipe for every product of the model, to look at, save and run"));
    m_export = add(tr("&Export…"), "exportProposals", &ProposalsDialog::chooseFile);
    QPushButton* close = buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    close->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void ProposalsDialog::setUpTable()
{
    m_table->setModel(m_sorted);
    m_table->setAccessibleName(tr("Proposals"));
    m_table->setTabKeyNavigation(false);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(m_model->column("tensor"), Qt::AscendingOrder);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setResizeContentsPrecision(200); // rows that are measured
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &ProposalsDialog::updateButtons);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) {
                const QVariant node = current.data(NodeIdRole);
                if (node.isValid() && m_model->run() == &m_document->run())
                    m_document->select(node.toLongLong());
            });
}

report::ProposalBound ProposalsDialog::bound() const
{
    const auto kind = static_cast<Kind>(m_kind->currentData().toInt());
    return {kind, kind == Kind::Lost ? m_value->value() / 100 : m_value->value()};
}

void ProposalsDialog::changeKind()
{
    const bool isLost = static_cast<Kind>(m_kind->currentData().toInt()) == Kind::Lost;
    {
        const QSignalBlocker blocker(m_value);
        m_value->setDecimals(isLost ? 3 : 1);
        m_value->setRange(0, isLost ? 100 : 200);
        m_value->setSingleStep(isLost ? 0.1 : 1);
        m_value->setSuffix(isLost ? tr(" %") : tr(" dB"));
        m_value->setValue(isLost ? 100 * report::ProposalBound().value : usualSqnr);
    }
    propose();
}

void ProposalsDialog::propose()
{
    m_model->propose(m_document->sharedRun(), bound(), m_document->rangeThresholds());
    updateButtons();
}

void ProposalsDialog::showProposals()
{
    const report::Proposals& proposals = *m_model->proposals();
    QString summary = tr("Tensors and gradients: %1; bits of an element on average: %2")
                          .arg(proposals.all().size())
                          .arg(localizedNumber(m_model->meanBits(), 'f', 1));
    if (proposals.lacksBlocks())
        summary += QLatin1Char('\n') + tr("Scales of blocks are not proposed for tensors whose block maxima "
                                          "the run does not have; run the model again to record them.");
    if (const QString others = m_model->others(); !others.isEmpty())
        summary += QLatin1Char('\n') + others;
    m_summary->setText(summary);
    m_table->resizeColumnsToContents();
    const int tensor = m_model->column("tensor");
    m_table->setColumnWidth(tensor, std::min(m_table->columnWidth(tensor), width() / 3));
    updateButtons();
}

std::vector<std::size_t> ProposalsDialog::chosenRows() const
{
    std::vector<std::size_t> rows;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows())
        rows.push_back(static_cast<std::size_t>(m_sorted->mapToSource(index).row()));
    std::ranges::sort(rows);
    return rows;
}

void ProposalsDialog::updateButtons()
{
    const bool isReady = !m_model->isBusy() && m_model->rowCount() > 0;
    m_table->setEnabled(!m_model->isBusy());
    m_export->setEnabled(isReady);
    m_recipe->setEnabled(isReady);
    m_add->setEnabled(isReady && !m_model->proposals()->rules(chosenRows()).empty());
}

void ProposalsDialog::addChosen()
{
    if (m_add->isEnabled())
        Q_EMIT rulesWanted(m_model->proposals()->rules(chosenRows()));
}

/// With the names as they are, not as they are shown: the bytes that the command writes.
void ProposalsDialog::exportTo(const QString& file)
{
    const auto run = report::exactRun(m_document->sharedRun());
    const report::Proposals proposals(run->graph, m_model->proposals()->bound(),
                                      m_document->rangeThresholds());
    const std::string text = file.endsWith(QLatin1String(".json"), Qt::CaseInsensitive)
                                 ? report::proposalsJson(proposals, run->graph)
                                 : report::proposalsCsv(proposals, run->graph);
    if (const auto reason = writeWhole(file, text))
        m_summary->setText(tr("%1 was not written: %2.").arg(file, *reason));
    else
        m_summary->setText(tr("Written: %1").arg(QDir::toNativeSeparators(file)));
}

void ProposalsDialog::chooseFile()
{
    askForFile(
        this,
        {tr("Export the proposals"), QStringLiteral("proposals.csv"), tr("Tables (*.csv *.json)"), true},
        [this](const QString& file) { exportTo(file); });
}

bool ProposalsDialog::focusNextPrevChild(bool next)
{
    setTabOrderByPlace(this);
    return QDialog::focusNextPrevChild(next);
}

} // namespace scalescope::widgets
