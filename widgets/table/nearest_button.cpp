// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/nearest_button.h"

#include "core/report/problems/nearest.h"
#include "widgets/models/display.h"
#include "widgets/models/plain_text.h"
#include "widgets/theme/names.h"

#include <QCoreApplication>
#include <algorithm>
#include <limits>

namespace scalescope::widgets {

namespace {

constexpr int lettersOfNames = 16; ///< that a name keeps before what is said of the others goes

/// The translation context of this file's words.
struct NearestTexts
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::ProblemsView)
};

QString lossText(const report::AllowedLoss& loss)
{
    const QString what = loss.kind == report::LossKind::Overflow
                             ? NearestTexts::tr("%1 above the largest number")
                         : loss.kind == report::LossKind::Underflow ? NearestTexts::tr("%1 become zero")
                                                                    : NearestTexts::tr("%1 subnormal");
    return what.arg(percentText(loss.part));
}

} // namespace

NearestButton::NearestButton(Document* document, QWidget* parent) : QPushButton(parent), m_document(document)
{
    setObjectName(QStringLiteral("nearest"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(this, &QPushButton::clicked, this, [this] { m_document->select(m_node); });
}

void NearestButton::tell(NearestWords words)
{
    formats::RangeThresholds limits = m_document->rangeThresholds();
    if (words == NearestWords::NoErrors) // of what keeps fewer bits there are warnings already
        limits.subnormal = std::numeric_limits<double>::infinity();
    const auto nearest =
        words == NearestWords::None
            ? std::nullopt
            : report::nearestToLimits(m_document->run().graph, m_document->tensorFormats(), limits);
    setVisible(nearest.has_value());
    m_words = words;
    m_node.reset();
    if (!nearest)
        return;
    m_node = nearest->node;
    m_name = pathText(*m_document->titles(), *m_document->run().graph.find(nearest->node));
    m_direction = directionText(nearest->direction);
    m_loss = lossText(*nearest);
    const std::size_t told = nearest->kind == report::LossKind::Subnormal ? 0 : 1;
    m_losing = words != NearestWords::Alone && nearest->losing > told ? static_cast<int>(nearest->losing) : 0;
    setToolTip(plainToolTip(whole()));
    fit();
    updateGeometry();
}

/// A milder loss may be nearer to its limit than those of elements, which are counted.
QString NearestButton::whole() const
{
    QString nearest = textWith(m_name, m_words);
    if (m_losing == 0)
        return nearest;
    return m_losing == 1
               ? NearestTexts::tr("%1; 1 tensor loses elements all the same", "what is nearest").arg(nearest)
               : NearestTexts::tr("%1; %2 tensors lose elements all the same", "what is nearest")
                     .arg(nearest)
                     .arg(m_losing);
}

QString NearestButton::textWith(const QString& name, NearestWords words) const
{
    switch (words) {
    case NearestWords::None:
    case NearestWords::Alone:
        break;
    case NearestWords::NoErrors:
        return NearestTexts::tr("No overflow or underflow above the limits; nearest: %1, %2: %3",
                                "a tensor, a direction, a part")
            .arg(name, m_direction, m_loss);
    case NearestWords::Nothing:
        return NearestTexts::tr("Nothing above the limits; nearest: %1, %2: %3",
                                "a tensor, a direction, a part")
            .arg(name, m_direction, m_loss);
    }
    return NearestTexts::tr("Nearest to a limit: %1, %2: %3", "a tensor, a direction, a part")
        .arg(name, m_direction, m_loss);
}

int NearestButton::widthOf(const QString& text) const
{
    return QPushButton::sizeHint().width() - fontMetrics().horizontalAdvance(this->text()) +
           fontMetrics().horizontalAdvance(text);
}

QSize NearestButton::sizeHint() const
{
    return {widthOf(whole()), QPushButton::sizeHint().height()};
}

/// A long name widens no panel.
QSize NearestButton::minimumSizeHint() const
{
    return {0, QPushButton::minimumSizeHint().height()};
}

void NearestButton::resizeEvent(QResizeEvent* event)
{
    QPushButton::resizeEvent(event);
    fit();
}

void NearestButton::fit()
{
    for (const QString& text : {whole(), textWith(m_name, m_words)}) {
        if (widthOf(text) <= width()) {
            setText(text);
            return;
        }
    }
    const auto roomBeside = [this](NearestWords words) {
        return width() - widthOf(textWith(QString(), words));
    };
    const int fewest = lettersOfNames * fontMetrics().averageCharWidth();
    const NearestWords words = roomBeside(m_words) < fewest ? NearestWords::Alone : m_words;
    setText(textWith(elidedName(m_name, fontMetrics(), std::max(0, roomBeside(words))), words));
}

} // namespace scalescope::widgets
