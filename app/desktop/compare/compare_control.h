// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/compare/compared_pair.h"
#include "app/desktop/compare/variant_controls.h"
#include "core/job/transform.h"

#include <QPointer>
#include <QWidget>
#include <optional>

namespace scalescope::widgets {
class CompareDocument;
class Document;
} // namespace scalescope::widgets

namespace scalescope::app {

class Centre;
class Commands;
class FormatMenu;
class Settings;
class TopBar;
class Workspace;
struct Views;

/// The simulation that was chosen last, in whatever window; else that of the document's formats.
job::Transform rememberedSimulation(const Settings& settings, const widgets::Document& document);

/// The toggles that make a variant, what they simulate, and the comparison of the variant with its original,
/// or of any two runs: keeps all of them in step with what is shown.
class CompareControl : public QObject
{
    Q_OBJECT

public:
    /// What it works on, which has to outlive it.
    struct Parts
    {
        Commands& commands;
        Workspace& workspace;
        widgets::Document& document;
        widgets::CompareDocument& compared;
        Settings& settings;
        const Views& views;
        Centre& centre;
        TopBar& topBar;
        FormatMenu& formats;
    };
    CompareControl(const Parts& parts, job::Transform chosen);

    /// Compares two of the open runs, as soon as both are open.
    void compare(const QString& a, const QString& b);
    /// The same of two that are about to be opened.
    void expect(const QString& a, const QString& b) { m_pair.choose(a, b); }
    [[nodiscard]] const ComparedPair& pair() const { return m_pair; }
    /// After something else is shown, or can be run.
    void update();
    /// What was done to what is shown, with the formats that are chosen where none are simulated.
    [[nodiscard]] job::Transforms simulatedTransforms() const;
    /// Wants a variant with these formats.
    void simulate(const job::Transform& simulation);

Q_SIGNALS:
    /// Other transforms or formats were chosen.
    void chosen();
    /// Other runs are compared, or open.
    void pairChanged();

private:
    void connectToggles();
    void connectComparison();
    void connectOrder();
    /// Wants a variant with these transforms, or the original. `simulation` is chosen when the variant is
    /// there.
    void wantTransforms(const job::Transforms& transforms,
                        const std::optional<job::Transform>& simulation = {});
    void toggleUnitScaling(bool wanted);
    void chooseUnitScaling(const job::UnitScaling& scaling);
    void toggleSimulation(bool wanted);
    void chooseSimulation(const job::Transform& simulation);
    void takeSimulation(const job::Transform& simulation);
    void takeModel();
    void leaveComparison();
    void showVariant(const QString& original, const QString& variant);
    void showTable();
    [[nodiscard]] QString whyNothingIsRounded() const;
    /// Who looks at the comparison asks for it.
    void followView();
    /// What was done to what is shown: to what is compared where that is in front, else to the run.
    [[nodiscard]] job::Transforms shownTransforms() const;
    /// What the controls say of a run that was made with these.
    [[nodiscard]] VariantControls controlsOf(const job::Transforms& transforms) const;
    /// After other runs were opened or closed.
    void updatePair();

    Parts m_parts;
    ComparedPair m_pair;
    QString m_model;                        ///< whose simulation is chosen
    job::Transform m_chosen;                ///< by the user; what a run was made with goes before it
    job::UnitScaling m_chosenScaling;       ///< the same; at first the library's
    std::optional<job::Transform> m_wanted; ///< chosen for a variant that is not there yet
    QPointer<QWidget> m_viewBefore;         ///< the comparison of a variant came to the front
};

} // namespace scalescope::app
