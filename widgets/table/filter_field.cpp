// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/filter_field.h"

#include <QApplication>
#include <QInputMethodEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStyle>
#include <QTextCharFormat>
#include <QVBoxLayout>

namespace scalescope::widgets {

namespace {

constexpr int countMargin = 10;
constexpr int textMargin = 12; ///< at each side, the frame included

void setLabelColour(QLabel* label, const QColor& colour)
{
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, colour);
    label->setPalette(palette);
}

} // namespace

FilterField::FilterField(QWidget* parent)
    : QWidget(parent), m_line(new QLineEdit(this)), m_count(new QLabel(m_line)), m_error(new QLabel(this))
{
    m_line->setObjectName(QStringLiteral("filter"));
    m_line->setAccessibleName(tr("Filter of nodes"));
    m_line->setToolTip(tr("Text or /regex/ in name, operator, module, shape and type, or comparisons of "
                          "statistics: bwd.std < 2^-14 and kind = op"));
    m_count->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_error->setObjectName(QStringLiteral("fieldError"));
    m_error->setTextFormat(Qt::PlainText);
    m_error->setWordWrap(true);
    m_error->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_line);
    layout->addWidget(m_error);
    setFocusProxy(m_line);
    m_line->installEventFilter(this);
    connect(m_line, &QLineEdit::textChanged, this, &FilterField::parse);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget* before, const QWidget* now) {
        if (now == m_line && before != nullptr && before->window() == window())
            m_before = before;
    });
}

/// As it goes it loses the keyboard, which the application says when the members are no longer there.
FilterField::~FilterField()
{
    qApp->disconnect(this);
}

ViewKeys FilterField::keys()
{
    return {
        tr("Search and filters"),
        {{{Qt::Key_Return, Qt::SHIFT | Qt::Key_Return}, {}, tr("Go to the next hit, to the previous one")},
         {{Qt::Key_F3, Qt::SHIFT | Qt::Key_F3}, {}, tr("The same from the module tree")},
         {{Qt::Key_Escape}, {}, tr("Clear the field; again: back to where the keyboard was")}}};
}

QString FilterField::text() const
{
    return m_line->text();
}

void FilterField::setText(const QString& text)
{
    m_line->setText(text);
}

void FilterField::parse()
{
    auto filter = NodeFilter::parse(m_line->text());
    m_error->setText(filter ? QString() : QString::fromStdString(filter.error().message));
    m_error->setVisible(!filter);
    m_line->setProperty("invalid", !filter);
    m_line->style()->unpolish(m_line); // a style sheet looks at the property only then
    m_line->style()->polish(m_line);
    underline(filter ? TextPart() : filter.error().where);
    if (!filter)
        return;
    m_filter = std::move(*filter);
    Q_EMIT filterChanged();
}

void FilterField::underline(const TextPart& part)
{
    // A line has no formats of its own for its text, but takes those of input methods.
    QList<QInputMethodEvent::Attribute> attributes;
    if (part.length > 0) {
        QTextCharFormat format;
        format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        format.setUnderlineColor(m_errorColour);
        format.setForeground(m_errorColour);
        attributes.append({QInputMethodEvent::TextFormat,
                           static_cast<int>(part.from) - m_line->cursorPosition(),
                           static_cast<int>(part.length), format});
    }
    QInputMethodEvent event({}, attributes);
    QCoreApplication::sendEvent(m_line, &event);
}

void FilterField::setCount(const QString& count)
{
    m_count->setText(count);
    m_line->setAccessibleDescription(count);
    placeCount();
}

/// What it takes, in as many words as there is room for.
void FilterField::fitPlaceholder()
{
    const QString whole = tr("text, /regex/ or bwd.std < 2^-14");
    const int room = m_line->width() - 2 * textMargin;
    const bool fits = m_line->fontMetrics().horizontalAdvance(whole) <= room;
    m_line->setPlaceholderText(fits ? whole : tr("text or /regex/"));
}

void FilterField::placeCount()
{
    m_count->adjustSize();
    m_count->move(m_line->width() - m_count->width() - countMargin,
                  (m_line->height() - m_count->height()) / 2);
    m_line->setTextMargins(0, 0, m_count->text().isEmpty() ? 0 : m_count->width() + countMargin, 0);
}

bool FilterField::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize) {
        placeCount();
        fitPlaceholder();
    } else if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            if (key->modifiers() & Qt::ShiftModifier)
                Q_EMIT previousRequested();
            else
                Q_EMIT nextRequested();
            return true;
        }
        if (key->key() == Qt::Key_Escape) {
            m_line->text().isEmpty() ? leave() : m_line->clear();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void FilterField::leave()
{
    if (m_before != nullptr && m_before->isVisible() && m_before->isEnabled())
        m_before->setFocus(Qt::OtherFocusReason);
    else
        m_line->clearFocus();
}

void FilterField::setTheme(const Theme& theme)
{
    m_line->setFont(theme.numberFont);
    m_count->setFont(theme.detailFont);
    m_error->setFont(theme.detailFont);
    setLabelColour(m_count, theme.muted);
    setLabelColour(m_error, theme.error);
    m_errorColour = theme.error;
    placeCount();
    fitPlaceholder();
}

} // namespace scalescope::widgets
