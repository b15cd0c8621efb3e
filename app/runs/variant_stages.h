// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/runner/outcome.h"
#include "core/job/transform.h"

#include <QObject>

namespace scalescope::app {

/// An original and its variant, run after it as one piece of work: which of them runs, whose results are
/// read, and what the toggles say until what was wanted is there.
class VariantStages : public QObject
{
    Q_OBJECT

public:
    /// The original stays until its results are read, where a variant follows.
    enum class Stage { None, Original, Variant };

    [[nodiscard]] Stage stage() const { return m_stage; }
    [[nodiscard]] bool isRunning() const { return m_stage != Stage::None; }
    /// Which one runs, counted from 0, of one or, where there is a variant or will be one, of two.
    [[nodiscard]] int position() const { return m_stage == Stage::Variant ? 1 : 0; }
    [[nodiscard]] int count() const { return m_stage == Stage::Variant || !m_transforms.empty() ? 2 : 1; }
    /// Whether the results that are read are the original's.
    [[nodiscard]] bool readsOriginal() const { return m_reads == Stage::Original; }
    /// The file of the original that the variant is of.
    [[nodiscard]] const QString& originalFile() const { return m_originalFile; }

    /// What is done to what is shown, or to what is wanted and not there yet.
    [[nodiscard]] const job::Transforms& transforms() const { return m_transforms; }
    void setTransforms(const job::Transforms& transforms);
    /// What is shown was made with these; what is wanted goes before it.
    void followShown(const job::Transforms& transforms);
    /// It runs, or its file is being read.
    [[nodiscard]] bool awaits(const job::Transforms& transforms) const;
    void await(const job::Transforms& transforms);
    /// What was wanted is there, or won't come.
    void settle() { m_awaitsResults = false; }
    /// Whether the original failed by an input, so that the variant stays wanted until that is mended.
    [[nodiscard]] bool awaitsInputs() const { return m_awaitsInputs; }
    /// It won't be: what is shown was made with these.
    void giveUpInputs(const job::Transforms& shown);

    void startOriginal(const QString& file);
    /// After the original, or alone where that was run before.
    void startVariant(const QString& originalFile);
    /// Whether its variant is to be run when its results are read; not where it `makesWay` for another file.
    /// One that failed takes its variant along, but not where a field of the form can mend it.
    bool endOriginal(const Outcome& outcome, bool makesWay);
    /// The outcome of both; `shown` is what was done to what is shown.
    Outcome endVariant(const Outcome& outcome, const job::Transforms& shown);
    /// The original is whole and what follows is no longer wanted: the outcome of both.
    Outcome endWithoutVariant();
    /// Nothing runs any more, and no results are read.
    void drop();

Q_SIGNALS:
    void transformsChanged();

private:
    Stage m_stage = Stage::None;
    Stage m_reads = Stage::None;
    bool m_awaitsResults = false;
    bool m_awaitsInputs = false;
    job::Transforms m_transforms;
    QString m_originalFile;
    double m_secondsBefore = 0; ///< that the original took
};

} // namespace scalescope::app
