// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scaleplot/scale_plot.h"

#include "widgets/models/display.h"
#include "widgets/models/field_text.h"
#include "widgets/models/outline_text.h"
#include "widgets/scale/row_scroll_bar.h"
#include "widgets/scaleplot/plot_canvas.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>
#include <algorithm>
#include <utility>

namespace scalescope::widgets {

namespace {

} // namespace

ScalePlot::ScalePlot(Document* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_theme(Theme::light()),
      m_canvas(new PlotCanvas(this)),
      m_scrollBar(new RowScrollBar(m_canvas, this)),
      m_empty(new QLabel(this)),
      m_filter(new QLineEdit(this)),
      m_quantity(new QComboBox(this)),
      m_show(new QToolButton(this)),
      m_fixRange(nullptr)
{
    setObjectName(QStringLiteral("scalePlot"));
    m_canvas->setAccessibleName(tr("Scale plot"));
    m_canvas->setAccessibleDescription(
        tr("One row per tensor; up and down select, left and right move the axis, plus and minus zoom it."));
    m_scrollBar->setAccessibleName(tr("Rows of the scale plot"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* strip = new QHBoxLayout;
    makeStrip(strip);
    layout->addLayout(strip);
    auto* body = new QHBoxLayout;
    body->setSpacing(0);
    body->addWidget(m_canvas, 1);
    body->addWidget(m_scrollBar);
    layout->addLayout(body, 1);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->hide();
    layout->addWidget(m_empty, 1);

    connect(m_document, &Document::runChanged, this, [this](RunChange change) {
        m_isOfAnotherRun = m_isOfAnotherRun || change == RunChange::Another;
    });
    connect(m_document, &Document::graphChanged, this, &ScalePlot::rebuild);
    connect(m_document, &Document::formatsChanged, this, &ScalePlot::rebuild);
    connect(m_document, &Document::quantityChanged, this, &ScalePlot::rebuild);
    connect(m_document, &Document::highlightChanged, this, &ScalePlot::rebuild);
    connect(m_document, &Document::selectionChanged, this, &ScalePlot::followSelection);
    connect(m_canvas, &PlotCanvas::rowActivated, this, [this](int row) {
        m_document->select(m_canvas->scene().rows.at(static_cast<std::size_t>(row)).id);
    });
    rebuild();
}

void ScalePlot::makeStrip(QHBoxLayout* strip)
{
    strip->setContentsMargins(24, 8, 24, 0);
    strip->setSpacing(8);
    m_filter->setPlaceholderText(tr("Filter rows by module or name"));
    m_filter->setAccessibleName(tr("Filter rows by module or name"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setMaximumWidth(320);
    strip->addWidget(m_filter, 1);
    strip->addStretch();
    m_quantity->setAccessibleName(tr("Statistic on the axis"));
    m_quantity->setToolTip(tr("Statistic on the axis"));
    strip->addWidget(m_quantity);

    auto* menu = new QMenu(m_show);
    m_show->setText(tr("Show"));
    m_show->setAccessibleName(tr("What the scale plot shows"));
    m_show->setMenu(menu);
    m_show->setPopupMode(QToolButton::InstantPopup);
    addToggle(tr("Bars from smallest to largest"), &PlotOptions::bars);
    addToggle(tr("Arrows along the data flow"), &PlotOptions::arrows);
    addToggle(tr("Parameters"), &PlotOptions::parameters);
    addToggle(tr("Tensors that are all zero"), &PlotOptions::zeroTensors);
    menu->addSeparator();
    m_fixRange = menu->addAction(tr("Keep this range of the axis"));
    m_fixRange->setCheckable(true);
    connect(m_fixRange, &QAction::toggled, this, &ScalePlot::readOptionsFromStrip);
    strip->addWidget(m_show);

    auto* fitButton = new QToolButton(this);
    fitButton->setText(tr("Fit"));
    fitButton->setToolTip(tr("Show all rows and the whole axis"));
    connect(fitButton, &QToolButton::clicked, this, &ScalePlot::fit);
    strip->addWidget(fitButton);
    connect(m_filter, &QLineEdit::textChanged, this, &ScalePlot::readOptionsFromStrip);
    connect(m_quantity, &QComboBox::activated, this, [this](int index) {
        PlotOptions options = m_options;
        options.quantity = m_quantities.at(static_cast<std::size_t>(index))->fieldId;
        const sheet::FieldId shown = m_canvas->scene().quantity;
        if (sheet::fieldOf(*options.quantity).unit != sheet::fieldOf(shown).unit)
            options.range.reset();
        setOptions(options);
    });
}

QAction* ScalePlot::addToggle(const QString& text, bool PlotOptions::*option)
{
    QAction* action = m_show->menu()->addAction(text);
    action->setCheckable(true);
    action->setChecked(m_options.*option);
    connect(action, &QAction::toggled, this, &ScalePlot::readOptionsFromStrip);
    m_toggles.emplace_back(action, option);
    return action;
}

void ScalePlot::readOptionsFromStrip()
{
    PlotOptions options = m_options;
    options.modules = m_filter->text().trimmed();
    for (const auto& [action, option] : m_toggles)
        options.*option = action->isChecked();
    if (!m_fixRange->isChecked())
        options.range.reset();
    else if (!options.range)
        options.range = m_canvas->shownAxis();
    setOptions(options);
}

void ScalePlot::showOptionsInStrip()
{
    // What the user is typing stays as it is, the space at its end too.
    if (m_filter->text().trimmed() != m_options.modules) {
        const QSignalBlocker blocker(m_filter);
        m_filter->setText(m_options.modules);
    }
    for (const auto& [action, option] : m_toggles) {
        const QSignalBlocker blocker(action);
        action->setChecked(m_options.*option);
    }
    const QSignalBlocker blocker(m_fixRange);
    m_fixRange->setChecked(m_options.range.has_value());
}

void ScalePlot::setTheme(const Theme& theme)
{
    m_theme = theme;
    QPalette palette = m_empty->palette();
    palette.setColor(QPalette::WindowText, theme.muted);
    m_empty->setPalette(palette);
    rebuild();
}

void ScalePlot::setOptions(const PlotOptions& options)
{
    if (options == m_options)
        return;
    m_options = options;
    showOptionsInStrip();
    rebuild();
    Q_EMIT optionsChanged();
}

void ScalePlot::fit()
{
    m_canvas->fit();
}

void ScalePlot::showEvent(QShowEvent* event)
{
    if (m_isOld)
        rebuild();
    QWidget::showEvent(event);
}

/// One that nobody sees costs no time.
void ScalePlot::rebuild()
{
    m_isOld = !isVisible();
    if (m_isOld)
        return;
    const QString why = whyNoScalesText(m_document->run());
    m_empty->setText(why);
    m_empty->setVisible(!why.isEmpty());
    m_canvas->setVisible(why.isEmpty());
    m_scrollBar->setVisible(why.isEmpty());
    PlotScene scene = PlotScene::of(*m_document, m_options);
    for (PlotRow& row : scene.rows)
        row.highlighted = m_document->highlighted().count(row.id) > 0;
    showQuantity(scene);
    const bool isOfOneUnit =
        sheet::fieldOf(scene.quantity).unit == sheet::fieldOf(m_canvas->scene().quantity).unit;
    m_canvas->setScene(std::move(scene), m_theme, !std::exchange(m_isOfAnotherRun, false) && isOfOneUnit);
    followSelection();
    m_scrollBar->follow();
}

void ScalePlot::showQuantity(const PlotScene& scene)
{
    std::vector<const sheet::Field*> quantities = sheet::metrics(m_document->hasErrors());
    if (quantities != m_quantities) {
        m_quantities = std::move(quantities);
        m_quantity->clear();
        for (const sheet::Field* field : m_quantities)
            m_quantity->addItem(fieldTitle(field->fieldId));
    }
    const auto index =
        std::ranges::find(m_quantities, &sheet::fieldOf(scene.quantity)) - m_quantities.begin();
    m_quantity->setCurrentIndex(static_cast<int>(index));
}

void ScalePlot::followSelection()
{
    const auto selected = m_document->selected();
    m_canvas->setSelectedRow(selected ? m_canvas->scene().rowOf(*selected) : -1);
}

} // namespace scalescope::widgets
