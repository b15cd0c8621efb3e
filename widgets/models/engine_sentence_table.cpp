// SPDX-License-Identifier: GPL-3.0-or-later
// What the engine and the core say, as patterns to translate; engine_fragment_table.cpp has the parts. A test
// finds each in their sources.
#include "widgets/models/engine_sentence.h"

#include <QtGlobal>

namespace scalescope::widgets {

namespace {

constexpr const char* sentences[] = {
    QT_TRANSLATE_NOOP("EngineSentence", "Stopped by the user."),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "Input %1 was given as the number %2, a tensor without dimensions; where the method "
                      "wants some, write for instance full(%3):[1]. %4"),
    QT_TRANSLATE_NOOP(
        "EngineSentence",
        "Input %1 was given as the truth value %2, a tensor without dimensions; where the method "
        "wants some, write for instance %3:[1]. %4"),
    QT_TRANSLATE_NOOP("EngineSentence", "Gradients stop at %1, which passes none on (tensors before it "
                                        "without a gradient: %2, parameters among them: %3)."),
    QT_TRANSLATE_NOOP(
        "EngineSentence",
        "Gradients stop at %1, which passes none on; what it reads has gradients by other ways."),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "Gradients pass %1 as though it had written nothing, so that those before "
                      "it are not true: no gradient is registered for it."),
    QT_TRANSLATE_NOOP("EngineSentence", "The run was stopped at its time limit of %1 seconds."),
    QT_TRANSLATE_NOOP(
        "EngineSentence",
        "Reading %1 was given up after %2 seconds: code that it runs while it is loaded does not "
        "end; check where it comes from."),
    QT_TRANSLATE_NOOP(
        "EngineSentence",
        "--save-values %1 matches no tensor's name; the first column of the table has the names."),
    QT_TRANSLATE_NOOP("EngineSentence", "The run was stopped because it needed %1, more than its memory "
                                        "limit of %2: try smaller inputs, or a larger limit."),
    QT_TRANSLATE_NOOP("EngineSentence", "The engine had to give up: %1."),
    QT_TRANSLATE_NOOP("EngineSentence", "The run of %1 failed with an exception of an unknown kind."),
    QT_TRANSLATE_NOOP("EngineSentence", "The run of %1 failed: %2."),
    QT_TRANSLATE_NOOP("EngineSentence", "The model was frozen when it was saved, so that it can't be put in "
                                        "another mode; it runs as it was saved."),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "Input %1 was run without a gradient, because with one the forward fails. %2"),
    QT_TRANSLATE_NOOP("EngineSentence", "Backward failed, so that gradients are missing: %1."),
    QT_TRANSLATE_NOOP("EngineSentence", "There is no transform \"%1\"; take %2."),
    QT_TRANSLATE_NOOP("EngineSentence", "The transforms %1 and %2 are of one kind; a run takes one of them."),
    QT_TRANSLATE_NOOP(
        "EngineSentence",
        "The transform %1 was moved before %2: formats are simulated inside of scaled operators."),
    QT_TRANSLATE_NOOP("EngineSentence", "The transform %1 can't be applied: %2."),
    QT_TRANSLATE_NOOP("EngineSentence", "The transform fp8:%1 is not known; write fp8 or fp8:extended."),
    QT_TRANSLATE_NOOP("EngineSentence", "The transform format needs formats: write format:FORWARD or "
                                        "format:FORWARD,BACKWARD, for instance format:e4m3fn,e5m2."),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "e4m3 is the IEEE-style format with Inf and NaN; OCP's E4M3 is e4m3fn."),
    QT_TRANSLATE_NOOP(
        "EngineSentence",
        "The transform %1 changed nothing, because the model runs no %2 on floating-point tensors."),
    QT_TRANSLATE_NOOP("EngineSentence", "The transform %1 left out %2; with :extended it takes them too."),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "The transform %1 can't quantise %2, whose products are inside of one operator."),
    QT_TRANSLATE_NOOP("EngineSentence", "The transform %1 quantised %2."),
    QT_TRANSLATE_NOOP("EngineSentence", "Going forward, of %1 elements in %2 quantised tensors %3 saturated, "
                                        "%4 became zero, %5 became subnormal."),
    QT_TRANSLATE_NOOP("EngineSentence", "Going backward, of %1 elements in %2 quantised tensors %3 "
                                        "saturated, %4 became zero, %5 became subnormal."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 has its operands in %2 and the gradient of its result in %3."),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "%1 was not quantised, because its products are inside of one operator."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 was not quantised, because it works on %2."),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "The transform unit_scale:%1 is not known; write unit_scale or unit_scale:extended."),
    QT_TRANSLATE_NOOP("EngineSentence", "There is no constraint %1; choose one of: %2."),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "--replace %1=%2: there is no unit-scaled operator %3; choose one of: %4."),
    QT_TRANSLATE_NOOP("EngineSentence", "--replace %1=%2: there is no constraint %3; choose one of: %4."),
    QT_TRANSLATE_NOOP("EngineSentence", "--replace %1=%2: %3 has no option %4; it has %5."),
    QT_TRANSLATE_NOOP("EngineSentence", "--replace %1=%2: mult must be a number above 0, not %3."),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "--replace %1=%2: options are written as gelu(mult=2,constraint=gmean)."),
    QT_TRANSLATE_NOOP("EngineSentence", "--replace %1=%2: only unit-scaled operators have options."),
    QT_TRANSLATE_NOOP(
        "EngineSentence",
        "--replace %1=%2 replaced nothing: the model runs no operator, function or module of that "
        "name; check it against what scalescope info shows."),
    QT_TRANSLATE_NOOP("EngineSentence", "The transform %1 scaled %2, of these %3 without a constraint, and "
                                        "%4 residual adds, of these %5 around attention."),
    QT_TRANSLATE_NOOP("EngineSentence", "The transform %1 can't quantise %2, which works on %3."),
    QT_TRANSLATE_NOOP("EngineSentence", "The transform %1 scaled no operator, because the user's dictionary "
                                        "replaced all that have a rule; weights are rescaled all the same."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 has no effect on this run; it is for %2."),
    QT_TRANSLATE_NOOP("EngineSentence", "The transform %1 left as they are: %2."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 is unit-scaled by the user's dictionary: %2."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 is unit-scaled: %2."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 is a residual add with tau %2, as its branch holds attention."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 is a residual add with tau %2."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 has no rule and stays as it is."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 stays as it is: it %2."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 takes the place of what the user replaced, unscaled."),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "%1 comes after the last residual add, so that nothing constrains its factors."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 has factors that nothing constrains."),
    QT_TRANSLATE_NOOP("EngineSentence", "There is no number format \"%1\"; there are %2."),
    QT_TRANSLATE_NOOP("EngineSentence", "The number format \"%1\" can't be simulated: its values must fit "
                                        "into float64, with %2 to 11 exponent and 0 to 52 mantissa bits."),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "There is no rounding \"%1\"; take nearest-even, nearest or stochastic."),
    QT_TRANSLATE_NOOP("EngineSentence", "--save-values %1 would save %2, more than the limit of %3; match "
                                        "fewer nodes, or raise --save-limit."),
    QT_TRANSLATE_NOOP("EngineSentence", "The gradient of %1 is the first, going backward, to hold %2: %3."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 holds NaN: %2, though all that it reads is finite."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 holds NaN: %2, though what it reads holds none."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 holds NaN: %2."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 holds Inf: %2, though all that it reads is finite."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 holds Inf: %2."),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "%1 tensor is complex and was not measured: number formats hold real numbers."),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "%1 tensors are complex and were not measured: number formats hold real numbers."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 tensor holds NaN or Inf that came in with what it reads."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 tensors hold NaN or Inf that came in with what they read."),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "%1 more tensor holds NaN or Inf though all that it reads is finite."),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "%1 more tensors hold NaN or Inf though all that they read is finite."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 gradient holds NaN or Inf because a forward tensor does."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 gradients hold NaN or Inf because a forward tensor does."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 tensor further back has a gradient that holds NaN or Inf."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 tensors further back have gradients that hold NaN or Inf."),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "The model was not kept from this machine's files and network, because its kernel has "
                      "neither Landlock nor seccomp; run only models whose source you trust here."),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "The model was not kept from this machine's files, because its kernel has no Landlock; "
                      "run only models whose source you trust here."),
    QT_TRANSLATE_NOOP(
        "EngineSentence",
        "The model was not kept from this machine's network and programs, because its kernel has "
        "no seccomp; run only models whose source you trust here."),
    QT_TRANSLATE_NOOP(
        "EngineSentence",
        "The model was not kept from this machine's files in all threads, because libraries had "
        "started %1 of them before; run only models whose source you trust here."),
};

} // namespace

QStringList engineSentencePatterns()
{
    QStringList list;
    for (const char* text : sentences)
        list << QString::fromUtf8(text);
    return list;
}

} // namespace scalescope::widgets
