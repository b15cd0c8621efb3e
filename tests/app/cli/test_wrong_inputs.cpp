// SPDX-License-Identifier: GPL-3.0-or-later
// Wrong inputs and seed gradients of `run`: exit status and the whole sentence of each. Nothing is lost and
// nothing is left.
#include "tests/app/cli/wrong_calls.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope;
using namespace Qt::StringLiterals;
using tests::wrongCall;

namespace {

const QString grammar =
    u"a generator (randn:[8,128], uniform(0,1):, randint(0,10):, ones:, zeros:, full(0.5):, arange:), a file "
    "(.npy, .npz:key, .pt), a number, true, false, null, \"text\", [...] or {\"key\": ...} is expected"_s;
const QString seeds =
    u"none, output, ones, randn, sum, mean, mse:SPEC, cross_entropy:SPEC or a file such as FILE.npy"_s;

void spec(const char* name, const QString& text, int character, const QString& what)
{
    wrongCall(name, "run mlp.pt --input " + text, 2,
              u"\"%1\" is not an input (character %2): %3."_s
                  .arg(text == "''" ? QString() : QString(text).replace('~', ' '))
                  .arg(character)
                  .arg(what));
}

} // namespace

class TestWrongInputs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_folder = std::make_unique<tests::WrongCallFolder>(); }

    void oneSentenceSaysWhatIsWrong_data();
    void oneSentenceSaysWhatIsWrong();

private:
    static void addShapeRows();
    static void addBoundsRows();
    static void addSyntaxRows();
    static void addFileRows();
    static void addInputsFileRows();
    static void addValueRows();
    static void addTypeRows();
    static void addBackwardRows();

    std::unique_ptr<tests::WrongCallFolder> m_folder;
};

void TestWrongInputs::oneSentenceSaysWhatIsWrong_data()
{
    tests::addWrongCallColumns();
    addShapeRows();
    addBoundsRows();
    addSyntaxRows();
    addFileRows();
    addInputsFileRows();
    addValueRows();
    addTypeRows();
    addBackwardRows();
}

void TestWrongInputs::addShapeRows()
{
    spec("an empty SPEC", "''", 1, grammar + ", but the text ends");
    wrongCall("an empty SPEC with a name", "run mlp.pt --input x=", 2,
              "\"\" is not an input (character 1): " + grammar + ", but the text ends.");
    spec("a word", "abc", 1, grammar + ", but abc is none of these; a text needs quotes");
    spec("a generator that is not there", "randm:[4,64]", 1,
         "there is no generator randm; take randn, uniform, randint, ones, zeros, full or arange");
    spec("a generator alone", "randn", 6,
         "a shape such as :[8,128] after randn is expected, but the text ends");
    spec("a generator without a shape", "randn:", 7,
         "a shape such as [8,128] is expected, but the text ends");
    spec("a shape without a bracket", "randn:4,64", 7,
         "a shape such as [8,128] is expected, but there is \"4\"");
    spec("an open shape", "randn:[4,64", 12, "\",\" or \"]\" is expected, but the text ends");
    spec("a shape that ends at once", "randn:[", 8,
         "a size (a whole number, 0 or more) is expected, but there is none");
    spec("a size that is a fraction", "randn:[4.5,64]", 8,
         "a size (a whole number, 0 or more) is expected, but 4.5 is not one");
    spec("a size below zero", "randn:[4,-64]", 10,
         "a size (a whole number, 0 or more) is expected, but -64 is not one");
    spec("a size that is a word", "randn:[4,many]", 10,
         "a size (a whole number, 0 or more) is expected, but many is not one");
    spec("a size beyond 64 bits", "ones:[99999999999999999999]", 7,
         "a size (a whole number, 0 or more) is expected, but 99999999999999999999 is not one");
    spec("more elements than can be", "ones:[99999999999,99999999999]", 19,
         "the shape has more elements than any memory holds; make it smaller");
    spec("a dtype that is not there", "randn:[4,64]:float33", 14,
         "a dtype such as float32, bfloat16, int64 or bool is expected, but float33 is not one");
    spec("an empty dtype", "randn:[4,64]:", 14,
         "a dtype such as float32, bfloat16, int64 or bool is expected, but there is none");
    spec("a dtype without fractions", "randn:[4,64]:int64", 14,
         "randn makes floating-point values, which int64 can't hold; use randint");
    spec("more after the end", "randn:[4,64]x", 13, "the end is expected, but there is \"x\"");
}

