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

/// The mark that the rows of that severity have, the outline only where all have it; empty where none is.
QString markOf(const ProblemModel& model, graph::Severity severity)
{
    bool isThere = false;
    bool isFilled = false;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row, 0);
        if (index.data(SeverityRole).toInt() != static_cast<int>(severity))
            continue;
        isThere = true;
        isFilled = isFilled || !index.data(SparedRole).toBool();
    }
    if (!isThere)
        return {};
    return severity == graph::Severity::Error ? (isFilled ? QStringLiteral("●") : QStringLiteral("○"))
                                              : (isFilled ? QStringLiteral("▲") : QStringLiteral("△"));
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

/// Which are first, in the words and with the marks of the rows; a list of warnings has nothing before them.
QString ProblemsCaption::severities() const
{
    const QString error = markOf(m_model, graph::Severity::Error);
    const QString warning = markOf(m_model, graph::Severity::Warning);
    if (error.isEmpty())
        return {};
    return warning.isEmpty() ? tr("%1 Errors first", "a mark").arg(error)
                             : tr("%1 Errors, %2 warnings", "marks").arg(error, warning);
}

/// What there is to say, the longest first.
QStringList ProblemsCaption::sentences() const
{
    const bool areApart = m_model.rowCount() > 1 && !hasConsequences(m_model);
    const QString least = severities();
    QStringList all{tr("In order of execution; gradients from the loss back"), tr("In order of execution")};
    if (areApart)
        all.prepend(tr("In order of execution; none follows from another"));
    if (!least.isEmpty())
        all = {
            tr("%1, in order of execution; gradients from the loss back", "errors, then warnings").arg(least),
            tr("%1, in order of execution", "errors, then warnings").arg(least)};
    if (!least.isEmpty() && areApart)
        all = {tr("%1, in order of execution; gradients from the loss back; none follows from another",
                  "errors, then warnings")
                   .arg(least),
               tr("%1, in order of execution; none follows from another", "errors, then warnings").arg(least),
               tr("%1; none follows from another", "errors, then warnings").arg(least)};
    if (m_runTitle.isEmpty())
        return all << least << QString();
    // That none follows from another goes before the run's name, which the top of the window has too; the
    // other sentences have shorter ones that say nearly the same.
    const qsizetype sayingAll = areApart && least.isEmpty() ? 1 : all.size();
    return titled(all.first(sayingAll)) + titled(all.sliced(sayingAll)) + QStringList{least, QString()};
}

/// The sentences, the longest first, with the run's title, with as much of it as there is room for beside the
/// shortest of them, and without it.
QStringList ProblemsCaption::titled(const QStringList& sentences) const
{
    QStringList all;
    for (const QString& sentence : sentences)
        all << tr("%1: %2", "a run, a sentence").arg(m_runTitle, sentence);
    if (const QString cut = sentences.isEmpty() ? QString() : withCutTitle(sentences.last()); !cut.isEmpty())
        all << cut;
    return all + (sentences.size() > 1 ? sentences.sliced(1) : sentences);
}

/// The run's title loses as much of its middle as has no room; empty where too little were left of it.
QString ProblemsCaption::withCutTitle(const QString& sentence) const
{
    constexpr int fewestLetters = 8;
    const QString pattern = tr("%1: %2", "a run, a sentence");
    const int room = contentsRect().width() -
                     fontMetrics().horizontalAdvance(pattern.arg(QString(), sentence) + keyWords());
    if (room < fewestLetters * fontMetrics().averageCharWidth())
        return {};
    return pattern.arg(fontMetrics().elidedText(m_runTitle, Qt::ElideMiddle, room), sentence);
}

QString ProblemsCaption::keyWords()
{
    return QStringLiteral("  ·  ") + tr("F8: next");
}

void ProblemsCaption::tell()
{
    QStringList all;
    for (const QString& sentence : sentences()) {
        if (!sentence.isEmpty() && m_model.rowCount() > 0)
            all << sentence + keyWords();
        all << sentence;
    }
    const auto fits = [this](const QString& text) {
        return !isVisible() || fontMetrics().horizontalAdvance(text) <= contentsRect().width();
    };
    setText(*std::ranges::find_if(all, fits)); // an empty one does
    const QString more = tr("A row is what other problems come of, which are folded beneath it. NaN and "
                            "infinities come first, gradients after all tensors, and what is zero in theory "
                            "last.");
    const QString marks =
        tr("A disc is an error, a triangle a warning, an i a note; an outline is one only if the "
           "tensor is stored so.");
    const QString scales =
        tr("Tensors are held against the formats as they are: a recipe that scales each of them, "
           "such as FP8 with a scale per tensor, removes most errors.");
    setToolTip(
        plainToolTip((QStringList{sentences().first() + u'.', marks, scales, more}).join(QLatin1Char('\n'))));
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
