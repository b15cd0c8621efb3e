// SPDX-License-Identifier: GPL-3.0-or-later
// A method that is only tried must not take the machine's memory: its process is watched.
#include "core/engine/suggest/search.h"
#include "core/message/say_program.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope;
using engine::Trial;

namespace {

constexpr std::int64_t mebi = std::int64_t{1024} * 1024;

/// Grows until something stops it, 4 MB at a time.
torch::jit::Module hungryModel()
{
    torch::jit::Module module("Net");
    module.define("def forward(self, x: Tensor):\n"
                  "    kept = [x]\n"
                  "    while len(kept) < 100000:\n"
                  "        kept.append(torch.ones([1000000]))\n"
                  "    return kept\n");
    return module;
}

} // namespace

class TestTrial : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneThatNeedsTooMuchMemoryIsEnded()
    {
        const auto trial = engine::tryInputs(hungryModel(), "forward", {{"x", "randn:[2]"}}, {},
                                             std::chrono::minutes(1), 1500 * mebi);
        QVERIFY(trial.end == Trial::End::TookTooMuch);
    }

    void theSearchSaysSo()
    {
        job::MethodInfo method;
        method.name = "forward";
        method.arguments.resize(1);
        method.arguments[0].name = "x";
        engine::SearchLimits limits{3, std::chrono::minutes(1), std::chrono::minutes(5)};
        limits.memory = 1500 * mebi;
        engine::searchInputs(hungryModel(), method, limits);
        QVERIFY(method.trial.has_value());
        QVERIFY(!method.trial->ran);
        QCOMPARE(method.trial->problem, std::string("it needed more memory than its limit"));
    }

    /// As a value, for a window in another language.
    void whyAMethodFailedComesOutOfItsProcess()
    {
        torch::jit::Module module("Net");
        module.define("def forward(self, n: int):\n    return 1 // n\n");
        const auto trial = engine::tryInputs(module, "forward", {{"n", "0"}}, {}, std::chrono::minutes(1));
        QVERIFY(trial.end == Trial::End::Failed);
        QVERIFY(trial.why == say::dividedByZero());
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestTrial)
#include "test_trial.moc"
