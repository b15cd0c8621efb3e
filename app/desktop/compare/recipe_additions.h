// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/problems/fixes.h"

#include <QObject>
#include <set>
#include <utility>
#include <vector>

namespace scalescope::widgets {
class Document;
struct ViewCard;
} // namespace scalescope::widgets

namespace scalescope::app {

class Commands;
class FormatMenu;
class MessageBar;
struct Views;
class Workspace;

/// Puts what would mend a tensor's scale into the window's recipe, and says, when a variant was run with it,
/// whether it did.
class RecipeAdditions : public QObject
{
    Q_OBJECT

public:
    /// What it works on, which has to outlive it.
    struct Parts
    {
        Commands& commands;
        widgets::Document& document;
        Workspace& workspace;
        FormatMenu& formats;
        MessageBar& messages;
        const Views& views;
    };
    RecipeAdditions(const Parts& parts, QObject* parent);

    /// Shows the recipe with the rules that bring this tensor or gradient within its format.
    void add(graph::NodeId node, graph::Direction direction);
    /// The same with this power of two instead of what is recommended, where a power of two does it.
    void addScaled(graph::NodeId node, graph::Direction direction, int exponent);
    /// Shows it with the rules that do so for all of these, which repeated layers have.
    void addRepeats(const std::set<graph::TensorId>& tensors);
    /// The same of whatever leaves its format at the selected node.
    void addSelected();
    /// The rules that hold for all layers that the selected card stands for.
    void addSelectedLayers();

private:
    /// The card of repeated layers that is selected; null where none is.
    [[nodiscard]] const widgets::ViewCard* selectedLayers() const;
    void allowLayers();
    [[nodiscard]] std::vector<report::Fix> fixesOf(graph::NodeId node, graph::Direction direction) const;
    void show(std::vector<report::Fix> fixes);
    void tellOf(const QString& variant);
    [[nodiscard]] QString textOf(const report::Fix& fix, double lost) const;

    Parts m_parts;
    std::vector<report::Fix> m_added; ///< of which no run has told yet what they did
};

} // namespace scalescope::app
