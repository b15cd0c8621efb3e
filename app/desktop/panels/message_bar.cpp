// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/message_bar.h"

#include "core/report/text/sanitized_text.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QStyle>
#include <QToolButton>

namespace scalescope::app {

namespace {

constexpr int noteMs = 8000;

} // namespace

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), m_text(new QLabel(this)), m_offer(new QToolButton(this))
{
    setObjectName(QStringLiteral("messageBar"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 4, 8, 4);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setTextFormat(Qt::PlainText);
    layout->addWidget(m_text, 1);
    m_offer->setObjectName(QStringLiteral("offer"));
    connect(m_offer, &QToolButton::clicked, this, [this] {
        hide();
        m_offered->trigger();
    });
    layout->addWidget(m_offer, 0, Qt::AlignTop);
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
    m_offer->hide();
    show(sentence, false);
}

void MessageBar::showState(const QString& sentence)
{
    m_goAway.stop();
    m_offer->hide();
    show(sentence, true);
}

void MessageBar::showOffer(const QString& sentence, QAction* action, const QString& words)
{
    m_goAway.stop();
    m_offered = action;
    m_offer->setText(words);
    m_offer->show();
    show(sentence, true);
}

bool MessageBar::offers(const QAction* action) const
{
    return !isHidden() && !m_offer->isHidden() && m_offered == action;
}

void MessageBar::showNote(const QString& sentence)
{
    m_goAway.start(noteMs);
    m_offer->hide();
    show(sentence, true);
}

void MessageBar::show(const QString& sentence, bool note)
{
    setProperty("note", note);
    style()->unpolish(this);
    style()->polish(this);
    m_text->setText(QString::fromStdString(report::sanitizedText(sentence.toStdString())));
    m_text->setAccessibleName(sentence);
    setVisible(!sentence.isEmpty());
}

QString MessageBar::message() const
{
    return isHidden() ? QString() : m_text->text();
}

} // namespace scalescope::app
