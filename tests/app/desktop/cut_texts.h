// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QComboBox>
#include <QLabel>
#include <QStringList>
#include <QWidget>

namespace scalescope::tests {

/// Whether a button with a frame has less room than the frame and its words need: their margins are gone, or
/// they lie under what is beside it. Those whose width somebody set, or whose text was shortened, may be as
/// they are.
inline bool isSqueezed(const QAbstractButton& button)
{
    const bool hasFrame = button.inherits("QToolButton") || button.inherits("QPushButton");
    const bool isSet = button.minimumWidth() == button.maximumWidth();
    return hasFrame && !isSet && !button.text().isEmpty() && !button.text().contains(QChar(0x2026)) &&
           !button.visibleRegion().isEmpty() && button.width() < button.sizeHint().width();
}

/// The texts of buttons, boxes and labels inside a widget that have less room than they need, where they are
/// seen, and the lists whose rows are lower than their text. Texts that end in an ellipsis were shortened
/// with care.
inline QStringList cutTexts(const QWidget& widget)
{
    QStringList cut;
    const auto isCut = [](const QWidget& child, const QString& text, int room) {
        const bool isSeen = !text.isEmpty() && !child.visibleRegion().isEmpty();
        const bool isTooWide =
            !text.endsWith(QChar(0x2026)) && child.fontMetrics().horizontalAdvance(text) > room;
        const int lineHeight = child.fontMetrics().ascent() + child.fontMetrics().descent();
        return isSeen && (isTooWide || child.height() < lineHeight);
    };
    for (const auto* label : widget.findChildren<QLabel*>()) {
        const bool isPlain = !label->wordWrap() && !label->text().contains('\n') && label->pixmap().isNull();
        const QString text = label->buddy() == nullptr ? label->text() : QString(label->text()).remove('&');
        if (label->isVisible() && isPlain && isCut(*label, text, label->contentsRect().width()))
            cut << label->text();
    }
    for (const auto* button : widget.findChildren<QAbstractButton*>()) {
        const QString text = QString(button->text()).remove('&');
        if (button->isVisible() && (isCut(*button, text, button->width()) || isSqueezed(*button)))
            cut << QString("%1 (%2x%3 of %4)")
                       .arg(text)
                       .arg(button->width())
                       .arg(button->height())
                       .arg(button->sizeHint().width());
    }
    for (const auto* box : widget.findChildren<QComboBox*>()) {
        const bool shortens = box->inherits("scalescope::widgets::RunBox"); // in the middle
        if (box->isVisible() && !shortens && isCut(*box, box->currentText(), box->width()))
            cut << box->currentText();
    }
    for (const auto* list : widget.findChildren<QAbstractItemView*>()) {
        const QModelIndex first = list->model() == nullptr ? QModelIndex() : list->indexAt(QPoint(1, 1));
        if (list->isVisible() && first.isValid() &&
            list->visualRect(first).height() < list->fontMetrics().ascent() + list->fontMetrics().descent())
            cut << list->objectName() + ": " + first.data().toString();
    }
    return cut;
}

} // namespace scalescope::tests
