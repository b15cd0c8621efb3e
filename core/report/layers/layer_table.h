// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/call_tree.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace scalescope::report {

/// What the rows of a table of layers are.
enum class LayerRows {
    Repeated, ///< layers that come again, each with all that is in it
    Modules   ///< every call of a module, with what it computes itself
};

/// One turn of a loop: a stretch of the execution.
struct LoopStep
{
    std::string path;        ///< of the module whose code has the loop; empty for the model itself
    int loop = 0;            ///< which of the run's loops it is a turn of, from 0
    int number = 0;          ///< of the turn, from 1
    graph::NodeId first = 0; ///< its operators lie between these
    graph::NodeId last = 0;
};

/// Tensors by layer: a row for each layer in order of execution, a column for what has the same name relative
/// to its layer. What only some layers have leaves the others' cells empty.
struct LayerTable
{
    struct Column
    {
        std::string name;       ///< "attn.q", "attn.matmul", "add #2", "attn.q.weight"
        bool isStored = false;  ///< a parameter or a buffer; these come after all operators
        bool isOutside = false; ///< of rows outside the layers; these come after all others
    };
    struct Cell
    {
        std::size_t column = 0;
        graph::NodeId node = 0;
    };
    struct Row
    {
        std::string name; ///< "encoder.layers.0", "cell #3"; of a step its path; empty for the model itself
        std::string type; ///< "EncoderLayer", empty where it is not known
        std::vector<Cell> cells; ///< by ascending column
        int step = 0;            ///< the turn of a loop, from 1; 0 of a layer
        int loop = 0;            ///< which of the module's loops, from 1; 0 where it has one
        bool isOutside = false;  ///< no layer: what is in none, by module
    };
    struct Place
    {
        std::size_t row = 0;
        std::size_t column = 0;
        bool operator==(const Place&) const = default;
    };

    LayerRows kind = LayerRows::Repeated; ///< Modules where no layer and no step comes again
    std::vector<Column> columns;
    std::vector<Row> rows;
    std::size_t outside = 0; ///< tensors in no layer and no step, which have rows of their own

    /// How many rows are layers, steps or modules, not what is outside them.
    [[nodiscard]] std::size_t layers() const;
    /// The node of a cell; nothing where it is empty.
    [[nodiscard]] std::optional<graph::NodeId> at(Place place) const;
    /// Where a node is; nothing where it is in no row. Looks at all cells.
    [[nodiscard]] std::optional<Place> placeOf(graph::NodeId node) const;
};

/// The floating-point tensors of `graph` in a table, each in one cell; `callTree` is of the graph before
/// pruning.
///
/// Layers that come again are calls of two or more of these operators whose modules have the same path but
/// for numbers ("layers.0", "layers.1"; "layer1.0", "layer2.1"), or calls of one module. Of such calls inside
/// each other the outermost are rows, but where these are fewer than four and inner ones hold half of what
/// is in them or more, the inner ones: two encoders of twelve layers are 24 rows.
///
/// What is in no layer and runs in one of `steps` (in order of execution, none inside another) is in a row of
/// that step, whose columns are its loop's alone. Loops in which layers run have these as rows.
///
/// What is left, parameters that steps read too, has a row below for each call of a module: of the outermost
/// that holds no layer, of one that holds layers what it computes itself. Their columns are their own.
///
/// Operators of one name in one module are paired by their lines of source where two layers have lines in
/// common, else by order. A shared parameter is in the layer that reads it first.
LayerTable layerTable(const graph::Graph& graph, const graph::CallTree& callTree, LayerRows wanted,
                      const std::vector<LoopStep>& steps = {});

} // namespace scalescope::report
