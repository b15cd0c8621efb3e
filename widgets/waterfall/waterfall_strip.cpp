// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/waterfall/waterfall_strip.h"

#include "widgets/models/display.h"
#include "widgets/models/field_text.h"
#include "widgets/models/joined_words.h"
#include "widgets/models/plain_text.h"
#include "widgets/waterfall/waterfall_scene.h"
#include "widgets/waterfall/waterfall_words.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <algorithm>
#include <array>

namespace scalescope::widgets {

namespace {

constexpr std::array rules{report::PathRule::Longest, report::PathRule::LargestScale};

const std::vector<const sheet::Field*>& statistics()
{
    static const std::vector<const sheet::Field*> all = sheet::fieldsFor(sheet::Axis);
    return all;
}

/// Which path it is, of which tensor, and whether it follows the selection.
QString headingOf(PathOf of, const WaterfallScene& scene, const QString& subject)
{
    const bool isForward = scene.direction == graph::Direction::Forward;
    switch (of) {
    case PathOf::WholeRun:
        return scene.through.isEmpty()
                   ? WaterfallStrip::tr("Whole run")
                   : WaterfallStrip::tr("By way of %1, which is not on the whole run's path")
                         .arg(scene.through);
    case PathOf::WhatMade:
        return (isForward ? WaterfallStrip::tr("What made %1, follows the selection in other views")
                          : WaterfallStrip::tr(
                                "What made the gradient of %1, follows the selection in other views"))
            .arg(subject);
    case PathOf::WhatItAffects:
        return (isForward ? WaterfallStrip::tr("What %1 affects, follows the selection in other views")
                          : WaterfallStrip::tr(
                                "What the gradient of %1 affects, follows the selection in other views"))
            .arg(subject);
    case PathOf::Pinned:
        break;
    }
    return WaterfallStrip::tr("Pinned by its ends: stays when another tensor is selected");
}

/// Words that are wrapped into the room beside the controls, and ask for none; where they are too long for
/// that, each line loses its middle.
class WrappedWords : public QLabel
{
public:
    using QLabel::QLabel;
    [[nodiscard]] bool hasRoom() const
    {
        return fontMetrics().boundingRect(rect(), Qt::TextWordWrap, text()).height() <= height();
    }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        if (hasRoom()) {
            QLabel::paintEvent(event);
            return;
        }
        QPainter painter(this);
        painter.setPen(palette().color(foregroundRole()));
        QStringList lines = text().split(u'\n');
        for (QString& line : lines)
            line = fontMetrics().elidedText(
                line, line == lines.last() || line == lines.first() ? Qt::ElideRight : Qt::ElideMiddle,
                width());
        painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, lines.join(u'\n'));
    }

public:
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
    [[nodiscard]] QSize sizeHint() const override { return {40, 0}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
};

} // namespace

WaterfallStrip::WaterfallStrip(QWidget* parent)
    : QWidget(parent),
      m_path(new WrappedWords(this)),
      m_direction(new QComboBox(this)),
      m_rule(new QComboBox(this)),
      m_quantity(new QComboBox(this)),
      m_whatMade(new QToolButton(this)),
      m_affects(new QToolButton(this)),
      m_whole(new QToolButton(this)),
      m_allLayers(new QToolButton(this))
{
    m_path->setObjectName(QStringLiteral("path"));
    m_path->setWordWrap(true);
    m_path->setTextFormat(Qt::PlainText);
    m_path->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum); // the steps need the room
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(8, 8, 8, 0);
    layout->setHorizontalSpacing(8);
    layout->setVerticalSpacing(4);
    layout->setColumnStretch(0, 1);
    layout->addWidget(m_path, 0, 0, 2, 1);
    const auto addRow = [&](int row) { // a widget, so that Tab goes through one row and then the other
        auto* around = new QWidget(this);
        layout->addWidget(around, row, 1);
        auto* parts = new QHBoxLayout(around);
        parts->setContentsMargins(0, 0, 0, 0);
        parts->setSpacing(8);
        parts->addStretch();
        return parts;
    };
    makeButtons(addRow(0));
    makeBoxes(addRow(1));
    setSelected(false);
}

