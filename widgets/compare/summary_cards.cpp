// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/summary_cards.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace scalescope::widgets {

namespace {

void setColour(QLabel* label, const QColor& colour)
{
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, colour);
    label->setPalette(palette);
}

QFrame* makeCard(const ComparisonCard& card, const Theme& theme, QWidget* parent)
{
    auto* frame = new QFrame(parent);
    frame->setObjectName(QStringLiteral("summaryCard"));
    frame->setAccessibleName(card.label + QStringLiteral(": ") + card.value);
    frame->setStyleSheet(
        QStringLiteral("#summaryCard { background: %1; border-radius: 6px; }").arg(theme.rail.name()));
    auto* layout = new QVBoxLayout(frame);
    layout->setContentsMargins(8, 6, 8, 6);
    layout->setSpacing(2);
    auto* label = new QLabel(card.label, frame);
    label->setFont(theme.detailFont);
    label->setToolTip(card.label);
    setColour(label, theme.muted);
    auto* value = new QLabel(card.value, frame);
    QFont large = theme.numberFont;
    large.setPixelSize(theme.numberFont.pixelSize() + 2);
    value->setFont(large);
    setColour(value, card.direction ? theme.of(*card.direction) : theme.text);
    for (QLabel* line : {label, value}) {
        line->setMinimumWidth(1);
        line->setTextInteractionFlags(Qt::TextSelectableByMouse);
        layout->addWidget(line);
    }
    return frame;
}

} // namespace

SummaryCards::SummaryCards(QWidget* parent)
    : QWidget(parent), m_row(new QHBoxLayout), m_sentences(new QLabel(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    m_row->setSpacing(8);
    layout->addLayout(m_row);
    m_sentences->setObjectName(QStringLiteral("comparisonInWords"));
    m_sentences->setWordWrap(true);
    m_sentences->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    layout->addWidget(m_sentences);
}

void SummaryCards::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_sentences->setFont(theme.detailFont);
    makeCards();
}

void SummaryCards::setContent(const std::vector<ComparisonCard>& cards, const QStringList& sentences)
{
    m_content = cards;
    m_sentences->setText(sentences.join(QLatin1Char(' ')));
    makeCards();
}

void SummaryCards::makeCards()
{
    while (QLayoutItem* item = m_row->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const ComparisonCard& card : m_content)
        m_row->addWidget(makeCard(card, m_theme, this), 1);
}

} // namespace scalescope::widgets
