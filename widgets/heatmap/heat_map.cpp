// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heat_map.h"

#include "widgets/heatmap/heat_canvas.h"
#include "widgets/heatmap/heat_maker.h"
#include "widgets/heatmap/lanes_view.h"
#include "widgets/heatmap/ramp_legend.h"
#include "widgets/models/outline_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace scalescope::widgets {

namespace {

constexpr int stripMargin = 24;
constexpr int controlSpacing = 12;
constexpr int leastView = 72;
constexpr double lanesShare = 0.4; ///< of the height, at most

} // namespace

HeatMap::HeatMap(Document* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_maker(new HeatMaker(this)),
      m_kind(new QComboBox(this)),
      m_relative(new QToolButton(this)),
      m_furthest(new QToolButton(this)),
      m_summary(new QLabel(this)),
      m_legend(new RampLegend(this)),
      m_canvas(new HeatCanvas(this)),
      m_lanes(new LanesView(this)),
      m_views(new QSplitter(Qt::Vertical, this))
{
    setObjectName(QStringLiteral("heatMap"));
    arrange();
    connect(m_maker, &HeatMaker::made, this, &HeatMap::take);
    connect(m_document, &Document::runChanged, this,
            [this](RunChange change) { m_isOther = m_isOther || change != RunChange::Grown; });
    for (const auto signal : {&Document::graphChanged, &Document::formatsChanged, &Document::quantityChanged,
                              &Document::colouringChanged})
        connect(m_document, signal, this, &HeatMap::rebuild);
    connect(m_document, &Document::selectionChanged, this, [this] { followSelection(true); });
    const auto select = [this](graph::NodeId node) { m_document->select(node); };
    connect(m_canvas, &HeatCanvas::cellActivated, this, select);
    connect(m_lanes, &LanesView::laneActivated, this, select);
    connect(m_kind, &QComboBox::activated, this, [this](int index) {
        setRows(index == 0 ? report::LayerRows::Repeated : report::LayerRows::Modules);
    });
    connect(m_relative, &QToolButton::toggled, this, &HeatMap::updateWords);
    connect(m_furthest, &QToolButton::clicked, this, [this] {
        if (const auto place = m_scene->furthest(isRelative()))
            m_document->select(m_scene->node(*place)->id);
    });
    rebuild();
}

void HeatMap::arrange()
{
    m_kind->addItem(tr("Repeated layers"));
    m_kind->addItem(tr("All modules"));
    m_kind->setAccessibleName(tr("Rows of the heat map"));
    m_kind->setToolTip(tr("Rows of the heat map"));
    m_relative->setText(tr("Over the median of the column"));
    m_relative->setCheckable(true);
    m_furthest->setObjectName(QStringLiteral("furthestCell"));
    m_furthest->setText(tr("Go to the marked corner"));
    m_summary->setObjectName(QStringLiteral("muted"));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_summary->setToolTip(
        tr("Cells with a strong outline stand out: they are further from the median of their column than 3.5 "
           "of its median absolute deviations (scaled to standard deviations), and by a factor of 2, 5 % or "
           "10 dB at least."));
    m_controls = new QBoxLayout(QBoxLayout::LeftToRight);
    m_controls->setSpacing(controlSpacing);
    m_controls->addWidget(m_kind, 0, Qt::AlignLeft);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(controlSpacing);
    buttons->addWidget(m_relative);
    buttons->addWidget(m_furthest);
    buttons->addStretch();
    m_controls->addLayout(buttons, 1);
    m_summary->setMinimumWidth(1); // else a narrow window would have to be wider for it
    auto* words = new QHBoxLayout;
    words->setSpacing(16);
    words->addWidget(m_legend, 0, Qt::AlignTop);
    words->addWidget(m_summary, 1);
    auto* strip = new QVBoxLayout;
    strip->setContentsMargins(stripMargin, 8, stripMargin, 4);
    strip->setSpacing(4);
    strip->addLayout(m_controls);
    strip->addLayout(words);
    for (QWidget* view : {static_cast<QWidget*>(m_canvas), static_cast<QWidget*>(m_lanes)})
        view->setMinimumHeight(leastView); // they scroll: they keep no window from getting lower
    m_views->addWidget(m_canvas);
    m_views->addWidget(m_lanes);
    m_lanes->hide(); // until a cell is chosen
    m_views->setStretchFactor(0, 1);
    m_views->setStretchFactor(1, 0);
    m_views->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(strip);
    layout->addWidget(m_views, 1);
}

/// The buttons are a second line where there is no room for them beside the choice of rows.
void HeatMap::fitControls()
{
    const int needed = 2 * stripMargin + 2 * controlSpacing + m_kind->sizeHint().width() +
                       m_relative->sizeHint().width() + m_furthest->sizeHint().width();
    m_controls->setDirection(width() < needed ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

/// The first time that histograms are there: afterwards as one drags it.
void HeatMap::divide()
{
    const int all = m_views->height() - m_views->handleWidth();
    const int lanes = std::clamp(static_cast<int>(all * lanesShare), m_lanes->minimumSizeHint().height(),
                                 m_lanes->sizeHint().height());
    m_views->setSizes({all - lanes, lanes});
}

void HeatMap::setTheme(const Theme& theme)
{
    m_canvas->setTheme(theme);
    m_lanes->setTheme(theme);
    m_legend->setTheme(theme);
}

HeatOptions HeatMap::options() const
{
    HeatOptions options{m_rows, isRelative(), {}};
    const auto& selected = m_canvas->painter().selected;
    if (selected && m_scene->node(*selected) != nullptr)
        options.histogramsOf = m_scene->node(*selected)->id;
    return options;
}

void HeatMap::fit()
{
    m_canvas->fit();
}

void HeatMap::zoomIn()
{
    m_canvas->zoomBy(HeatCanvas::zoomStep);
}

void HeatMap::zoomOut()
{
    m_canvas->zoomBy(1 / HeatCanvas::zoomStep);
}

void HeatMap::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitControls();
}

void HeatMap::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_isOld)
        rebuild();
}

