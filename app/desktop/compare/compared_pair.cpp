// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/compare/compared_pair.h"

#include "app/runs/job_summary.h"

#include <utility>

namespace scalescope::app {

using widgets::RunChange;

namespace {

/// Whether the one is the other's variant: the same job, its program changed.
bool isVariantOf(const OpenRun& variant, const OpenRun& original)
{
    if (!variant.job || !original.job || variant.job->transforms.empty() || !original.job->transforms.empty())
        return false;
    job::Job same = asSetUp(*variant.job);
    same.transforms.clear();
    return same == asSetUp(*original.job);
}

bool isOlder(const graph::Run& one, const graph::Run& other)
{
    return one.facts.started && other.facts.started && *one.facts.started < *other.facts.started;
}

} // namespace

void ComparedPair::Side::take(const OpenRun* open)
{
    Side next;
    if (open != nullptr) {
        next.file = open->file;
        next.run = open->number;
        next.model = open->job ? open->job->model : std::string();
    }
    const bool isSameModel = !next.model.empty() && next.model == model;
    next.change = next.run == run ? RunChange::Grown : isSameModel ? RunChange::Rerun : RunChange::Another;
    *this = std::move(next);
}

void ComparedPair::choose(const QString& a, const QString& b)
{
    m_chosenA = a;
    m_chosenB = b;
}

void ComparedPair::rename(const QString& from, const QString& to)
{
    for (QString* chosen : {&m_chosenA, &m_chosenB}) {
        if (*chosen == from)
            *chosen = to;
    }
}

void ComparedPair::follow(const OpenRuns& runs)
{
    const auto& all = runs.all();
    const bool areOpen = runs.find(m_chosenA) != nullptr && runs.find(m_chosenB) != nullptr;
    const bool areTwo = all.size() > 1; // of one run alone there is nothing to say
    const OpenRun* a = areTwo ? &all[all.size() - 2] : nullptr;
    const OpenRun* b = areTwo ? &all.back() : nullptr;
    // What was open last is read behind what is named now.
    if (areTwo && isOlder(*b->run, *a->run))
        std::swap(a, b);
    m_a.take(areOpen ? runs.find(m_chosenA) : a);
    m_b.take(areOpen ? runs.find(m_chosenB) : b);
    m_isChosen = areOpen;
    m_isAsked = m_isAsked && areTwo;
}

const OpenRun* ComparedPair::seen(const OpenRuns& runs, const QString& shown) const
{
    const OpenRun* a = runs.find(m_a.file);
    const OpenRun* b = runs.find(m_b.file);
    if (a == nullptr || b == nullptr)
        return nullptr;
    if (isVariantOf(*a, *b))
        return a;
    return isVariantOf(*b, *a) || shown != a->file ? b : a;
}

} // namespace scalescope::app
