// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/compare/comparison_scene.h"
#include "widgets/models/compare_document.h"
#include "widgets/theme/theme.h"

#include <QThreadPool>
#include <QVector>
#include <QWidget>
#include <vector>

class QBoxLayout;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QStackedLayout;
class QToolButton;

namespace scalescope::widgets {

class CompareGraphs;
class CompareTable;
class FilterField;
class SummaryCards;

/// A run that can be compared.
struct RunChoice
{
    QString file;
    QString title;     ///< what it is called
    QString name = {}; ///< its model's or file's in the title, which is cut first
};

/// Two runs side by side: which ones, what changed in numbers and words, and below it every tensor with its
/// ratios or both graphs.
class CompareView : public QWidget
{
    Q_OBJECT

public:
    explicit CompareView(CompareDocument* document, QWidget* parent = nullptr);
    ~CompareView() override;
    void setTheme(const Theme& theme);

    /// The runs that can be compared.
    void setChoices(const QVector<RunChoice>& runs);
    /// The files of the two that are compared; empty for none.
    void setPair(const QString& a, const QString& b);
    /// What says how the comparison is looked at: for exports.
    [[nodiscard]] ComparisonOptions options() const;

    [[nodiscard]] bool showsGraphs() const;
    void showTable();
    void showGraphs();
    void fit();
    [[nodiscard]] CompareTable* table() const { return m_table; }
    [[nodiscard]] CompareGraphs* graphs() const { return m_graphs; }
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

Q_SIGNALS:
    void pairChosen(const QString& a, const QString& b); ///< by the user
    void rebuilt();                                      ///< the comparison is shown as it is now

private:
    QWidget* makePage();
    QHBoxLayout* makeChoice();
    QBoxLayout* makeStrip();
    void fitStrip();
    [[nodiscard]] std::vector<QToolButton*> toggles() const
    {
        return {m_parameters, m_changes, m_largestFirst};
    }
    [[nodiscard]] int widthOf(const std::vector<QToolButton*>& buttons) const;
    void showTableParts(bool isTable);
    QWidget* makeHint();
    void choose();
    void takeComparison();
    void rebuild();
    void take(const ComparisonScene& scene);
    void updateCount();

    CompareDocument* m_document;
    Theme m_theme = Theme::light();
    prune::Options m_pruning; ///< of what is shown
    QThreadPool m_worker;
    int m_turn = 0; ///< tells a scene that was overtaken
    QComboBox* m_a;
    QComboBox* m_b;
    QToolButton* m_swap;
    QToolButton* m_asTable;
    QToolButton* m_asGraphs;
    QToolButton* m_parameters;
    QToolButton* m_changes;
    QToolButton* m_largestFirst;
    FilterField* m_filter;
    SummaryCards* m_summary;
    CompareTable* m_table;
    CompareGraphs* m_graphs;
    QLabel* m_hint = nullptr;
    QBoxLayout* m_strip = nullptr;     ///< above the table: one line, or two where it is narrow
    QStackedLayout* m_parts = nullptr; ///< table or graphs
    QStackedLayout* m_pages = nullptr; ///< the comparison, or what to do to have one
};

} // namespace scalescope::widgets
