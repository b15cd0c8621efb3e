// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ATen/core/ivalue.h>
#include <optional>
#include <string>
#include <torch/csrc/jit/frontend/sugared_value.h>
#include <vector>

namespace scalescope::engine {

/// A module inside a method that is being compiled. libtorch's own compiler knows modules as plain objects
/// only; this lets sources call them (`self.fc1(x)`) and go through lists of them (`for layer in
/// self.layers`).
class ModuleValue : public torch::jit::SugaredValue
{
public:
    explicit ModuleValue(torch::jit::Value* self) : m_self(self) {}

    using Location = torch::jit::SourceRange;
    using Function = torch::jit::GraphFunction;
    using Values = at::ArrayRef<torch::jit::NamedValue>;
    using Shared = std::shared_ptr<torch::jit::SugaredValue>;

    [[nodiscard]] std::string kind() const override { return "module"; }
    torch::jit::Value* asValue(const Location&, Function&) override { return m_self; }
    Shared attr(const Location& location, Function& method, const std::string& field) override;
    bool hasAttr(const Location& location, Function& method, const std::string& field) override;
    void setAttr(const Location& location, Function& method, const std::string& field,
                 torch::jit::Value* value) override;
    Shared call(const Location& location, Function& method, Values arguments, Values keywords,
                std::size_t binders) override;
    Shared iter(const Location& location, Function& method) override;

private:
    torch::jit::Value* m_self;
};

/// Binds `self` of the methods of a module type.
struct ModuleSelf : torch::jit::Self
{
    explicit ModuleSelf(c10::ClassTypePtr type) : m_type(std::move(type)) {}

    [[nodiscard]] std::shared_ptr<torch::jit::SugaredValue>
    makeSugared(torch::jit::Value* value) const override;
    [[nodiscard]] c10::ClassTypePtr getClassType() const override { return m_type; }

private:
    c10::ClassTypePtr m_type;
};

/// One attribute of a layer.
struct LayerAttribute
{
    enum class Kind { Parameter, Buffer, Constant };

    std::string name;
    c10::IValue value;
    Kind kind = Kind::Parameter;
};

/// The parameters, buffers and constants of a layer that PyTorch has under the same name, initialised the way
/// PyTorch does, with the default generator; nothing where there is no such layer. The arguments are the
/// leading ones of the layer in torch.nn. Throws std::invalid_argument where their number does not fit.
std::optional<std::vector<LayerAttribute>> layerAttributes(const std::string& name,
                                                           const std::vector<std::int64_t>& arguments);

} // namespace scalescope::engine
