// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/examples/example.h"
#include "core/engine/load/loader.h"
#include "core/engine/open_model.h"
#include "core/engine/suggest/refine.h"
#include "core/engine/suggest/search.h"
#include "core/job/job.h"
#include "tests/support/places.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QTest>

using namespace scalescope;

namespace {

std::string oneText(const std::vector<job::ArgumentInfo>& arguments)
{
    std::string text;
    for (const job::ArgumentInfo& argument : arguments)
        text += (text.empty() ? "" : "; ") + (argument.defaultValue ? "default" : argument.suggestion);
    return text;
}

/// A model with layers of several widths, as attributes of its own.
torch::jit::Module modelOfWidths(const std::string& code)
{
    torch::jit::Module module("Net");
    module.register_parameter("wide", torch::ones({3, 64}), false);
    module.register_parameter("table", torch::ones({1000, 16}), false);
    module.register_parameter("square", torch::ones({16, 16}), false);
    module.register_parameter("kernel", torch::ones({5, 3, 3, 3}), false);
    module.register_parameter("flat", torch::ones({4, 720}), false);
    module.define(code);
    return module;
}

job::MethodInfo forwardOf(const torch::jit::Module& module)
{
    return engine::describe(module, "net.pt").methods.at(0);
}

engine::Draft draftOf(const std::string& specs)
{
    engine::Draft draft;
    for (const QString& spec : QString::fromStdString(specs).split("; "))
        draft.push_back(*job::parseSpec(spec.toStdString()));
    return draft;
}

std::string draftText(const engine::Draft& draft)
{
    std::string text;
    for (const job::Spec& spec : draft)
        text += (text.empty() ? "" : "; ") + job::toText(spec);
    return text;
}

} // namespace

class TestSuggestions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theCodeSaysWhatItReads_data();
    void theCodeSaysWhatItReads();
    void anErrorSaysWhatToTryNext_data();
    void anErrorSaysWhatToTryNext();
    void anErrorBlamesAnArgument_data();
    void anErrorBlamesAnArgument();
    void anErrorOfDtypesBlamesTheOnlyOneThatMayBeMeant_data();
    void anErrorOfDtypesBlamesTheOnlyOneThatMayBeMeant();
    void whatRanIsSuggested_data();
    void whatRanIsSuggested();
    void whatNothingHelpsSaysSo();
    void whatOnlyARunRefusesDidNotRun();
    void theArgumentThatAnErrorNamesComesFirst();
    void theDraftThatCameFurthestIsFollowed();
    void theBranchThatTheCodeHasFirstIsSuggested();
    void whatTakesTooLongIsTriedWithOneSample();
    void aModelThatHangsHarmsNobody();
    void theModelStaysAsItWas();
    void everyExampleRunsWithItsSuggestion_data();
    void everyExampleRunsWithItsSuggestion();
    void everyRealModelRunsWithItsSuggestion();
};