void WaterfallStrip::makeButtons(QHBoxLayout* buttons)
{
    const auto add = [&](QToolButton* button, const char* name, const QString& text, PathOf of) {
        button->setObjectName(QString::fromLatin1(name));
        button->setText(text);
        button->setCheckable(true);
        buttons->addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, of] {
            Q_EMIT pathAsked(of);
            check(); // which path it is, not which was clicked
        });
    };
    add(m_whatMade, "whatMade", tr("What made this"), PathOf::WhatMade);
    add(m_affects, "whatItAffects", tr("What it affects"), PathOf::WhatItAffects);
    add(m_whole, "wholeRun", tr("Whole run"), PathOf::WholeRun);
    m_whole->setToolTip(tr("Show the path from the input to the loss"));
}

void WaterfallStrip::makeBoxes(QHBoxLayout* boxes)
{
    const auto add = [&](QComboBox* box, const QString& name, const QStringList& entries) {
        box->addItems(entries);
        box->setAccessibleName(name);
        box->setToolTip(name);
        boxes->addWidget(box);
    };
    add(m_direction, tr("Direction of the waterfall"),
        {directionText(graph::Direction::Forward), directionText(graph::Direction::Backward)});
    add(m_rule, tr("Which of several paths is shown"), {tr("longest path"), tr("largest scale")});
    QStringList names;
    for (const sheet::Field* field : statistics())
        names << fieldTitle(field->fieldId);
    add(m_quantity, tr("Statistic on the axis"), names);
    m_allLayers->setObjectName(QStringLiteral("allLayers"));
    m_allLayers->setText(tr("All layers"));
    m_allLayers->setToolTip(tr("Show each layer by itself; else those that come again are one step"));
    m_allLayers->setCheckable(true);
    m_allLayers->hide();
    boxes->addWidget(m_allLayers);
    connect(m_allLayers, &QToolButton::clicked, this, &WaterfallStrip::allLayersChosen);
    const auto at = [](int index) { return static_cast<std::size_t>(index); };
    connect(m_direction, &QComboBox::activated, this,
            [this, at](int index) { Q_EMIT directionChosen(directions.at(at(index))); });
    connect(m_rule, &QComboBox::activated, this,
            [this, at](int index) { Q_EMIT ruleChosen(rules.at(at(index))); });
    connect(m_quantity, &QComboBox::activated, this,
            [this, at](int index) { Q_EMIT quantityChosen(statistics().at(at(index))->fieldId); });
}

void WaterfallStrip::setOptions(const WaterfallOptions& options, sheet::FieldId quantity)
{
    m_direction->setCurrentIndex(static_cast<int>(options.direction));
    m_rule->setCurrentIndex(static_cast<int>(options.rule));
    m_allLayers->setChecked(options.showsAllLayers);
    m_quantity->setCurrentIndex(
        static_cast<int>(std::ranges::find(statistics(), &sheet::fieldOf(quantity)) - statistics().begin()));
}

void WaterfallStrip::setPath(PathOf of, const WaterfallScene& scene, const QString& subject)
{
    m_of = of;
    m_isDetour = !scene.through.isEmpty();
    m_allLayers->setVisible(scene.hasLayers);
    check();
    QStringList lines;
    if (!scene.rows.empty()) {
        const QString total = totalText(scene);
        lines << headingOf(of, scene, subject) << scene.title
              << (total.isEmpty() ? scene.statistic
                  : scene.isForProblem
                      ? listed({total, scene.statistic})
                      : tr("%1 of %2", "binades in steps, statistic").arg(total, scene.statistic));
    }
    m_path->setText(lines.join(u'\n'));
    lines
        << QString()
        << tr("Another path: Ctrl+click a second card of the graph, or choose an end of the path in the menu "
              "of a card or a row.");
    m_path->setToolTip(plainToolTip(lines.join(u'\n').trimmed()));
}

void WaterfallStrip::setSelected(bool isSelected)
{
    const QString none = tr("Select a tensor first");
    m_whatMade->setEnabled(isSelected);
    m_whatMade->setToolTip(
        isSelected ? tr("Show the path to the selected tensor: from the input, of a gradient from the loss")
                   : none);
    m_affects->setEnabled(isSelected);
    m_affects->setToolTip(
        isSelected ? tr("Show the path from the selected tensor: to the loss, of a gradient to the input")
                   : none);
}

void WaterfallStrip::check()
{
    m_whole->setChecked(m_of == PathOf::WholeRun && !m_isDetour);
    m_whatMade->setChecked(m_of == PathOf::WhatMade);
    m_affects->setChecked(m_of == PathOf::WhatItAffects);
}

} // namespace scalescope::widgets
