// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/sample_run.h"
#include "widgets/compare/compare_graphs.h"
#include "widgets/compare/compare_table.h"
#include "widgets/compare/compare_view.h"
#include "widgets/graphview/graph_view.h"

#include <QTest>

namespace scalescope::tests {

inline constexpr int patience = 60000; ///< milliseconds, for layouts
inline constexpr double grown = 8;     ///< how much larger the variant's gradients are

/// The sample with larger gradients of its operators, and one operator more after its first softmax.
inline std::shared_ptr<const graph::Run> variantOf(const graph::Run& run)
{
    auto variant = std::make_shared<graph::Run>(run);
    const graph::NodeId last = variant->graph.nodes.back().id;
    for (graph::Node& node : variant->graph.nodes) {
        if (node.backward.metric && node.kind == graph::NodeKind::Op) {
            auto metric = std::make_shared<graph::Metric>(*node.backward.metric);
            metric->statistics.meanAbs *= grown;
            node.backward.metric = metric;
        }
    }
    graph::Node added = *variant->graph.findByName("softmax");
    added.arguments = {{"self", added.id}};
    variant->graph.edges.push_back({added.id, last + 1, 0});
    added.id = last + 1;
    added.forward.metric = sampleMetric(grown); // one of the same scale as its input would be pruned
    added.name = "extra";
    added.target = "scalescope::extra";
    added.provenance = graph::Provenance("extra");
    variant->graph.nodes.push_back(added);
    return variant;
}

/// The view of the sample and its variant.
struct CompareFixture
{
    CompareFixture() : compared(&document), view(&compared)
    {
        view.resize(1000, 700);
        view.show();
        view.setChoices({{"/a.scales", "a"}, {"/b.scales", "b"}});
        view.setPair("/a.scales", "/b.scales");
    }

    [[nodiscard]] bool fill()
    {
        original = sampleRun();
        variant = variantOf(*original);
        compared.setRuns({original, "a"}, {variant, "b"});
        return QTest::qWaitForWindowExposed(&view) &&
               QTest::qWaitFor([&] { return compared.comparison() != nullptr; });
    }
    [[nodiscard]] bool layOut()
    {
        view.showGraphs();
        const auto isThere = [this](int side) {
            const widgets::GraphView* graph = view.graphs()->view(side);
            return !graph->isLayingOut() && !graph->drawn().cards.empty();
        };
        return QTest::qWaitFor([&] { return isThere(0) && isThere(1); }, patience);
    }
    [[nodiscard]] int at(std::string_view column, std::optional<graph::Direction> direction = {}) const
    {
        return view.table()->column(column, direction);
    }
    /// What a column shows from the first row on.
    [[nodiscard]] QStringList column(int column) const
    {
        QStringList texts;
        const QAbstractItemModel* model = view.table()->model();
        for (int row = 0; row < model->rowCount(); ++row)
            texts << model->index(row, column).data().toString();
        return texts;
    }
    /// The middle of a node's card in the graph of a side.
    [[nodiscard]] QPoint cardOf(int side, const char* name) const
    {
        const graph::Run& run = side == 0 ? *original : *variant;
        return view.graphs()->view(side)->cardRect(run.graph.findByName(name)->id).center().toPoint();
    }

    std::shared_ptr<const graph::Run> original;
    std::shared_ptr<const graph::Run> variant;
    widgets::Document document;
    widgets::CompareDocument compared;
    widgets::CompareView view;
};

} // namespace scalescope::tests
