// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace scalescope::widgets {

/// Sentences that take two lines at most: what is longer is folded into one line, which a button opens.
class FoldedWords : public QWidget
{
    Q_OBJECT

public:
    /// The label has this object name, for styles.
    explicit FoldedWords(const QString& name, QWidget* parent = nullptr);

    void setText(const QString& text);
    [[nodiscard]] const QString& text() const { return m_text; }
    [[nodiscard]] QLabel* label() const { return m_label; }
    [[nodiscard]] bool isFolded() const { return m_isFolded; }
    /// After the label's font has changed.
    void fit();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QString m_text;
    QLabel* m_label;
    QToolButton* m_more;
    bool m_isOpen = false; ///< by the user
    bool m_isFolded = false;
};

} // namespace scalescope::widgets