void TestWrongInputs::addBoundsRows()
{
    spec("bounds where there are none", "randn(0,1):[4]", 6,
         "a shape such as :[8,128] after randn is expected, but there is \"(\"");
    spec("no bounds", "uniform:[4]", 8,
         "a parenthesis such as (0,1) after uniform is expected, but there is \":\"");
    spec("one bound", "uniform(1):[4]", 9, "uniform takes 2 numbers, as in uniform(0,1)");
    spec("bounds the wrong way round", "uniform(2,1):[4]", 9,
         "uniform's upper bound must not be below the lower one, as in uniform(0,1)");
    spec("bounds that are words", "uniform(a,b):[4]", 9, "a number is expected, but a is not one");
    spec(
        "an empty range", "randint(5,5):[4]", 9,
        "randint's upper bound, which is not drawn itself, must be above the lower one, as in randint(0,10)");
    spec("a range of fractions", "randint(0.5,5):[4]", 9,
         "randint takes whole numbers; uniform takes others");
    spec("a constant without its value", "full():[4]", 6, "a number is expected, but there is none");
    spec("a constant of two values", "full(1,2):[4]", 6, "full takes 1 number, as in full(0.5)");
    spec("an open parenthesis", "full(1:[4]", 7,
         "\")\" after full's numbers is expected, but there is \":\"");
}

void TestWrongInputs::addSyntaxRows()
{
    spec("an open list", "[1,2", 5, "\",\" or \"]\" is expected, but the text ends");
    spec("a list that ends in a comma", "[1,", 4, grammar + ", but the text ends");
    spec("an open dictionary", "{\"a\":1", 7, "\",\" or \"}\" is expected, but the text ends");
    spec("a dictionary without a colon", "{\"a\"~1}", 6,
         "\":\" after the key is expected, but there is \"1\"");
    spec("a key without quotes", "{a:1}", 2, "a key is expected, such as \"name\" in quotes, or 3");
    spec("an open text", "\"abc", 1, "the text has no closing quote; add one");
    spec("an escape of another language", "\"a\\x41\"", 1,
         "the text has an escape that is not JSON's; write a backslash as \\\\");
    spec("a number beyond 64 bits", "12345678901234567890", 1,
         "the whole number 12345678901234567890 does not fit in 64 bits; write a smaller one, or 1e30 for a "
         "number "
         "that is not whole");
    spec("a key for a file of one array", "float32.npy:k", 1,
         "a .npy file holds one array and takes no key; leave it out");
}

