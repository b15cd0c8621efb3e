// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/event_printer.h"
#include "app/cli/summaries.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope;

class TestInfoText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aModelIsDescribedInSections()
    {
        job::ModelInfo info;
        info.file = "net.pt";
        info.training = false;
        info.methods = {{"forward",
                         {{"x", {job::TypeKind::Tensor, "Tensor", {}, {}}, {}, "randn:[2,4]"},
                          {"scale", {job::TypeKind::Float, "float", {}, {}}, "0.5", ""}},
                         "Tensor",
                         std::nullopt}};
        info.modules = {{"", "Net"}, {"fc", "Linear"}};
        info.parameters = {{"fc.weight", "float32", {3, 4}, true}, {"fc.bias", "float32", {3}, false}};
        info.operators = {{"aten::linear", 1}};
        QCOMPARE(QString::fromStdString(app::cli::infoText(info)),
                 "net.pt\n"
                 "saved in eval mode; 2 modules, 2 parameters with 15 "
                 "elements\n"
                 "\n"
                 "Methods\n"
                 "  forward -> Tensor\n"
                 "    x      Tensor  for instance --input x=randn:[2,4]\n"
                 "    scale  float   default 0.5\n"
                 "\n"
                 "Modules\n"
                 "  (root)  Net\n"
                 "  fc      Linear\n"
                 "\n"
                 "Parameters\n"
                 "  fc.weight  float32  [3, 4]\n"
                 "  fc.bias    float32  [3]     frozen\n"
                 "\n"
                 "Operators in the code, with the number of calls\n"
                 "  aten::linear  1 x\n");
    }

    void tiedParametersAreCountedOnce()
    {
        job::ModelInfo info;
        info.file = "net.pt";
        info.parameters = {{"wte.weight", "float32", {10, 4}, true},
                           {"wpe.weight", "float32", {5, 4}, true},
                           {"lm_head.weight", "float32", {10, 4}, true, "wte.weight"}};
        QCOMPARE(
            QString::fromStdString(app::cli::infoText(info)),
            "net.pt\n"
            "saved in no mode (frozen); 0 modules, 2 parameters with 60 elements (tied ones counted once)\n"
            "\n"
            "Parameters\n"
            "  wte.weight      float32  [10, 4]\n"
            "  wpe.weight      float32  [5, 4]\n"
            "  lm_head.weight  float32  [10, 4]  the same as wte.weight\n");
    }

    void anExportedModelSaysWhatItTakes()
    {
        job::ModelInfo info;
        info.file = "net.pt2";
        info.exportedBy = "2.13.0";
        job::ArgumentInfo batch{"batch", {job::TypeKind::Tensor, "Tensor", {}, {}}, "sample", ""};
        batch.tensors = {{"batch", "int64", {{1, 8, "s0"}, {2, std::nullopt, "s1"}, {16, 16, ""}}}};
        info.methods = {{"forward", {batch}, "Tensor", std::nullopt}};
        QCOMPARE(QString::fromStdString(app::cli::infoText(info)),
                 "net.pt2\n"
                 "exported by PyTorch 2.13.0; 0 modules, 0 parameters with 0 elements\n"
                 "\n"
                 "Methods\n"
                 "  forward -> Tensor\n"
                 "    batch  Tensor  default sample  int64 [s0 from 1 to 8, s1 from 2, 16]\n");
    }

    void progressSaysPhaseCountAndRate_data()
    {
        QTest::addColumn<int>("phase");
        QTest::addColumn<qint64>("done");
        QTest::addColumn<qint64>("total");
        QTest::addColumn<double>("seconds");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* name, job::Phase phase, qint64 done, qint64 total, double seconds,
                            const char* text) {
            QTest::newRow(name) << static_cast<int>(phase) << done << total << seconds << QString(text);
        };
        row("a known total", job::Phase::Forward, 120, 300, 2, "forward: 120 of 300 operators, 60/s");
        row("an unknown total", job::Phase::Capture, 120, 0, 2, "capture: 120 operators, 60/s");
        row("backward counts gradients", job::Phase::Backward, 5, 10, 1, "backward: 5 of 10 gradients, 5/s");
        row("no rate before there is one", job::Phase::Forward, 1, 300, 0.01, "forward: 1 of 300 operators");
    }
    void progressSaysPhaseCountAndRate()
    {
        QFETCH(int, phase);
        QFETCH(qint64, done);
        QFETCH(qint64, total);
        QFETCH(double, seconds);
        QFETCH(QString, text);
        const job::Progress progress{static_cast<job::Phase>(phase), done, total};
        QCOMPARE(QString::fromStdString(app::cli::ProgressLine::text(progress, seconds)), text);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestInfoText)
#include "test_info_text.moc"
