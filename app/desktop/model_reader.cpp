// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/model_reader.h"

#include "app/desktop/outcome_text.h"

#include <algorithm>
#include <variant>

namespace scalescope::app {

ModelReader::ModelReader()
{
    connect(&m_engine, &EngineProcess::eventReceived, this, &ModelReader::take);
    connect(&m_engine, &EngineProcess::finished, this,
            [this](const Outcome& outcome) { end(outcomeText(outcome)); });
}

void ModelReader::ask(const job::Job& question)
{
    m_triesInputs = question.trySuggestions;
    m_engine.start(question);
}

bool ModelReader::hasTriedInputs() const
{
    return m_info &&
           std::ranges::any_of(m_info->methods, [](const auto& method) { return method.trial.has_value(); });
}

void ModelReader::take(const job::Event& event)
{
    const auto* info = std::get_if<job::Info>(&event);
    if (info == nullptr)
        return;
    m_info = info->model;
    m_triesInputs = m_triesInputs && !hasTriedInputs();
    Q_EMIT answered();
}

void ModelReader::end(const QString& sentence)
{
    m_triesInputs = false;
    Q_EMIT ended(sentence);
}

} // namespace scalescope::app
