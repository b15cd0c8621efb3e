// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sheet/problem_order.h"
#include "core/sheet/sign_form.h"
#include "widgets/models/sheet_model.h"

#include <QHash>
#include <QStringList>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace scalescope::widgets {

/// What is wrong in a document, a row a cause, with its consequences and repetitions beneath it: the problems
/// that the run reported, and those that its metrics show against the chosen formats.
class ProblemModel : public SheetModel
{
    Q_OBJECT

public:
    enum Column {
        SeverityColumn, ///< no text; SeverityRole
        NodeColumn,
        MessageColumn,
        BadgeColumn,    ///< what it is to the others: "31 follow", "3 errors follow", "same call"
        OperatorColumn, ///< or who reads what no operator makes
        FixColumn,      ///< a power of two that helps, or that none does
        ColumnCount
    };

    explicit ProblemModel(Document* document, QObject* parent = nullptr);

    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    /// The first row of a node, the topmost of several; invalid where it has none.
    [[nodiscard]] QModelIndex indexOf(qint64 node) const override;
    /// How many problems there are that no other causes.
    [[nodiscard]] int count() const;
    /// How the rows at the top weigh: each that counts is in one of the numbers.
    struct Verdict
    {
        QStringList failures;   ///< of the run, each in its words: "Backward failed"
        int nonFinite = 0;      ///< errors that are no matter of formats: NaN, infinities
        int lost = 0;           ///< errors of tensors' own types, which made zeros
        int errors = 0;         ///< of formats, in what recipes, or the run's simulation, round
        int errorsIfStored = 0; ///< likewise of what these leave as it is
        int warnings = 0;
        bool isSimulated = false;      ///< the run's own simulation leaves some as they are
        bool isExtended = false;       ///< recipes are meant that round the operands of all products
        bool isNothingRounded = false; ///< recipes find no product in the model
        bool hasNoScales = false;      ///< none of the run's tensors is floating-point
        bool isOfRecipes = false;      ///< it is known what usual recipes round: of a whole run, of FP8
        QString format;                ///< that tensors are held against: "FP8"
    };
    [[nodiscard]] Verdict verdict() const;
    /// What gradients are of, where it is no loss of the model's own (backwardStart).
    [[nodiscard]] QString backwardStart() const;
    /// Of how many tensors and gradients it can't be told what they lose.
    [[nodiscard]] int untold() const { return m_untold; }
    /// The tensors and gradients that a row stands for which is one problem in repeated layers or calls; none
    /// of other rows.
    [[nodiscard]] std::set<graph::TensorId> repeated(const QModelIndex& index) const;
    /// What there is to say of a row beyond what is shown of it: what made the tensor and where, then what is
    /// not in the part of its message that is shown. With its name where that is not.
    [[nodiscard]] QString furtherText(const QModelIndex& index, bool isNameShown = false,
                                      const QString& shown = {}) const;
    /// Whether the row is of a tensor or of a gradient; nothing of what the run reported.
    [[nodiscard]] std::optional<graph::Direction> directionOf(const QModelIndex& index) const;
    /// The nodes of all rows that the graph does not show.
    [[nodiscard]] std::set<graph::NodeId> hidden() const;

private:
    void reload();
    void add(const std::vector<sheet::ProblemRow>& rows, std::vector<int>& parents, int parent);
    [[nodiscard]] const sheet::ProblemRow& at(int row) const { return *m_all[static_cast<std::size_t>(row)]; }
    [[nodiscard]] const graph::Node* node(int row) const override { return nodeOf(at(row)); }
    [[nodiscard]] QVariant other(int place, int column, int role) const override;
    [[nodiscard]] const graph::Node* nodeOf(const sheet::ProblemRow& row) const;
    [[nodiscard]] bool isHidden(const sheet::ProblemRow& row) const;
    [[nodiscard]] QString keptTextOf(const sheet::ProblemRow& row) const;
    [[nodiscard]] QString messageOf(const sheet::ProblemRow& row) const;
    [[nodiscard]] QString messageWithCause(const sheet::ProblemRow& row) const;
    [[nodiscard]] QString sentenceOf(const sheet::ProblemRow& row, const QStringList& parts) const;
    [[nodiscard]] QString messageBeyond(const sheet::ProblemRow& row, const QString& shown) const;
    static QString storedText(const sheet::ProblemRow& row); ///< the format that it is held against
    static QString brokenText(const QString& text);          ///< as rich text it is broken into lines
    [[nodiscard]] static bool isConsequence(const sheet::ProblemRow& row);
    [[nodiscard]] static bool isFailure(const sheet::ProblemRow& row);
    [[nodiscard]] static sheet::SignForm formOf(const sheet::ProblemRow& row);
    [[nodiscard]] static QString severityWords(const sheet::ProblemRow& row);
    [[nodiscard]] QString text(const sheet::ProblemRow& row, int column) const;
    [[nodiscard]] QString operatorText(const graph::Node* node) const;
    [[nodiscard]] QHash<const sheet::ProblemRow*, const sheet::ProblemRow*> rowsOfSameCalls() const;
    [[nodiscard]] QString originText(const sheet::ProblemRow& row) const;
    [[nodiscard]] QString badgeText(const sheet::ProblemRow& row) const;
    [[nodiscard]] QString firstText(const sheet::ProblemRow& row) const;
    [[nodiscard]] QString briefText(const sheet::ProblemRow& row, int column) const;
    [[nodiscard]] QString badgeMeaning(const sheet::ProblemRow& row) const;
    struct Advice
    {
        std::optional<report::ScaleFix> fix = {};
        std::optional<int> binades = {}; ///< of a tensor that no power of two helps
        bool isRule = false;             ///< one rule of a recipe may mend all that the row stands for
        /// Least and largest power of two that would mend one of those that the row stands for.
        std::optional<std::pair<int, int>> exponents = {};
    };
    [[nodiscard]] const Advice& adviceOf(const sheet::ProblemRow& row) const;
    [[nodiscard]] Advice adviceOfAll(const sheet::ProblemRow& row) const;
    [[nodiscard]] QString fixText(const sheet::ProblemRow& row, bool isBrief = false) const;
    [[nodiscard]] QString fixToolTip(const sheet::ProblemRow& row) const;
    [[nodiscard]] static QString followText(const sheet::ProblemRow& row);
    [[nodiscard]] static QString causeText(const sheet::ProblemRow& row);
    [[nodiscard]] QString messageToolTip(const sheet::ProblemRow& row) const;
    [[nodiscard]] QString toolTip(const sheet::ProblemRow& row, int column) const;

    Document* m_document;
    std::shared_ptr<const sheet::ProblemRows> m_rows;
    std::vector<const sheet::ProblemRow*> m_all; ///< each before those beneath it
    /// Worked out when first asked for, because it looks at many scales.
    mutable QHash<const sheet::ProblemRow*, Advice> m_advice;
    mutable QHash<const sheet::ProblemRow*, QString> m_kept; ///< likewise, because it looks at all products
    /// Of rows at the top whose tensor a call gave back that also gave back the tensor of a row above.
    QHash<const sheet::ProblemRow*, const sheet::ProblemRow*> m_sameCall;
    sheet::Firsts m_firsts;
    int m_untold = 0;
};

/// "error", "warning", "note", translated.
QString severityText(graph::Severity severity);

} // namespace scalescope::widgets