void TestSuggestions::theCodeSaysWhatItReads_data()
{
    QTest::addColumn<std::string>("code");
    QTest::addColumn<std::string>("suggestions");
    const auto row = [](const char* name, const char* code, const char* suggestions) {
        QTest::newRow(name) << "def forward(self, " + std::string(code) << std::string(suggestions);
    };
    row("keys of a dictionary, each followed to its layer",
        "d: Dict[str, Tensor]):\n    return torch.linear(d[\"x\"], self.wide), torch.embedding(self.table, "
        "d[\"y\"])\n",
        "{\"x\": randn:[8,64], \"y\": randint(0,1000):[8,32]}");
    row("parts of a tuple",
        "t: Tuple[Tensor, Tensor]):\n    a, b = t\n    return torch.linear(b, self.wide), a\n",
        "[randn:[8], randn:[8,64]]");
    row("parts of a tuple by position",
        "t: Tuple[Tensor, int]):\n    return torch.linear(t[0], self.wide) + t[1]\n", "[randn:[8,64], 1]");
    row("as many items of a list as are read",
        "xs: List[Tensor]):\n    return xs[0] + torch.linear(xs[1], self.wide)\n",
        "[randn:[8], randn:[8,64]]");
    row("the number that the code asks for", "rate: int):\n    assert rate == 16000, \"no\"\n    return 1\n",
        "16000");
    row("the first of several texts",
        "mode: str):\n    if mode == \"mean\":\n        return 1\n    return 2\n", "\"mean\"");
    row("nothing for an optional", "x: Optional[Tensor]):\n    return 1\n", "null");
    row("defaults stay", "x: Tensor, scale: float = 0.5):\n    return torch.linear(x, self.wide) * scale\n",
        "randn:[8,64]; default");
    row("through a loop",
        "x: Tensor):\n    for i in range(2):\n        x = x * 2\n    return torch.linear(x, self.wide)\n",
        "randn:[8,64]");
    row("names of token arguments", "input_ids: Tensor, attention_mask: Tensor):\n    return 1\n",
        "randint(0,2):[8,32]; ones:[8,32]:int64");
    row("a mask as large as the words",
        "input_ids: Tensor, attention_mask: Tensor):\n    return torch.embedding(self.table, input_ids)\n",
        "randint(0,1000):[8,32]; ones:[8,32]:int64");
    row("the edges of a graph",
        "e: Tensor, x: Tensor):\n    a, b = e.unbind(0)\n    return torch.index_select(x, 0, a)\n",
        "randint(0,2):[2,8]; randn:[8]");
    row("edges of either type",
        "edge_index: Union[Tensor, int], x: Tensor):\n    if isinstance(edge_index, Tensor):\n"
        "        return x.index_select(0, edge_index[1])\n    return x\n",
        "randint(0,2):[2,8]; randn:[8]");
    row("one row of the edges", "e: Tensor, x: Tensor):\n    return x.index_select(0, e[1])\n",
        "randint(0,2):[2,8]; randn:[8]");
    row("words of all samples and where each begins",
        "w: Tensor, o: Tensor):\n    return torch.embedding_bag(self.table, w, o)[0]\n",
        "randint(0,1000):[32]; arange:[8]");
    row("what is gathered", "x: Tensor, i: Tensor):\n    return torch.gather(x, 0, i)\n",
        "randn:[8]; randint(0,2):[8]");
    row("rows by number", "x: Tensor, i: Tensor):\n    return x[i]\n", "randn:[8]; randint(0,2):[8]");
    row("a choice", "x: Tensor, m: Tensor):\n    return torch.where(m, x, -x)\n", "randn:[8]; ones:[8]:bool");
    row("a mask that hides nothing", "m: Tensor, x: Tensor):\n    return x.masked_fill(m, 0.0)\n",
        "zeros:[8]:bool; randn:[8]");
    row("lengths by name", "lengths: Tensor):\n    return lengths\n", "full(8):[8]");
    row("lengths of sequences",
        "x: Tensor, n: Tensor):\n    return torch._pack_padded_sequence(x, n, True)[0]\n",
        "randn:[8]; full(8):[8]");
    row("classes", "x: Tensor, y: Tensor):\n    return torch.nll_loss(torch.linear(x, self.wide), y)\n",
        "randn:[8,64]; randint(0,2):[8]");
    row("a weight that one branch replaces",
        "x: Tensor):\n    w = self.wide\n    if x.dim() == 7:\n        w = x\n    return torch.linear(x, "
        "w)\n",
        "randn:[8,64]");
}

void TestSuggestions::theCodeSaysWhatItReads()
{
    QFETCH(std::string, code);
    QFETCH(std::string, suggestions);
    QCOMPARE(oneText(forwardOf(modelOfWidths(code)).arguments), suggestions);
}

