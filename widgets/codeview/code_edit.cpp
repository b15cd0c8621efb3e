// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/codeview/code_edit.h"

#include <QKeyEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSyntaxHighlighter>
#include <QTextBlock>
#include <algorithm>

namespace scalescope::widgets {

namespace {

constexpr int annotationMargin = 8;

/// "lstm (-> 0.2, <- 1.3)": a name where there is one, and what has the two hues.
const QRegularExpression& annotationPattern()
{
    static const QRegularExpression pattern(QStringLiteral(R"(\((-> \S+), (<- \S+)\)$)"));
    return pattern;
}

/// The strip with the line numbers; the editor paints it.
class NumberMargin : public QWidget
{
public:
    explicit NumberMargin(CodeEdit* edit) : QWidget(edit), m_edit(edit) {}

protected:
    void paintEvent(QPaintEvent* event) override
    {
        QPainter painter(this);
        m_edit->paintNumbers(painter, event->rect());
    }

private:
    CodeEdit* m_edit;
};

} // namespace

/// Annotations in the two hues, comments muted.
class AnnotationColours : public QSyntaxHighlighter
{
public:
    AnnotationColours(QTextDocument* document, const Theme& theme)
        : QSyntaxHighlighter(document), m_theme(theme)
    {
    }

    void setTheme(const Theme& theme)
    {
        m_theme = theme;
        rehighlight();
    }

protected:
    void highlightBlock(const QString& text) override
    {
        static const QRegularExpression comment(QStringLiteral(R"(^\s*#.*$)"));
        if (const auto match = comment.match(text); match.hasMatch())
            setFormat(0, static_cast<int>(text.size()), m_theme.muted);
        if (const auto match = annotationPattern().match(text); match.hasMatch()) {
            const auto colour = [&](int group, const QColor& hue) {
                setFormat(static_cast<int>(match.capturedStart(group)),
                          static_cast<int>(match.capturedLength(group)), hue);
            };
            colour(0, m_theme.muted);
            colour(1, m_theme.forward);
            colour(2, m_theme.gradient);
        }
    }

private:
    Theme m_theme;
};

CodeEdit::CodeEdit(QWidget* parent)
    : QPlainTextEdit(parent),
      m_theme(Theme::light()),
      m_margin(new NumberMargin(this)),
      m_colours(new AnnotationColours(document(), m_theme))
{
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setFrameShape(QFrame::NoFrame);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& area, int dy) {
        if (dy != 0)
            m_margin->scroll(0, dy);
        else
            m_margin->update(0, area.y(), m_margin->width(), area.height());
    });
    // Scrolling moves what is painted there, and annotations stay.
    for (const QScrollBar* bar : {horizontalScrollBar(), verticalScrollBar()})
        connect(bar, &QScrollBar::valueChanged, viewport(), qOverload<>(&QWidget::update));
    setTheme(m_theme);
}

void CodeEdit::setCode(const CodeText& code)
{
    m_marked = -1;
    m_numbers.clear();
    m_columns.clear();
    for (const CodeText::Line& line : code.lines) {
        m_numbers.push_back(line.number);
        m_columns.push_back(static_cast<int>(code.columnOf(line)));
    }
    setPlainText(code.text());
    measureAnnotations();
    setViewportMargins(numbersWidth(), 0, 0, 0);
    showMark();
}

void CodeEdit::setTheme(const Theme& theme)
{
    m_theme = theme;
    setFont(theme.numberFont);
    QPalette palette = theme.palette();
    palette.setColor(QPalette::Base, theme.window);
    setPalette(palette);
    m_colours->setTheme(theme);
    measureAnnotations();
    setViewportMargins(numbersWidth(), 0, 0, 0);
    showMark();
    m_margin->update();
}

int CodeEdit::numbersWidth() const
{
    const int last = m_numbers.empty() ? 0 : *std::max_element(m_numbers.begin(), m_numbers.end());
    return 32 + fontMetrics().horizontalAdvance(QString::number(last));
}

void CodeEdit::setLine(int line, const QString& text)
{
    const QTextBlock block = document()->findBlockByNumber(line);
    if (!block.isValid() || block.text() == text)
        return;
    QTextCursor cursor(block);
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    cursor.insertText(text);
    measureAnnotations();
    viewport()->update();
}

void CodeEdit::markLine(int line, const QString& name)
{
    m_marked = line;
    m_markedName = name;
    showMark();
    showLine(line);
}

void CodeEdit::showLine(int line)
{
    const QTextBlock block = document()->findBlockByNumber(line);
    if (!block.isValid())
        return;
    // Only a line that is out of view moves the text: clicks in it must not.
    const QRectF area = blockBoundingGeometry(block).translated(contentOffset());
    if (area.top() >= 0 && area.bottom() <= viewport()->height())
        return;
    setTextCursor(QTextCursor(block));
    centerCursor();
}

/// Of the line of an instance the one that it is below.
int CodeEdit::sourceLineOf(int line) const
{
    int source = std::min(line, static_cast<int>(m_numbers.size()) - 1);
    while (source > 0 && m_numbers[static_cast<std::size_t>(source)] == 0)
        --source;
    return source < 0 ? line : source;
}