void TestWrongInputs::addFileRows()
{
    const auto file = [](const char* name, const char* spec, const QString& what, int status = 3) {
        wrongCall(name, u"run mlp.pt --input %1"_s.arg(spec), status, "Argument x: " + what);
    };
    file("an array that is not there", "none.npy",
         "none.npy can't be read: there is no such file; check its name.");
    file("a folder as an array", "folder.npy", "folder.npy can't be read: it is a folder; name a file.");
    file("an empty array file", "empty.npy", "empty.npy can't be read: it is empty; create it again.");
    file("a cut header", "cut_header.npy",
         "cut_header.npy can't be read as a .npy array: it is truncated; save numbers with numpy.save.");
    file("a cut array", "cut.npy",
         "cut.npy can't be read as a .npy array: it has 12 bytes of data, less than its "
         "shape needs; save numbers with numpy.save.");
    file("a text as an array", "text.npy",
         "text.npy can't be read as a .npy array: it does not start as "
         "numpy.save writes it; save numbers with numpy.save.");
    file("an array of words", "words.npy",
         "words.npy can't be read as a .npy array: its dtype * is not one that a "
         "tensor can have; save numbers with numpy.save.");
    file("an array that the archive lacks", "stored.npz:z", "stored.npz has no array named z; it has: x, y.",
         2);
    file("a text as an archive", "text.npz",
         "text.npz is not a .npz archive, or only a part of one; save arrays with numpy.savez.");
    file("a cut archive", "cut.npz",
         "cut.npz is not a .npz archive, or only a part of one; save arrays with numpy.savez.");
    file("a text as tensors", "text.pt",
         "text.pt is not a file of tensors that torch.save wrote, or only a part of one; save them again.");
    file("cut tensors", "cut.pt",
         "cut.pt is not a file of tensors that torch.save wrote, or only a part of one; save them again.");
    file("objects instead of tensors", "object.pt",
         "object.pt holds an object of __main__.Thing; save tensors, or lists and dictionaries of them, with "
         "torch.save.");
    file("a model instead of tensors", "mlp.pt",
         "mlp.pt is a TorchScript model, not values; save tensors, or lists and dictionaries of them, with "
         "torch.save.");
    file("a cut file of the old format", "cut_old.pt",
         "cut_old.pt is *; save tensors, or lists and dictionaries of them, with torch.save.");
    file("an entry that the file lacks", "dict.pt:z", "dict.pt has no entry named z; it has: a, b, c, n.", 2);
    wrongCall("an archive without a key", "run mlp.pt --input stored.npz", 2,
              "Argument x must be Tensor, but stored.npz holds Dict[str, Tensor]; name one entry as "
              "stored.npz:NAME.");
    wrongCall(
        "an entry of another type", "run mlp.pt --input dict.pt:n", 2,
        "Argument x must be Tensor, but dict.pt:n holds Dict[*]; give a file that holds the right type.");
    wrongCall(
        "a tensor from a file for a list",
        "run types.pt --input l=float32.npy --input n=1 --input f=1 --input b=true "
        "--input s=\"a\" --input o=1 --input d={} --input u=1",
        2,
        "Argument l must be List[int], but float32.npy holds a Tensor of shape [2, 3]; give a file that "
        "holds "
        "the right type.");
}

void TestWrongInputs::addInputsFileRows()
{
    wrongCall("an inputs file that is not there", "run mlp.pt --inputs none.json", 3,
              "The inputs file none.json does not exist; check its name.");
    wrongCall("a folder as an inputs file", "run mlp.pt --inputs folder", 3,
              "The inputs file folder is a folder; name a file.");
    const QString document = "; write for instance {\"x\": \"randn:[8,128]\"}.";
    wrongCall("an inputs file that breaks off", "run mlp.pt --inputs bad.json", 3,
              "bad.json: The inputs are not a JSON document: it is malformed at byte 7" + document);
    wrongCall("an empty inputs file", "run mlp.pt --inputs empty.json", 3,
              "The inputs file empty.json is empty; name another.");
    wrongCall("an inputs file of a number", "run mlp.pt --inputs number.json", 2,
              "number.json: The inputs are neither a JSON object by argument name nor an array" + document);
    wrongCall("a broken SPEC deep inside an inputs file", "run mlp.pt --inputs nested.json", 2,
              "nested.json: Input x.y.1: \"randn:[\" is not an input (character 8): a size (a whole "
              "number, 0 or more) is expected, but there is none.");
    wrongCall("an argument twice in an inputs file", "run mlp.pt --inputs twice.json", 2,
              "twice.json: Argument x is given twice; keep one of them.");
    wrongCall("inputs in two ways", "run mlp.pt --inputs twice.json --input randn:[4,64]", 2,
              "--inputs and --input contradict each other; give all inputs in one of the two.");
}