void TestSuggestions::anErrorSaysWhatToTryNext_data()
{
    QTest::addColumn<std::string>("draft");
    QTest::addColumn<std::string>("error");
    QTest::addColumn<std::string>("next"); ///< is among the drafts to try
    const auto row = [](const char* name, const char* draft, const char* error, const char* next) {
        QTest::newRow(name) << std::string(draft) << std::string(error) << std::string(next);
    };
    row("a width", "randn:[8,63]", "mat1 and mat2 shapes cannot be multiplied (8x63 and 64x3)",
        "randn:[8,64]");
    row("a width of flattened images", "randn:[4,1,32,32]",
        "mat1 and mat2 shapes cannot be multiplied (4x1024 and 784x10)", "randn:[4,1,28,28]");
    row("channels", "randn:[4,1,32,32]",
        "Given groups=1, weight of size [5, 3, 3, 3], expected input[4, 1, 32, 32] to have 3 channels, but "
        "got 1 "
        "channels instead",
        "randn:[4,3,32,32]");
    row("more dimensions for a convolution", "randn:[8]",
        "Expected 3D (unbatched) or 4D (batched) input to conv2d, but got input of size: [8]",
        "randn:[1,3,32,32]");
    row("features of a normalisation", "randn:[8,10]", "running_mean should contain 10 elements not 64",
        "randn:[8,64]");
    row("the end of a normalised shape", "randn:[8,8]",
        "Given normalized_shape=[10], expected input with shape [*, 10], but got input of size[8, 8]",
        "randn:[8,10]");
    row("a recurrent layer's width", "randn:[8,16,8]",
        "input.size(-1) must be equal to input_size. Expected 10, got 8", "randn:[8,16,10]");
    row("a hidden state's shape", "randn:[8,16,10]; [randn:[2,1,8], randn:[2,1,8]]",
        "Expected hidden[0] size (2, 16, 8), got [2, 1, 8]",
        "randn:[8,16,10]; [randn:[2,16,8], randn:[2,16,8]]");
    row("double for a double model", "randn:[8,4]",
        "expected m1 and m2 to have the same dtype, but got: float != double", "randn:[8,4]:float64");
    row("indices", "randn:[8]",
        "Expected tensor for argument #1 'indices' to have one of the following scalar types: Long, Int; but "
        "got "
        "torch.FloatTensor instead (while checking arguments for embedding)",
        "randint(0,2):[8]");
    row("smaller indices", "randint(0,1000):[8]", "index out of range in self", "randint(0,2):[8]");
    row("sizes that meet", "randn:[8]; randn:[10]",
        "The size of tensor a (8) must match the size of tensor b (10) at non-singleton dimension 0",
        "randn:[10]; randn:[10]");
    row("an unpacked shape", "randn:[8]", "Expected 3 elements in a list but found 1", "randn:[1,8,8]");
    row("the numbers that an author names", "randn:[8]; 1",
        "Provided number of samples is 8 (supported: 256 for 8000, 512 for 16000)", "randn:[512]; 1");
    row("a value that an author names", "randn:[8]; 1", "Supported sampling rates: [8000, 16000]",
        "randn:[8]; 16000");
    row("longer", "randn:[8]", "Input audio chunk is too short", "randn:[512]");
    row("the sides of a model's images", "randn:[4,3,32,32]", "Input height (32) doesn't match model (64)",
        "randn:[4,3,64,64]");
    row("sides in other words", "randn:[4,3,32,32]", "Wrong image height! Expected 64 but got 32!",
        "randn:[4,3,64,64]");
    row("sides for so many patches", "randn:[4,3,32,32]",
        "The size of tensor a (4) must match the size of tensor b (196) at non-singleton dimension 3",
        "randn:[4,3,224,224]");
    row("sides for so many patches and a token", "randn:[4,3,32,32]",
        "The size of tensor a (5) must match the size of tensor b (197) at non-singleton dimension 1",
        "randn:[4,3,224,224]");
    row("sides that can be halved", "randn:[4,3,40,40]", "Expected image height and width divisible by 32",
        "randn:[4,3,64,64]");
    row("a mask's dtype", "randint(0,100):[8,32]; ones:[8,32]:int64",
        "only bool and floating types of key_padding_mask are supported",
        "randint(0,100):[8,32]; ones:[8,32]:bool");
    row("a mask's shape", "randint(0,100):[8,32]; ones:[2,16]:bool",
        "expecting key_padding_mask shape of (8, 32), but got torch.Size([2, 16])",
        "randint(0,100):[8,32]; ones:[8,32]:bool");
    row("an index, said by the model", "randn:[8]; randn:[8,4]",
        "Expected 'edge_index' to be of integer type (got '6')", "randint(0,2):[8]; randn:[8,4]");
    row("an index, said by libtorch", "randn:[8]", "gather(): Expected dtype int32/int64 for index",
        "randint(0,2):[8]");
    row("lengths", "randn:[8]", "input_lengths must be integral", "randint(0,2):[8]");
    row("a target's shape", "randn:[8,20]; randn:[8]",
        "Using a target size ([8]) that is different to the input size ([8, 5]) is deprecated",
        "randn:[8,20]; randn:[8,5]");
    row("a size that tensors share", "randint(0,100):[8,32]; ones:[8,32]:int64; randn:[8,4]",
        "The size of tensor a (32) must match the size of tensor b (16) at non-singleton dimension 1",
        "randint(0,100):[8,16]; ones:[8,16]:int64; randn:[8,4]");
    row("dimensions as letters", "randn:[8]", "Input src must be a BxCxHxW torch.Tensor. Got [8]",
        "randn:[1,3,32,32]");
    row("dimensions as letters in brackets", "randn:[8]", "expected a tensor of shape (B, T, D)",
        "randn:[1,8,8]");
    row("either number of dimensions", "randn:[8]",
        "Expected 2D or 3D (batch mode) tensor for input with non-zero dimensions, but got: [8]",
        "randn:[1,8,8]");
    row("as many dimensions more as the layer misses", "randn:[8]",
        "Expected 3-dimensional input for 3-dimensional weight [16, 1, 10], but got 2-dimensional input of "
        "size [8, 1] "
        "instead",
        "randn:[1,8]");
    row("dimensions as a word", "randint(0,2):[8]",
        "Expected 'edge_index' to be two-dimensional (got 1 dimensions)", "randint(0,2):[1,8]");
    row("nothing that helps", "randn:[8]", "KeyError: 1", "randn:[1,3,32,32]");
    row("more images at once", "randn:[4,3,32,32]", "list index out of range", "randn:[1,4,3,32,32]");
    row("classes of pixels", "randn:[4,3,32,32]; randint(0,2):[4,8]",
        "size mismatch (got input: [4, 5, 32, 32] , target: [4, 8]",
        "randn:[4,3,32,32]; randint(0,2):[4,32,32]");
    row("classes of pixels, their dimensions", "randn:[4,3,32,32]; randint(0,2):[4]",
        "only batches of spatial targets supported (3D tensors) but got targets of dimension: 1",
        "randn:[4,3,32,32]; randint(0,2):[1,8,4]");
    row("a mask along another dimension", "randint(0,2):[8]; randint(0,2):[2,16]",
        "The shape of the mask [8] at index 0 does not match the shape of the indexed tensor [2, 16] at "
        "index 1",
        "randint(0,2):[16]; randint(0,2):[2,16]");
    row("a number late in the words", "randn:[1,8,8]",
        "Given output_size=(8, 8), kernel_size=(2, 2), dilation=(1, 1), padding=(0, 0), stride=(2, 2), "
        "expected size of "
        "input's dimension 2 to match the calculated number of sliding blocks 4 * 4 = 16, but got "
        "input.size(2)=8.",
        "randn:[1,8,16]");
    row("a mask's number of dimensions", "zeros:[8]:bool", "Padding mask should be 2D", "zeros:[1,8]:bool");
    row("a larger image", "randn:[8]; randn:[8]",
        "Calculated padded input size per channel: (1 x 8). Kernel size: (3 x 3). Kernel size can't be "
        "greater than "
        "actual input size",
        "randn:[1,3,32,32]; randn:[1,3,32,32]");
}

