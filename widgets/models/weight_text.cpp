// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/weight_text.h"

#include <QCoreApplication>
#include <variant>

namespace scalescope::widgets {

namespace {

struct WeightWords
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::WeightText)
};

} // namespace

QString weightText(const graph::Node& node, const graph::Graph& graph)
{
    if (node.kind != graph::NodeKind::Op || !node.module.empty())
        return {};
    const graph::Node* constant = nullptr;
    for (const graph::Argument& argument : node.arguments) {
        const auto* id = std::get_if<graph::NodeId>(&argument.value);
        const graph::Node* input = id == nullptr ? nullptr : graph.find(*id);
        if (input == nullptr)
            continue;
        const bool isWeight =
            input->kind == graph::NodeKind::Parameter || input->kind == graph::NodeKind::Buffer;
        if (isWeight && input->target.find('.') != std::string::npos)
            return WeightWords::tr("reads %1", "an operator, a weight")
                .arg(QString::fromStdString(input->target));
        if (input->kind == graph::NodeKind::Constant && !input->shape.empty() && constant == nullptr)
            constant = input;
    }
    return constant == nullptr
               ? QString()
               : WeightWords::tr("reads %1, a constant without a name", "an operator, a constant")
                     .arg(QString::fromStdString(constant->name));
}

} // namespace scalescope::widgets
