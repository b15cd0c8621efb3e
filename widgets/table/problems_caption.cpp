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

/// A list of warnings has nothing before them.
bool hasErrors(const ProblemModel& model)
{
    return model.rowCount() > 0 &&
           model.index(0, 0).data(SeverityRole).toInt() == static_cast<int>(graph::Severity::Error);
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
    const bool isMixed = hasErrors(m_model);
    if (!isMixed)
        all = {tr("In order of execution; gradients from the loss back"), tr("In order of execution")};
    if (!isMixed && areApart)
        all.prepend(tr("In order of execution; none follows from another"));
    const QString least = isMixed ? tr("Errors first") : QString();
    if (m_runTitle.isEmpty())
        return all << least << QString();
    // The order is said before the run is named, which the top of the window names too.
    const QStringList orders = all.mid(1);
    for (QString& sentence : all)
        sentence = tr("%1: %2", "a run, a sentence").arg(m_runTitle, sentence);
    if (const QString cut = withCutTitle(orders.first()); !cut.isEmpty())
        all << cut;
    return all << orders << least << QString();
}

/// The run's title loses as much of its middle as has no room; empty where too little were left of it.
QString ProblemsCaption::withCutTitle(const QString& sentence) const
{
    constexpr int fewestLetters = 8;
    const QString pattern = tr("%1: %2", "a run, a sentence");
    const int room =
        contentsRect().width() - fontMetrics().horizontalAdvance(pattern.arg(QString(), sentence));
    if (room < fewestLetters * fontMetrics().averageCharWidth())
        return {};
    return pattern.arg(fontMetrics().elidedText(m_runTitle, Qt::ElideMiddle, room), sentence);
}

void ProblemsCaption::tell()
{
    QStringList all;
    for (const QString& sentence : sentences()) {
        if (!sentence.isEmpty() && m_model.rowCount() > 0)
            all << sentence + QStringLiteral("  ·  ") + tr("F8: next");
        all << sentence;
    }
    const auto fits = [this](const QString& text) {
        return !isVisible() || fontMetrics().horizontalAdvance(text) <= contentsRect().width();
    };
    setText(*std::ranges::find_if(all, fits)); // an empty one does
    const QString more = tr("A row is what other problems come of, which are folded beneath it. NaN and "
                            "infinities come first, gradients after all tensors, and what is zero in theory "
                            "last.");
    setToolTip(plainToolTip(sentences().first() + QStringLiteral(".\n") + more));
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