void TestWrongInputs::addValueRows()
{
    wrongCall(
        "no input at all", "run mlp.pt", 2,
        "Argument x (Tensor) has no value: give it with --input x=SPEC, for instance --input 'x=randn:[8]'.");
    wrongCall("one input too many", "run mlp.pt --input randn:[4,64] --input 3", 2,
              "forward takes no more inputs than these: x (Tensor); leave out 3.");
    wrongCall("an input for a method that takes none", "run types.pt --method nothing --input 3", 2,
              "nothing takes no inputs; leave out 3.");
    wrongCall("an argument that is not there", "run mlp.pt --input y=randn:[4,64]", 2,
              "forward has no argument named y; it has: x (Tensor).");
    wrongCall("an argument twice by name", "run mlp.pt --input x=randn:[4,64] --input x=ones:[4,64]", 2,
              "Argument x is given twice; keep one of them.");
    wrongCall("an argument by place and by name", "run mlp.pt --input randn:[4,64] --input x=ones:[4,64]", 2,
              "Argument x is given twice; keep one of them.");
    wrongCall("a text for a tensor", "run mlp.pt --input \"text\"", 2,
              "Argument x must be Tensor, but is the text \"text\"; write for instance randn:[8].");
    wrongCall("null for a tensor", "run mlp.pt --input null", 2,
              "Argument x must be Tensor, but is null; write for instance randn:[8].");
    wrongCall(
        "a ragged list for a tensor", "run mlp.pt --input [[1,2],[3]]", 2,
        "Argument x must be Tensor, but is the list [[1,2],[3]]: its parts are not numbers of one shape; "
        "write "
        "for instance randn:[8].");
    wrongCall("a dictionary for a tensor", "run mlp.pt --input {\"a\":1}", 2,
              "Argument x must be Tensor, but is the dictionary {\"a\":1}; write for instance randn:[8].");
    wrongCall("more than the memory", "run mlp.pt --input ones:[100000,1000000]", 5,
              "Argument x does not fit into memory: make its shape smaller.");
    wrongCall("values that the dtype can't hold", "run mlp.pt --input randint(0,1000):[4]:int8", 2,
              "Argument x can't be made from randint(0,1000):[4]:int8: *.");
}

void TestWrongInputs::addTypeRows()
{
    const auto typed = [](const char* name, const QString& given, const QString& sentence) {
        QStringList inputs{"n=1", "f=1", "b=true", "s=\"a\"", "o=1", "l=[1]", "d={}", "u=1"};
        for (QString& input : inputs)
            if (input.section('=', 0, 0) == given.section('=', 0, 0))
                input = given;
        wrongCall(name, "run types.pt --input " + inputs.join(" --input "), 2, "Argument " + sentence);
    };
    typed("a fraction for a whole number", "n=2.5", "n must be int, but is 2.5; write for instance 1.");
    typed("a tensor for a whole number", "n=randn:[2]",
          "n must be int, but is randn:[2], a Tensor; write for instance 1.");
    typed("a text for a float", "f=\"1\"", "f must be float, but is the text \"1\"; write for instance 1.0.");
    typed("a text for a truth value", "b=\"yes\"",
          "b must be bool, but is the text \"yes\"; write for instance false.");
    typed("a number for a text", "s=3", "s must be str, but is 3; write for instance \"\".");
    typed("a text for an optional number", "o=\"a\"",
          "o must be int, but is the text \"a\"; write for instance 1.");
    typed("a number for a list", "l=3", "l must be List[int], but is 3; write for instance [1].");
    typed("a fraction in a list", "l=[1,2.5]", "l[1] must be int, but is 2.5; write for instance 1.");
    typed("a list for a dictionary", "d=[1]",
          "d must be Dict[str, float], but is the list [1]; write for instance {\"key\": 1.0}.");
    typed("a key of another type", "d={3:1}", "d[3] must be str, but is 3; write for instance \"\".");
    typed("a value of another type", "d={\"a\":\"b\"}",
          "d[\"a\"] must be float, but is the text \"b\"; write for instance 1.0.");
    typed("no member of a union", "u=[1]", "u must be Union[*], but is the list [1]; write for instance *.");
    wrongCall("too few parts of a tuple",
              "run dict_tuple.pt --input {\"user\":ones:[4,8]} --input [ones:[4,32]]", 2,
              "Argument state must be Tuple[Tensor, Tensor], but is the list [ones:[4,32]]: the tuple has 2 "
              "parts; write "
              "for "
              "instance [randn:[8], randn:[8]].");
    wrongCall(
        "a text in a dictionary of tensors", "run dict_tuple.pt --input {\"user\":\"a\"} --input [1,2]", 2,
        "Argument features[\"user\"] must be Tensor, but is the text \"a\"; write for instance randn:[8].");
    wrongCall("a key that the model misses",
              "run dict_tuple.pt --input {\"user\":ones:[4,8]} --input "
              "[ones:[4,32],ones:[4,32]]",
              4, "The model failed at dict_tuple.py line 11: aten::__getitem__: KeyError: item.",
              "dict_tuple.scales");
    wrongCall(
        "a shape that does not fit the weights", "run mlp.pt --input randn:[4,63]", 4,
        "The model failed in fc1 at nn.py line 7: aten::linear: *mat1 and mat2 shapes cannot be multiplied "
        "(4x63 and "
        "64x128).",
        "mlp.scales");
    wrongCall("a dtype that does not fit the weights", "run mlp.pt --input randn:[4,64]:float64", 4,
              "The model failed in fc1 at nn.py line 7: aten::linear: *.", "mlp.scales");
    wrongCall("what the model itself refuses", "run raises.pt --input randn:[2]", 4,
              "The model raised an exception at raises.py line 3: AssertionError: three rows are wanted.",
              "raises.scales");
}

