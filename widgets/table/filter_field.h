// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/key_hint.h"
#include "widgets/models/node_filter.h"
#include "widgets/theme/theme.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QLineEdit;

namespace scalescope::widgets {

/// A line in which a NodeFilter is typed, with a count at its right end and, below it, what is wrong with it.
/// Escape clears it, and leads back from an empty one to where the keyboard was before.
class FilterField : public QWidget
{
    Q_OBJECT

public:
    explicit FilterField(QWidget* parent = nullptr);
    ~FilterField() override;
    /// Its keys, for help.
    static ViewKeys keys();

    [[nodiscard]] const NodeFilter& filter() const { return m_filter; }
    [[nodiscard]] QString text() const;
    void setText(const QString& text);
    /// "shows 7 of 36", "hit 3 of 12", or nothing.
    void setCount(const QString& count);
    void setTheme(const Theme& theme);
    [[nodiscard]] QLineEdit* line() const { return m_line; }

Q_SIGNALS:
    /// Another valid filter. One that does not parse leaves the last valid one as it was; below the line is
    /// said what is wrong with it, and the part that is wrong is underlined.
    void filterChanged();
    void nextRequested();
    void previousRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void parse();
    /// Underlines a part of the text, or nothing.
    void underline(const TextPart& part);
    void fitPlaceholder();
    void placeCount();
    /// The keyboard goes back to where it came from, or out of here.
    void leave();

    QPointer<QWidget> m_before; ///< had the keyboard before the line
    QLineEdit* m_line;
    QLabel* m_count;
    QLabel* m_error;
    NodeFilter m_filter;
    QColor m_errorColour;
};

} // namespace scalescope::widgets
