// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/problems_caption.h"

#include "widgets/models/plain_text.h"
#include "widgets/models/problem_model.h"

#include <algorithm>

namespace scalescope::widgets {

namespace {

bool hasConsequences(const ProblemModel& model)
{
    for (int row = 0; row < model.rowCount(); ++row)
        if (model.index(row, 0).data(ConsequencesRole).toInt() > 0)
            return true;
    return false;
}

} // namespace

ProblemsCaption::ProblemsCaption(const ProblemModel& model, QWidget* parent) : QLabel(parent), m_model(model)
{
    setObjectName(QStringLiteral("order"));
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    tell();
}

void ProblemsCaption::setRunTitle(const QString& title)
{
    m_runTitle = title;
    tell();
}

/// What there is to say, the longest first.
QStringList ProblemsCaption::sentences() const
{
    const bool areApart = m_model.rowCount() > 1 && !hasConsequences(m_model);
    QStringList all{tr("Errors first, each in order of execution; gradients from the loss back"),
                    tr("Errors first, each in order of execution")};
    if (areApart)
        all = {tr("Errors first, each in order of execution; gradients from the loss back; none follows from "
                  "another"),
               tr("Errors first, each in order of execution; none follows from another"),
               tr("Errors first; none follows from another")};
    if (m_runTitle.isEmpty())
        return all << tr("Errors first") << QString();
    // That nothing follows from another is said before the run is named.
    const QString shortest = areApart ? all.last() : QString();
    for (QString& sentence : all)
        sentence = tr("%1: %2", "a run, a sentence").arg(m_runTitle, sentence);
    if (areApart)
        all << shortest;
    return all << tr("%1: %2", "a run, a sentence").arg(m_runTitle, tr("Errors first")) << tr("Errors first")
               << QString();
}

void ProblemsCaption::tell()
{
    const QStringList all = sentences();
    const auto fits = [this](const QString& text) {
        return !isVisible() || fontMetrics().horizontalAdvance(text) <= contentsRect().width();
    };
    setText(*std::ranges::find_if(all, fits)); // an empty one does
    const QString more = tr("A row is what other problems come of, which are folded beneath it. NaN and "
                            "infinities come first, gradients after all tensors, and what is zero in theory "
                            "last.");
    setToolTip(plainToolTip(all.first() + QStringLiteral(".\n") + more));
}

void ProblemsCaption::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    tell();
}

void ProblemsCaption::showEvent(QShowEvent* event)
{
    QLabel::showEvent(event);
    tell();
}

} // namespace scalescope::widgets
