// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/message_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QToolButton>

namespace scalescope::app {

namespace {

constexpr int noteMs = 8000;

} // namespace

MessageBar::MessageBar(QWidget* parent) : QFrame(parent), m_text(new QLabel(this))
{
    setObjectName(QStringLiteral("messageBar"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 4, 8, 4);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setTextFormat(Qt::PlainText);
    layout->addWidget(m_text, 1);
    auto* close = new QToolButton(this);
    close->setObjectName(QStringLiteral("quiet"));
    close->setText(QStringLiteral("✕"));
    close->setAccessibleName(tr("Close the message"));
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    layout->addWidget(close, 0, Qt::AlignTop);
    m_goAway.setSingleShot(true);
    connect(&m_goAway, &QTimer::timeout, this, &QWidget::hide);
    hide();
}

void MessageBar::showMessage(const QString& sentence)
{
    m_goAway.stop();
    show(sentence, false);
}

void MessageBar::showNote(const QString& sentence)
{
    m_goAway.start(noteMs);
    show(sentence, true);
}

void MessageBar::show(const QString& sentence, bool note)
{
    setProperty("note", note);
    style()->unpolish(this);
    style()->polish(this);
    m_text->setText(sentence);
    m_text->setAccessibleName(sentence);
    setVisible(!sentence.isEmpty());
}

QString MessageBar::message() const
{
    return isHidden() ? QString() : m_text->text();
}

} // namespace scalescope::app
