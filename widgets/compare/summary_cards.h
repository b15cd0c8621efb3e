// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/compare/comparison_scene.h"
#include "widgets/theme/theme.h"

#include <QWidget>

class QFrame;
class QGridLayout;

namespace scalescope::widgets {

class FoldedWords;

/// The figures and the sentences above a comparison, and a warning where a run is not whole.
class SummaryCards : public QWidget
{
    Q_OBJECT

public:
    explicit SummaryCards(QWidget* parent = nullptr);
    void setTheme(const Theme& theme);
    void setContent(const ComparisonScene& scene);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void makeCards();
    [[nodiscard]] std::vector<int> widthsOf(int columns) const;
    void arrange();

    Theme m_theme = Theme::light();
    std::vector<FigureCard> m_content;
    std::vector<QFrame*> m_cards;
    QGridLayout* m_grid;
    FoldedWords* m_warnings;
    FoldedWords* m_sentences;
};

} // namespace scalescope::widgets
