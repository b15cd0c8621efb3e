// SPDX-License-Identifier: GPL-3.0-or-later
// What the engine and the core say, as patterns to translate. A test finds each in their sources.
#include "widgets/models/engine_sentence.h"

#include <QtGlobal>

namespace scalescope::widgets {

namespace {

constexpr const char* sentences[] = {
    QT_TRANSLATE_NOOP("EngineSentence", "Stopped by the user."),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "The run was stopped at its time limit of %1 seconds (--time-limit)."),
    QT_TRANSLATE_NOOP("EngineSentence", "The run was stopped because it needed %1, more than its memory "
                                        "limit of %2 (--memory-limit): try smaller inputs."),
    QT_TRANSLATE_NOOP("EngineSentence", "The engine had to give up: %1."),
    QT_TRANSLATE_NOOP("EngineSentence", "The run of %1 failed with an exception of an unknown kind."),
    QT_TRANSLATE_NOOP("EngineSentence", "The run of %1 failed: %2."),
    QT_TRANSLATE_NOOP("EngineSentence", "The model failed%1: %2."),
    QT_TRANSLATE_NOOP("EngineSentence", "The model raised %1: %2."),
    QT_TRANSLATE_NOOP("EngineSentence", "The model raised %1."),
    QT_TRANSLATE_NOOP("EngineSentence", "The model has no method %1, nor any other."),
    QT_TRANSLATE_NOOP("EngineSentence", "The model has no method %1; choose one of: %2."),
    QT_TRANSLATE_NOOP("EngineSentence", "The model was frozen when it was saved, so that it can't be put in "
                                        "another mode; it runs as it was saved."),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "Input %1 was run without a gradient, because with one the forward fails. %2"),
    QT_TRANSLATE_NOOP("EngineSentence", "Backward failed, so that gradients are missing: %1."),
    QT_TRANSLATE_NOOP("EngineSentence", "There was no backward, because no output is a floating-point tensor "
                                        "that depends on anything with a gradient."),
    QT_TRANSLATE_NOOP("EngineSentence", "\"%1\" is no way to go backward: write %2."),
    QT_TRANSLATE_NOOP("EngineSentence", "There is no output %1; outputs to go backward from: %2."),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "Output %1 is %2 and has no gradient; outputs to go backward from: %3."),
    QT_TRANSLATE_NOOP(
        "EngineSentence",
        "--backward output needs an output of one element, but %1 is %2: choose sum, mean, ones or randn."),
    QT_TRANSLATE_NOOP("EngineSentence", "The target of cross_entropy must be whole numbers, the classes, but "
                                        "is %1: write for instance cross_entropy:randint(0,10):[8]."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 has the shape %2, but %3 has %4."),
    QT_TRANSLATE_NOOP("EngineSentence", "--backward %1 does not work here: %2."),
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
    QT_TRANSLATE_NOOP(
        "EngineSentence",
        "The transform %1 can't quantise %2: it is a quantised operator, or holds its products inside."),
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
    QT_TRANSLATE_NOOP("EngineSentence", "The transform %1 scaled %2, of these %3 without a constraint, and "
                                        "%4 residual adds, of these %5 around attention."),
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
    QT_TRANSLATE_NOOP("EngineSentence", "--save-values %1 is no regular expression."),
    QT_TRANSLATE_NOOP("EngineSentence", "--save-values %1 would save %2, more than the limit of %3; match "
                                        "fewer nodes, or raise --save-limit."),
    QT_TRANSLATE_NOOP(
        "EngineSentence",
        "The run file %1 can't be written (%2); choose another place with -o, or make room there."),
    QT_TRANSLATE_NOOP("EngineSentence", "Argument %1 does not fit into memory: make its shape smaller."),
    QT_TRANSLATE_NOOP("EngineSentence", "Argument %1 is given twice."),
    QT_TRANSLATE_NOOP("EngineSentence", "Argument %1 has no value: give it with --input %2."),
    QT_TRANSLATE_NOOP("EngineSentence", "Argument %1 must be a module with the interface %2, which can't be "
                                        "written as an input; try another method (--method)."),
    QT_TRANSLATE_NOOP("EngineSentence", "Argument %1 must be %2, but is %3."),
    QT_TRANSLATE_NOOP("EngineSentence", "Argument %1 must be %2, but %3 holds %4; name one entry as %5."),
    QT_TRANSLATE_NOOP("EngineSentence", "Argument %1 must be %2, but %3 holds %4."),
    QT_TRANSLATE_NOOP("EngineSentence", "Argument %1 can't be made from %2: %3."),
    QT_TRANSLATE_NOOP("EngineSentence", "Argument %1: %2"),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 has no argument named %2; it has: %3."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 takes %2 inputs, but %3 is one more; it has: %4."),
    QT_TRANSLATE_NOOP("EngineSentence", "\"%1\" is no input at character %2: %3."),
    QT_TRANSLATE_NOOP("EngineSentence", "\"%1\" is no size: write 2G, 512M or a number of bytes."),
    QT_TRANSLATE_NOOP("EngineSentence", "Input %1: %2 does not fit 64 bits."),
    QT_TRANSLATE_NOOP("EngineSentence", "Input %1: %2"),
    QT_TRANSLATE_NOOP("EngineSentence", "The inputs must be a JSON object by argument name or an array."),
    QT_TRANSLATE_NOOP("EngineSentence", "The inputs are not a JSON document: it does not fit at byte %1."),
    QT_TRANSLATE_NOOP("EngineSentence", "The device \"%1\" can't be used: %2."),
    QT_TRANSLATE_NOOP("EngineSentence", "The operator library %1 can't be loaded: %2."),
    QT_TRANSLATE_NOOP("EngineSentence", "There is no file %1; check the name."),
    QT_TRANSLATE_NOOP("EngineSentence", "The gradient of %1 is the first, going backward, to hold %2: %3."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 holds NaN: %2, though all that it reads is finite."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 holds NaN: %2."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 holds Inf: %2, though all that it reads is finite."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 holds Inf: %2."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 tensor holds NaN or Inf that came in with what it reads."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 tensors hold NaN or Inf that came in with what they read."),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "%1 more tensor holds NaN or Inf though all that it reads is finite."),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "%1 more tensors hold NaN or Inf though all that they read is finite."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 tensor further back has a gradient that holds NaN or Inf."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 tensors further back have gradients that hold NaN or Inf."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 does not fit into memory."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 needs operators that this libtorch does not have: %2; load the "
                                        "library that brings them with --op-library."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 can't be loaded: %2."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 can't be described: %2."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 can't be opened: %2."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 can't be opened; check that you may read it."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 can't be read to its end."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 can't be read as tensors: %2."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 can't be read as a .npy array: %2."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 can't be read: %2."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 has no array named %2; it has: %3."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 has no entry named %2."),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "%1 is only a part of a zip archive: it was cut, so copy or download it again."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 is a pickle of torch.save, not TorchScript: save the model with "
                                        "torch.jit.script(model).save(...)."),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "%1 is an SQLite database, perhaps a run file, not a TorchScript file."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 is a Git LFS pointer, not the model itself: run git lfs pull."),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "%1 is not a TorchScript file: those are zip archives that torch.jit.save writes."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 was saved by PyTorch 1.1 or older, whose format no longer loads: "
                                        "save it again with a newer PyTorch."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 is a torch.export archive (.pt2), which is not supported: save "
                                        "it with torch.jit.script or torch.jit.trace."),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "%1 is a lite-interpreter file without its code: save it with torch.jit.save instead."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 is a zip archive, but no TorchScript file: it has no data.pkl."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 is a state_dict or pickled module of torch.save, without code: "
                                        "save the model with torch.jit.script(model).save(...)."),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "%1 has no readable version record: it is damaged or no TorchScript file."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 was saved by a newer PyTorch (archive version %2, this engine "
                                        "reads up to %3): use a newer libtorch."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 is unsound: its part %2 unpacks from %3 to %4."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 is unsound: its part %2 can't be unpacked or is damaged."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 is unsound: its code %2 can't be unpacked or is damaged."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 is unsound: its code %2 nests deeper than PyTorch writes."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 is unsound: the tensor data %2 is missing."),
    QT_TRANSLATE_NOOP(
        "EngineSentence",
        "%1 is unsound: the tensor data %2 has %3 bytes, but %4 elements of %5 bytes are declared."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 is unsound: its part %2."),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "%1 is not a file of tensors that torch.save of PyTorch 1.6 or newer writes."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 is a zip archive, but no file of tensors: it has no data.pkl."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 is a folder; name a run file (.scales) in it."),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "%1 is empty: nothing was written before the run ended; run it again."),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "%1 is not a run file; run files end in .scales and are made by scalescope run."),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "%1 is a database of another program, not a run file; open a .scales file."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 has run file version %2, but this program reads versions up to "
                                        "%3; update Scalescope to open it."),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 is locked by another program; try again when that is done."),
    QT_TRANSLATE_NOOP(
        "EngineSentence",
        "%1 can't be opened (%2); copy it to a folder that you may write to and open it there."),
};