void TestSuggestions::anErrorSaysWhatToTryNext()
{
    QFETCH(std::string, draft);
    QFETCH(std::string, error);
    QFETCH(std::string, next);
    std::string all;
    for (const engine::Draft& found : engine::refined(draftOf(draft), error)) {
        if (draftText(found) == draftText(draftOf(next)))
            return;
        all += "\n  " + draftText(found);
    }
    QFAIL(("missing among:" + all).c_str());
}

void TestSuggestions::anErrorBlamesAnArgument_data()
{
    QTest::addColumn<std::string>("error");
    QTest::addColumn<std::string>("argument");
    const auto row = [](const char* name, const char* error, const char* argument) {
        QTest::newRow(name) << std::string(error) << std::string(argument);
    };
    row("the one whose width it names", "mat1 and mat2 shapes cannot be multiplied (2x63 and 64x3)", "y");
    row("the other one", "mat1 and mat2 shapes cannot be multiplied (4x5 and 8x3)", "x");
    row("none where the other one has the size that is wanted",
        "mat1 and mat2 shapes cannot be multiplied (4x5 and 2x63)", "");
    row("none where each may lack dimensions", "Expected 3D (unbatched) or 4D (batched) input to conv2d", "");
    row("none for a number of the model's own", "division by zero", "");
    row("none for what the model says itself", "ValueError: too 63", "");
}

