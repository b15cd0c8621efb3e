// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/causes/causes_view.h"

#include "core/message/say_run.h"
#include "core/report/text/error_sentence.h"
#include "widgets/models/error_text.h"
#include "widgets/models/plain_text.h"
#include "widgets/table/row_delegate.h"

#include <QComboBox>
#include <QDoubleValidator>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

namespace scalescope::widgets {

namespace {

constexpr int targetLength = 16; ///< characters
constexpr int leastTarget = 72;  ///< where there is less room
constexpr int boundWidth = 104;
constexpr double mostOfAWhole = 1.005; ///< written as 100 %
constexpr int fieldMargins = 28;       ///< of a line of text
constexpr int shareNumberWidth = 56;   ///< "1000 %"

QString errorNumber(double error)
{
    return std::isinf(error) ? CausesView::tr("no bound", "of an error") : QString::number(error, 'g', 3);
}

QString roleText(job::Operand operand)
{
    switch (operand) {
    case job::Operand::Input:
        return CausesView::tr("input", "an operand");
    case job::Operand::Weight:
        return CausesView::tr("weight", "an operand");
    case job::Operand::Gradient:
        break;
    }
    return CausesView::tr("gradient", "an operand");
}

/// "weight of linear in encoder.fc", or the module's path; "the model" for its own.
QString groupText(const job::GroupMeasured& group)
{
    QString module =
        group.module.empty() ? CausesView::tr("the model") : QString::fromStdString(group.module);
    if (!group.operand)
        return module;
    return CausesView::tr("%1 of %2 in %3", "an operand, its operator and module")
        .arg(roleText(*group.operand), QString::fromStdString(group.op).section(QStringLiteral("::"), -1),
             module);
}

/// A bar, and the share's number beside it.
bool paintCell(QPainter& painter, const QRect& cell, const QModelIndex& index, const Theme& theme)
{
    const QVariant share = index.data(SortRole);
    if (index.column() != 0 || !share.isValid())
        return false;
    const QRectF room = QRectF(cell).adjusted(6, 5, -6 - shareNumberWidth, -5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.rail);
    painter.drawRect(room);
    painter.setBrush(theme.shareColour(share.toDouble()));
    const double part = std::min(1.0, share.toDouble());
    painter.drawRect(QRectF(room.topLeft(), QSizeF(room.width() * part, room.height())));
    painter.setPen(theme.text);
    painter.setFont(theme.numberFont);
    painter.drawText(cell.adjusted(0, 0, -6, 0), Qt::AlignRight | Qt::AlignVCenter, index.data().toString());
    return true;
}

bool hasLoss(const graph::Run& run)
{
    return job::usualTarget(run.facts.backward).kind == job::BisectTarget::Kind::Loss;
}

bool hasBackwardFailed(const graph::Run& run)
{
    return std::ranges::any_of(run.problems, [](const graph::Problem& problem) {
        return problem.id == say::backwardFailed.form.problem;
    });
}

/// What the model computes, where there is no loss, or no gradient to look at.
const graph::Node* outputInstead(const graph::Run& run)
{
    const auto& nodes = run.graph.nodes;
    if (hasLoss(run) &&
        std::ranges::any_of(nodes, [](const graph::Node& node) { return bool(node.backward.metric); }))
        return nullptr;
    const auto output = std::ranges::find_if(nodes, [](const graph::Node& node) {
        return node.kind == graph::NodeKind::Output && node.floating && node.forward.metric != nullptr;
    });
    return output == nodes.end() ? nullptr : &*output;
}

/// A loss tells little of what a format costs: where parameters have gradients, those come first.
job::BisectTarget firstTarget(const graph::Run& run)
{
    const bool hasGradients = std::ranges::any_of(run.graph.nodes, [](const graph::Node& node) {
        return node.kind == graph::NodeKind::Parameter && node.backward.metric != nullptr;
    });
    if (hasGradients && !hasBackwardFailed(run))
        return {job::BisectTarget::Kind::Gradients};
    if (const graph::Node* output = outputInstead(run))
        return {job::BisectTarget::Kind::Tensor, output->name, graph::Direction::Forward};
    return job::usualTarget(run.facts.backward);
}

/// Numbers from 0 on, with a point; a comma that is typed becomes one.
class BoundValidator : public QDoubleValidator
{
public:
    explicit BoundValidator(QObject* parent) : QDoubleValidator(0, 1e300, 300, parent)
    {
        setLocale(QLocale::c());
    }
    State validate(QString& text, int& position) const override
    {
        text.replace(QLatin1Char(','), QLatin1Char('.'));
        return QDoubleValidator::validate(text, position);
    }
};

} // namespace

/// The groups of a bisection, the largest share first, with the step at which each was kept. Groups that were
/// opened are left out: their parts are rows.
class CausesSheet : public SheetModel
{
public:
    CausesSheet();
    void setBisection(const bisect::Bisection& bisection)
    {
        beginResetModel();
        m_rows = bisect::bisectionRows(bisection);
        std::erase_if(m_rows, [](const bisect::BisectionRow& row) { return row.ranked.isOpened; });
        setRows(m_rows.size());
        endResetModel();
    }
    [[nodiscard]] const job::GroupMeasured& group(int row) const { return at(row).ranked.group; }
    /// Whether any operand is kept exact: else the column says nothing.
    [[nodiscard]] bool hasKept() const
    {
        return std::ranges::any_of(m_rows, [](const bisect::BisectionRow& row) { return row.step > 0; });
    }
    /// Of the rows that were measured; above 1 where errors cancel each other.
    [[nodiscard]] double sumOfShares() const
    {
        double sum = 0;
        for (const bisect::BisectionRow& row : m_rows)
            sum += row.isMeasured ? row.ranked.share : 0;
        return sum;
    }

private:
    [[nodiscard]] const bisect::BisectionRow& at(int row) const
    {
        return m_rows.at(static_cast<std::size_t>(row));
    }
    /// Errors of other operands cancel a part of this one's.
    [[nodiscard]] bool isMoreThanAll(int row) const { return at(row).isMeasured && at(row).ranked.share > 1; }
    [[nodiscard]] QString shareOf(int row) const;
    [[nodiscard]] QString errorText(int row, std::optional<double> job::GroupMeasured::*error) const
    {
        return at(row).isMeasured ? errorNumber(bisect::errorOf(group(row).*error)) : QString();
    }
    [[nodiscard]] QString keptText(int row) const;
    [[nodiscard]] QVariant other(int row, int /*column*/, int role) const override
    {
        return role == ModulePathRole ? QVariant(QString::fromStdString(group(row).module)) : QVariant();
    }

