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
struct CaptionWords
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::ProblemsCaption)
};

QString errorsText(int errors)
{
    return errors == 0   ? CaptionWords::tr("No errors")
           : errors == 1 ? CaptionWords::tr("1 error")
                         : CaptionWords::tr("%1 errors").arg(errors);
}

QString warningsText(int warnings)
{
    return warnings == 1 ? CaptionWords::tr("1 warning") : CaptionWords::tr("%1 warnings").arg(warnings);
}

enum class Length { Whole, Brief, Briefest };

/// Of how many errors it takes that tensors are stored which recipes, or the simulation, leave as they are.
QString ifStoredText(const ProblemModel::Verdict& verdict, Length length)
{
    const QString errors = verdict.errors == 0
                               ? errorsText(verdict.errorsIfStored)
                               : CaptionWords::tr("%1 more", "errors").arg(verdict.errorsIfStored);
    return (length == Length::Whole   ? CaptionWords::tr("%1 if everything is in %2", "errors, a format")
            : length == Length::Brief ? CaptionWords::tr("%1 if all is in %2", "errors, a format")
                                      : CaptionWords::tr("%1 only if all is in %2", "errors, a format"))
        .arg(errors, verdict.format);
}

/// That usual recipes, or the run's own simulation, make none of these errors.
QString withNoneText(const QString& ifStored, const ProblemModel::Verdict& verdict, Length length)
{
    if (verdict.isNothingRounded) // a simulation of the run's own may keep what there is
        return (verdict.isSimulated ? CaptionWords::tr("%1; nothing was rounded", "errors")
                : length == Length::Whole
                    ? CaptionWords::tr("%1, none with usual recipes: no linear or attention layers", "errors")
                    : CaptionWords::tr("%1, none with recipes: no linear layers", "errors"))
            .arg(ifStored);
    return (verdict.isSimulated       ? CaptionWords::tr("%1, none in what is rounded", "errors")
            : verdict.isExtended      ? CaptionWords::tr("%1, none in products", "errors")
            : length == Length::Whole ? CaptionWords::tr("%1, none with usual recipes", "errors")
                                      : CaptionWords::tr("%1, none with recipes", "errors"))
        .arg(ifStored);
}

/// How many errors usual recipes, or the run's own simulation, make.
QString reachedText(const QString& errors, const ProblemModel::Verdict& verdict, Length length)
{
    if (length == Length::Briefest)
        return errors;
    return (verdict.isSimulated       ? CaptionWords::tr("%1 in what is rounded", "errors")
            : verdict.isExtended      ? CaptionWords::tr("%1 with all products rounded", "errors")
            : length == Length::Whole ? CaptionWords::tr("%1 with usual FP8 recipes", "errors")
                                      : CaptionWords::tr("%1 with recipes", "errors"))
        .arg(errors);
}

/// The errors of formats, and whose they are; empty where there are none.
QString errorsText(const ProblemModel::Verdict& verdict, Length length)
{
    if (verdict.errorsIfStored == 0 && verdict.errors == 0)
        return {};
    if (verdict.errorsIfStored == 0)
        return verdict.isOfRecipes ? reachedText(errorsText(verdict.errors), verdict, length)
                                   : errorsText(verdict.errors);
    const QString ifStored = ifStoredText(verdict, length);
    if (verdict.errors > 0)
        return listed({reachedText(errorsText(verdict.errors), verdict, length), ifStored});
    return length == Length::Briefest ? ifStored : withNoneText(ifStored, verdict, length);
}