void TestSuggestions::anErrorBlamesAnArgument()
{
    QFETCH(std::string, error);
    QFETCH(std::string, argument);
    job::Job job;
    job.inputs = {{"", "randn:[4,5]"}, {"y", "randn:[2,63]"}};
    QCOMPARE(engine::blamedArgument(job, {"x", "y"}, error), argument);
    // A file's sizes are not known: it may be the one.
    job.inputs.push_back({"z", "tensors.pt:z"});
    QCOMPARE(engine::blamedArgument(job, {"x", "y"}, error), std::string());
}

void TestSuggestions::anErrorOfDtypesBlamesTheOnlyOneThatMayBeMeant_data()
{
    QTest::addColumn<std::string>("x");
    QTest::addColumn<std::string>("y");
    QTest::addColumn<std::string>("error");
    QTest::addColumn<std::string>("argument");
    const auto row = [](const char* name, const char* x, const char* y, const char* error,
                        const char* argument) {
        QTest::newRow(name) << std::string(x) << std::string(y) << std::string(error)
                            << std::string(argument);
    };
    row("none of two floats", "randn:[4,5]", "randn:[5,3]:float64",
        "expected scalar type Double but found Float", "");
    row("none of two operands", "randn:[4,5]", "randn:[5,3]:float64",
        "expected m1 and m2 to have the same dtype, but got: float != double", "");
    row("none of whole numbers and floats", "randn:[4,5]:float64", "randint(0,2):[5,3]",
        "expected scalar type Long but found Double", "");
    row("the only one", "randn:[4,5]:float64", "true",
        "expected m1 and m2 to have the same dtype, but got: double != float", "x");
}

void TestSuggestions::anErrorOfDtypesBlamesTheOnlyOneThatMayBeMeant()
{
    QFETCH(std::string, x);
    QFETCH(std::string, y);
    QFETCH(std::string, error);
    job::Job job;
    job.inputs = {{"", x}, {"y", y}};
    QTEST(engine::blamedArgument(job, {"x", "y"}, error), "argument");
}

