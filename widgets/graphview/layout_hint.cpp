// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/layout_hint.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <algorithm>

namespace scalescope::widgets {

namespace {

constexpr int moment = 200; // ms: shorter layouts would only make it flicker

} // namespace

LayoutHint::LayoutHint(QWidget* parent)
    : QFrame(parent), m_text(new QLabel(this)), m_button(new QPushButton(this))
{
    setObjectName(QStringLiteral("layoutHint"));
    setAutoFillBackground(true);
    setFrameShape(QFrame::StyledPanel);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 6, 8, 6);
    row->setSpacing(12);
    row->addWidget(m_text, 1);
    row->addWidget(m_button);
    m_delay.setSingleShot(true);
    m_delay.setInterval(moment);
    connect(&m_delay, &QTimer::timeout, this, [this] {
        show();
        place();
    });
    connect(m_button, &QPushButton::clicked, this, &LayoutHint::buttonClicked);
    hide();
}

void LayoutHint::buttonClicked()
{
    switch (m_shown) {
    case Shown::Busy:
        Q_EMIT cancelRequested();
        return;
    case Shown::Failure:
        Q_EMIT retryRequested();
        return;
    case Shown::Note:
        dismiss();
        Q_EMIT noteClosed();
        return;
    }
}

void LayoutHint::setTheme(const Theme& theme)
{
    QPalette palette = theme.palette();
    palette.setColor(QPalette::Window, theme.card);
    setPalette(palette);
    m_text->setFont(theme.textFont);
    m_button->setFont(theme.textFont);
}

void LayoutHint::showBusy()
{
    m_shown = Shown::Busy;
    m_text->setText(tr("Laying out…"));
    m_text->setWordWrap(false);
    m_button->setText(tr("Cancel"));
    if (!isHidden())
        place();
    else
        m_delay.start();
}

void LayoutHint::showFailure(const QString& sentence)
{
    showSentence(Shown::Failure, sentence, tr("Try again"));
}

void LayoutHint::showNote(const QString& sentence)
{
    showSentence(Shown::Note, sentence, tr("Close"));
}

void LayoutHint::showSentence(Shown shown, const QString& sentence, const QString& button)
{
    m_delay.stop();
    m_shown = shown;
    m_text->setText(sentence);
    m_text->setWordWrap(true);
    m_button->setText(button);
    show();
    place();
}

void LayoutHint::dismiss()
{
    m_delay.stop();
    hide();
}

int LayoutHint::noteHeight() const
{
    return isHidden() || m_shown != Shown::Note ? 0 : geometry().bottom() + 1;
}

void LayoutHint::place()
{
    if (isHidden())
        return;
    const int most = std::max(200, parentWidget()->width() - 48);
    const int width = std::min(most, m_shown != Shown::Busy ? 520 : sizeHint().width());
    const int height =
        layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width) : sizeHint().height();
    setGeometry(12, 12, width, height);
}

} // namespace scalescope::widgets