    std::vector<bisect::BisectionRow> m_rows;
};

CausesSheet::CausesSheet()
{
    const auto where = [this](int row) { return groupText(group(row)); };
    const auto whyMore = [this](int row) {
        return isMoreThanAll(row)
                   ? shareText(at(row).ranked.share) + QStringLiteral(" · ") +
                         CausesView::tr("More than the whole: errors of other operands cancel a part of it")
                   : QString();
    };
    setColumns({
        {.id = "share",
         .title = CausesView::tr("Share"),
         .text = [this](int row) { return shareOf(row); },
         .look = CellLook::Number,
         .width = 112,
         .about =
             CausesView::tr("The part of the error that this causes: the mean of what it brings by itself "
                            "and what leaving it out takes away."),
         .sort = [this](int row) { return at(row).isMeasured ? QVariant(at(row).ranked.share) : QVariant(); },
         .tip = whyMore},
        {.id = "where",
         .title = CausesView::tr("What is rounded"),
         .text = where,
         .look = CellLook::Name,
         .about = CausesView::tr("A module with all that is rounded in it, or one operand."),
         .tip = where},
        {.id = "operands",
         .title = CausesView::tr("Operands"),
         .text = [this](int row) { return QString::number(group(row).operands); },
         .look = CellLook::Number,
         .width = 92,
         .about = CausesView::tr("How many operands it has.")},
        {.id = "alone",
         .title = CausesView::tr("Alone"),
         .text = [this](int row) { return errorText(row, &job::GroupMeasured::alone); },
         .look = CellLook::Number,
         .width = 88,
         .about = CausesView::tr(
             "How large the error is when this alone is rounded, and all else has full precision.")},
        {.id = "without",
         .title = CausesView::tr("Without"),
         .text = [this](int row) { return errorText(row, &job::GroupMeasured::without); },
         .look = CellLook::Number,
         .width = 88,
         .about = CausesView::tr(
             "How large the error is when all is rounded without this, which has full precision.")},
        {.id = "kept",
         .title = CausesView::tr("Kept"),
         .text = [this](int row) { return keptText(row); },
         .width = 120,
         .about = CausesView::tr("At which step the search gave this full precision to come below the bound, "
                                 "and how large the error was then.")},
    });
}

/// How far above the whole says nothing, where errors cancel.
QString CausesSheet::shareOf(int row) const
{
    if (!at(row).isMeasured)
        return {};
    return isMoreThanAll(row) ? QStringLiteral("> ") + shareText(1) : shareText(at(row).ranked.share);
}

QString CausesSheet::keptText(int row) const
{
    const bisect::BisectionRow& kept = at(row);
    if (kept.step == 0)
        return {};
    return kept.error ? CausesView::tr("%1: %2 left", "number of a step, the error after it")
                            .arg(kept.step)
                            .arg(errorNumber(*kept.error))
                      : CausesView::tr("kept", "in full precision");
}

CausesView::CausesView(Document* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_titles(document->titles()),
      m_sheet(new CausesSheet),
      m_target(new QComboBox(this)),
      m_bound(new QLineEdit(this)),
      m_state(new QLabel(this)),
      m_start(new QPushButton(this)),
      m_recipe(new QPushButton(tr("Use recipe"), this)),
      m_save(new QPushButton(tr("Save table…"), this)),
      m_table(new SheetView(m_sheet, this)),
      m_meaning(new QLabel(this)),
      m_hint(new QLabel(this))
{
    setUpTable();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 0);
    layout->setSpacing(4);
    layout->addWidget(makeBar());
    layout->addLayout(makeResults());
    m_meaning->setObjectName(QStringLiteral("columnsInWords"));
    m_meaning->setTextFormat(Qt::PlainText);
    m_meaning->setWordWrap(true);
    m_meaning->setContentsMargins(4, 0, 4, 0);
    layout->addWidget(m_meaning);
    layout->addWidget(m_table, 1);
    m_hint->setObjectName(QStringLiteral("muted"));
    m_hint->setText(
        tr("Finds which rounded operands cause the error of a simulated run. What made a tensor's "
           "scale is in Waterfall."));
    for (QLabel* label : {m_state, m_hint})
        label->setTextFormat(Qt::PlainText);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    layout->addWidget(m_hint, 1);
    connect(document, &Document::selectionChanged, this, &CausesView::updateTargets);
    connect(document, &Document::runChanged, this, [this](RunChange change) {
        m_titles = m_document->titles();
        m_isChosen = m_isChosen && change != RunChange::Another;
        updateTargets();
    });
    updateTargets();
    updateButtons();
    setTheme(Theme::light());
}

QWidget* CausesView::makeBar()
{
    auto* bar = new QWidget(this);
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(4, 0, 4, 0);
    auto* errorOf = new QLabel(tr("Error of"), bar);
    auto* atMost = new QLabel(tr("at most"), bar);
    errorOf->setBuddy(m_target);
    atMost->setBuddy(m_bound);
    m_target->setObjectName(QStringLiteral("target"));
    m_target->setAccessibleName(errorOf->text());
    m_target->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_target->setMinimumContentsLength(targetLength);
    m_target->setMinimumWidth(leastTarget);
    m_bound->setObjectName(QStringLiteral("bound"));
    m_bound->setAccessibleName(tr("Bound of the error"));
    m_bound->setPlaceholderText(tr("no bound"));
    m_bound->setToolTip(
        tr("With a bound the operands are found that it takes to keep in full precision: of the loss "
           "relative to it, of gradients 1 - cosine, of a tensor its relative error"));
    const int placeholder = m_bound->fontMetrics().horizontalAdvance(m_bound->placeholderText());
    m_bound->setFixedWidth(std::max(boundWidth, placeholder + fieldMargins));
    m_bound->setValidator(new BoundValidator(m_bound));
    m_start->setObjectName(QStringLiteral("main"));
    m_recipe->setObjectName(QStringLiteral("recipe"));
    m_recipe->setToolTip(
        tr("Simulates the formats with a rule for each operand that is kept; which these are is "
           "found where \"at most\" names a bound"));
    m_save->setObjectName(QStringLiteral("save"));
    m_state->setObjectName(QStringLiteral("state"));
    m_state->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    for (QWidget* part : std::initializer_list<QWidget*>{errorOf, m_target, atMost, m_bound, m_start})
        layout->addWidget(part);
    layout->addStretch(1);
    connect(m_target, &QComboBox::activated, this, [this] { m_isChosen = true; });
    connect(m_start, &QPushButton::clicked, this, &CausesView::startOrStop);
    connect(m_bound, &QLineEdit::returnPressed, m_start, &QPushButton::click);
    connect(m_recipe, &QPushButton::clicked, this, &CausesView::recipeAsked);
    connect(m_save, &QPushButton::clicked, this, &CausesView::saveAsked);
    return bar;
}

/// In a row of their own: a longer one would take room from the panels beside this.
QHBoxLayout* CausesView::makeResults()
{
    auto* layout = new QHBoxLayout;
    layout->setContentsMargins(4, 0, 4, 0);
    layout->addWidget(m_state, 1);
    layout->addWidget(m_recipe);
    layout->addWidget(m_save);
    return layout;
}

void CausesView::setUpTable()
{
    m_table->delegate()->setPainter(paintCell);
    m_table->setAccessibleName(tr("Causes of the error"));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSortingEnabled(false);
    QHeaderView* header = m_table->horizontalHeader();
    header->setSectionResizeMode(m_sheet->column("where"), QHeaderView::Stretch);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &CausesView::selectInDocument);
    connect(m_table, &QAbstractItemView::clicked, this, &CausesView::selectInDocument);
}

