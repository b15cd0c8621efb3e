// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of what the engine and the core say, as patterns to translate: engine_sentence_table.cpp has the
// whole sentences. A test finds each in their sources.
#include "widgets/models/engine_sentence.h"

#include <QtGlobal>

namespace scalescope::widgets {

namespace {

constexpr const char* fragments[] = {
    QT_TRANSLATE_NOOP("EngineSentence", "the model is quantised (%1), so that its weights have scales of "
                                        "their own; use the floating-point model that it was made from"),
    QT_TRANSLATE_NOOP("EngineSentence", "the model was frozen when it was saved, so that its weights can't "
                                        "be rescaled; save it without torch.jit.freeze"),
    QT_TRANSLATE_NOOP("EngineSentence", "the model computes no floating-point tensors from others"),
    QT_TRANSLATE_NOOP(
        "EngineSentence",
        "none of the model's operators has a rule; it runs %1: unit_scale:extended knows more operators"),
    QT_TRANSLATE_NOOP("EngineSentence", "none of the model's operators has a rule; it runs %1"),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 %2, and nothing else has a rule"),
    QT_TRANSLATE_NOOP(
        "EngineSentence",
        "there is no operator %1 for --replace %2=%3; load the library that has it with --op-library"),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "the arguments of %1 do not fit %2, to which --replace %3=%4 maps it"),
    QT_TRANSLATE_NOOP("EngineSentence", "the transform unit_scale"),
    QT_TRANSLATE_NOOP("EngineSentence", "the transforms fp8 and format"),
    QT_TRANSLATE_NOOP("EngineSentence", "works in place on memory that other tensors share"),
    QT_TRANSLATE_NOOP("EngineSentence", "returns something else than one floating-point tensor"),
    QT_TRANSLATE_NOOP("EngineSentence", "returns a tensor that it did not make"),
    QT_TRANSLATE_NOOP("EngineSentence", "sets attributes"),
    QT_TRANSLATE_NOOP("EngineSentence", "writes to a tensor from outside"),
    QT_TRANSLATE_NOOP("EngineSentence", "makes tensors that are read elsewhere"),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 of its %2 elements is %3"),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 of its %2 elements are %3"),
    QT_TRANSLATE_NOOP("EngineSentence", "infinite"),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 tensors, up to %2 with their gradients"),
};

} // namespace

QStringList engineFragmentPatterns()
{
    QStringList list;
    for (const char* text : fragments)
        list << QString::fromUtf8(text);
    return list;
}

} // namespace scalescope::widgets
