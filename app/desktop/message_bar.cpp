// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/message_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace scalescope::app {

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
    hide();
}

void MessageBar::showMessage(const QString& sentence)
{
    m_text->setText(sentence);
    m_text->setAccessibleName(sentence);
    setVisible(!sentence.isEmpty());
}

QString MessageBar::message() const
{
    return isHidden() ? QString() : m_text->text();
}

} // namespace scalescope::app