void CausesView::setTheme(const Theme& theme)
{
    setPalette(theme.palette());
    m_table->setTheme(theme);
    m_meaning->setFont(theme.detailFont);
}

/// The whole run's errors, and the selected tensor's.
void CausesView::updateTargets()
{
    const job::BisectTarget chosen = m_isChosen ? target() : firstTarget(m_document->run());
    m_target->clear();
    using Kind = job::BisectTarget::Kind;
    const auto add = [this](const QString& text, const job::BisectTarget& target) {
        m_target->addItem(text, QVariant::fromValue(target));
    };
    if (hasLoss(m_document->run()))
        add(startLabel(m_document->run()), {Kind::Loss});
    const graph::Node* output = outputInstead(m_document->run());
    if (output != nullptr)
        add(tr("%1, forward", "a tensor").arg(pathText(*m_titles, *output)),
            {Kind::Tensor, output->name, graph::Direction::Forward});
    add(tr("all gradients"), {Kind::Gradients});
    if (const graph::Node* node = m_document->selectedNode(); node != nullptr && node->floating) {
        const QString path = pathText(*m_titles, *node);
        if (node != output)
            add(tr("%1, forward", "a tensor").arg(path),
                {Kind::Tensor, node->name, graph::Direction::Forward});
        if (node->backward.metric)
            add(tr("%1, gradient", "a tensor").arg(path),
                {Kind::Tensor, node->name, graph::Direction::Backward});
    }
    choose(chosen);
}

