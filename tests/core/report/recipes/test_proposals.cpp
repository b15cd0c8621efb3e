// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/recipes/proposals.h"

#include "core/report/problems/fixes.h"
#include "core/report/recipes/recipe_estimates.h"
#include "tests/support/sample_run.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <cmath>
#include <nlohmann/json.hpp>

using namespace scalescope;
using graph::Direction;
using report::ProposalBound;
using report::Proposals;

namespace {

using BoundKind = ProposalBound::Kind;

const report::Proposal& proposalFor(const Proposals& proposals, graph::NodeId node, Direction direction)
{
    for (const report::Proposal& proposal : proposals.all())
        if (proposal.node == node && proposal.direction == direction)
            return proposal;
    qFatal("no proposal for that tensor");
}

const graph::Node& linear(const graph::Graph& graph, const std::string& module)
{
    for (const graph::Node& node : graph.nodes)
        if (node.module == module && node.target == "aten::linear")
            return node;
    qFatal("no linear of that module");
}

/// "e4m3fn", "e5m2 2^7", "e5m2 tensor", "mxe4m3 block:32", "keep".
std::string storageText(const report::Storage& storage)
{
    if (!storage.format)
        return "keep";
    std::string text = storage.format->name;
    if (const std::string scaling = report::scalingOf(storage); scaling != "none")
        text += ' ' + scaling;
    return storage.exponent == 0 ? text : text + " 2^" + std::to_string(storage.exponent);
}

/// A graph of one linear whose input has that metric.
graph::Graph graphOfLinear(const graph::Metric& metric)
{
    graph::Graph graph;
    const auto add = [&](graph::NodeKind kind, const char* target) -> graph::Node& {
        graph::Node& node = graph.nodes.emplace_back();
        node.id = static_cast<graph::NodeId>(graph.nodes.size()) - 1;
        node.kind = kind;
        node.target = target;
        node.dtype = "float32";
        node.floating = true;
        return node;
    };
    add(graph::NodeKind::Input, "x").forward.metric = std::make_shared<const graph::Metric>(metric);
    add(graph::NodeKind::Parameter, "w").forward.metric = tests::sampleMetric(1);
    graph::Node& product = add(graph::NodeKind::Op, "aten::linear");
    product.module = "fc.0+";
    product.arguments = {{"input", graph::NodeId{0}}, {"weight", graph::NodeId{1}}};
    product.forward.metric = tests::sampleMetric(1);
    return graph;
}

/// Elements of two magnitudes, in blocks of their own.
graph::Metric twoMagnitudes(double small, double large)
{
    graph::Metric metric;
    for (const double value : {small, large}) {
        metric.histogram.add(graph::Histogram::binOf(value), 3200);
        metric.blockMaxima.add(graph::Histogram::binOf(value), 100);
    }
    metric.statistics.numel = 6400;
    metric.statistics.absMax = large;
    metric.statistics.absMinNonzero = small;
    return metric;
}

/// A graph of one linear whose input and weight take eight bits, as a hundredth of their elements are small.
graph::Graph wideGraph()
{
    graph::Metric wide = *tests::sampleMetric(1);
    wide.histogram.add(graph::Histogram::binOf(0x1p-14), 82);
    wide.statistics.absMinNonzero = std::min(wide.statistics.absMinNonzero, 0x1p-14);
    wide.statistics.numel += 82;
    graph::Graph graph = graphOfLinear(wide);
    graph.nodes[1].forward.metric = graph.nodes[0].forward.metric;
    return graph;
}

std::string cheapest(const graph::Metric& metric, const ProposalBound& bound)
{
    const auto graph = graphOfLinear(metric);
    return storageText(proposalFor(Proposals(graph, bound), 0, Direction::Forward).storage);
}

} // namespace

