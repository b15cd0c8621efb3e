// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/node_links.h"

#include "widgets/models/plain_text.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

namespace scalescope::widgets {

namespace {

constexpr std::size_t mostLinks = 24;

/// Where it has no room it loses the middle of what is before its last name, which stays whole where it can:
/// "encoder.lay….attention.query ◆ parameter".
QString shortened(const QString& text, const QFontMetrics& metrics, int width)
{
    const qsizetype dot = text.section(u' ', 0, 0).lastIndexOf(u'.');
    const QString last = text.mid(std::max<qsizetype>(dot, 0));
    const int room = width - metrics.horizontalAdvance(last);
    return dot <= 0 || room < metrics.horizontalAdvance(QStringLiteral("a…a"))
               ? metrics.elidedText(text, Qt::ElideMiddle, width)
               : metrics.elidedText(text.first(dot), Qt::ElideMiddle, room) + last;
}

} // namespace

LinkButton::LinkButton(const QString& text, const Theme& theme, QWidget* parent)
    : QAbstractButton(parent), m_theme(theme)
{
    setText(text);
    setToolTip(plainToolTip(text));
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setFont(theme.textFont);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

QSize LinkButton::sizeHint() const
{
    const QFontMetrics metrics(m_theme.textFont);
    return {metrics.horizontalAdvance(text()) + 2, metrics.height() + 6};
}

QSize LinkButton::minimumSizeHint() const
{
    return {40, sizeHint().height()};
}

void LinkButton::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    QFont font = m_theme.textFont;
    font.setUnderline(underMouse() || hasFocus());
    painter.setFont(font);
    painter.setPen(m_theme.accent);
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, sanitizedText());
}

QString LinkButton::sanitizedText() const
{
    return shortened(text(), QFontMetrics(m_theme.textFont), width());
}

void LinkButton::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void LinkButton::enterEvent(QEnterEvent*)
{
    update();
}

void LinkButton::leaveEvent(QEvent*)
{
    update();
}

NodeLinks::NodeLinks(const QString& heading, QWidget* parent)
    : QWidget(parent), m_heading(heading), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(2);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

/// -1 where none of them has it.
qsizetype NodeLinks::focusedLink() const
{
    for (int i = 0; i < m_layout->count(); ++i) {
        const QWidget* link = m_layout->itemAt(i)->widget();
        if (link != nullptr && link->hasFocus())
            return i - 1; // after the heading
    }
    return -1;
}

/// To a link in the place of the one that had it; where there is none, to what they are in, so that Tab goes
/// on from here.
void NodeLinks::passFocus(const QList<LinkButton*>& links, qsizetype place)
{
    if (!links.empty()) {
        LinkButton* link = links[std::min(place, links.size() - 1)];
        link->show(); // what is hidden takes no focus
        link->setFocus();
        return;
    }
    QWidget* around = parentWidget();
    while (around != nullptr && (around->focusPolicy() & Qt::TabFocus) != Qt::TabFocus)
        around = around->parentWidget();
    if (around != nullptr)
        around->setFocus();
}

void NodeLinks::setLinks(const std::vector<Link>& links, const Theme& theme)
{
    const qsizetype focused = focusedLink();
    if (focused >= 0)
        setFocus(); // until the new ones are there
    while (QLayoutItem* item = m_layout->takeAt(0)) {
        // The link that is being followed is among them: it must outlive its own click.
        if (item->widget() != nullptr) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
    const auto addText = [&](const QString& text, const QFont& font, const QColor& colour) {
        auto* label = new QLabel(this);
        label->setTextFormat(Qt::PlainText);
        label->setText(text);
        label->setFont(font);
        QPalette palette = label->palette();
        palette.setColor(QPalette::WindowText, colour);
        label->setPalette(palette);
        m_layout->addWidget(label);
    };
    addText(m_heading, demiBold(theme.textFont), theme.text);
    QList<LinkButton*> made;
    for (std::size_t i = 0; i < std::min(links.size(), mostLinks); ++i) {
        auto* link = new LinkButton(links[i].text, theme, this);
        connect(link, &LinkButton::clicked, this, [this, node = links[i].node] { Q_EMIT followed(node); });
        m_layout->addWidget(link);
        made << link;
    }
    if (links.empty())
        addText(tr("none"), theme.textFont, theme.muted);
    if (links.size() > mostLinks)
        addText(tr("and %1 more").arg(links.size() - mostLinks), theme.textFont, theme.muted);
    m_layout->addStretch();
    if (focused >= 0)
        passFocus(made, focused);
}

} // namespace scalescope::widgets
