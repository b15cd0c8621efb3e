// SPDX-License-Identifier: GPL-3.0-or-later
// Documents that were cut, or of which a bit was flipped: each is read, or refused in one sentence.
#include "core/job/event.h"
#include "core/job/inputs_file.h"
#include "core/job/job.h"
#include "core/job/recipe.h"
#include "core/job/spec.h"
#include "core/job/transform.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>

using namespace scalescope;
using namespace scalescope::job;

namespace {

/// The sentence in which a text is refused; nothing where it is read.
using Refusal = std::function<std::optional<std::string>(const std::string&)>;

template <typename Read>
Refusal refusalOf(const Read& read)
{
    return [read](const std::string& text) -> std::optional<std::string> {
        const auto result = read(text);
        return result ? std::nullopt : std::optional(result.error().message);
    };
}

Job jobToDamage()
{
    Job job;
    job.model = "models/mlp.pt";
    job.output = "mlp.scales";
    job.inputs = {{"x", "randn:[8,16],dtype=float32"}, {"mask", "\"ü\""}};
    job.opLibraries = {"a.so"};
    job.backward = "mse:ones:[2]";
    job.outputIndices = {"0", "1.2"};
    job.memoryLimit = 3LL << 29;
    job.timeLimit = 1.5;
    return job;
}

} // namespace

class TestDamagedDocuments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areReadOrRefusedInASentence_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Refusal>("refusal");
        const auto row = [](const char* name, const std::string& text, const Refusal& refusal) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << refusal;
        };
        row("job", toJson(jobToDamage()).dump(), refusalOf(jobFromText));
        row("inputs", R"({"x": "randn:[8,16]", "y": [1, 2.5, {"zeros": [3]}], "z": "file:a.npy"})",
            refusalOf(inputsFromText));
        row("recipe", toText(*findRecipe("mxfp8")),
            refusalOf([](const std::string& text) { return recipeFromText(text); }));
        row("spec", "[randn:[8,16],(ones:[2,3],dtype=int64),{\"a\":1.5e3}]",
            refusalOf([](const std::string& text) { return parseSpec(text); }));
    }

    void areReadOrRefusedInASentence()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const Refusal, refusal);
        const std::string good = text.toStdString();
        int refused = 0;
        const auto look = [&](const std::string& damaged) {
            const auto sentence = refusal(damaged);
            refused += sentence ? 1 : 0;
            return !sentence || (sentence->ends_with('.') && sentence->size() < 1000);
        };
        for (std::size_t length = 0; length < good.size(); ++length)
            QVERIFY2(look(good.substr(0, length)), std::to_string(length).c_str());
        for (std::size_t bit = 0; bit < 8 * good.size(); ++bit) {
            std::string flipped = good;
            flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ (1 << (bit % 8)));
            QVERIFY2(look(flipped), flipped.c_str());
        }
        QVERIFY(refused > static_cast<int>(good.size()));
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestDamagedDocuments)
#include "test_damaged_documents.moc"