class TestProposals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBoundIsReadAsItIsWritten()
    {
        QVERIFY(report::proposalBoundFrom("lost:0.001") == ProposalBound());
        QVERIFY((report::proposalBoundFrom("sqnr:20") == ProposalBound{BoundKind::Sqnr, 20}));
        QCOMPARE(report::toString(ProposalBound{BoundKind::Sqnr, 22.5}), std::string("sqnr:22.5"));
        for (const char* wrong :
             {"", "lost", "lost:", "lost:x", "lost:2", "lost:-0.1", "db:20", "sqnr:nan", "lost:0.1 "})
            QVERIFY2(!report::proposalBoundFrom(wrong), wrong);
    }

    void theCheapestComesFirst_data()
    {
        QTest::addColumn<double>("small");
        QTest::addColumn<double>("large");
        QTest::addColumn<QString>("bound");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, double small, double large, const char* bound,
                            const char* expected) {
            QTest::newRow(name) << small << large << QString(bound) << QString(expected);
        };
        row("four bits hold it", 0.9, 3.0, "lost:0", "e2m1fn");
        row("a power of two before a scale of the tensor", 90, 3.0 * 100, "lost:0", "e2m1fn 2^-6");
        row("scales of blocks before six bits", 0.9 / 65536, 3.0, "lost:0", "mxe2m1 block:32");
        row("nothing rounded for the least", 0.9, 3.0, "sqnr:150", "keep");
    }

    void theCheapestComesFirst()
    {
        QFETCH(const double, small);
        QFETCH(const double, large);
        QFETCH(const QString, bound);
        QFETCH(const QString, expected);
        const auto found =
            cheapest(twoMagnitudes(small, large), report::proposalBoundFrom(bound.toStdString()).value());
        QCOMPARE(QString::fromStdString(found), expected);
    }

    void lessNoiseTakesMoreBits()
    {
        const auto graph = graphOfLinear(*tests::sampleMetric(1));
        double before = 0;
        for (const double sqnr : {10, 20, 30, 45, 60}) {
            const Proposals proposals(graph, {BoundKind::Sqnr, sqnr});
            const auto& found = proposalFor(proposals, 0, Direction::Forward);
            QVERIFY(found.error->sqnr >= sqnr);
            QVERIFY(found.bits >= before);
            QCOMPARE(found.bits < 16, sqnr < 40);
            QCOMPARE(found.bits < 6, sqnr < 15);
            before = found.bits;
        }
    }

    void blocksNeedTheirMaxima()
    {
        auto metric = twoMagnitudes(0.9 / 65536, 3.0);
        metric.blockMaxima = {};
        const auto graph = graphOfLinear(metric);
        const Proposals proposals(graph, {BoundKind::Lost, 0});
        QVERIFY(proposals.lacksBlocks());
        const auto& found = proposalFor(proposals, 0, Direction::Forward);
        QVERIFY2(storageText(found.storage).find("block") == std::string::npos,
                 storageText(found.storage).c_str());
        QVERIFY(found.error->lost == 0);
    }

    void thePowerOfTwoIsTheRecommendedOne()
    {
        const auto run = tests::sampleRun();
        int scaled = 0;
        const Proposals proposals(run->graph, {BoundKind::Lost, 0.05});
        for (const report::Proposal& proposal : proposals.all()) {
            if (proposal.storage.exponent == 0)
                continue;
            const auto& format = proposal.storage.format->element;
            const auto fix = report::scaleFor(*run->graph.find(proposal.node), proposal.direction,
                                              report::FormatPair{format, format});
            QVERIFY(fix);
            QCOMPARE(proposal.storage.exponent, fix->exponent);
            ++scaled;
        }
        QVERIFY(scaled > 5);
    }

    void everyProposalKeepsWithinTheBound_data()
    {
        QTest::addColumn<QString>("bound");
        for (const char* bound : {"lost:0", "lost:0.01", "sqnr:10", "sqnr:25", "sqnr:60"})
            QTest::newRow(bound) << QString(bound);
    }

    void everyProposalKeepsWithinTheBound()
    {
        QFETCH(const QString, bound);
        const auto limit = report::proposalBoundFrom(bound.toStdString()).value();
        const auto run = tests::sampleRun();
        const Proposals proposals(run->graph, limit);
        std::size_t tensors = 0;
        for (const graph::Node& node : run->graph.nodes)
            for (const auto direction : {Direction::Forward, Direction::Backward})
                tensors += node.metric(direction) != nullptr ? 1 : 0;
        QCOMPARE(proposals.all().size(), tensors);
        for (const report::Proposal& proposal : proposals.all())
            QVERIFY(!proposal.storage.format || limit.isMetBy(*proposal.error));
    }

    /// The recipe says of every operand what was proposed for all tensors that share its rule.
    void theRecipeSaysWhatIsProposed()
    {
        const auto run = tests::sampleRun();
        const Proposals proposals(run->graph, {BoundKind::Sqnr, 25});
        const job::Recipe recipe = proposals.recipe();
        const auto rules = job::RecipeRules::from(recipe);
        QVERIFY2(rules.has_value(), "the recipe is not one that can be run");
        QVERIFY(!recipe.rules.empty());
        int checked = 0;
        for (const report::ProductOperand& operand : report::productOperands(run->graph)) {
            const report::Storage* storage = proposals.of(report::RuleKey::of(operand));
            const job::OperandFormat* format = rules->formatFor(operand.place(false));
            if (storage == nullptr)
                continue;
            QCOMPARE(format != nullptr, storage->format.has_value());
            if (format == nullptr)
                continue;
            QCOMPARE(format->format.element.name, storage->format->element.name);
            QVERIFY(format->format.scaling == storage->format->scaling);
            QCOMPARE(format->exponent, -storage->exponent);
            ++checked;
        }
        QVERIFY(checked > 20);
    }

    void recipesThatDoAsWellAreNamed()
    {
        const auto graph = wideGraph();
        const Proposals proposals(graph, {BoundKind::Lost, 0.001});
        const auto own = report::estimateOf(proposals.recipe(), graph, proposals.bound());
        QVERIFY(own && own->isWithinBound);
        QCOMPARE(own->bits, 8.0);
        const auto current = report::estimateOf(*job::findRecipe("fp8_current"), graph, proposals.bound());
        QVERIFY(current->sqnr > own->sqnr + 3);
        QStringList names;
        for (const report::RecipeEstimate& estimate : report::recipesAsGood(proposals, graph)) {
            QVERIFY(estimate.isWithinBound && estimate.sqnr >= own->sqnr && estimate.bits <= 8.5);
            names << QString::fromStdString(estimate.name);
        }
        QVERIFY2(names.contains("fp8_current"), qPrintable(names.join(' ')));
        const auto said = message::english(*report::recipesAsGoodSentence(proposals, graph));
        QVERIFY2(said.find("fp8_current (") != said.npos && said.find("proposals (") != said.npos,
                 said.c_str());
    }

    void recipesThatTakeMoreBitsOrLoseMoreAreNot()
    {
        const auto graph = wideGraph();
        const Proposals cheap(graph, {BoundKind::Sqnr, 20}); // six bits do for that
        QVERIFY(report::recipesAsGood(cheap, graph).empty());
        QVERIFY(!report::recipesAsGoodSentence(cheap, graph));
        const auto current =
            report::estimateOf(*job::findRecipe("fp8_current"), graph, {BoundKind::Sqnr, 60});
        QVERIFY(!current->isWithinBound);
        for (const char* untold : {"fp8", "fp8_block", "nvfp4"})
            QVERIFY2(!report::estimateOf(*job::findRecipe(untold), graph, {}), untold);
    }

    void chosenRowsAreRulesOfTheirOperands()
    {
        const auto graph = graphOfLinear(*tests::sampleMetric(1));
        const Proposals proposals(graph, {});
        const auto rules = proposals.rules({0, 1, 2});
        QCOMPARE(rules.size(), std::size_t{2}); // the product's own result is no operand
        QCOMPARE(rules[0].module, std::string("^fc\\.0\\+$"));
        QCOMPARE(rules[0].op, std::string("linear"));
        QVERIFY(rules[0].operand == job::Operand::Input);
        QVERIFY(rules[1].operand == job::Operand::Weight);
        QVERIFY(proposals.rules({2}).empty());
    }

    void whatHoldsInfinityIsKept()
    {
        graph::Metric metric = twoMagnitudes(1, 1);
        metric.statistics.posInfs = 1;
        QCOMPARE(cheapest(metric, {}), std::string("keep"));
    }

    void gradientsThatAreZeroInTheoryHaveNone()
    {
        auto run = tests::sampleRun();
        graph::Node& node = const_cast<graph::Node&>(linear(run->graph, "layers.0.k"));
        const auto count = Proposals(run->graph, {}).all().size();
        node.backward.isNoise = true;
        QCOMPARE(Proposals(run->graph, {}).all().size(), count - 1);
    }

    void tablesHaveTheSameRows()
    {
        const auto run = tests::sampleRun();
        const Proposals proposals(run->graph, {});
        const QStringList lines =
            QString::fromStdString(report::proposalsCsv(proposals, run->graph)).split('\n');
        QCOMPARE(lines.first(), QString("id,name,module,operator,direction,format,scaling,scale,bits,lost,"
                                        "sqnr_db,rules"));
        QCOMPARE(static_cast<std::size_t>(lines.size()), proposals.all().size() + 2);
        const auto json = nlohmann::json::parse(report::proposalsJson(proposals, run->graph));
        QCOMPARE(json["bound"].get<std::string>(), std::string("lost:0.001"));
        QCOMPARE(json["proposals"].size(), proposals.all().size());
        const auto recipe = job::recipeFromJson(json["recipe"]);
        QVERIFY(recipe.has_value());
        QVERIFY(*recipe == proposals.recipe());
        for (std::size_t i = 0; i < proposals.all().size(); ++i) {
            const QStringList fields = lines[static_cast<qsizetype>(i) + 1].split(',');
            const auto& row = json["proposals"][i];
            QCOMPARE(fields[0].toLongLong(), row["id"].get<std::int64_t>());
            QCOMPARE(fields[5].toStdString(), row["format"].get<std::string>());
            QCOMPARE(fields[8].toDouble(), row["bits"].get<double>());
        }
    }

    void aFixIsTheRecommendedScale()
    {
        const auto run = tests::sampleRun();
        const graph::Node& k = linear(run->graph, "layers.0.k");
        const formats::FormatPair pair{*formats::findFormat("e4m3fn"), *formats::findFormat("e5m2")};
        const auto fix = report::scaleFor(k, Direction::Backward, pair);
        const auto fixes =
            report::fixesOf(run->graph, report::productOperands(run->graph), k.id, Direction::Backward, pair);
        QCOMPARE(fixes.size(), std::size_t{1});
        const job::OperandSettings& settings = fixes[0].rule.settings;
        QCOMPARE(settings.format, std::string("e5m2"));
        QCOMPARE(settings.scaling, std::string("none"));
        QCOMPARE(*settings.scale, std::ldexp(1, -fix->exponent));
        QCOMPARE(fixes[0].rule.module, std::string("^layers\\.0\\.k$"));
        QVERIFY(fixes[0].rule.operand == job::Operand::Gradient);
        QVERIFY(fixes[0].lost > 0.1);
        const job::Recipe* current = job::findRecipe("fp8_current");
        auto recipe = report::withRules(report::withRules(*current, {fixes[0].rule}), {fixes[0].rule});
        recipe.name = "mine";
        QCOMPARE(recipe.rules.size(), current->rules.size() + 1); // the same again takes its place
        QVERIFY(job::check(recipe).has_value());
    }

    void whatARunLostIsThatOfItsOperand()
    {
        using Tensor = graph::ProductTensor;
        auto graph = graphOfLinear(*tests::sampleMetric(1));
        const auto lost = [&graph](job::Operand operand) {
            return report::lostInRun(graph, {"fc.0+", job::ProductKind::Linear, operand});
        };
        QCOMPARE(lost(job::Operand::Input), std::optional(0.0)); // kept
        graph.nodes[2].forward.roundings =
            std::make_shared<const std::vector<graph::RoundingError>>(std::vector<graph::RoundingError>{
                {Tensor::Input, "e4m3fn", 30, 0.25}, {Tensor::Weight, "e4m3fn", 30, 0.5}});
        graph.nodes[2].backward.roundings =
            std::make_shared<const std::vector<graph::RoundingError>>(std::vector<graph::RoundingError>{
                {Tensor::Gradient, "e5m2", 30, 0.125},
                {graph::RoundingRole(Tensor::Weight).forGradientOf(Tensor::Input), "e5m2", 30, 0.75}});
        QCOMPARE(lost(job::Operand::Input), std::optional(0.25));
        QCOMPARE(lost(job::Operand::Weight), std::optional(0.5));
        QCOMPARE(lost(job::Operand::Gradient), std::optional(0.125));
        QVERIFY(!report::lostInRun(graph, {"fc.1", job::ProductKind::Linear, job::Operand::Input}));
    }

    void aFixWithoutAPowerOfTwoIsAScaleOrFullPrecision()
    {
        const formats::FormatPair pair{*formats::findFormat("e4m3fn"), *formats::findFormat("e5m2")};
        const auto fixFor = [&pair](double small, double large) {
            const auto graph = graphOfLinear(twoMagnitudes(small, large));
            return storageText(report::fixFor(graph.nodes[0], Direction::Forward, pair));
        };
        QCOMPARE(fixFor(1, 1000), std::string("e4m3fn 2^-2"));
        QCOMPARE(fixFor(1, 2), std::string("e4m3fn tensor")); // within its format as it is
        QCOMPARE(fixFor(0x1p-40, 1), std::string("keep"));
    }

    /// A norm's result is read by three linears; a tensor that no product reads has no rule.
    void aFixReachesWhateverReadsTheTensor()
    {
        const auto run = tests::sampleRun();
        const auto operands = report::productOperands(run->graph);
        const formats::FormatPair pair{*formats::findFormat("e4m3fn"), *formats::findFormat("e5m2")};
        const auto modulesOf = [&](graph::NodeId node, Direction direction) {
            QStringList modules;
            for (const report::Fix& fix : report::fixesOf(run->graph, operands, node, direction, pair))
                modules << QString::fromStdString(fix.key.module);
            return modules;
        };
        const graph::Node& k = linear(run->graph, "layers.0.k");
        const auto input = std::get<graph::NodeId>(k.arguments[0].value);
        QCOMPARE(modulesOf(input, Direction::Forward),
                 QStringList({"layers.0.k", "layers.0.q", "layers.0.v"}));
        QVERIFY(modulesOf(input, Direction::Backward).isEmpty());
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestProposals)
#include "test_proposals.moc"
