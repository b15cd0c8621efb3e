// SPDX-License-Identifier: GPL-3.0-or-later
// Run files whose values are at the ends of their types: what is computed of them stays defined. The
// sanitizers tell.
#include "core/compare/comparison.h"
#include "core/graph/call_tree.h"
#include "core/prune/prune.h"
#include "core/report/layers/layer_table.h"
#include "core/report/problems/causes.h"
#include "core/report/problems/problem_list.h"
#include "core/report/problems/run_figures.h"
#include "core/report/recipes/proposals.h"
#include "core/report/recipes/transform_tables.h"
#include "core/report/text/annotated_code.h"
#include "core/report/theory/theory.h"
#include "core/runfile/run_reader.h"
#include "core/runfile/run_writer.h"
#include "core/sheet/tables.h"
#include "tests/core/runfile/written_files.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"

#include <QTemporaryDir>
#include <QTest>
#include <SQLiteCpp/Database.h>

namespace scalescope {

namespace fs = std::filesystem;

namespace {

/// What the commands and the window compute of a run.
std::size_t lookAt(const graph::Run& run, const graph::TransformRecords& records)
{
    const auto shared = std::make_shared<const graph::Run>(run);
    const graph::CallTree callTree(run.graph, run.modules);
    std::size_t seen = report::annotatedCode(run).size() + sheet::nodesCsv(run.graph).size() +
                       sheet::nodesJson(run.graph).size() +
                       report::quantizationCsv(records, run.graph).size() +
                       report::transformsCsv(records).size() + prune::prune(run.graph, {}).nodes.size();
    for (const char* name : {"fp16", "e4m3fn", "e5m2", "e2m1fn", "bf16"}) {
        const auto format = formats::findFormat(name).value();
        const formats::FormatPair pair{format, format};
        seen += report::listProblems(run, callTree, pair).size();
        seen += report::runFigures(run.graph, pair, {}).lost.size();
        seen += report::causesOf(report::scaleProblems(run.graph, pair, {}), run.graph).size();
    }
    seen += report::theoryCsv(report::Theory(run), run.graph).size();
    const auto bound = report::proposalBoundFrom("lost:0.001").value();
    seen += report::proposalsCsv(report::Proposals(run.graph, bound), run.graph).size();
    seen += report::layerTable(run.graph, callTree, {}).rows.size();
    const auto comparison = compare::compare(shared, shared);
    seen += compare::summarise(comparison, {}).matched;
    return seen;
}

} // namespace

class TestExtremeRuns : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    fs::path path(const char* name) const { return fs::path(m_folder.path().toStdString()) / name; }

private Q_SLOTS:
    void initTestCase()
    {
        auto writer = runfile::RunWriter::create(path("good.scales"));
        auto run = tests::sampleRun(2);
        tests::writeAll(*writer, *run);
        graph::QuantizedTensor tensor;
        tensor.provenance = run->graph.nodes[20].provenance;
        tensor.role = graph::ProductTensor::Input;
        tensor.format = "e4m3fn";
        tensor.numel = 8192;
        writer->addQuantized(tensor);
        QVERIFY(writer->finish(graph::RunStatus::Done));
    }

    void isComputedOn_data()
    {
        QTest::addColumn<QString>("sql");
        const auto row = [](const char* name, const char* sql) { QTest::newRow(name) << sql; };
        row("lines", "UPDATE node SET line = 2147483647, caller_file = 'model.py', caller_line = 2147483647;"
                     "UPDATE module SET line = 2147483647");
        row("ids", "UPDATE edge SET target = 9223372036854775807 WHERE target = (SELECT max(id) FROM node);"
                   "DELETE FROM metric WHERE node = (SELECT max(id) FROM node);"
                   "DELETE FROM histogram WHERE node = (SELECT max(id) FROM node);"
                   "UPDATE node SET id = 9223372036854775807 WHERE id = (SELECT max(id) FROM node)");
        row("results", "UPDATE node SET output_index = 2147483647");
        row("calls",
            "UPDATE module SET call = 9223372036854775807 WHERE call = (SELECT max(call) FROM module);"
            "UPDATE module SET call = -9223372036854775808 WHERE call = 0");
        row("shapes", "UPDATE node SET shape = '[9223372036854775807,9223372036854775807,3]'");
        row("occurrences",
            "UPDATE node SET provenance = 'a|aten::linear|9223372036854775807|x' WHERE id % 2 = 0;"
            "UPDATE node SET provenance = 'a|aten::linear|-9223372036854775808|x' WHERE id % 2 = 1");
        row("largest numbers",
            "UPDATE metric SET mean_abs = 1.7e308, abs_mean = 1.7e308, std = 1.7e308, abs_max "
            "= 1.7e308, abs_min = 1.7e308, rms = 1.7e308, abs_min_nonzero = 1.7e308");
        row("smallest numbers",
            "UPDATE metric SET mean_abs = 5e-324, abs_mean = 5e-324, std = 5e-324, abs_max = "
            "5e-324, abs_min = 5e-324, rms = 5e-324, abs_min_nonzero = 5e-324");
        row("infinite numbers",
            "UPDATE metric SET mean_abs = 9e999, abs_mean = 9e999, std = 9e999, abs_max = 9e999, "
            "abs_min = -9e999, rms = 9e999, abs_min_nonzero = -9e999");
        row("no numbers", "UPDATE metric SET mean_abs = NULL, abs_mean = NULL, std = NULL, abs_max = NULL, "
                          "abs_min = NULL, rms = NULL, abs_min_nonzero = NULL");
        row("negative numbers",
            "UPDATE metric SET mean_abs = -1, abs_mean = -1, std = -1, abs_max = -1, abs_min "
            "= -1, rms = -1, abs_min_nonzero = -1");
        row("as many elements as there may be",
            "UPDATE metric SET numel = 0, zeros = 0; UPDATE histogram SET bins = x'', block_maxima = x'';"
            "UPDATE metric SET numel = 9007199254740992, nans = 3002399751580330, pos_infs = "
            "3002399751580330, "
            "neg_infs = 3002399751580332 WHERE node = 30 AND direction = 'fwd'");
        row("no elements that are counted", "UPDATE metric SET numel = 0, zeros = 0;"
                                            "UPDATE histogram SET bins = x'', block_maxima = x''");
        row("bins at both ends", "UPDATE histogram SET bins = x'bf8c0201be8c0401' WHERE length(bins) > 3");
        row("texts for numbers", "UPDATE metric SET rms = 'x', std = x'00'; UPDATE node SET floating = 'y'");
        row("rounded elements",
            "UPDATE quantization SET numel = 9007199254740992, saturated = numel, flushed = "
            "numel, subnormal = numel, nans = numel, sqnr = 9e999");
    }

    void isComputedOn()
    {
        QFETCH(const QString, sql);
        const fs::path file = path("changed.scales");
        fs::copy_file(path("good.scales"), file, fs::copy_options::overwrite_existing);
        SQLite::Database(file.string(), SQLite::OPEN_READWRITE)
            .exec("DELETE FROM checksum; " + sql.toStdString());
        const auto run = runfile::readRun(file);
        QVERIFY2(run, run ? "" : run.error().message.c_str());
        const auto records = runfile::readTransforms(file);
        QVERIFY2(records, records ? "" : records.error().message.c_str());
        QVERIFY(lookAt(*run, *records) > 0);
    }
};

} // namespace scalescope

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::TestExtremeRuns)
#include "test_extreme_runs.moc"
