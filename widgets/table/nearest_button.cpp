// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/nearest_button.h"

#include "core/report/nearest.h"
#include "widgets/models/display.h"
#include "widgets/models/plain_text.h"
#include "widgets/theme/names.h"

#include <QCoreApplication>

namespace scalescope::widgets {

namespace {

/// The translation context of this file's words.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::ProblemsView)
};

QString lossText(const report::AllowedLoss& loss)
{
    const QString what = loss.kind == report::LossKind::Overflow    ? Words::tr("%1 above the largest number")
                         : loss.kind == report::LossKind::Underflow ? Words::tr("%1 lost to underflow")
                                                                    : Words::tr("%1 subnormal");
    return what.arg(percentText(loss.part));
}

} // namespace

NearestButton::NearestButton(Document* document, QWidget* parent) : QPushButton(parent), m_document(document)
{
    setObjectName(QStringLiteral("nearest"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(this, &QPushButton::clicked, this, [this] { m_document->select(m_node); });
}

void NearestButton::tell(bool isWanted)
{
    const auto nearest = !isWanted
                             ? std::nullopt
                             : report::nearestToLimits(m_document->run().graph, m_document->tensorFormats(),
                                                       m_document->lossLimits());
    setVisible(nearest.has_value());
    m_node.reset();
    if (!nearest)
        return;
    m_node = nearest->node;
    m_name = m_document->titles()->path(*m_document->run().graph.find(nearest->node));
    m_direction = directionText(nearest->direction);
    m_loss = lossText(*nearest);
    const QString whole = textWith(m_name);
    setText(whole);
    setToolTip(plainToolTip(whole));
    updateGeometry();
}

QString NearestButton::textWith(const QString& name) const
{
    return Words::tr("Nearest to a limit: %1, %2: %3", "a tensor, a direction, a part")
        .arg(name, m_direction, m_loss);
}

QSize NearestButton::sizeHint() const
{
    const int cut =
        fontMetrics().horizontalAdvance(textWith(m_name)) - fontMetrics().horizontalAdvance(text());
    return QPushButton::sizeHint() + QSize(cut, 0);
}

/// A long name widens no panel.
QSize NearestButton::minimumSizeHint() const
{
    return {0, QPushButton::minimumSizeHint().height()};
}

void NearestButton::resizeEvent(QResizeEvent* event)
{
    QPushButton::resizeEvent(event);
    const int lacking = sizeHint().width() - width();
    const int room = fontMetrics().horizontalAdvance(m_name) - lacking;
    setText(textWith(lacking > 0 ? elidedName(m_name, fontMetrics(), room) : m_name));
}

} // namespace scalescope::widgets
