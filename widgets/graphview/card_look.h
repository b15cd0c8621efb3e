// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/finding.h"
#include "core/sheet/module_findings.h"
#include "widgets/graphview/finding_badge.h"
#include "widgets/graphview/fold.h"
#include "widgets/models/document.h"
#include "widgets/scale/scale_bar.h"

#include <QString>
#include <array>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace scalescope::widgets {

/// What a card shows, apart from where it is. Holds all it needs: the graph may change while the old picture
/// stays.
struct CardLook
{
    QString title;
    QString detail; ///< "linear · 4×32×64"
    sheet::Findings findings = {};
    BadgeMarks marks = {};
    bool hasBars = true;
    sheet::Colouring colouring;
    /// What colours the card, as sheet::colourValue has it: of repeats the median scale, the largest loss,
    /// the worst error and the ratio that is furthest from 1; NaN without one.
    double colourValue = 0;
    double share = 0; ///< of an error that the card's module causes; NaN where it is not known
    std::shared_ptr<const graph::Metric> forward; ///< of repeats metricOfAll()
    std::shared_ptr<const graph::Metric> backward;
    BarSpans forwardSpans; ///< of repeats with the spread of the quantity
    BarSpans backwardSpans;
};

/// The colour that says what the document colours cards by.
QColor colourOf(const CardLook& look, const Theme& theme);
/// That of a whole card, too small for a badge: a finding's before the scale's, but not before an error's,
/// and not a warning's; paler where it is an error only if the tensor is stored in the format, and palest
/// where it follows from another.
QColor fillOf(const CardLook& look, const Theme& theme);

/// What looks at the whole run for it, and is the same however its graph is folded.
struct LookSources
{
    explicit LookSources(const Document& document) : titles(document.titles()), findings(document.findings())
    {
    }

    /// Of all that a card stands for, whose node this is.
    [[nodiscard]] sheet::Findings findingsOf(const ViewCard& card, const graph::Node& node) const;

    std::shared_ptr<const sheet::NodeTitles> titles;
    std::shared_ptr<const sheet::ModuleFindings> findings;
};

/// How the cards look, from the document's graph, formats and quantity; one entry a card.
std::vector<CardLook> looksOf(const ViewGraph& view, const Document& document);
/// Of some cards, behind those of the cards before them.
void addLooks(std::vector<CardLook>& looks, std::span<const ViewCard> cards, const Document& document);

/// Some lines on a card, for the tooltip and for screen readers. They are made when they are asked for: ten
/// thousand would stop the window. Holds all that they need, too.
class CardDescriptions
{
public:
    explicit CardDescriptions(const Document& document);

    [[nodiscard]] QString of(const ViewCard& card, const CardLook& look) const;

private:
    [[nodiscard]] QString placeOf(const ViewCard& card, const graph::Node& node) const;
    [[nodiscard]] QStringList scaleLines(const CardLook& look, const ViewCard& card,
                                         const graph::Node& node) const;
    [[nodiscard]] QStringList repeatLines(const CardLook& look, const ViewCard& card,
                                          const graph::Node& node) const;
    [[nodiscard]] QStringList findingLines(const CardLook& look, const ViewCard& card,
                                           const graph::Node& node) const;
    [[nodiscard]] QString findingLine(const sheet::FindingMark& mark, graph::Direction direction,
                                      const ViewCard& card, const graph::Node& node) const;

    std::shared_ptr<const graph::Run> m_run;
    LookSources m_sources;
    sheet::FieldId m_quantity;
    QString m_colouring;              ///< what colours the cards
    std::array<QString, 2> m_formats; ///< by direction
};

} // namespace scalescope::widgets
