// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theory/theory_view.h"

#include "widgets/models/joined_words.h"
#include "widgets/table/filter_field.h"
#include "widgets/table/row_delegate.h"
#include "widgets/table/whole_text.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>
#include <cmath>

namespace scalescope::widgets {

namespace {

constexpr int margin = 8;

class TheorySheet : public SheetModel
{
public:
    explicit TheorySheet(TheoryDocument* theory) : m_theory(theory)
    {
        const auto quantity = [this](int row) { return theoryQuantityText(at(row)); };
        setColumns({
            {.id = "name",
             .title = TheoryView::tr("name"),
             .text = [this](int row) { return pathText(m_titles, *node(row)); },
             .look = CellLook::Name,
             .width = 150},
            {.id = "direction",
             .title = TheoryView::tr("direction"),
             .text = [this](int row) { return directionText(at(row).direction); },
             .width = 72},
            {.id = "predicted",
             .title = TheoryView::tr("predicted"),
             .text = [this](int row) { return numberText(at(row).predicted); },
             .look = CellLook::Number,
             .width = 80,
             .sort = [this](int row) { return at(row).predicted; },
             .tip = quantity},
            {.id = "measured",
             .title = TheoryView::tr("measured"),
             .text = [this](int row) { return numberText(at(row).measured); },
             .look = CellLook::Number,
             .width = 80,
             .sort = [this](int row) { return at(row).measured; },
             .tip = quantity},
            {.id = "ratio",
             .title = TheoryView::tr("ratio"),
             .text = [this](int row) { return deviationText(at(row)); },
             .look = CellLook::Number,
             .width = 64,
             .sort = [this](int row) { return std::abs(at(row).deviation()); }, // by its distance from 1
             .tip = quantity},
            {.id = "why",
             .title = TheoryView::tr("why"),
             .text = [this](int row) { return clauses(reasonTexts(at(row))); },
             .look = CellLook::Sentence,
             .tip = [this](int row) { return reasonTexts(at(row)).join(u'\n'); }},
        });
        connect(theory, &TheoryDocument::changed, this, &TheorySheet::reload);
        reload();
    }

private:
    void reload()
    {
        beginResetModel();
        m_shown = m_theory->sharedShown();
        m_titles = m_shown ? sheet::NodeTitles(m_shown->run->graph) : sheet::NodeTitles();
        m_rows = m_shown ? m_shown->theory.deviating() : std::vector<const report::Prediction*>();
        setRows(m_rows.size());
        endResetModel();
    }

    [[nodiscard]] const report::Prediction& at(int row) const
    {
        return *m_rows[static_cast<std::size_t>(row)];
    }
    [[nodiscard]] const graph::Node* node(int row) const override
    {
        return m_shown->run->graph.find(at(row).node);
    }
    [[nodiscard]] QVariant other(int row, int column, int role) const override
    {
        if (role == ConsequenceRole)
            return at(row).isInherited;
        const CellLook look = columns()[static_cast<std::size_t>(column)].look;
        return role == DirectionRole && (look == CellLook::Word || look == CellLook::Number)
                   ? QVariant(static_cast<int>(at(row).direction))
                   : QVariant();
    }

    TheoryDocument* m_theory;
    std::shared_ptr<const RunTheory> m_shown; ///< whose rows these are
    sheet::NodeTitles m_titles;
    std::vector<const report::Prediction*> m_rows;
};

} // namespace

TheoryView::TheoryView(TheoryDocument* theory, QWidget* parent)
    : QWidget(parent),
      m_theory(theory),
      m_filter(new FilterField(this)),
      m_origins(new QToolButton(this)),
      m_table(new SheetView(new TheorySheet(theory), this)),
      m_nothing(new QLabel(this)),
      m_whole(new WholeText(
          m_table, m_table->horizontalHeader(), [this](const QModelIndex& row) { return wholeText(row); },
          this))
{
    m_origins->setText(tr("Only where it arises"));
    m_origins->setCheckable(true);
    m_origins->setToolTip(
        tr("Hides what deviates because an operand, or the gradient of a reader, does already"));
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    m_table->setAccessibleName(tr("Deviations from theory"));
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->filterBy(m_filter, &theory->document(), [this](const QModelIndex& row) {
        return !m_origins->isChecked() || !row.data(ConsequenceRole).toBool();
    });
    auto* bar = new QHBoxLayout;
    bar->setSpacing(margin);
    bar->addWidget(m_filter, 1);
    bar->addWidget(m_origins, 0, Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(margin, margin, margin, 0);
    layout->setSpacing(margin);
    layout->addLayout(bar);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_whole);
    layout->addWidget(m_nothing, 1);
    connect(m_origins, &QToolButton::toggled, m_table, &SheetView::applyFilter);
    connect(m_table->model(), &QAbstractItemModel::modelReset, this, &TheoryView::showRun);
    setTheme(Theme::light());
    showRun();
}

void TheoryView::setTheme(const Theme& theme)
{
    setPalette(theme.palette());
    m_filter->setTheme(theme);
    m_origins->setFont(theme.textFont);
    m_table->setTheme(theme);
    m_whole->setTheme(theme);
    QPalette muted = theme.palette();
    muted.setColor(QPalette::WindowText, theme.muted);
    m_nothing->setPalette(muted);
    m_nothing->setFont(theme.textFont);
    fitColumns();
}

void TheoryView::fitColumns()
{
    m_table->fitTitles();
    m_table->fitNames(0.25);
}

/// Why a row deviates, where there is no room for it in the row.
QString TheoryView::wholeText(const QModelIndex& row) const
{
    const auto text = [&row](int column) { return row.siblingAtColumn(column).data().toString(); };
    const auto isCut = [&](int column) {
        return m_table->delegate()->sizeHint({}, row.siblingAtColumn(column)).width() >
               m_table->columnWidth(column);
    };
    const SheetModel& sheet = *m_table->sheet();
    const int name = sheet.column("name");
    const int why = sheet.column("why");
    if (!isCut(name) && !isCut(why))
        return {};
    return QStringLiteral("%1, %2: %3").arg(text(name), text(sheet.column("direction")), text(why));
}

void TheoryView::showRun()
{
    const bool isKnown = m_theory->shown() != nullptr && !m_theory->shown()->theory.all().empty();
    const bool isOfRun = m_theory->shown() != nullptr;
    m_nothing->setText(
        isKnown   ? tr("Nothing deviates from unit scaling's theory by more than a factor of two.")
        : isOfRun ? tr("Unit scaling's theory predicts none of this run's scales.")
                  : tr("What deviates from unit scaling's theory is listed here after a run."));
    m_table->setVisible(count() > 0);
    m_nothing->setVisible(count() == 0);
    fitColumns();
    Q_EMIT countChanged(count());
}

} // namespace scalescope::widgets
