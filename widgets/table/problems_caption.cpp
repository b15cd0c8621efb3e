// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/problems_caption.h"

#include "widgets/models/joined_words.h"
#include "widgets/models/plain_text.h"
#include "widgets/models/problem_model.h"

#include <QCoreApplication>
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

/// The translation context of this file's words.
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::ProblemsCaption)
};

QString errorsText(int errors)
{
    return errors == 0   ? Words::tr("No errors")
           : errors == 1 ? Words::tr("1 error")
                         : Words::tr("%1 errors").arg(errors);
}

QString warningsText(int warnings)
{
    return warnings == 1 ? Words::tr("1 warning") : Words::tr("%1 warnings").arg(warnings);
}

/// How many errors there are of what is left as it is.
QString ifStoredText(const ProblemModel::Verdict& verdict, bool isBrief)
{
    return (isBrief ? Words::tr("%1 only if stored so", "errors")
                    : Words::tr("%1 only if stored so (outlined)", "errors"))
        .arg(verdict.errorsIfStored);
}

/// The errors and whose they are.
QString reachedText(const ProblemModel::Verdict& verdict, bool isBrief)
{
    QString errors = errorsText(verdict.errors);
    if (!verdict.areOfFormats)
        return errors;
    if (isBrief)
        return (verdict.isSimulated ? Words::tr("%1 in what is rounded", "errors")
                                    : Words::tr("%1 in FP8 recipes", "errors"))
            .arg(errors);
    return (verdict.isSimulated ? Words::tr("%1 in what the simulation rounds", "errors")
                                : Words::tr("%1 in what FP8 recipes round", "errors"))
        .arg(errors);
}

/// Where there is room for no more: nothing that the rows would seem to contradict.
QString shortestText(const ProblemModel::Verdict& verdict)
{
    if (verdict.errors > 0)
        return errorsText(verdict.errors);
    if (verdict.errorsIfStored > 0)
        return ifStoredText(verdict, true);
    return verdict.warnings > 0 ? warningsText(verdict.warnings) : errorsText(0);
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

/// Whether something is wrong, the longest first: what says it whole, and then less.
QStringList ProblemsCaption::verdicts() const
{
    const ProblemModel::Verdict verdict = m_model.verdict();
    const QString warnings = warningsText(verdict.warnings);
    QStringList said;
    if (verdict.errorsIfStored > 0)
        said << listed({reachedText(verdict, false), ifStoredText(verdict, false)})
             << listed({reachedText(verdict, true), ifStoredText(verdict, true)});
    else if (verdict.errors > 0)
        said << errorsText(verdict.errors);
    else if (verdict.warnings > 0)
        return {listed({errorsText(0), warnings}), warnings};
    if (!said.isEmpty() && verdict.warnings > 0)
        said.prepend(listed({said.first(), warnings}));
    return said;
}

/// What there is to say, the longest first.
QStringList ProblemsCaption::sentences() const
{
    const QStringList said = verdicts();
    if (said.isEmpty())
        return {QString()};
    const QString& whole = said.first();
    QStringList all;
    if (m_model.rowCount() > 1 && !hasConsequences(m_model))
        all << tr("%1; in order of execution, none follows from another", "errors and warnings").arg(whole);
    all << tr("%1; in order of execution, gradients from the loss back", "errors and warnings").arg(whole)
        << tr("%1; in order of execution", "errors and warnings").arg(whole) << said;
    if (!m_runTitle.isEmpty())
        all = titled(all) << said; // the title goes before what is wrong does
    return all << shortestText(m_model.verdict()) << QString();
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