job::BisectTarget CausesView::target() const
{
    return m_target->currentData().value<job::BisectTarget>();
}

void CausesView::setTarget(const job::BisectTarget& target)
{
    m_isChosen = true;
    choose(target);
}

void CausesView::choose(const job::BisectTarget& target)
{
    const int place = m_target->findData(QVariant::fromValue(target));
    const auto first = QVariant::fromValue(firstTarget(m_document->run()));
    m_target->setCurrentIndex(place >= 0 ? place : m_target->findData(first));
}

std::optional<double> CausesView::bound() const
{
    bool isNumber = false;
    const double bound = QLocale::c().toDouble(m_bound->text(), &isNumber);
    return isNumber ? std::optional(bound) : std::nullopt;
}

void CausesView::setBisection(const bisect::Bisection& bisection)
{
    m_bisection = bisection;
    m_sheet->setBisection(bisection);
    updateButtons();
}

void CausesView::setRunning(bool running, qint64 trials)
{
    m_isRunning = running;
    m_trials = trials;
    updateButtons();
}

void CausesView::setWhyNot(const QString& sentence)
{
    m_whyNot = sentence;
    updateButtons();
}

void CausesView::setRounding(const QString& sentence)
{
    m_rounding = sentence;
    updateButtons();
}

bool CausesView::isWithinBound() const
{
    return !m_isRunning && m_searchedBound && bisect::errorOf(m_bisection.start.error) <= *m_searchedBound;
}