void CodeEdit::showMark()
{
    QList<QTextEdit::ExtraSelection> marks;
    const QTextBlock block = document()->findBlockByNumber(m_marked);
    const auto markWhole = [&](const QTextBlock& line) {
        QTextEdit::ExtraSelection mark;
        mark.format.setBackground(m_theme.selection);
        mark.format.setProperty(QTextFormat::FullWidthSelection, true);
        mark.cursor = QTextCursor(line);
        marks << mark;
    };
    if (m_marked >= 0 && block.isValid()) {
        if (const int source = sourceLineOf(m_marked); source != m_marked)
            markWhole(document()->findBlockByNumber(source));
        markWhole(block);
        if (const auto at = block.text().lastIndexOf(m_markedName + QStringLiteral(" (-> "));
            at >= 0 && !m_markedName.isEmpty()) {
            QTextEdit::ExtraSelection name;
            name.format.setForeground(m_theme.accent);
            name.format.setFontWeight(QFont::Bold);
            name.cursor = QTextCursor(document());
            name.cursor.setPosition(block.position() + static_cast<int>(at));
            name.cursor.setPosition(name.cursor.position() + static_cast<int>(m_markedName.size()),
                                    QTextCursor::KeepAnchor);
            marks << name;
        }
    }
    setExtraSelections(marks);
    m_margin->update();
}

void CodeEdit::paintNumbers(QPainter& painter, const QRect& area)
{
    painter.fillRect(area, m_theme.window);
    painter.setFont(font());
    QTextBlock block = firstVisibleBlock();
    QRectF line = blockBoundingGeometry(block).translated(contentOffset());
    const int source = sourceLineOf(m_marked);
    while (block.isValid() && line.top() <= area.bottom()) {
        const auto index = static_cast<std::size_t>(block.blockNumber());
        if (block.blockNumber() == m_marked || block.blockNumber() == source) {
            painter.fillRect(QRectF(0, line.top(), m_margin->width(), line.height()), m_theme.selection);
            painter.fillRect(QRectF(0, line.top(), 3, line.height()), m_theme.accent);
        }
        if (index < m_numbers.size() && m_numbers[index] > 0) {
            painter.setPen(m_theme.muted);
            painter.drawText(QRectF(0, line.top(), m_margin->width() - 12, line.height()),
                             Qt::AlignRight | Qt::AlignVCenter, QString::number(m_numbers[index]));
        }
        line.translate(0, line.height());
        block = block.next();
        line.setHeight(blockBoundingRect(block).height());
    }
}

/// Empty where the line has none.
QString CodeEdit::annotationOf(const QTextBlock& block) const
{
    const auto index = static_cast<std::size_t>(block.blockNumber());
    const QString text = block.text();
    return index < m_columns.size() && annotationPattern().match(text).hasMatch() ? text.mid(m_columns[index])
                                                                                  : QString();
}

void CodeEdit::measureAnnotations()
{
    m_annotationsWidth = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        m_annotationsWidth =
            std::max(m_annotationsWidth, fontMetrics().horizontalAdvance(annotationOf(block)));
}

void CodeEdit::paintEvent(QPaintEvent* event)
{
    QPlainTextEdit::paintEvent(event);
    const int left = viewport()->width() - m_annotationsWidth - annotationMargin;
    if (m_annotationsWidth == 0 || left < viewport()->width() / 3)
        return; // there would be no code to be seen
    const double letter = QFontMetricsF(font()).horizontalAdvance(u'0');
    QPainter painter(viewport());
    painter.setFont(font());
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF line = blockBoundingGeometry(block).translated(contentOffset());
        if (line.top() > viewport()->height())
            break;
        const QString annotation = annotationOf(block);
        if (annotation.isEmpty())
            continue;
        const double own = contentOffset().x() + document()->documentMargin() +
                           m_columns[static_cast<std::size_t>(block.blockNumber())] * letter;
        if (own + fontMetrics().horizontalAdvance(annotation) <= viewport()->width())
            continue; // it is in view where it stands
        paintAnnotation(painter, QRectF(left, line.top(), viewport()->width() - left, line.height()),
                        annotation, block.blockNumber() == m_marked);
    }
}

/// Over the code that is there.
void CodeEdit::paintAnnotation(QPainter& painter, const QRectF& area, const QString& annotation,
                               bool isMarked) const
{
    painter.fillRect(area, isMarked ? m_theme.selection : m_theme.window);
    const auto match = annotationPattern().match(annotation);
    double x = area.left() + annotationMargin / 2.0;
    const auto write = [&](qsizetype from, qsizetype to, const QColor& colour) {
        const QString part = annotation.mid(from, to - from);
        painter.setPen(colour);
        painter.drawText(QRectF(x, area.top(), area.width(), area.height()), Qt::AlignLeft | Qt::AlignVCenter,
                         part);
        x += QFontMetricsF(painter.font()).horizontalAdvance(part);
    };
    write(0, match.capturedStart(0), isMarked ? m_theme.accent : m_theme.text);
    write(match.capturedStart(0), match.capturedStart(1), m_theme.muted);
    write(match.capturedStart(1), match.capturedEnd(1), m_theme.forward);
    write(match.capturedEnd(1), match.capturedStart(2), m_theme.muted);
    write(match.capturedStart(2), match.capturedEnd(2), m_theme.gradient);
    write(match.capturedEnd(2), annotation.size(), m_theme.muted);
}

void CodeEdit::mouseReleaseEvent(QMouseEvent* event)
{
    QPlainTextEdit::mouseReleaseEvent(event);
    // A drag selects text to copy, and no tensor.
    if (event->button() == Qt::LeftButton && !textCursor().hasSelection())
        Q_EMIT lineActivated(cursorForPosition(event->position().toPoint()).blockNumber());
}

void CodeEdit::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        Q_EMIT lineActivated(textCursor().blockNumber());
    else
        QPlainTextEdit::keyPressEvent(event);
}

void CodeEdit::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    const QRect area = contentsRect();
    m_margin->setGeometry(area.left(), area.top(), numbersWidth(), area.height());
}

} // namespace scalescope::widgets
