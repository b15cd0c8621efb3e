// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runs/open_runs.h"
#include "widgets/models/document.h"

namespace scalescope::app {

/// Which two of the open runs are compared: those that were chosen as soon as both are open, until then the
/// two that came last, the older one first.
class ComparedPair
{
public:
    /// By the user, or as a variant and its original; they may not be open yet.
    void choose(const QString& a, const QString& b);
    [[nodiscard]] const QString& chosenA() const { return m_chosenA; }
    [[nodiscard]] const QString& chosenB() const { return m_chosenB; }
    /// Their comparison is looked at, so that the two that came last are asked for as well.
    void ask() { m_isAsked = true; }
    /// Whether somebody asked for it: by choosing the two, or by looking at their comparison.
    [[nodiscard]] bool isAsked() const { return m_isChosen || m_isAsked; }
    /// The same run is in another file now.
    void rename(const QString& from, const QString& to);
    /// After runs were opened or closed.
    void follow(const OpenRuns& runs);

    /// Empty where fewer than two runs are open.
    [[nodiscard]] const QString& a() const { return m_a.file; }
    [[nodiscard]] const QString& b() const { return m_b.file; }
    /// What the runs are to those that were compared before follow().
    [[nodiscard]] widgets::RunChange changeA() const { return m_a.change; }
    [[nodiscard]] widgets::RunChange changeB() const { return m_b.change; }
    /// Which of the two the controls beside the comparison speak of: the variant where one is the other's,
    /// else the one that is shown, else the second. Null where nothing is compared.
    [[nodiscard]] const OpenRun* seen(const OpenRuns& runs, const QString& shown) const;

private:
    struct Side
    {
        void take(const OpenRun* open);

        QString file;
        int run = 0;       ///< its number
        std::string model; ///< empty where it is not known
        widgets::RunChange change = widgets::RunChange::Another;
    };
    QString m_chosenA;
    QString m_chosenB;
    bool m_isChosen = false; ///< the two that are compared
    bool m_isAsked = false;
    Side m_a;
    Side m_b;
};

} // namespace scalescope::app
