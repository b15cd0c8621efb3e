// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of what the engine and the core say, as patterns to translate: engine_sentence_table.cpp has the
// whole sentences. A test finds each in their sources.
#include "widgets/models/engine_sentence.h"

#include <QtGlobal>

namespace scalescope::widgets {

namespace {

constexpr const char* fragments[] = {
    QT_TRANSLATE_NOOP("EngineSentence", "%1 at %2 line %3"),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "it was built for CUDA and needs %1, which this libtorch (%2) does not have; take its "
                      "build for the CPU, or a libtorch with CUDA"),
    QT_TRANSLATE_NOOP("EngineSentence", "it needs Python's symbols (%1), and there is no libpython%2.so.1.0; "
                                        "install it, or name its folder in LD_LIBRARY_PATH"),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "it needs the symbol %1, which this libtorch (%2) does not have; take "
                      "a build for this release of libtorch"),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "it needs %1, which was not found; install it, or name its folder in LD_LIBRARY_PATH"),
    QT_TRANSLATE_NOOP("EngineSentence", "%1; name a shared library that was built for this libtorch"),
    QT_TRANSLATE_NOOP("EngineSentence", "an exception of an unknown kind"),
    QT_TRANSLATE_NOOP("EngineSentence", "an exception%1"),
    QT_TRANSLATE_NOOP("EngineSentence", "an error without a text"),
    QT_TRANSLATE_NOOP("EngineSentence", "%1: memory for %2 was asked for, more than could be had; make the "
                                        "inputs smaller, or allow more with --memory-limit"),
    QT_TRANSLATE_NOOP("EngineSentence", "memory for %1 was asked for, more than could be had; make the "
                                        "inputs smaller, or allow more with --memory-limit"),
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
    QT_TRANSLATE_NOOP("EngineSentence", "there is no such file; check its name"),
    QT_TRANSLATE_NOOP("EngineSentence", "there is no permission to read it; change its permissions"),
    QT_TRANSLATE_NOOP("EngineSentence", "it is a folder; name a file"),
    QT_TRANSLATE_NOOP("EngineSentence", "it is no regular file; name another"),
    QT_TRANSLATE_NOOP("EngineSentence", "it is empty; make it again"),
    QT_TRANSLATE_NOOP("EngineSentence", "use a libtorch that has them"),
    QT_TRANSLATE_NOOP("EngineSentence", "load the library that brings them with --op-library"),
    QT_TRANSLATE_NOOP(
        "EngineSentence",
        "load the libraries of the custom ones with --op-library and use a libtorch that has the others"),
    QT_TRANSLATE_NOOP("EngineSentence", "something else comes before its first part"),
    QT_TRANSLATE_NOOP("EngineSentence", "its directory of parts is damaged"),
    QT_TRANSLATE_NOOP("EngineSentence", "its part %1 has a name that PyTorch does not write"),
    QT_TRANSLATE_NOOP("EngineSentence", "its part %1 belongs to a model of PyTorch 1.1"),
    QT_TRANSLATE_NOOP("EngineSentence", "its part %1 has a name that PyTorch writes in another case"),
    QT_TRANSLATE_NOOP("EngineSentence", "its part %1 is not in the folder of the others"),
    QT_TRANSLATE_NOOP("EngineSentence", "its part %1 is there twice"),
    QT_TRANSLATE_NOOP("EngineSentence", "its part %1 is encrypted"),
    QT_TRANSLATE_NOOP("EngineSentence", "its part %1 is packed in a way that PyTorch does not read"),
    QT_TRANSLATE_NOOP("EngineSentence", "its part %1 is not where the directory says"),
    QT_TRANSLATE_NOOP("EngineSentence", "its part %1 is not what the directory says"),
    QT_TRANSLATE_NOOP("EngineSentence", "its part %1 is not as long as the directory says"),
    QT_TRANSLATE_NOOP("EngineSentence", "its part %1 overlaps another"),
    QT_TRANSLATE_NOOP("EngineSentence", "its part %1 is damaged"),
    QT_TRANSLATE_NOOP("EngineSentence", "its part %1 unpacks from %2 to %3"),
    QT_TRANSLATE_NOOP("EngineSentence", "it unpacks from %1 to %2"),
    QT_TRANSLATE_NOOP("EngineSentence", "its part %1 is no sound pickle: it %2"),
    QT_TRANSLATE_NOOP("EngineSentence", "its code %1 is no text"),
    QT_TRANSLATE_NOOP("EngineSentence", "its code %1 nests deeper than PyTorch writes"),
    QT_TRANSLATE_NOOP("EngineSentence", "its code %1 declares the hook %2, which the class %3 does not have"),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "its code %1 has more than %2 methods in the class %3, which PyTorch does not write"),
    QT_TRANSLATE_NOOP("EngineSentence", "the tensor data %1 is missing"),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "the tensor data %1 has %2 bytes, but %3 elements of %4 bytes are declared"),
    QT_TRANSLATE_NOOP("EngineSentence", "its attribute %1 is no %2"),
    QT_TRANSLATE_NOOP("EngineSentence", "is cut"),
    QT_TRANSLATE_NOOP("EngineSentence", "is no pickle of the kind that PyTorch writes"),
    QT_TRANSLATE_NOOP("EngineSentence", "leaves values over"),
    QT_TRANSLATE_NOOP("EngineSentence", "takes more values than it has"),
    QT_TRANSLATE_NOOP("EngineSentence", "holds more values than any model"),
    QT_TRANSLATE_NOOP("EngineSentence", "puts values where none can be put"),
    QT_TRANSLATE_NOOP("EngineSentence", "calls what is no function"),
    QT_TRANSLATE_NOOP("EngineSentence", "makes an object of what is no class"),
    QT_TRANSLATE_NOOP("EngineSentence", "numbers a value higher than it has values"),
    QT_TRANSLATE_NOOP("EngineSentence", "names a value that it does not have"),
    QT_TRANSLATE_NOOP("EngineSentence", "has a step that PyTorch does not write"),
    QT_TRANSLATE_NOOP("EngineSentence", "has a whole number that does not fit 64 bits"),
    QT_TRANSLATE_NOOP("EngineSentence", "nests deeper than %1 levels or holds itself"),
    QT_TRANSLATE_NOOP("EngineSentence", "holds the same values in more places than any model"),
    QT_TRANSLATE_NOOP("EngineSentence", "has a persistent id that is not PyTorch's"),
    QT_TRANSLATE_NOOP("EngineSentence", "does not say where code comes from in the way that PyTorch writes"),
    QT_TRANSLATE_NOOP("EngineSentence", "describes a tensor in a way that PyTorch does not"),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "describes a tensor that reaches beyond the %1 elements of its storage %2"),
    QT_TRANSLATE_NOOP("EngineSentence", "quantises a tensor in a way that PyTorch does not"),
    QT_TRANSLATE_NOOP("EngineSentence", "makes a list of what does not belong there"),
    QT_TRANSLATE_NOOP("EngineSentence", "gives a value a type in a way that PyTorch does not"),
    QT_TRANSLATE_NOOP("EngineSentence", "names a type that nests deeper than PyTorch writes"),
    QT_TRANSLATE_NOOP("EngineSentence", "names %1, which is no part of TorchScript"),
    QT_TRANSLATE_NOOP("EngineSentence", "calls %1 in a way that PyTorch does not"),
    QT_TRANSLATE_NOOP("EngineSentence", "a check inside libtorch failed"),
    QT_TRANSLATE_NOOP("EngineSentence", "an object lacks an attribute that its class has"),
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
