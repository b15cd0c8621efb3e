// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/row_sign.h"

#include "widgets/models/item_roles.h"
#include "widgets/theme/sign_paint.h"

#include <QCoreApplication>
#include <QModelIndex>
#include <QPainter>

namespace scalescope::widgets {

namespace {

struct SignWords
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::RowSign)
};

void paintNote(QPainter& painter, const QPointF& centre, const Theme& theme)
{
    QFont font = theme.textFont;
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(theme.muted);
    painter.drawText(QRectF(centre.x() - 10, centre.y() - 10, 20, 20), Qt::AlignCenter, QStringLiteral("i"));
}

void paintFailure(QPainter& painter, const QPointF& centre, const Theme& theme)
{
    constexpr double half = 5.5;
    constexpr double arm = 2.5;
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.error);
    painter.drawRoundedRect(QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), 2, 2);
    painter.setPen(QPen(theme.card, 1.5));
    painter.drawLine(centre - QPointF(arm, arm), centre + QPointF(arm, arm));
    painter.drawLine(centre - QPointF(arm, -arm), centre + QPointF(arm, -arm));
}

} // namespace

RowSign RowSign::of(const QModelIndex& index)
{
    if (index.data(RunFailureRole).toBool())
        return {true};
    const auto severity = static_cast<graph::Severity>(index.data(SeverityRole).toInt());
    // A note looks the same wherever it stands.
    return {false, severity,
            severity == graph::Severity::Info
                ? sheet::SignForm::Solid
                : static_cast<sheet::SignForm>(index.data(SignFormRole).toInt())};
}

void RowSign::paint(QPainter& painter, const QPointF& centre, const Theme& theme) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    if (isFailure) {
        paintFailure(painter, centre, theme);
        return;
    }
    // What follows is smaller: the eye goes to what is behind it.
    const double size = form == sheet::SignForm::Outline ? 0.7 : 1;
    const double edge = form == sheet::SignForm::Outline ? 1 : 1.5;
    switch (severity) {
    case graph::Severity::Error:
        setSignForm(painter, form, theme.error, theme, edge);
        painter.drawEllipse(centre, 4.5 * size, 4.5 * size);
        break;
    case graph::Severity::Warning:
        setSignForm(painter, form, theme.warning, theme, edge);
        painter.drawPolygon(QPolygonF{centre + QPointF(0, -5) * size, centre + QPointF(6, 5) * size,
                                      centre + QPointF(-6, 5) * size});
        break;
    case graph::Severity::Info:
        paintNote(painter, centre, theme);
        break;
    }
}

QString RowSign::meaning() const
{
    if (isFailure)
        return SignWords::tr("What made the run fail", "a sign's meaning");
    if (severity == graph::Severity::Info)
        return SignWords::tr("Note", "a sign's meaning");
    const bool isError = severity == graph::Severity::Error;
    switch (form) {
    case sheet::SignForm::Solid:
        break;
    case sheet::SignForm::Tinted:
        return SignWords::tr("Error only if stored in its format; recipes leave it in higher precision",
                             "a sign's meaning");
    case sheet::SignForm::Outline:
        return isError ? SignWords::tr("Error that follows from the row it is beneath", "a sign's meaning")
                       : SignWords::tr("Warning that follows from the row it is beneath", "a sign's meaning");
    }
    return isError ? SignWords::tr("Error", "a sign's meaning")
                   : SignWords::tr("Warning", "a sign's meaning");
}

} // namespace scalescope::widgets
