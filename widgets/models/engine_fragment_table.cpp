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
                      "there is no generator %1; take randn, uniform, randint, ones, zeros, full or arange"),
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
    QT_TRANSLATE_NOOP("EngineSentence", "%1 holds lists in lists that become more values than any file has"),
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
    QT_TRANSLATE_NOOP("EngineSentence", "there are none"),
    QT_TRANSLATE_NOOP(
        "EngineSentence",
        "none, output, ones, randn, sum, mean, mse:SPEC, cross_entropy:SPEC or a file such as FILE.npy"),
    QT_TRANSLATE_NOOP("EngineSentence", "the output"),
    QT_TRANSLATE_NOOP("EngineSentence", "output %1"),
    QT_TRANSLATE_NOOP("EngineSentence", "The gradient %1"),
    QT_TRANSLATE_NOOP("EngineSentence", "The target of mse"),
    QT_TRANSLATE_NOOP("EngineSentence", "The target of cross_entropy"),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 tensors, up to %2 with their gradients"),
    QT_TRANSLATE_NOOP("EngineSentence", "%1, for instance --input %2"),
    QT_TRANSLATE_NOOP("EngineSentence", "%1; write for instance %2"),
    QT_TRANSLATE_NOOP("EngineSentence", "%1: its parts are no numbers of one shape"),
    QT_TRANSLATE_NOOP("EngineSentence", "%1: there is no such device"),
    QT_TRANSLATE_NOOP("EngineSentence", "%1: it has parts that the class does not know"),
    QT_TRANSLATE_NOOP("EngineSentence", "%1: it has %2 parts"),
    QT_TRANSLATE_NOOP("EngineSentence", "%1: its members are %2"),
    QT_TRANSLATE_NOOP("EngineSentence", "%1: its constructor raised %2"),
    QT_TRANSLATE_NOOP("EngineSentence", "%1: a class is written as a dictionary of what it is made of"),
    QT_TRANSLATE_NOOP("EngineSentence", "a key is expected, such as \"name\" in quotes, or 3"),
    QT_TRANSLATE_NOOP("EngineSentence", "a number is expected, but %1"),
    QT_TRANSLATE_NOOP("EngineSentence", "a size, a whole number from 0, is expected, but %1"),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "a dtype such as float32, bfloat16, int64 or bool is expected, but %1"),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 is expected, but %2"),
    QT_TRANSLATE_NOOP("EngineSentence", "the text ends"),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 holds an object of %2"),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 is a TorchScript model, not values"),
    QT_TRANSLATE_NOOP("EngineSentence", "there is none"),
    QT_TRANSLATE_NOOP("EngineSentence", "there is \"%1\""),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 is none; a text needs quotes"),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 is none"),
    QT_TRANSLATE_NOOP("EngineSentence", "the end"),
    QT_TRANSLATE_NOOP("EngineSentence", "\",\" or \"]\""),
    QT_TRANSLATE_NOOP("EngineSentence", "\",\" or \"}\""),
    QT_TRANSLATE_NOOP("EngineSentence", "\":\" after the key"),
    QT_TRANSLATE_NOOP("EngineSentence", "a shape such as :[8,128] after %1"),
    QT_TRANSLATE_NOOP("EngineSentence", "a shape such as [8,128]"),
    QT_TRANSLATE_NOOP("EngineSentence", "\")\" after %1's numbers"),
    QT_TRANSLATE_NOOP("EngineSentence", "a parenthesis such as %1 after %2"),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 takes %2, as in %3"),
    QT_TRANSLATE_NOOP("EngineSentence", "one number"),
    QT_TRANSLATE_NOOP("EngineSentence", "two numbers"),
    QT_TRANSLATE_NOOP("EngineSentence", "randint takes whole numbers; uniform takes others"),
    QT_TRANSLATE_NOOP(
        "EngineSentence",
        "randint's upper bound, which is not drawn itself, must be above the lower one, as in randint(0,10)"),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "uniform's upper bound must not be below the lower one, as in uniform(0,1)"),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 makes floating-point values, which %2 can't hold; use randint"),
    QT_TRANSLATE_NOOP("EngineSentence", "the shape has more elements than any memory holds; make it smaller"),
    QT_TRANSLATE_NOOP("EngineSentence", "the text has no closing quote; add one"),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "the text has an escape that is not JSON's; write a backslash as \\\\"),
    QT_TRANSLATE_NOOP("EngineSentence", "lists are nested deeper than %1 levels"),
    QT_TRANSLATE_NOOP("EngineSentence", "the whole number %1 does not fit 64 bits; write a smaller one, or "
                                        "1e30 for a number that is not whole"),
    QT_TRANSLATE_NOOP("EngineSentence", "a .npy file holds one array and takes no key; leave it out"),
    QT_TRANSLATE_NOOP(
        "EngineSentence",
        "a generator (randn:[8,128], uniform(0,1):, randint(0,10):, ones:, zeros:, full(0.5):, arange:), a "
        "file (.npy, .npz:key, .pt), a number, true, false, null, \"text\", [...] or {\"key\": ...}"),
    QT_TRANSLATE_NOOP("EngineSentence", "%1, a Tensor"),
    QT_TRANSLATE_NOOP("EngineSentence", "the text %1"),
    QT_TRANSLATE_NOOP("EngineSentence", "the list %1"),
    QT_TRANSLATE_NOOP("EngineSentence", "the dictionary %1"),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 was removed while it was written"),
    // What a run would overwrite; after all that begins so.
    QT_TRANSLATE_NOOP("EngineSentence", "the model%1"),
    QT_TRANSLATE_NOOP("EngineSentence", "the operator library%1"),
    QT_TRANSLATE_NOOP("EngineSentence", "the input file%1"),
    QT_TRANSLATE_NOOP("EngineSentence", "the file of --backward%1"),
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
