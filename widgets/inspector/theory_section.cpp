// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/theory_section.h"

#include "core/report/recipes/transform_notes.h"
#include "core/report/text/sanitized_text.h"
#include "widgets/inspector/node_texts.h"
#include "widgets/inspector/value_grid.h"
#include "widgets/models/display.h"
#include "widgets/models/field_text.h"
#include "widgets/models/localized_number.h"

#include <QLabel>
#include <QVBoxLayout>
#include <cmath>
#include <utility>

namespace scalescope::widgets {

namespace {

using graph::Direction;

constexpr int gap = 12; ///< to what comes next

QLabel* plainLabel(QVBoxLayout* layout)
{
    auto* label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(label);
    return label;
}

void dress(QLabel* label, const QFont& font, const QColor& colour)
{
    label->setFont(font);
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, colour);
    label->setPalette(palette);
}

ValueGrid::Row figuresOf(const report::Prediction& prediction, const Theme& theme)
{
    const bool isListed = std::abs(prediction.deviation()) > report::listedDeviation;
    const QString quantity = theoryQuantityText(prediction);
    const QString shortQuantity =
        fieldTitle(prediction.isRootMeanSquare ? sheet::FieldId::Rms : sheet::FieldId::Std);
    const QString name = TheorySection::tr("%1: %2", "direction, quantity")
                             .arg(shortDirectionText(prediction.direction), shortQuantity);
    return {{name, theme.of(prediction.direction), theme.textFont, quantity},
            {numberText(prediction.predicted), theme.text, theme.numberFont, quantity},
            {numberText(prediction.measured), theme.text, theme.numberFont, quantity},
            {deviationText(prediction), isListed ? theme.error : theme.muted, theme.numberFont}};
}

/// "forward: the terms of the sums are correlated"
void appendReasons(QStringList& lines, const report::Prediction& prediction)
{
    for (const QString& reason : reasonTexts(prediction))
        lines << TheorySection::tr("%1: %2", "direction and reason")
                     .arg(directionText(prediction.direction), reason);
}

QString roundingText(const graph::QuantizedTensor& tensor)
{
    const QString what = TheorySection::tr("%1 rounded to %2")
                             .arg(QString::fromStdString(report::sanitizedText(tensor.role.text())),
                                  QString::fromStdString(report::sanitizedText(tensor.format)));
    return std::isfinite(tensor.signalToNoise)
               ? TheorySection::tr("%1, SQNR %2 dB").arg(what, localizedNumber(tensor.signalToNoise, 'g', 4))
               : what;
}

struct Figures
{
    std::vector<ValueGrid::Row> rows;
    QStringList reasons;
};

/// Of one run, beneath its title where there is one.
void addFigures(Figures& figures, const RunTheory* theory, const graph::Node* node, const QString& title,
                const Theme& theme)
{
    if (theory == nullptr || node == nullptr)
        return;
    bool isFirst = true;
    for (const auto direction : {Direction::Forward, Direction::Backward}) {
        const report::Prediction* prediction = theory->theory.of(node->id, direction);
        if (prediction == nullptr)
            continue;
        if (std::exchange(isFirst, false) && !title.isEmpty()) {
            figures.rows.push_back({{breakable(title), theme.text, demiBold(theme.textFont)}});
            if (!prediction->reasons.empty())
                figures.reasons << title;
        }
        figures.rows.push_back(figuresOf(*prediction, theme));
        appendReasons(figures.reasons, *prediction);
    }
}

} // namespace

TheorySection::TheorySection(QWidget* parent) : QWidget(parent), m_theme(Theme::light())
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, gap);
    layout->setSpacing(4);
    m_heading = plainLabel(layout);
    m_heading->setText(tr("Theory of unit scaling"));
    m_figures = new ValueGrid;
    m_figures->setAccessibleName(m_heading->text());
    layout->addWidget(m_figures);
    m_reasons = plainLabel(layout);
    m_reasons->setObjectName(QStringLiteral("theoryReasons"));
    layout->addSpacing(gap / 2);
    m_transformsHeading = plainLabel(layout);
    m_transformsHeading->setText(tr("What transforms did"));
    m_transforms = plainLabel(layout);
    m_transforms->setObjectName(QStringLiteral("transformNotes"));
    setVisible(false);
}

void TheorySection::setTheme(const Theme& theme)
{
    m_theme = theme;
    for (QLabel* heading : {m_heading, m_transformsHeading})
        dress(heading, demiBold(theme.textFont), theme.text);
    for (QLabel* text : {m_reasons, m_transforms})
        dress(text, theme.textFont, theme.muted);
}

void TheorySection::showNode(const graph::Node& node, bool compares)
{
    showFigures(node, compares);
    showTransforms(node);
    setVisible(!m_heading->isHidden() || !m_transformsHeading->isHidden());
}

void TheorySection::showFigures(const graph::Node& node, bool compares)
{
    Figures figures{{{{QString(), m_theme.muted, m_theme.textFont},
                      {tr("predicted"), m_theme.muted, m_theme.textFont},
                      {tr("measured"), m_theme.muted, m_theme.textFont},
                      {tr("ratio"), m_theme.muted, m_theme.textFont}}},
                    {}};
    if (m_theory != nullptr) {
        const graph::Node* variant =
            compares && m_theory->variant() != nullptr ? m_theory->variantOf(node.id) : nullptr;
        if (m_theory->isVariantFirst())
            addFigures(figures, m_theory->variant(), variant, m_theory->variantTitle(), m_theme);
        addFigures(figures, m_theory->shown(), &node, variant == nullptr ? QString() : m_theory->shownTitle(),
                   m_theme);
        if (!m_theory->isVariantFirst())
            addFigures(figures, m_theory->variant(), variant, m_theory->variantTitle(), m_theme);
    }
    m_figures->setRows(figures.rows);
    m_reasons->setText(breakable(figures.reasons.join(u'\n')));
    const bool isKnown = figures.rows.size() > 1;
    m_heading->setVisible(isKnown);
    m_figures->setVisible(isKnown);
    m_reasons->setVisible(!figures.reasons.isEmpty());
}

void TheorySection::showTransforms(const graph::Node& node)
{
    QStringList lines;
    if (const RunTheory* shown = m_theory == nullptr ? nullptr : m_theory->shown()) {
        const auto records = report::CallRecords::of(node, shown->records);
        for (const graph::TransformNote* note : records.notes)
            lines << QString::fromStdString(report::sanitizedText(note->message));
        for (const graph::QuantizedTensor* tensor : records.quantized)
            lines << roundingText(*tensor);
    }
    m_transforms->setText(breakable(lines.join(u'\n')));
    m_transforms->setVisible(!lines.isEmpty());
    m_transformsHeading->setVisible(!lines.isEmpty());
}

} // namespace scalescope::widgets
