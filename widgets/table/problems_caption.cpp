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

enum class Length { Whole, Brief, Briefest };

/// Of how many errors it takes that tensors are stored which recipes, or the simulation, leave as they are.
QString ifStoredText(const ProblemModel::Verdict& verdict, Length length)
{
    const QString errors = verdict.errors == 0 ? errorsText(verdict.errorsIfStored)
                                               : Words::tr("%1 more", "errors").arg(verdict.errorsIfStored);
    return (length == Length::Whole ? Words::tr("%1 if every tensor is stored in %2", "errors, a format")
                                    : Words::tr("%1 if stored in %2", "errors, a format"))
        .arg(errors, verdict.format);
}

/// The errors of formats, and whose they are; empty where there are none.
QString errorsText(const ProblemModel::Verdict& verdict, Length length)
{
    if (verdict.errorsIfStored == 0)
        return verdict.errors == 0 ? QString() : errorsText(verdict.errors);
    const QString ifStored = ifStoredText(verdict, length);
    const bool isBriefest = length == Length::Briefest;
    if (verdict.errors == 0)
        return isBriefest            ? ifStored
               : verdict.isSimulated ? Words::tr("%1 (none in what is rounded)", "errors").arg(ifStored)
                                     : Words::tr("%1 (none in FP8 recipes)", "errors").arg(ifStored);
    const QString errors = errorsText(verdict.errors);
    const QString reached = isBriefest            ? errors
                            : verdict.isSimulated ? Words::tr("%1 in what is rounded", "errors").arg(errors)
                                                  : Words::tr("%1 in FP8 recipes", "errors").arg(errors);
    return listed({reached, ifStored});
}

/// One beside the other, without those that are empty.
QString kindsText(QStringList kinds)
{
    kinds.removeAll(QString());
    return kinds.join(QStringLiteral(" · "));
}

/// All but warnings.
QStringList errorKinds(const ProblemModel::Verdict& verdict, Length length)
{
    const QString nonFinite = verdict.nonFinite == 0
                                  ? QString()
                                  : Words::tr("%1 NaN or infinite", "problems").arg(verdict.nonFinite);
    return verdict.failures + QStringList{nonFinite, errorsText(verdict, length)};
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

/// Whether something is wrong, the longest first: what says it whole, and then less, but nothing that the
/// rows would seem to contradict.
QStringList ProblemsCaption::verdicts() const
{
    const ProblemModel::Verdict verdict = m_model.verdict();
    const QString warnings = verdict.warnings == 0 ? QString() : warningsText(verdict.warnings);
    const QString errors = kindsText(errorKinds(verdict, Length::Briefest));
    if (errors.isEmpty())
        return warnings.isEmpty() ? QStringList(tr("No problems"))
                                  : QStringList{kindsText({errorsText(0), warnings}), warnings};
    QStringList said;
    for (const Length length : {Length::Whole, Length::Brief, Length::Briefest})
        said << kindsText(errorKinds(verdict, length) + QStringList(warnings));
    said << errors << kindsText(verdict.failures);
    said.removeAll(QString());
    said.removeDuplicates();
    return said;
}

/// What there is to say, the longest first.
QStringList ProblemsCaption::sentences() const
{
    if (m_model.rowCount() == 0) // which the list says
        return {QString()};
    const QStringList said = verdicts();
    if (m_model.count() == 0)
        return {said.first(), QString()};
    const QString& whole = said.first();
    QStringList all;
    if (m_model.rowCount() > 1 && !hasConsequences(m_model))
        all << tr("%1; in order of execution, none follows from another", "errors and warnings").arg(whole);
    all << tr("%1; in order of execution, gradients from the loss back", "errors and warnings").arg(whole)
        << tr("%1; in order of execution", "errors and warnings").arg(whole) << said;
    if (!m_runTitle.isEmpty())
        all = titled(all) << said; // the title goes before what is wrong does
    return all << QString();
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
    const QString more = tr("A row starts by itself, no other causes it; what follows from it is folded "
                            "beneath it. NaN and infinities come first, gradients after all tensors, and "
                            "what is zero in theory last.");
    const QString marks = tr(
        "A disc is an error, a triangle a warning, an i a note. A pale one is an error only if the tensor is "
        "stored in its format: FP8 recipes leave it in higher precision. An outline follows from another.");
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
