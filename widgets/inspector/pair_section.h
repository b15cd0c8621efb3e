// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/inspector/value_grid.h"
#include "widgets/models/compare_document.h"
#include "widgets/theme/theme.h"

#include <vector>

class QLabel;

namespace scalescope::widgets {

/// The two nodes of a row of a comparison.
struct NodePair
{
    const graph::Node* first = nullptr; ///< neither is null where there is a pair
    const graph::Node* second = nullptr;
    bool showsSecond = false; ///< the document shows the second run

    explicit operator bool() const { return first != nullptr; }
    /// The one that the document does not show.
    [[nodiscard]] const graph::Node& other() const { return showsSecond ? *first : *second; }
};

/// The pair of a document's selected node; none where nothing is compared, the document shows neither run, or
/// only one of them has the node.
NodePair pairOf(const Document& document, const CompareDocument& compared);

/// Statistics and errors of both, the second's over the first's as a power of two; forward, then gradient.
std::vector<ValueGrid::Row> pairTable(const NodePair& pair, const Theme& theme);

/// What a comparison says of the selected node: hidden where there is no pair.
class PairSection : public QWidget
{
    Q_OBJECT

public:
    explicit PairSection(QWidget* parent = nullptr);

    void setPair(const NodePair& pair, const CompareDocument& compared, const Theme& theme);
    void clear() { setVisible(false); }

private:
    QLabel* m_heading;
    QLabel* m_hint;
    ValueGrid* m_grid;
};

} // namespace scalescope::widgets
