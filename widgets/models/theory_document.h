// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/transform_records.h"
#include "core/report/theory/theory.h"
#include "widgets/models/compare_document.h"
#include "widgets/models/document.h"

#include <QObject>
#include <QStringList>
#include <QThreadPool>
#include <functional>
#include <memory>

namespace scalescope::widgets {

/// Why a tensor is not what the theory says, each reason a line.
QStringList reasonTexts(const report::Prediction& prediction);
/// "2^1.3": measured over predicted.
QString deviationText(const report::Prediction& prediction);
/// "standard deviation", "root mean square": what is compared.
QString theoryQuantityText(const report::Prediction& prediction);

/// What unit scaling's theory says of a run, and what the run's transforms did.
struct RunTheory
{
    std::shared_ptr<const graph::Run> run; ///< never null
    report::Theory theory;
    graph::TransformRecords records; ///< nothing where the run's file is not known
};

/// The theory of the document's run, and of the run that it is compared with. Both are made in a thread of
/// their own.
class TheoryDocument : public QObject
{
    Q_OBJECT

public:
    /// The file of an open run, empty where it is not known: there the records of transforms are.
    using FileOf = std::function<QString(const graph::Run& run)>;

    TheoryDocument(Document* document, CompareDocument* compared, FileOf fileOf = {},
                   QObject* parent = nullptr);
    /// Waits for what is under way.
    ~TheoryDocument() override;

    /// Null until it is made. Of a run that grows it may be one of less of it.
    [[nodiscard]] const RunTheory* shown() const { return m_shown.get(); }
    [[nodiscard]] const std::shared_ptr<const RunTheory>& sharedShown() const { return m_shown; }
    /// Of the run that the document's is compared with; null where there is none.
    [[nodiscard]] const RunTheory* variant() const { return m_variant.get(); }
    /// "a: model.pt", "b: model.pt · FP8": what the two are called, the first and the second of the
    /// comparison.
    [[nodiscard]] QString shownTitle() const { return titleOf(false); }
    [[nodiscard]] QString variantTitle() const { return titleOf(true); }
    /// Whether the other run is the first of the comparison.
    [[nodiscard]] bool isVariantFirst() const;
    /// The node there that a node of the document's run belongs with; null where there is none.
    [[nodiscard]] const graph::Node* variantOf(graph::NodeId node) const;
    [[nodiscard]] const Document& document() const { return *m_document; }
    [[nodiscard]] Document& document() { return *m_document; }

Q_SIGNALS:
    void changed();

private:
    using Made = std::shared_ptr<const RunTheory>;

    [[nodiscard]] QString titleOf(bool isVariant) const;
    void refresh();
    void take(int request, Made shown, Made variant);
    [[nodiscard]] std::shared_ptr<const graph::Run> variantRun() const;

    Document* m_document;
    CompareDocument* m_compared;
    FileOf m_fileOf;
    QThreadPool m_pool;
    int m_request = 0;
    Made m_shown;
    Made m_variant;
};

} // namespace scalescope::widgets
