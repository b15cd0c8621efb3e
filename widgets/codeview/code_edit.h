// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/codeview/code_text.h"
#include "widgets/theme/theme.h"

#include <QPlainTextEdit>

class QTextBlock;

namespace scalescope::widgets {

class AnnotationColours;

/// Read-only code with line numbers. A click on a line, or Enter on the one with the cursor, activates it.
/// Where there is no room for code and annotations beside each other, the annotations stay in view, and the
/// code scrolls beneath them.
class CodeEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit CodeEdit(QWidget* parent = nullptr);

    void setCode(const CodeText& code);
    void setTheme(const Theme& theme);
    /// Marks a line and scrolls to it where it is out of view, and in it the name of a tensor before its
    /// annotation, if there is one; with the line of an instance the source's that it is below. -1 marks
    /// none.
    void markLine(int line, const QString& name = {});
    /// Scrolls to a line where it is out of view.
    void showLine(int line);
    /// Writes another text into a line.
    void setLine(int line, const QString& text);
    [[nodiscard]] int markedLine() const { return m_marked; }
    void paintNumbers(QPainter& painter, const QRect& area);

Q_SIGNALS:
    void lineActivated(int line);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] int numbersWidth() const;
    [[nodiscard]] int sourceLineOf(int line) const;
    void showMark();
    [[nodiscard]] QString annotationOf(const QTextBlock& block) const;
    void measureAnnotations();
    void paintAnnotation(QPainter& painter, const QRectF& area, const QString& annotation,
                         bool isMarked) const;

    std::vector<int> m_numbers; ///< of each line, 0 for none
    std::vector<int> m_columns; ///< of annotations, in characters
    int m_annotationsWidth = 0;
    Theme m_theme;
    int m_marked = -1;
    QString m_markedName;
    QWidget* m_margin;
    AnnotationColours* m_colours;
};

} // namespace scalescope::widgets
