// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/centre.h"

#include "app/desktop/panels/menu_button.h"
#include "app/desktop/panels/message_bar.h"
#include "app/desktop/panels/views.h"
#include "widgets/codeview/code_view.h"
#include "widgets/compare/compare_view.h"
#include "widgets/graphview/graph_view.h"
#include "widgets/heatmap/heat_map.h"
#include "widgets/modules/modules_view.h"
#include "widgets/scaleplot/scale_plot.h"

#include <QHBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QStackedLayout>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace scalescope::app {

namespace {

constexpr int buttonMargin = 10; ///< beside the words, both sides together
constexpr int cornerMargin = 16; ///< before and after the buttons
constexpr int leastCorner = 80;  ///< of both buttons

QToolButton* makeMenuButton(QMenu* menu, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(QStringLiteral("quiet"));
    button->setMenu(menu);
    releaseAfterMenu(button);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

int buttonWidth(const QToolButton* button, const QString& text)
{
    return button->fontMetrics().horizontalAdvance(text) + buttonMargin;
}

} // namespace

Centre::Centre(const Views& views, QMenu* colourMenu, QMenu* pruneMenu, QWidget* parent)
    : QWidget(parent), m_messages(new MessageBar(this)), m_tabs(new QTabWidget(this))
{
    setFocusPolicy(Qt::ClickFocus);
    m_tabs->setObjectName(QStringLiteral("centreTabs"));
    // Not in document mode: that paints a line behind the corner's buttons.
    m_tabs->setDocumentMode(false);
    m_tabs->setUsesScrollButtons(false);
    m_tabs->setElideMode(Qt::ElideNone);
    m_tabs->tabBar()->setExpanding(false);
    m_tabs->addTab(views.graph, tr("Graph"));
    m_tabs->addTab(views.plot, tr("Scale plot"));
    m_tabs->addTab(views.heatMap, tr("Heat map"));
    m_tabs->addTab(views.modules, tr("Modules"));
    m_tabs->addTab(views.code, tr("Code"));
    m_tabs->addTab(views.compare, tr("Compare"));
    m_tabs->setCornerWidget(makeCorner(colourMenu, pruneMenu));
    connect(m_tabs, &QTabWidget::currentChanged, this, &Centre::viewChanged);

    auto* pages = new QWidget(this);
    m_pages = new QStackedLayout(pages);
    m_pages->addWidget(m_tabs);
    m_pages->addWidget(makeHint());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(pages, 1);
    layout->addWidget(m_messages); // below, so that nothing moves away from under the pointer when one comes
    m_pages->setCurrentIndex(1);
}

QWidget* Centre::makeCorner(QMenu* colourMenu, QMenu* pruneMenu)
{
    auto* corner = new QWidget(this);
    corner->setObjectName(QStringLiteral("tabCorner"));
    auto* layout = new QHBoxLayout(corner);
    layout->setContentsMargins(0, 0, cornerMargin / 2, 0);
    layout->setSpacing(0);
    m_colour = makeMenuButton(colourMenu, corner);
    m_prune = makeMenuButton(pruneMenu, corner);
    layout->addWidget(m_colour);
    layout->addWidget(m_prune);
    return corner;
}

QWidget* Centre::makeHint()
{
    auto* page = new QWidget(this);
    m_title = new QLabel(page);
    m_title->setObjectName(QStringLiteral("modelName"));
    m_hint = new QLabel(page);
    m_hint->setObjectName(QStringLiteral("muted"));
    m_hint->setWordWrap(true);
    for (QLabel* label : {m_title, m_hint}) {
        label->setAlignment(Qt::AlignCenter);
        label->setTextFormat(Qt::PlainText);
    }
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(32, 32, 32, 32);
    layout->addStretch();
    layout->addWidget(m_title);
    layout->addWidget(m_hint);
    layout->addStretch();
    return page;
}

void Centre::setColour(const QString& quantity)
{
    m_quantity = quantity;
    m_colour->setToolTip(tr("colour: %1").arg(quantity));
    m_colour->setAccessibleName(m_colour->toolTip());
    fitCorner();
}

void Centre::setPruning(const QString& summary, const QString& rules)
{
    m_pruned = summary;
    const QString words = tr("prune: %1").arg(summary);
    m_prune->setToolTip(rules.isEmpty() ? words : words + QLatin1Char('\n') + rules);
    m_prune->setAccessibleName(words);
    fitCorner();
}

/// Without the line below the views: the panels around stay where they are when one comes.
QSize Centre::minimumSizeHint() const
{
    return m_pages->minimumSize();
}

void Centre::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitCorner();
}

void Centre::fitCorner()
{
    const int room = width() - m_tabs->tabBar()->sizeHint().width() - cornerMargin;
    const auto fits = [&](const QString& colour, const QString& prune) {
        return buttonWidth(m_colour, colour) + buttonWidth(m_prune, prune) <= room;
    };
    QString colour = tr("colour: %1").arg(m_quantity);
    QString prune = tr("prune: %1").arg(m_pruned);
    if (!fits(colour, prune))
        colour = m_quantity;
    if (!fits(colour, prune))
        prune = m_pruned;
    const bool isNarrow = room < leastCorner;
    m_tabs->cornerWidget()->setVisible(!isNarrow); // the menu has both, too
    m_tabs->setUsesScrollButtons(isNarrow);
    const int each = std::max(0, room / 2 - buttonMargin);
    if (!fits(colour, prune)) {
        colour = m_colour->fontMetrics().elidedText(colour, Qt::ElideRight, each);
        prune = m_prune->fontMetrics().elidedText(prune, Qt::ElideRight, each);
    }
    m_colour->setText(colour);
    m_prune->setText(prune);
    m_colour->setFixedWidth(buttonWidth(m_colour, colour));
    m_prune->setFixedWidth(buttonWidth(m_prune, prune));
}

void Centre::showViews()
{
    m_pages->setCurrentIndex(0);
}

void Centre::showHint(const QString& title, const QString& hint)
{
    m_title->setText(title);
    m_hint->setText(hint);
    m_pages->setCurrentIndex(1);
}

bool Centre::showsViews() const
{
    return m_pages->currentIndex() == 0;
}

QWidget* Centre::currentView() const
{
    return m_tabs->currentWidget();
}

void Centre::tellKey(QWidget* view, const QKeySequence& key)
{
    m_tabs->setTabToolTip(m_tabs->indexOf(view), key.toString(QKeySequence::NativeText));
}

void Centre::setCurrentView(QWidget* view)
{
    m_tabs->setCurrentWidget(view);
}

} // namespace scalescope::app