void TestSuggestions::whatRanIsSuggested_data()
{
    QTest::addColumn<std::string>("code");
    const auto row = [](const char* name, const char* code) {
        QTest::newRow(name) << "def forward(self, " + std::string(code);
    };
    row("a hidden weight", "x: Tensor):\n    w = self.wide * 2\n    return torch.matmul(x, w.t())\n");
    row("a shape that is checked",
        "x: Tensor, rate: int):\n    assert rate in [8000, 16000], \"Supported rates: 8000, 16000\"\n"
        "    assert x.size(-1) == 512, \"Wanted are 512 samples\"\n    return x * 2\n");
    row("a shape that is unpacked",
        "x: Tensor):\n    b, c, h, w = x.size()\n    return x.view(b, c, h * w)\n");
    row("two that must meet", "x: Tensor, y: Tensor):\n    return torch.linear(x, self.wide) + "
                              "torch.matmul(y, self.square)[:, 0:3]\n");
    row("indices through a product", "x: Tensor):\n    return torch.embedding(self.table, x * 1 + 0)\n");
    row("a mask of truth values", "x: Tensor, m: Tensor):\n    return x.masked_fill(m, 0.0)\n");
    row("images of one size",
        "x: Tensor):\n    h = x.size(2)\n"
        "    assert h == 96, \"Input height (\" + str(h) + \") doesn't match model (96)\"\n"
        "    return torch.conv2d(x, self.kernel)\n");
    row("words in one row",
        "text: Tensor, offsets: Tensor):\n    return torch.embedding_bag(self.table, text, offsets)[0]\n");
    row("a graph", "x: Tensor, edge_index: Tensor):\n    a, b = edge_index.unbind(0)\n"
                   "    y = torch.linear(x, self.wide)\n"
                   "    return torch.zeros([2, 3]).index_add(0, b, y.index_select(0, a))\n");
    row("padded sequences",
        "x: Tensor, lengths: Tensor):\n    y = torch.linear(x, self.wide)\n    b, t, f = y.size()\n"
        "    return torch._pack_padded_sequence(y, lengths, True)[0]\n");
    row("ids, their mask and labels",
        "input_ids: Tensor, attention_mask: Tensor, labels: Tensor):\n"
        "    y = torch.linear(torch.embedding(self.table, input_ids), self.square) * "
        "attention_mask.unsqueeze(-1)\n"
        "    return torch.nll_loss(torch.log_softmax(y.flatten(0, 1), -1), labels.flatten())\n");
    row("two images of one shape", "a: Tensor, b: Tensor):\n    assert a.size() == b.size(), \"input images "
                                   "should have the same shape\"\n"
                                   "    return torch.conv2d(a, self.kernel) + b.sum()\n");
    row("a gradient inside",
        "x: Tensor):\n    x.requires_grad_(True)\n    y = torch.linear(x, self.wide).sum()\n"
        "    return torch.autograd.grad([y], [x])[0]\n");
}

void TestSuggestions::whatRanIsSuggested()
{
    QFETCH(std::string, code);
    const torch::jit::Module module = modelOfWidths(code);
    job::MethodInfo method = forwardOf(module);
    engine::searchInputs(module, method);
    QVERIFY(method.trial.has_value());
    QVERIFY2(method.trial->ran, (oneText(method.arguments) + ": " + method.trial->problem).c_str());
    // ... and it runs again, as what the form and the command take from there.
    std::vector<job::Input> inputs;
    for (const job::ArgumentInfo& argument : method.arguments)
        inputs.push_back({argument.name, argument.suggestion});
    const auto again = engine::tryInputs(module, "forward", inputs, {}, std::chrono::seconds(60));
    QVERIFY2(again.end == engine::Trial::End::Ran, message::english(again.why).c_str());
}

void TestSuggestions::whatNothingHelpsSaysSo()
{
    const auto module =
        modelOfWidths("def forward(self, x: Tensor):\n    assert x.dim() < 0, \"never\"\n    return x\n");
    job::MethodInfo method = forwardOf(module);
    engine::searchInputs(module, method, {20, std::chrono::seconds(10), std::chrono::seconds(60)});
    QVERIFY(method.trial.has_value() && !method.trial->ran);
    QVERIFY2(method.trial->problem.find("never") != std::string::npos, method.trial->problem.c_str());
    QCOMPARE(method.arguments.at(0).suggestion, std::string("randn:[8]")); // the first guess stays
}

