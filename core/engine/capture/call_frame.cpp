// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/capture/call_frame.h"

namespace scalescope::engine {

CallFrame::CallFrame(const PreparedGraph& graph, std::shared_ptr<const Scope> scope, bool selfIsModule)
    : m_slots(graph.slots), m_scope(std::move(scope)), m_selfIsModule(selfIsModule)
{
}

std::vector<CallFrame::Slot> CallFrame::takeInputs(const PreparedNode& node)
{
    std::vector<Slot> values = at(node.inputs);
    drop(node.dropsBefore);
    return values;
}

std::vector<CallFrame::Slot> CallFrame::takeOutputs(const PreparedBlock& block)
{
    std::vector<Slot> values = at(block.outputs);
    drop(block.dropsAtExit);
    return values;
}

void CallFrame::store(const std::vector<int>& places, std::vector<Slot> values)
{
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i] >= 0) {
            m_slots[static_cast<std::size_t>(places[i])] = std::move(values.at(i));
        }
    }
}

void CallFrame::drop(const std::vector<int>& places)
{
    for (const int place : places) {
        m_slots[static_cast<std::size_t>(place)] = {};
    }
}

std::vector<CallFrame::Slot> CallFrame::at(const std::vector<int>& places) const
{
    std::vector<Slot> values;
    values.reserve(places.size());
    for (const int place : places) {
        values.push_back(m_slots[static_cast<std::size_t>(place)]);
    }
    return values;
}

} // namespace scalescope::engine
