// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/signs_button.h"

#include "widgets/models/problem_model.h"
#include "widgets/table/row_sign.h"

#include <QMenu>
#include <QPainter>
#include <map>
#include <tuple>

namespace scalescope::widgets {

namespace {

constexpr int iconSize = 18;
constexpr double scale = 2; ///< pixels, on a fine screen

/// The rows of a sign.
struct Rows
{
    QModelIndex first;
    int count = 0;
};

/// The worst first, and what starts by itself before what follows.
struct IsBefore
{
    bool operator()(const RowSign& a, const RowSign& b) const { return rank(a) < rank(b); }
    static std::tuple<bool, int, sheet::SignForm> rank(const RowSign& sign)
    {
        return {!sign.isFailure, -static_cast<int>(sign.severity), sign.form};
    }
};

using RowsOfSigns = std::map<RowSign, Rows, IsBefore>;

/// Whether it counts: a cause once for all layers that it is repeated in, what follows each time.
bool isCounted(const ProblemModel& model, const QModelIndex& index)
{
    return index.data(ConsequenceRole).toBool() ? model.repeated(index).empty() : !index.parent().isValid();
}

void collect(RowsOfSigns& signs, const ProblemModel& model, const QModelIndex& parent)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        if (isCounted(model, index)) {
            Rows& rows = signs[RowSign::of(index)];
            if (rows.count++ == 0)
                rows.first = index;
        }
        collect(signs, model, index);
    }
}

QIcon iconOf(const RowSign& sign, const Theme& theme)
{
    QPixmap picture(QSize(iconSize, iconSize) * scale);
    picture.setDevicePixelRatio(scale);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    sign.paint(painter, QPointF(iconSize, iconSize) / 2, theme);
    return picture;
}

} // namespace

SignsButton::SignsButton(const ProblemModel& model, QWidget* parent)
    : QPushButton(tr("Legend", "of the signs before problems"), parent),
      m_model(model),
      m_theme(Theme::light())
{
    setObjectName(QStringLiteral("signs"));
    setToolTip(tr("What the signs of the rows mean, and where the first of each is"));
    connect(this, &QPushButton::clicked, this, &SignsButton::open);
}

void SignsButton::open()
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    RowsOfSigns signs;
    collect(signs, m_model, {});
    for (const auto& [sign, rows] : signs) {
        QAction* action =
            menu->addAction(iconOf(sign, m_theme),
                            tr("%1: %2", "a sign's meaning, rows").arg(sign.meaning()).arg(rows.count));
        action->setIconVisibleInMenu(true);
        connect(action, &QAction::triggered, this,
                [this, row = QPersistentModelIndex(rows.first)] { Q_EMIT rowWanted(row); });
    }
    menu->popup(mapToGlobal(rect().bottomLeft()));
}

} // namespace scalescope::widgets
