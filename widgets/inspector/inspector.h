// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/inspector/node_links.h"
#include "widgets/inspector/pair_section.h"
#include "widgets/inspector/value_grid.h"
#include "widgets/inspector/what_if_row.h"
#include "widgets/models/display.h"
#include "widgets/models/document.h"
#include "widgets/theme/theme.h"

#include <QScrollArea>

class QLabel;
class QStackedLayout;
class QToolButton;
class QVBoxLayout;

namespace scalescope::widgets {

class HistogramView;
struct HistogramsShown;
class TheoryDocument;
class TheorySection;

/// Everything about the document's selected node: statistics forward and gradient, histograms over the
/// formats' ranges, what each format would lose, a what-if scale of the tensor and one of its gradient, and
/// links to its inputs and users. Ctrl+C copies the statistics. Says so quietly where nothing is selected.
class Inspector : public QWidget
{
    Q_OBJECT

public:
    explicit Inspector(Document* document, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /// Shows the selected node beside its partner of this comparison, where it has one. It has to live as
    /// long.
    void setCompared(const CompareDocument* compared);
    /// Whether it does, which somebody has to have asked for; at first it does.
    void setComparing(bool compares);
    [[nodiscard]] bool isComparing() const { return m_compares; }
    /// What is said of the node by unit scaling's theory, whose signals it follows.
    void setTheory(const TheoryDocument* theory);
    /// The exponent of the power of two that the tensor or its gradient is multiplied by in histogram and
    /// losses.
    [[nodiscard]] int whatIf(graph::Direction direction) const { return row(direction).exponent(); }
    /// The histograms of the selected tensor as they are shown, for a picture; none where nothing is
    /// selected.
    [[nodiscard]] HistogramsShown histograms() const;
    [[nodiscard]] QSize sizeHint() const override;
    /// Never narrower than what it shows, so that a dock scrolls up and down only.
    [[nodiscard]] QSize minimumSizeHint() const override;

public Q_SLOTS:
    /// The node's statistics, to the clipboard.
    void copyStatistics() const;

Q_SIGNALS:
    /// The power of two that is recommended for the node's tensor or gradient is to be a rule of the recipe.
    void ruleWanted(scalescope::graph::NodeId node, scalescope::graph::Direction direction, int exponent);

private:
    void build(QVBoxLayout* layout);
    void buildFigures(QVBoxLayout* layout);
    void buildHistograms(QVBoxLayout* layout);
    WhatIfRow* addWhatIf(QVBoxLayout* layout, graph::Direction direction);
    [[nodiscard]] const WhatIfRow& row(graph::Direction direction) const;
    void buildLinks(QVBoxLayout* layout);
    QLabel* addHeading(QVBoxLayout* layout, const QString& text);
    void styleLabels();
    void showRun();
    [[nodiscard]] QString whyNoFigures(const graph::Node* node) const;
    void showNode();
    [[nodiscard]] int startOf(const graph::Node& node, graph::Direction direction) const;
    [[nodiscard]] formats::NumberFormat rangeOf(const graph::Node& node, graph::Direction direction) const;
    void showTitle(const graph::Node& node);
    void showStatistics();
    void showHistograms();
    void showPair();
    [[nodiscard]] NodePair pair() const;
    void showWhatIf();
    void showLosses();

    Document* m_document;
    const CompareDocument* m_compared = nullptr;
    bool m_compares = true;
    Theme m_theme;
    std::shared_ptr<const sheet::NodeTitles> m_titles = std::make_shared<const sheet::NodeTitles>();
    QStackedLayout* m_pages;
    QLabel* m_hint;
    QScrollArea* m_scroll;
    QLabel* m_title = nullptr;
    QLabel* m_detail = nullptr;
    QLabel* m_noFigures = nullptr; ///< instead of the figures, of a model that was not run
    QWidget* m_figures = nullptr;  ///< statistics, histograms and losses
    ValueGrid* m_statistics = nullptr;
    QToolButton* m_more = nullptr;
    TheorySection* m_theory = nullptr;
    QLabel* m_forwardHeading = nullptr;
    QLabel* m_gradientHeading = nullptr;
    HistogramView* m_forwardHistogram = nullptr;
    HistogramView* m_gradientHistogram = nullptr;
    PairSection* m_pair = nullptr;
    ValueGrid* m_losses = nullptr;
    WhatIfRow* m_forwardWhatIf = nullptr;
    WhatIfRow* m_gradientWhatIf = nullptr;
    NodeLinks* m_inputs = nullptr;
    NodeLinks* m_users = nullptr;
    ValueGrid* m_facts = nullptr;
    std::vector<QLabel*> m_headings;
};

} // namespace scalescope::widgets
