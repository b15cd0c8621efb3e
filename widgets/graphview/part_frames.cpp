// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/graphview/part_frames.h"

#include "core/sheet/fold_titles.h"

#include <algorithm>
#include <optional>

namespace scalescope::widgets {

namespace {

/// The innermost module that is, or is around, both.
std::string commonModule(const std::string& a, const std::string& b)
{
    const auto [end, other] = std::ranges::mismatch(a, b);
    const bool isWhole = (end == a.end() || *end == '.') && (other == b.end() || *other == '.');
    const auto same = static_cast<std::size_t>(end - a.begin());
    if (isWhole)
        return a.substr(0, same);
    const std::size_t dot = a.substr(0, same).rfind('.');
    return dot == std::string::npos ? std::string() : a.substr(0, dot);
}

bool isInFrame(const ViewGraph& view, int cluster, int frame)
{
    while (cluster >= 0 && cluster != frame)
        cluster = view.modules[static_cast<std::size_t>(cluster)].parent;
    return cluster == frame;
}

std::string moduleIn(const ViewGraph& view, int frame, const graph::Graph& graph)
{
    std::optional<std::string> common;
    for (const ViewCard& card : view.cards) {
        if (!isInFrame(view, card.cluster, frame))
            continue;
        for (const graph::NodeId id : card.members())
            if (const graph::Node* node = graph.find(id))
                common = common ? commonModule(*common, node->module) : node->module;
    }
    return common.value_or("");
}

} // namespace

void nameByParts(ViewGraph& view, const graph::Run& run)
{
    for (std::size_t i = 0; i < view.modules.size(); ++i) {
        ViewModule& frame = view.modules[i];
        const std::string path = moduleIn(view, static_cast<int>(i), run.graph);
        const auto call = std::ranges::find(run.modules, path, &graph::ModuleCall::path);
        const std::string own = frame.key.substr(0, frame.key.find('#'));
        if (frame.kind != sheet::Fold::Kind::Call || call == run.modules.end() ||
            !path.starts_with(own + '.'))
            continue;
        frame.title = sheet::shortModuleName(path);
        frame.type = call->type;
    }
}

} // namespace scalescope::widgets