/// A run gives its inputs gradients, which a plain call does not.
void TestSuggestions::whatOnlyARunRefusesDidNotRun()
{
    const auto module =
        modelOfWidths("def forward(self, x: Tensor):\n    assert not x.requires_grad, \"no gradients\"\n"
                      "    return x * 2\n");
    job::MethodInfo method = forwardOf(module);
    engine::searchInputs(module, method, {20, std::chrono::seconds(10), std::chrono::seconds(60)});
    QVERIFY(method.trial.has_value() && !method.trial->ran);
    QVERIFY2(method.trial->problem.find("no gradients") != std::string::npos, method.trial->problem.c_str());
    // ... while what a run does without gradients where an operator refuses them is a run.
    const auto inPlace = modelOfWidths("def forward(self, x: Tensor):\n    y = torch.zeros([8])\n"
                                       "    return torch.add(x, 1, out=y)\n");
    method = forwardOf(inPlace);
    engine::searchInputs(inPlace, method);
    QVERIFY2(method.trial && method.trial->ran, method.trial ? method.trial->problem.c_str() : "not tried");
}

void TestSuggestions::theArgumentThatAnErrorNamesComesFirst()
{
    const auto module =
        modelOfWidths("def forward(self, a: Tensor, b: Tensor, c: Tensor, last_one: Tensor):\n"
                      "    assert not last_one.is_floating_point(), \"'last_one' must be of integer type\"\n"
                      "    return a + b + c\n");
    job::MethodInfo method = forwardOf(module);
    engine::searchInputs(module, method, {2, std::chrono::seconds(60), std::chrono::seconds(60)});
    QVERIFY2(method.trial && method.trial->ran, method.trial ? method.trial->problem.c_str() : "not tried");
}

/// Each step has many ways to go on, of which only one comes further.
void TestSuggestions::theDraftThatCameFurthestIsFollowed()
{
    std::string code = "def forward(self, a: Tensor, b: Tensor, c: Tensor, d: Tensor):\n";
    for (const char* name : {"d", "c", "b", "a"})
        code += std::string("    assert ") + name +
                ".size(-1) == 64, \"sizes \" + str(a.size(-1)) + \" \" + str(b.size(-1))" +
                " + \" \" + str(c.size(-1)) + \" \" + str(d.size(-1)) + \" but 64\"\n    " + name + " = " +
                name + " * 2\n";
    const auto module = modelOfWidths(code + "    return a + b + c + d\n");
    job::MethodInfo method = forwardOf(module);
    engine::searchInputs(module, method, {160, std::chrono::seconds(60), std::chrono::seconds(120)});
    QVERIFY2(method.trial && method.trial->ran, method.trial ? method.trial->problem.c_str() : "not tried");
}

/// Each rate wants its number of samples, and the words of the error name the second branch's first.
void TestSuggestions::theBranchThatTheCodeHasFirstIsSuggested()
{
    const auto module = modelOfWidths(
        "def forward(self, x: Tensor, rate: int):\n    n = 256\n    if rate == 16000:\n        n = 512\n"
        "    elif rate != 8000:\n        assert False, \"Supported rates: 8000, 16000\"\n"
        "    assert x.size(-1) * 32 > rate, \"Input is too short\"\n"
        "    assert x.size(-1) == n, \"Samples are \" + str(x.size(-1)) + \", not 256 for 8000 or 512 for "
        "16000\"\n    return x * 2\n");
    job::MethodInfo method = forwardOf(module);
    QCOMPARE(oneText(method.arguments), std::string("randn:[8]; 16000"));
    engine::searchInputs(module, method);
    QVERIFY2(method.trial && method.trial->ran, method.trial ? method.trial->problem.c_str() : "not tried");
    QCOMPARE(oneText(method.arguments), std::string("randn:[512]; 16000"));
}

