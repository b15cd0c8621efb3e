// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/compare/comparison.h"
#include "widgets/models/display.h"
#include "widgets/models/document.h"

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <array>
#include <memory>
#include <optional>

namespace scalescope::widgets {

/// Two runs side by side, and the one row of them that is selected. Formats and quantity are those of the
/// window's document; where that shows one of the two runs, its selection and this one's are the same. Runs
/// are aligned in a thread of their own.
class CompareDocument : public QObject
{
    Q_OBJECT

public:
    explicit CompareDocument(Document* document, QObject* parent = nullptr);
    /// Waits for an alignment that is under way.
    ~CompareDocument() override;

    /// One of the runs, what it is called, and what it is to the one that was on its side.
    struct Side
    {
        std::shared_ptr<const graph::Run> run;
        QString title;
        RunChange change = RunChange::Another;
    };
    using Changes = std::array<RunChange, 2>;

    /// Compares two runs; null ones compare nothing. What was there stays until the new alignment is done.
    void setRuns(const Side& a, const Side& b);
    /// Null where nothing is compared.
    [[nodiscard]] const compare::Comparison* comparison() const { return m_comparison.get(); }
    [[nodiscard]] const std::shared_ptr<const compare::Comparison>& sharedComparison() const
    {
        return m_comparison;
    }
    [[nodiscard]] const QString& titleA() const { return m_a.title; }
    [[nodiscard]] const QString& titleB() const { return m_b.title; }
    [[nodiscard]] Document& document() const { return *m_document; }
    /// What a row is called: as its node is in the run that has it, the first one's where both do.
    [[nodiscard]] QString path(std::size_t row) const;

    [[nodiscard]] std::optional<std::size_t> selected() const { return m_selected; }
    void select(std::optional<std::size_t> row);
    /// Selects the row of a node of one of the two runs.
    void selectNode(const graph::Run& run, graph::NodeId node);
    /// The row of a node of one of the two runs; nothing where it is of neither.
    [[nodiscard]] std::optional<std::size_t> rowOf(const graph::Run& run, graph::NodeId node) const;

Q_SIGNALS:
    /// Other runs, or other titles.
    void changed(const scalescope::widgets::CompareDocument::Changes& changes);
    void selectionChanged();

private:
    static constexpr Changes unchanged{RunChange::Grown, RunChange::Grown};

    void align();
    void take(int request, std::shared_ptr<const compare::Comparison> comparison);
    void followDocument();

    Document* m_document;
    QThreadPool m_pool;
    int m_request = 0;
    Side m_a;
    Side m_b;
    Changes m_changes = unchanged; ///< since the comparison was made
    std::shared_ptr<const compare::Comparison> m_comparison;
    sheet::NodeTitles m_titlesA;
    sheet::NodeTitles m_titlesB;
    std::optional<std::size_t> m_selected;
};

} // namespace scalescope::widgets