/// One that nobody sees costs no time.
void HeatMap::rebuild()
{
    m_isOld = !isVisible();
    if (!m_isOld)
        m_maker->make(*m_document, m_rows);
}

void HeatMap::setRows(report::LayerRows rows)
{
    if (rows == m_rows)
        return;
    m_rows = rows;
    m_isOther = true;
    rebuild();
}

void HeatMap::take(const std::shared_ptr<const HeatScene>& scene)
{
    const bool isOther = std::exchange(m_isOther, false);
    m_scene = scene;
    const QString why = whyNoScalesText(m_document->run());
    m_canvas->setHint(m_document->run().graph.nodes.empty() ? tr("Run a model to see its layers here.")
                      : !why.isEmpty()                      ? why
                                                            : tr("Nothing is left to show: prune less."));
    m_canvas->setScene(scene, isOther);
    updateWords();
    const bool isKept = !isOther && m_column && *m_column < scene->medians.size();
    const auto column = isKept ? m_column : std::nullopt;
    m_column.reset(); // the histograms are others, though the column may be the same
    showLanes(column);
    followSelection(!isOther); // which is seen from the top
}

void HeatMap::updateWords()
{
    QString words = (m_scene->summary() + u' ' + m_scene->standing(isRelative())).trimmed();
    const bool hasNone = !m_scene->empty() && m_rows == report::LayerRows::Repeated &&
                         m_scene->table->kind == report::LayerRows::Modules;
    if (hasNone)
        words.prepend(tr("No layers repeat here, so the rows are modules.") + u' ');
    const QString furthest = m_scene->furthestText(isRelative());
    m_summary->setText(words);
    m_furthest->setEnabled(!furthest.isEmpty());
    m_furthest->setToolTip(furthest.isEmpty() ? tr("No tensor is out of line")
                                              : m_scene->standing(isRelative()));
    m_legend->setVisible(!m_scene->empty());
    m_relative->setEnabled(m_scene->canBeRelative());
    m_relative->setToolTip(relativeHint());
    m_legend->setRamp(m_scene->shownRamp(isRelative()));
    m_canvas->setRelative(isRelative());
}

bool HeatMap::isRelative() const
{
    return m_relative->isChecked() && m_scene->canBeRelative();
}

/// What the button does, or why it can't be pressed.
QString HeatMap::relativeHint() const
{
    if (m_scene->canBeRelative())
        return tr("Colours say how far a tensor is from the median of all layers, of two from their middle");
    return m_scene->ramp.colouring.isExponent()
               ? tr("One row has nothing to be compared with")
               : tr("Only scales are compared with the median: parts of the elements and errors say by "
                    "themselves how large they are");
}

void HeatMap::followSelection(bool isScrolled)
{
    const auto selected = m_document->selected();
    const auto place = selected && !m_scene->empty() ? m_scene->table->placeOf(*selected) : std::nullopt;
    m_canvas->setSelected(place, isScrolled);
    if (place)
        showLanes(place->column);
    m_lanes->setSelectedRow(place ? std::optional(place->row) : std::nullopt);
}

void HeatMap::showLanes(std::optional<std::size_t> column)
{
    if (column == m_column && column)
        return;
    m_column = column;
    m_lanes->setVisible(column.has_value());
    if (column && !std::exchange(m_isDivided, true))
        divide();
    m_lanes->setLanes(column ? LayerLanes(*m_document, m_scene, *column) : LayerLanes());
}

} // namespace scalescope::widgets