void TestSuggestions::whatTakesTooLongIsTriedWithOneSample()
{
    const auto module =
        modelOfWidths("def forward(self, x: Tensor):\n    while x.size(0) > 1:\n        x = x + 0\n"
                      "    return torch.conv2d(x, self.kernel)\n");
    job::MethodInfo method = forwardOf(module);
    engine::searchInputs(module, method, {2, std::chrono::seconds(3), std::chrono::seconds(60)});
    QVERIFY2(method.trial && method.trial->ran, method.trial ? method.trial->problem.c_str() : "not tried");
    QCOMPARE(method.arguments.at(0).suggestion, std::string("randn:[1,3,32,32]"));
}

void TestSuggestions::aModelThatHangsHarmsNobody()
{
    const auto module =
        modelOfWidths("def forward(self, x: Tensor):\n    while True:\n        x = x + 1\n    return x\n");
    const auto trial =
        engine::tryInputs(module, "forward", {{"x", "randn:[2]"}}, {}, std::chrono::milliseconds(300));
    QVERIFY(trial.end == engine::Trial::End::TookTooLong);
}

void TestSuggestions::theModelStaysAsItWas()
{
    auto module = modelOfWidths("def forward(self, x: Tensor):\n    self.wide.add_(1)\n    return x\n");
    const auto trial =
        engine::tryInputs(module, "forward", {{"x", "randn:[2]"}}, {}, std::chrono::seconds(60));
    QVERIFY2(trial.end == engine::Trial::End::Ran, message::english(trial.why).c_str());
    QVERIFY(module.attr("wide").toTensor().equal(torch::ones({3, 64})));
}

void TestSuggestions::everyExampleRunsWithItsSuggestion_data()
{
    QTest::addColumn<QString>("file");
    for (const QString& file : QDir(tests::sourcePath("resources/examples")).entryList({"*.py"}))
        if (file != "nn.py") // the layers that the others are made of
            QTest::newRow(qPrintable(file)) << file;
}

void TestSuggestions::everyExampleRunsWithItsSuggestion()
{
    QFETCH(QString, file);
    const QDir sources(tests::sourcePath("resources/examples"));
    const torch::jit::Module module = engine::buildModule(sources.filePath(file).toStdString());
    job::MethodInfo method = forwardOf(module);
    engine::searchInputs(module, method);
    QVERIFY2(method.trial && method.trial->ran, method.trial ? method.trial->problem.c_str() : "not tried");
}

/// Of the 47 files, those that this libtorch loads and that have a forward; without trials 30 of these 43
/// ran.
void TestSuggestions::everyRealModelRunsWithItsSuggestion()
{
    const QDir models(tests::sourcePath("../shared/models"));
    if (!models.exists())
        QSKIP("The folder ../shared/models is not here.");
    int ran = 0;
    QStringList failed;
    for (const QString& file : models.entryList(QDir::Files)) {
        const auto module = engine::loadModel(models.filePath(file).toStdString());
        if (!module || !module->find_method("forward"))
            continue;
        const auto info = engine::describe(*module, file.toStdString());
        job::MethodInfo method = *std::ranges::find(info.methods, "forward", &job::MethodInfo::name);
        engine::searchInputs(*module, method, {400, std::chrono::seconds(60), std::chrono::seconds(300)});
        if (method.trial && method.trial->ran)
            ++ran;
        else
            failed << file + ": " +
                          QString::fromStdString(method.trial ? method.trial->problem : "not tried");
    }
    QVERIFY2(failed.isEmpty(), qPrintable(failed.join('\n')));
    QVERIFY2(ran >= 42,
             qPrintable(QString::number(ran))); // one file is for older libtorch, one for newer ones
}

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestSuggestions)
#include "test_suggestions.moc"
