// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAbstractItemView;

namespace scalescope::widgets {

/// Holds a list whose rows are of one height, and cuts none of them: what is left of its own height stays
/// empty beneath the list.
class WholeRows : public QWidget
{
    Q_OBJECT

public:
    WholeRows(QAbstractItemView* list, int rowHeight, QWidget* parent = nullptr);
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();

    QAbstractItemView* m_list;
    int m_rowHeight;
};

} // namespace scalescope::widgets