/// Which error it is: relative ones, and of gradients how far their direction is off.
QString CausesView::errorSentence() const
{
    const double error = bisect::errorOf(m_bisection.start.error);
    switch (m_bisection.start.target.kind) {
    case job::BisectTarget::Kind::Loss:
        return (report::startsAtLoss(m_document->run()) ? tr("relative error of the loss: %1", "a number")
                                                        : tr("relative error of the output: %1", "a number"))
            .arg(error, 0, 'g', 3);
    case job::BisectTarget::Kind::Gradients:
        return tr("1 − cosine of all gradients: %1", "a number").arg(error, 0, 'g', 3);
    case job::BisectTarget::Kind::Tensor:
        break;
    }
    return tr("relative error of the tensor: %1", "a number").arg(error, 0, 'g', 3);
}

QString CausesView::summary() const
{
    QStringList parts;
    if (m_isRunning)
        parts << (m_trials > 0 ? tr("%n trials", nullptr, static_cast<int>(m_trials))
                               : tr("preparing the model"));
    if (m_bisection.isBegun)
        parts << errorSentence();
    const auto kept = static_cast<int>(bisect::keptOperands(m_bisection).size());
    if (kept > 0)
        parts << tr("%n operands kept, %1 left", "an error", kept)
                     .arg(bisect::errorLeft(m_bisection), 0, 'g', 3);
    else if (isWithinBound())
        parts << tr("within the bound");
    return parts.isEmpty() ? m_whyNot : parts.join(QStringLiteral(" · "));
}

QString CausesView::columnsInWords() const
{
    QString words = m_rounding.isEmpty() ? QString() : m_rounding + QLatin1Char(' ');
    words += tr("Alone: the error with this alone rounded. Without: with all but this rounded. Share: what "
                "it adds in both, as a part of the whole error.");
    if (m_sheet->sumOfShares() > mostOfAWhole)
        words += QLatin1Char(' ') + tr("Shares add up to more than 100 %, as errors cancel each other.");
    return words;
}

void CausesView::updateButtons()
{
    m_start->setText(m_isRunning ? tr("Stop") : tr("Find causes"));
    m_start->setEnabled(m_isRunning || m_whyNot.isEmpty());
    m_start->setToolTip(m_isRunning ? QString() : plainToolTip(m_whyNot));
    m_recipe->setEnabled(!m_isRunning && !bisect::keptOperands(m_bisection).empty());
    m_save->setEnabled(!m_bisection.groups.empty());
    m_table->setVisible(!m_bisection.groups.empty());
    m_hint->setVisible(m_bisection.groups.empty());
    m_meaning->setVisible(!m_bisection.groups.empty());
    m_table->setColumnHidden(m_sheet->column("kept"), !m_sheet->hasKept());
    m_meaning->setText(columnsInWords());
    m_state->setText(summary());
    m_state->setToolTip(plainToolTip(m_state->text()));
}

void CausesView::startOrStop()
{
    if (m_isRunning)
        Q_EMIT stopAsked();
    else
        Q_EMIT searchAsked(target(), m_searchedBound = bound());
}

/// The product whose operand it is, or the module's first node.
void CausesView::selectInDocument(const QModelIndex& current)
{
    if (!current.isValid())
        return;
    const job::GroupMeasured& group = m_sheet->group(m_table->rowOf(current));
    const auto& nodes = m_document->graph().nodes;
    const auto isOf = [&group](const graph::Node& node) {
        return node.module == group.module && (group.op.empty() || node.target == group.op);
    };
    auto found = std::ranges::find_if(nodes, isOf);
    if (found == nodes.end())
        found = std::ranges::find_if(nodes, [&group](const graph::Node& node) {
            return node.module == group.module || node.module.starts_with(group.module + ".");
        });
    if (found != nodes.end())
        m_document->select(found->id);
}

} // namespace scalescope::widgets