void TestWrongInputs::addBackwardRows()
{
    const auto backward = [](const char* name, const QString& text, int status, const QString& sentence,
                             const QString& left = {}) {
        wrongCall(name, "run mlp.pt --input randn:[4,64] " + text, status, sentence, left);
    };
    backward("a seed gradient that is not known", "--backward all", 2,
             "--backward all is not known; take " + seeds + ".");
    backward("a loss without its target", "--backward mse", 2,
             "--backward mse is not known; take " + seeds + ".");
    backward("a loss with an empty target", "--backward mse:", 2,
             "The target of --backward mse: \"\" is not an input (character 1): " + grammar +
                 ", but the text ends.");
    backward("a loss with a broken target", "--backward cross_entropy:randint(0:[4]", 2,
             "The target of --backward cross_entropy: \"randint(0:[4]\" is not an input (character 10): "
             "\")\" after "
             "randint's numbers is expected, but there is \":\".");
    backward("a seed gradient that is not there", "--backward none.npy", 3,
             "The file of --backward none.npy does not exist; check its name.");
    backward("a target that is not there", "--backward cross_entropy:none.npy", 3,
             "The file of --backward none.npy does not exist; check its name.");
    backward("an output without backward", "--backward none --output-index 0", 2,
             "--output-index and --backward none contradict each other; leave one out.");
    backward("an empty output", "--output-index ''", 2,
             "--output-index is empty; write a position or a key, such as 0, 1.2 or energy.");
    // Only the outputs tell that these are wrong: the forward results stay.
    backward("an output that is not there", "--output-index 7", 2,
             "There is no output 7; backward can start from: 0.", "mlp.scales");
    backward(
        "a loss that is no number", "--backward output", 2,
        "--backward output needs an output of one element, but the output is [4, 10]: choose sum, mean, ones "
        "or randn.",
        "mlp.scales");
    backward("a target of another shape", "--backward mse:randn:[3]", 2,
             "The target of mse has the shape [3], but the output has [4, 10]; give it that shape.",
             "mlp.scales");
    backward("a seed gradient of another shape", "--backward float32.npy", 2,
             "The gradient float32.npy has the shape [2, 3], but the output has [4, 10]; give it that shape.",
             "mlp.scales");
    backward(
        "classes that are fractions", "--backward cross_entropy:randn:[4]", 2,
        "The target of cross_entropy must be whole numbers, the classes, but is float32: write for instance "
        "cross_entropy:randint(0,10):[8].",
        "mlp.scales");
    backward("classes that there are not", "--backward cross_entropy:full(99):[4]", 2,
             "--backward cross_entropy:full(99):[4] does not work here: *; choose another seed or target.",
             "mlp.scales");
}

void TestWrongInputs::oneSentenceSaysWhatIsWrong()
{
    QFETCH(QString, line);
    QFETCH(int, status);
    QFETCH(QString, sentence);
    QFETCH(QString, left);
    const QString complaint = tests::complaintAbout(*m_folder, line, status, sentence, left);
    QVERIFY2(complaint.isEmpty(), qPrintable(complaint));
}

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestWrongInputs)
#include "test_wrong_inputs.moc"
