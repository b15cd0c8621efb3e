// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

#include <QLabel>
#include <QModelIndex>
#include <functional>

class QAbstractItemView;
class QHeaderView;

namespace scalescope::widgets {

/// Beneath a list: all that its current row says, in as many lines as it takes. It can be selected, and is
/// there only while the row has no room for all.
class WholeText : public QLabel
{
    Q_OBJECT

public:
    /// Of a valid index; empty where the row shows all of it.
    using TextOf = std::function<QString(const QModelIndex& current)>;

    WholeText(QAbstractItemView* view, QHeaderView* header, TextOf textOf, QWidget* parent = nullptr);
    void setTheme(const Theme& theme);
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void tell();
    [[nodiscard]] bool hasRoomFor(const QString& text) const;

    QAbstractItemView* m_view;
    TextOf m_textOf;
};

} // namespace scalescope::widgets
