// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/capture/prepared_graph.h"
#include "core/engine/program/program.h"

#include <memory>
#include <vector>

namespace scalescope::engine {

/// The values of one call on its way, by the slots of its graph. Those that nothing reads any more are freed.
class CallFrame
{
public:
    /// A value and its number in the straight line.
    struct Slot
    {
        c10::IValue value;
        ValueId id = noValue;
    };

    /// A call in `scope`; `selfIsModule`: the first argument is the module of it. The graph has to outlive
    /// this.
    CallFrame(const PreparedGraph& graph, std::shared_ptr<const Scope> scope, bool selfIsModule);

    [[nodiscard]] const std::shared_ptr<const Scope>& scope() const { return m_scope; }
    [[nodiscard]] bool selfIsModule() const { return m_selfIsModule; }

    /// The inputs of a node, of which those are freed that it reads last.
    std::vector<Slot> takeInputs(const PreparedNode& node);
    /// The outputs of a block, after which those are freed that it reads last.
    std::vector<Slot> takeOutputs(const PreparedBlock& block);
    /// Places below 0 are of values that nothing reads.
    void store(const std::vector<int>& places, std::vector<Slot> values);
    void drop(const std::vector<int>& places);

private:
    [[nodiscard]] std::vector<Slot> at(const std::vector<int>& places) const;

    std::vector<Slot> m_slots;
    std::shared_ptr<const Scope> m_scope;
    bool m_selfIsModule;
};

} // namespace scalescope::engine
