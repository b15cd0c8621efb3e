// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/runs/variant_stages.h"

namespace scalescope::app {

void VariantStages::setTransforms(const job::Transforms& transforms)
{
    if (transforms == m_transforms)
        return;
    m_transforms = transforms;
    Q_EMIT transformsChanged();
}

void VariantStages::followShown(const job::Transforms& transforms)
{
    if (!m_awaitsResults && !m_awaitsInputs)
        setTransforms(transforms);
}

void VariantStages::giveUpInputs(const job::Transforms& shown)
{
    m_awaitsInputs = false;
    followShown(shown);
}

bool VariantStages::awaits(const job::Transforms& transforms) const
{
    return m_awaitsResults && transforms == m_transforms;
}

void VariantStages::await(const job::Transforms& transforms)
{
    m_awaitsResults = true;
    setTransforms(transforms);
}

void VariantStages::startOriginal(const QString& file)
{
    m_stage = m_reads = Stage::Original;
    m_awaitsResults = true;
    m_awaitsInputs = false;
    m_originalFile = file;
    m_secondsBefore = 0;
}

void VariantStages::startVariant(const QString& originalFile)
{
    if (m_stage != Stage::Original)
        m_secondsBefore = 0;
    m_stage = m_reads = Stage::Variant;
    m_awaitsResults = true;
    m_originalFile = originalFile;
}

bool VariantStages::endOriginal(const Outcome& outcome, bool makesWay)
{
    const bool isDone = outcome.status == ExitStatus::Done;
    if (isDone && !makesWay && !m_transforms.empty()) {
        m_secondsBefore = outcome.seconds;
        return true;
    }
    m_stage = Stage::None;
    if (!isDone) {
        m_awaitsResults = false;
        const bool isMendable = outcome.status != ExitStatus::Stopped && !outcome.field.isEmpty();
        m_awaitsInputs = isMendable && !m_transforms.empty();
        if (!isMendable)
            setTransforms({});
    }
    return false;
}

Outcome VariantStages::endVariant(const Outcome& outcome, const job::Transforms& shown)
{
    m_stage = Stage::None;
    if (outcome.status != ExitStatus::Done) {
        m_awaitsResults = false;
        setTransforms(shown);
    }
    Outcome whole = outcome;
    whole.seconds += m_secondsBefore;
    whole.field.clear(); // the inputs fit: the original was run with them
    return whole;
}

Outcome VariantStages::endWithoutVariant()
{
    m_stage = Stage::None;
    m_awaitsResults = false;
    Outcome whole;
    whole.seconds = m_secondsBefore;
    return whole;
}

void VariantStages::drop()
{
    m_stage = m_reads = Stage::None;
    m_awaitsResults = m_awaitsInputs = false;
}

} // namespace scalescope::app
