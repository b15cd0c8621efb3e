// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/inspector.h"

#include "core/report/problems/problems.h"
#include "widgets/histogram/histogram_export.h"
#include "widgets/inspector/neighbour_links.h"
#include "widgets/inspector/node_tables.h"
#include "widgets/inspector/node_texts.h"
#include "widgets/inspector/statistic_rows.h"
#include "widgets/inspector/theory_section.h"
#include "widgets/models/outline_text.h"
#include "widgets/models/plain_text.h"

#include <QAction>
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QScrollBar>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <utility>

namespace scalescope::widgets {

namespace {

using graph::Direction;

constexpr int margin = 16;
constexpr int smallest = 260; ///< width in which histograms can be read

/// Widens an axis to all magnitudes of a node.
void include(const graph::Node& node, sheet::ScaleAxis& axis)
{
    for (const auto direction : {Direction::Forward, Direction::Backward}) {
        const graph::Metric* metric = node.metric(direction);
        if (const auto range = metric != nullptr ? sheet::magnitudeRange(*metric) : std::nullopt) {
            axis.lo = std::min(axis.lo, std::floor(range->lo) - 1);
            axis.hi = std::max(axis.hi, std::ceil(range->hi) + 1);
        }
    }
}

} // namespace

Inspector::Inspector(Document* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_theme(Theme::light()),
      m_pages(new QStackedLayout(this)),
      m_hint(new QLabel(tr("Select a tensor to see its statistics."), this)),
      m_scroll(new QScrollArea(this))
{
    setObjectName(QStringLiteral("inspector"));
    setAccessibleName(tr("Inspector"));
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_pages->addWidget(m_hint);
    auto* content = new QWidget;
    build(new QVBoxLayout(content));
    m_scroll->setWidget(content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_pages->addWidget(m_scroll);

    auto* copy = new QAction(tr("Copy statistics"), this);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(copy, &QAction::triggered, this, &Inspector::copyStatistics);
    addAction(copy);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    setFocusPolicy(Qt::ClickFocus);

    connect(m_document, &Document::runChanged, this, &Inspector::showRun);
    connect(m_document, &Document::graphChanged, this, &Inspector::showNode);
    connect(m_document, &Document::formatsChanged, this, &Inspector::showNode);
    connect(m_document, &Document::selectionChanged, this, [this] {
        m_forwardWhatIf->reset(); // a what-if belongs to one tensor
        m_gradientWhatIf->reset();
        showNode();
        m_scroll->verticalScrollBar()->setValue(0);
    });
    setTheme(m_theme);
    showRun();
}

void Inspector::build(QVBoxLayout* layout)
{
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(4);
    m_title = new QLabel;
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_detail = new QLabel;
    m_detail->setTextFormat(Qt::PlainText);
    m_detail->setWordWrap(true);
    m_noFigures = new QLabel;
    m_noFigures->setWordWrap(true);
    m_figures = new QWidget;
    auto* figures = new QVBoxLayout(m_figures);
    figures->setContentsMargins(0, 0, 0, 0);
    figures->setSpacing(layout->spacing());
    buildFigures(figures);
    layout->addWidget(m_title);
    layout->addWidget(m_detail);
    layout->addSpacing(8);
    layout->addWidget(m_noFigures);
    layout->addWidget(m_figures);
    layout->addSpacing(12);
    buildLinks(layout);
    m_facts = new ValueGrid;
    layout->addSpacing(12);
    layout->addWidget(m_facts);
    layout->addStretch();
}

void Inspector::buildFigures(QVBoxLayout* layout)
{
    m_statistics = new ValueGrid;
    m_statistics->setAccessibleName(tr("Statistics"));
    m_more = new QToolButton;
    m_more->setObjectName(QStringLiteral("quiet"));
    m_more->setAutoRaise(true);
    m_more->setCheckable(true);
    connect(m_more, &QToolButton::toggled, this, &Inspector::showStatistics);
    layout->addWidget(m_statistics);
    layout->addWidget(m_more, 0, Qt::AlignLeft);
    layout->addSpacing(8);
    m_theory = new TheorySection;
    layout->addWidget(m_theory);
    buildHistograms(layout);
    m_pair = new PairSection;
    layout->addWidget(m_pair);
    addHeading(layout, tr("What each format would lose (zero or too large)"))
        ->setToolTip(plainToolTip(tr("The part of the elements that becomes zero or is beyond the largest "
                                     "number. Subnormal ones keep fewer bits and are not counted.")));
    m_losses = new ValueGrid;
    m_losses->setAccessibleName(tr("What each format would lose"));
    layout->addWidget(m_losses);
}

void Inspector::setCompared(const CompareDocument* compared)
{
    m_compared = compared;
    connect(m_compared, &CompareDocument::changed, this, &Inspector::showPair);
    showPair();
}

void Inspector::setComparing(bool compares)
{
    if (std::exchange(m_compares, compares) != compares)
        showNode();
}

NodePair Inspector::pair() const
{
    return m_compared != nullptr && m_compares ? pairOf(*m_document, *m_compared) : NodePair{};
}

QLabel* Inspector::addHeading(QVBoxLayout* layout, const QString& text)
{
    auto* heading = new QLabel;
    heading->setTextFormat(Qt::PlainText);
    heading->setText(text);
    heading->setWordWrap(true);
    m_headings.push_back(heading);
    layout->addWidget(heading);
    return heading;
}

void Inspector::buildHistograms(QVBoxLayout* layout)
{
    m_forwardHeading = addHeading(layout, tr("forward |x|"));
    m_forwardHistogram = new HistogramView;
    layout->addWidget(m_forwardHistogram);
    m_forwardWhatIf = addWhatIf(layout, graph::Direction::Forward);
    layout->addSpacing(8);
    m_gradientHeading = addHeading(layout, tr("gradient |dL/dx|"));
    m_gradientHistogram = new HistogramView;
    layout->addWidget(m_gradientHistogram);
    m_gradientWhatIf = addWhatIf(layout, graph::Direction::Backward);
    layout->addSpacing(12);
}

WhatIfRow* Inspector::addWhatIf(QVBoxLayout* layout, graph::Direction direction)
{
    auto* row = new WhatIfRow(direction);
    layout->addWidget(row);
    connect(row, &WhatIfRow::changed, this, [this] {
        showHistograms();
        showLosses();
    });
    connect(row, &WhatIfRow::ruleWanted, this, [this, direction](int exponent) {
        if (const auto node = m_document->selected())
            Q_EMIT ruleWanted(*node, direction, exponent);
    });
    return row;
}

const WhatIfRow& Inspector::row(graph::Direction direction) const
{
    return direction == graph::Direction::Forward ? *m_forwardWhatIf : *m_gradientWhatIf;
}

void Inspector::buildLinks(QVBoxLayout* layout)
{
    m_inputs = new NodeLinks(tr("Inputs"));
    m_users = new NodeLinks(tr("Used by"));
    layout->addWidget(m_inputs); // each has the whole width for its names
    layout->addSpacing(8);
    layout->addWidget(m_users);
    for (NodeLinks* links : {m_inputs, m_users})
        connect(links, &NodeLinks::followed, this, [this](graph::NodeId node) { m_document->select(node); });
}

QSize Inspector::sizeHint() const
{
    return {352, 720};
}

QSize Inspector::minimumSizeHint() const
{
    const int needed =
        m_scroll->widget()->minimumSizeHint().width() + m_scroll->verticalScrollBar()->sizeHint().width();
    return {std::max(smallest, needed), 160};
}

void Inspector::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_forwardHistogram->setTheme(theme);
    m_gradientHistogram->setTheme(theme);
    styleLabels();
    showNode();
}

void Inspector::setTheory(const TheoryDocument* theory)
{
    m_theory->setTheory(theory);
    connect(theory, &TheoryDocument::changed, this, &Inspector::showNode);
    showNode();
}

void Inspector::styleLabels()
{
    const auto style = [](QLabel* label, const QFont& font, const QColor& colour) {
        label->setFont(font);
        QPalette palette = label->palette();
        palette.setColor(QPalette::WindowText, colour);
        label->setPalette(palette);
    };
    QFont title = m_theme.textFont;
    title.setBold(true);
    title.setPixelSize(m_theme.textFont.pixelSize() + 4);
    style(m_title, title, m_theme.text);
    style(m_detail, m_theme.textFont, m_theme.muted);
    style(m_hint, m_theme.textFont, m_theme.muted);
    style(m_noFigures, m_theme.textFont, m_theme.muted);
    for (WhatIfRow* whatIf : {m_forwardWhatIf, m_gradientWhatIf})
        whatIf->setTheme(m_theme);
    m_theory->setTheme(m_theme);
    for (QLabel* heading : m_headings)
        style(heading, demiBold(m_theme.textFont), m_theme.text);
    m_more->setFont(m_theme.detailFont);
    QPalette background = palette();
    background.setColor(QPalette::Window, m_theme.window);
    setPalette(background);
    setAutoFillBackground(true);
}

void Inspector::showRun()
{
    m_titles = m_document->titles();
    showNode();
}

/// What stands in place of a tensor's figures; empty where it has some.
QString Inspector::whyNoFigures(const graph::Node* node) const
{
    if (node == nullptr || node->floating || graph::isOutline(m_document->run()))
        return graph::isOutline(m_document->run()) ? notRunText() : QString();
    return node->dtype.empty() ? tr("Only floating-point tensors are measured.")
                               : tr("Of dtype %1: only floating-point tensors are measured.")
                                     .arg(QString::fromStdString(node->dtype));
}

void Inspector::showNode()
{
    const graph::Node* node = m_document->selectedNode();
    m_pages->setCurrentIndex(node == nullptr ? 0 : 1);
    const QString why = whyNoFigures(node);
    m_noFigures->setText(why);
    m_noFigures->setVisible(!why.isEmpty());
    m_figures->setVisible(why.isEmpty());
    if (node == nullptr)
        return;
    m_forwardWhatIf->setStart(startOf(*node, Direction::Forward));
    m_gradientWhatIf->setStart(startOf(*node, Direction::Backward));
    showTitle(*node);
    showStatistics();
    m_theory->showNode(*node, m_compares);
    showPair();
    showWhatIf();
    showLosses();
    const NeighbourLinks links = NeighbourLinks::of(*node, *m_document, *m_titles);
    m_inputs->setLinks(links.inputs, m_theme);
    m_users->setLinks(links.users, m_theme);
    m_facts->setRows(factTable(*node, m_theme));
    updateGeometry();
}

void Inspector::showTitle(const graph::Node& node)
{
    m_title->setText(breakable(pathText(*m_titles, node)));
    m_detail->setText(
        joinedLines(nodeDetail(node, m_document->run().graph, m_document->graph().find(node.id) == nullptr)));
    m_detail->setToolTip(plainToolTip(QString::fromStdString(node.ownPlace().file)));
}

void Inspector::showStatistics()
{
    const graph::Node* node = m_document->selectedNode();
    if (node == nullptr)
        return;
    m_statistics->setRows(statisticTable(*node, *m_document, m_more->isChecked(), m_theme));
    m_more->setText(m_more->isChecked() ? tr("Fewer statistics") : tr("All statistics"));
}

/// The power of two that the recipe has it multiplied by.
int Inspector::startOf(const graph::Node& node, Direction direction) const
{
    const auto stored = m_document->tensorFormats().of(node, direction).stored;
    return stored ? -stored->exponent : 0;
}

/// What the histogram of a tensor times 2^shift is held against. Scales of the tensor follow it; those of
/// groups of elements leave it no range.
formats::NumberFormat Inspector::rangeOf(const graph::Node& node, Direction direction) const
{
    const auto held = m_document->tensorFormats().of(node, direction);
    if (!held.stored || held.stored->format.scaling.grouping == formats::Grouping::None)
        return held.stored ? held.stored->format.element : held.range;
    formats::NumberFormat range = held.range;
    for (double* limit : {&range.max, &range.minNormal, &range.minSubnormal})
        *limit = std::ldexp(*limit, whatIf(direction));
    return range;
}

HistogramsShown Inspector::histograms() const
{
    HistogramsShown shown;
    if (m_document->selectedNode() == nullptr)
        return shown;
    const graph::Node& node = *m_document->selectedNode();
    shown.title = pathText(*m_titles, node);
    shown.subtitle = nodeDetail(node, m_document->run().graph, m_document->graph().find(node.id) == nullptr);
    shown.model = QFileInfo(QString::fromStdString(m_document->run().facts.model)).fileName();
    for (const HistogramView* histogram : {m_forwardHistogram, m_gradientHistogram})
        if (!histogram->isHidden())
            shown.histograms.append(histogram->content());
    return shown;
}

void Inspector::showHistograms()
{
    const graph::Node* node = m_document->selectedNode();
    if (node == nullptr)
        return;
    const NodePair pair = this->pair();
    sheet::ScaleAxis axis{-36,
                          18}; // one for both histograms: what the usual formats span, and all magnitudes
    include(*node, axis);
    if (pair)
        include(pair.other(), axis);
    const auto show = [&](HistogramView& histogram, Direction direction) {
        histogram.setOther(pair ? pair.other().side(direction).metric : nullptr);
        histogram.setAxis(axis);
        histogram.setFormat(rangeOf(*node, direction));
        histogram.setMetric(node->side(direction).metric, direction);
        histogram.setShift(whatIf(direction));
    };
    show(*m_forwardHistogram, Direction::Forward);
    show(*m_gradientHistogram, Direction::Backward);
    const auto heading = [this](const QString& what, Direction direction) {
        const int exponent = whatIf(direction);
        return exponent == 0 ? what : tr("%1 × %2", "tensor and power of two").arg(what, powerText(exponent));
    };
    m_forwardHeading->setText(heading(tr("forward |x|"), Direction::Forward));
    m_gradientHeading->setText(heading(tr("gradient |dL/dx|"), Direction::Backward));
    m_gradientHistogram->setVisible(node->backward.metric != nullptr);
    m_gradientHeading->setVisible(node->backward.metric != nullptr);
    m_gradientWhatIf->setVisible(node->backward.metric != nullptr);
    m_forwardHistogram->setVisible(node->floating || node->forward.metric);
    m_forwardHeading->setVisible(node->floating || node->forward.metric);
    m_forwardWhatIf->setVisible(node->forward.metric != nullptr);
}

void Inspector::showPair()
{
    showHistograms();
    const NodePair pair = this->pair();
    if (pair)
        m_pair->setPair(pair, *m_compared, m_theme);
    else
        m_pair->clear();
}

/// The one recommendation for each direction, in the document's format of it.
void Inspector::showWhatIf()
{
    const graph::Node* node = m_document->selectedNode();
    const auto show = [&](WhatIfRow& row, Direction direction) {
        const report::TensorFormats& formats = m_document->tensorFormats();
        row.setFix(report::scaleFor(*node, direction, formats, m_document->rangeThresholds()),
                   QString::fromStdString(rangeOf(*node, direction).label),
                   m_document->isOperand(node->id, direction));
        row.setTooWide(report::tooWideFor(*node, direction, formats, m_document->rangeThresholds()));
    };
    show(*m_forwardWhatIf, Direction::Forward);
    show(*m_gradientWhatIf, Direction::Backward);
}

void Inspector::showLosses()
{
    const graph::Node* node = m_document->selectedNode();
    if (node == nullptr)
        return;
    const WhatIfExponents exponents{whatIf(Direction::Forward), whatIf(Direction::Backward)};
    m_losses->setRows(lossTable(*node, *m_document, exponents, m_theme));
    m_forwardWhatIf->setLosses(lossSentence(*node, Direction::Forward, *m_document, exponents.forward));
    m_gradientWhatIf->setLosses(lossSentence(*node, Direction::Backward, *m_document, exponents.gradient));
}

void Inspector::copyStatistics() const
{
    if (const graph::Node* node = m_document->selectedNode())
        QGuiApplication::clipboard()->setText(statisticsAsText(*node, *m_titles, m_document->sources()));
}

} // namespace scalescope::widgets