/// The sentence comes first: what is wrong, and then in which run.
QString titledText(const QString& sentence, const QString& title)
{
    return CaptionWords::tr("%1 (%2)", "a sentence, a run").arg(sentence, title);
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
                                  : CaptionWords::tr("%1 NaN or infinite", "problems").arg(verdict.nonFinite);
    const QString lost = verdict.lost == 0
                             ? QString()
                             : CaptionWords::tr("%1 lost in the model's type", "problems").arg(verdict.lost);
    return verdict.failures + QStringList{nonFinite, lost, errorsText(verdict, length)};
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

/// Whether something is wrong, with all numbers, the longest first.
QStringList ProblemsCaption::verdicts() const
{
    const ProblemModel::Verdict verdict = m_model.verdict();
    const QString warnings = verdict.warnings == 0 ? QString() : warningsText(verdict.warnings);
    if (verdict.hasNoScales)
        return {kindsText(verdict.failures +
                          QStringList{CaptionWords::tr("No floating-point tensors"), warnings})};
    if (kindsText(errorKinds(verdict, Length::Briefest)).isEmpty())
        return {warnings.isEmpty() ? tr("No problems") : kindsText({errorsText(0), warnings})};
    QStringList said;
    for (const Length length : {Length::Whole, Length::Brief, Length::Briefest})
        said << kindsText(errorKinds(verdict, length) + QStringList(warnings));
    said.removeDuplicates();
    return said;
}

/// Less than a verdict, the longest first, but nothing that the rows would seem to contradict.
QStringList ProblemsCaption::partsOfVerdict() const
{
    const ProblemModel::Verdict verdict = m_model.verdict();
    const QString errors = kindsText(errorKinds(verdict, Length::Briefest));
    QStringList said{errors, kindsText(verdict.failures)};
    if (errors.isEmpty() && verdict.warnings > 0)
        said << warningsText(verdict.warnings);
    said.removeAll(QString());
    return said;
}

/// With what backward began with, where that is no loss of the model's own.
QString ProblemsCaption::startedText(const QString& verdict) const
{
    const QString start = m_model.backwardStart();
    return start.isEmpty()
               ? verdict
               : tr("%1; %2", "errors and warnings, what backward began with").arg(verdict, start);
}

/// What stands behind the whole verdict where there is room, the longest first: in which order the rows are,
/// and of which run, whose name the window's title has as well.
QStringList ProblemsCaption::sentencesWith(const QString& verdict) const
{
    QStringList all;
    if (const QString start = m_model.backwardStart(); !start.isEmpty())
        all << tr("%1; %2; errors first, in order of execution",
                  "errors and warnings, what backward began with")
                   .arg(verdict, start)
            << startedText(verdict);
    if (m_model.rowCount() > 1 && !hasConsequences(m_model))
        all << tr("%1; in order of execution, none follows from another", "errors and warnings").arg(verdict);
    all << tr("%1; one row for each cause, errors first, in order of execution", "errors and warnings")
               .arg(verdict)
        << tr("%1; in order of execution", "errors and warnings").arg(verdict);
    if (m_runTitle.isEmpty())
        return all << verdict;
    QStringList titled;
    for (const QString& sentence : all)
        titled << titledText(sentence, m_runTitle);
    titled << all << titledText(verdict, m_runTitle);
    if (const QString cut = withCutTitle(verdict); !cut.isEmpty())
        titled << cut;
    return titled << verdict;
}

/// What there is to say, the longest first. How to go on is said as long as there is a whole verdict beside
/// it, be it a short one.
QStringList ProblemsCaption::sentences() const
{
    if (m_model.rowCount() == 0) // which the list says
        return {QString()};
    const QStringList said = verdicts();
    QStringList all = m_model.count() == 0 ? QStringList() : sentencesWith(said.first());
    all << said;
    for (QString& sentence : all)
        sentence += keyWords();
    return all + said + partsOfVerdict() + QStringList(QString());
}

int ProblemsCaption::verdictWidth() const
{
    return m_model.rowCount() == 0
               ? 0
               : fontMetrics().horizontalAdvance(startedText(verdicts().first()) + keyWords());
}

/// The run's title loses as much of its middle as has no room; empty where too little were left of it.
QString ProblemsCaption::withCutTitle(const QString& verdict) const
{
    constexpr int fewestLetters = 8;
    const int room =
        contentsRect().width() - fontMetrics().horizontalAdvance(titledText(verdict, QString()) + keyWords());
    if (room < fewestLetters * fontMetrics().averageCharWidth())
        return {};
    return titledText(verdict, fontMetrics().elidedText(m_runTitle, Qt::ElideMiddle, room));
}

QString ProblemsCaption::keyWords()
{
    return QStringLiteral("  ·  ") + tr("F8: next");
}

void ProblemsCaption::tell()
{
    const QStringList all = sentences();
    const auto fits = [this](const QString& text) {
        return !isVisible() || fontMetrics().horizontalAdvance(text) <= contentsRect().width();
    };
    setText(*std::ranges::find_if(all, fits)); // an empty one does
    const QString more = tr("A row starts by itself, no other causes it; what follows from it is folded "
                            "beneath it. NaN and infinities come first, then errors, those of parameters, "
                            "buffers and constants that recipes leave alone behind the others, then "
                            "warnings; among equals, gradients come after all tensors. What is zero in "
                            "theory comes last.");
    const QString marks = tr(
        "A disc is an error, a crossed square what made the run fail, a triangle a warning, an i a note. A "
        "pale disc is an error only if the tensor is "
        "stored in its format: FP8 recipes leave it in higher precision. An outline follows from another.");
    const QString recipes =
        tr("A recipe says which tensors are stored in FP8: usual ones only what goes into "
           "matrix products with weights, and the gradients of their results.");
    const QString scales =
        tr("Tensors are held against the formats as they are: a recipe that scales each of them, "
           "such as FP8 with a scale per tensor, removes most errors.");
    const QString whole = all.first().chopped(all.first().isEmpty() ? 0 : keyWords().size());
    setToolTip(
        plainToolTip((QStringList{whole + u'.', recipes, marks, scales, more}).join(QLatin1Char('\n'))));
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
