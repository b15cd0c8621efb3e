// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/recipes/rounded_products.h"

#include "core/report/recipes/product_operands.h"

#include <set>

namespace scalescope::report {

RoundedProducts RoundedProducts::of(const graph::Graph& graph)
{
    std::set<graph::NodeId> products; // each has several operands
    for (const ProductOperand& operand : productOperands(graph))
        products.insert(operand.node);
    RoundedProducts counted{products.size(), 0};
    for (const graph::NodeId id : products) {
        const graph::Node* node = graph.find(id);
        counted.rounded += node->forward.roundings || node->backward.roundings ? 1 : 0;
    }
    return counted;
}

} // namespace scalescope::report
