// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/folded_words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <algorithm>

namespace scalescope::widgets {

namespace {

constexpr int mostLines = 2;

} // namespace

FoldedWords::FoldedWords(const QString& name, QWidget* parent)
    : QWidget(parent), m_label(new QLabel(this)), m_more(new QToolButton(this))
{
    m_label->setObjectName(name);
    m_label->setTextFormat(Qt::PlainText);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_label->setMinimumWidth(1);
    m_more->setObjectName(QStringLiteral("quiet"));
    m_more->setFocusPolicy(Qt::TabFocus);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_label, 1);
    layout->addWidget(m_more, 0, Qt::AlignTop);
    connect(m_more, &QToolButton::clicked, this, [this] {
        m_isOpen = !m_isOpen;
        fit();
    });
    fit();
}

void FoldedWords::setText(const QString& text)
{
    m_text = text;
    setVisible(!text.isEmpty());
    m_label->setAccessibleName(text); // whole, also where it is cut
    fit();
}

void FoldedWords::fit()
{
    const QFontMetrics metrics = m_label->fontMetrics();
    const int height = metrics.boundingRect(0, 0, std::max(1, width()), 0, Qt::TextWordWrap, m_text).height();
    const bool isLong = height > mostLines * metrics.lineSpacing();
    m_isFolded = isLong && !m_isOpen;
    m_more->setText(m_isFolded ? tr("More") : tr("Less"));
    m_more->setAccessibleName(m_isFolded ? tr("Show all of the words") : tr("Show one line of the words"));
    m_more->setToolTip(m_more->accessibleName());
    m_more->setVisible(isLong);
    const int room = width() - m_more->sizeHint().width() - layout()->spacing();
    const QString shown = m_isFolded ? metrics.elidedText(m_text, Qt::ElideRight, room) : m_text;
    m_label->setWordWrap(!m_isFolded);
    if (shown != m_label->text())
        m_label->setText(shown);
}

void FoldedWords::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

} // namespace scalescope::widgets
