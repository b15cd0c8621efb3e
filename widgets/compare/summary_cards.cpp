// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/summary_cards.h"

#include "widgets/compare/folded_words.h"
#include "widgets/models/joined_words.h"
#include "widgets/models/plain_text.h"
#include "widgets/models/window_words.h"

#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>
#include <numeric>

namespace scalescope::widgets {

namespace {

void setColour(QLabel* label, const QColor& colour)
{
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, colour);
    label->setPalette(palette);
}

/// A line that loses its middle where there is no room for all of it: at its end is the name of a run. The
/// tool tip has it whole.
class ElidedLabel : public QLabel
{
public:
    ElidedLabel(const QString& text, const QString& meaning, QWidget* parent) : QLabel(parent)
    {
        setTextFormat(Qt::PlainText);
        setText(text);
        setToolTip(plainToolTip(meaning.isEmpty() ? text : headed(text, meaning)));
        setMinimumWidth(1);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(contentsRect(), static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                         fontMetrics().elidedText(text(), Qt::ElideMiddle, contentsRect().width()));
    }
};

QFrame* makeCard(const FigureCard& card, const Theme& theme, QWidget* parent)
{
    auto* frame = new QFrame(parent);
    frame->setObjectName(QStringLiteral("summaryCard"));
    frame->setAccessibleName(headed(card.label, card.value));
    frame->setStyleSheet(
        QStringLiteral("#summaryCard { background: %1; border-radius: 6px; }").arg(theme.rail.name()));
    auto* layout = new QVBoxLayout(frame);
    layout->setContentsMargins(6, 2, 6, 3);
    layout->setSpacing(0);
    auto* label = new ElidedLabel(card.label, card.rule.isEmpty() ? card.place : card.rule, frame);
    label->setObjectName(QStringLiteral("cardLabel"));
    label->setFont(theme.detailFont);
    setColour(label, theme.muted);
    auto* value = new QLabel(frame);
    value->setTextFormat(Qt::PlainText);
    value->setText(card.value);
    QFont large = theme.numberFont;
    large.setPixelSize(theme.numberFont.pixelSize() + 1);
    value->setFont(large);
    value->setMinimumWidth(1);
    value->setToolTip(label->toolTip());
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setColour(value, card.direction ? theme.of(*card.direction) : theme.text);
    layout->addWidget(label);
    layout->addWidget(value);
    return frame;
}

} // namespace

SummaryCards::SummaryCards(QWidget* parent)
    : QWidget(parent),
      m_grid(new QGridLayout),
      m_warnings(new FoldedWords(QStringLiteral("comparisonWarnings"), this)),
      m_sentences(new FoldedWords(QStringLiteral("comparisonInWords"), this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    m_grid->setSpacing(8);
    m_warnings->hide();
    layout->addWidget(m_warnings);
    layout->addLayout(m_grid);
    layout->addWidget(m_sentences);
}

void SummaryCards::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_sentences->label()->setFont(theme.detailFont);
    QFont bold = theme.detailFont;
    bold.setBold(true);
    m_warnings->label()->setFont(bold);
    setColour(m_warnings->label(), theme.warning);
    for (FoldedWords* words : {m_warnings, m_sentences})
        words->fit();
    makeCards();
}

void SummaryCards::setContent(const ComparisonScene& scene)
{
    // What is of one direction has a card; the rest is in the words below.
    m_content = scene.cards;
    std::erase_if(m_content, [](const FigureCard& card) { return !card.direction; });
    m_warnings->setText(withMenusOfTheWindow(scene.warnings.join(QLatin1Char(' '))));
    m_sentences->setText(withMenusOfTheWindow(scene.remarks.join(QLatin1Char(' '))));
    m_sentences->setToolTip(plainToolTip(scene.sentences.join(QLatin1Char('\n'))));
    makeCards();
}

void SummaryCards::makeCards()
{
    for (QFrame* card : m_cards)
        delete card;
    m_cards.clear();
    for (const FigureCard& card : m_content)
        m_cards.push_back(makeCard(card, m_theme, this));
    arrange();
}

/// What the cards of each column need for their words.
std::vector<int> SummaryCards::widthsOf(int columns) const
{
    std::vector<int> widths(static_cast<std::size_t>(columns), 0);
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        int& width = widths[i % widths.size()];
        width = std::max(width, m_cards[i]->sizeHint().width());
    }
    return widths;
}

/// In one row, or in two where the words of the cards would be cut in one. Cards are alike where all of them
/// have room so, else as wide as their words: by stretch, as least widths would be some of the window, too.
void SummaryCards::arrange()
{
    const int count = static_cast<int>(m_cards.size());
    const auto room = [this](const std::vector<int>& widths) {
        return width() - (static_cast<int>(widths.size()) - 1) * m_grid->horizontalSpacing();
    };
    const auto fits = [&room](const std::vector<int>& widths) {
        return std::accumulate(widths.begin(), widths.end(), 0) <= room(widths);
    };
    std::vector<int> widths = widthsOf(std::max(1, count));
    if (!fits(widths))
        widths = widthsOf(std::max(1, (count + 1) / 2));
    const int columns = static_cast<int>(widths.size());
    if (!fits(widths) || *std::ranges::max_element(widths) * columns <= room(widths))
        std::ranges::fill(widths, 1);
    for (int i = 0; i < count; ++i)
        m_grid->addWidget(m_cards[static_cast<std::size_t>(i)], i / columns, i % columns);
    for (int column = 0; column < m_grid->columnCount(); ++column)
        m_grid->setColumnStretch(column, column < columns ? widths[static_cast<std::size_t>(column)] : 0);
}

void SummaryCards::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

} // namespace scalescope::widgets