constexpr const char* fragments[] = {
    QT_TRANSLATE_NOOP("EngineSentence", "%1 at %2 line %3"),
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
    QT_TRANSLATE_NOOP("EngineSentence", "works in place on memory that other tensors share"),
    QT_TRANSLATE_NOOP("EngineSentence", "returns something else than one floating-point tensor"),
    QT_TRANSLATE_NOOP("EngineSentence", "returns a tensor that it did not make"),
    QT_TRANSLATE_NOOP("EngineSentence", "sets attributes"),
    QT_TRANSLATE_NOOP("EngineSentence", "writes to a tensor from outside"),
    QT_TRANSLATE_NOOP("EngineSentence", "makes tensors that are read elsewhere"),
    QT_TRANSLATE_NOOP("EngineSentence", "there is no such file"),
    QT_TRANSLATE_NOOP("EngineSentence", "there is no permission to read it"),
    QT_TRANSLATE_NOOP("EngineSentence", "it is a folder"),
    QT_TRANSLATE_NOOP("EngineSentence", "it is no regular file"),
    QT_TRANSLATE_NOOP("EngineSentence", "it is empty"),
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
    QT_TRANSLATE_NOOP("EngineSentence", "a key is expected, such as \"name\" or 3"),
    QT_TRANSLATE_NOOP("EngineSentence", "a number is expected"),
    QT_TRANSLATE_NOOP("EngineSentence", "a size, a whole number from 0, is expected"),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "a dtype such as float32, bfloat16, int64 or bool is expected, but %1"),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 is expected, but %2"),
    QT_TRANSLATE_NOOP("EngineSentence", "the text ends"),
    QT_TRANSLATE_NOOP("EngineSentence", "there is none"),
    QT_TRANSLATE_NOOP("EngineSentence", "there is %1"),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 is none; a text needs quotes"),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 is none"),
    QT_TRANSLATE_NOOP("EngineSentence", "the end"),
    QT_TRANSLATE_NOOP("EngineSentence", ", or ]"),
    QT_TRANSLATE_NOOP("EngineSentence", ", or }"),
    QT_TRANSLATE_NOOP("EngineSentence", ": after the key"),
    QT_TRANSLATE_NOOP("EngineSentence", "a shape such as :[8,128] after %1"),
    QT_TRANSLATE_NOOP("EngineSentence", "a shape such as [8,128]"),
    QT_TRANSLATE_NOOP("EngineSentence", ") after %1's numbers"),
    QT_TRANSLATE_NOOP("EngineSentence", "a parenthesis such as %1 after %2"),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 takes %2, as in %3"),
    QT_TRANSLATE_NOOP("EngineSentence", "one number"),
    QT_TRANSLATE_NOOP("EngineSentence", "two numbers"),
    QT_TRANSLATE_NOOP("EngineSentence", "randint takes whole numbers; uniform takes others"),
    QT_TRANSLATE_NOOP("EngineSentence",
                      "randint's upper bound, which is not drawn itself, must be above the lower one"),
    QT_TRANSLATE_NOOP("EngineSentence", "uniform's upper bound must not be below the lower one"),
    QT_TRANSLATE_NOOP("EngineSentence", "%1 makes floating-point values, which %2 can't hold; use randint"),
    QT_TRANSLATE_NOOP("EngineSentence", "the shape has more elements than any memory holds"),
    QT_TRANSLATE_NOOP("EngineSentence", "the text has no closing quote"),
    QT_TRANSLATE_NOOP("EngineSentence", "the text has an escape that is not JSON's"),
    QT_TRANSLATE_NOOP("EngineSentence", "lists are nested deeper than %1 levels"),
    QT_TRANSLATE_NOOP("EngineSentence", "the whole number %1 does not fit 64 bits"),
    QT_TRANSLATE_NOOP("EngineSentence", "a .npy file holds one array and takes no key"),
    QT_TRANSLATE_NOOP(
        "EngineSentence",
        "a generator (randn:[8,128], uniform(0,1):, randint(0,10):, ones:, zeros:, full(0.5):, arange:), a "
        "file (.npy, .npz:key, .pt), a number, true, false, null, \"text\", [...] or {\"key\": ...}"),
    QT_TRANSLATE_NOOP("EngineSentence", "%1, a Tensor"),
    QT_TRANSLATE_NOOP("EngineSentence", "the text %1"),
    QT_TRANSLATE_NOOP("EngineSentence", "the list %1"),
    QT_TRANSLATE_NOOP("EngineSentence", "the dictionary %1"),
};

template <std::size_t Size>
QStringList listOf(const char* const (&texts)[Size])
{
    QStringList list;
    for (const char* text : texts)
        list << QString::fromUtf8(text);
    return list;
}

} // namespace

QStringList engineSentencePatterns()
{
    return listOf(sentences);
}

QStringList engineFragmentPatterns()
{
    return listOf(fragments);
}

} // namespace scalescope::widgets
