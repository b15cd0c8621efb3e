// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <torch/script.h>

namespace scalescope::engine::exported {

/// The modules of a program by their paths, each with a class of its own. A node in a hundred modules makes
/// as many of them and methods, so that what is made has a bound: past it all throw ClauseError.
class ModuleTree
{
public:
    /// Types by path ("layers.0.linear": "torch.nn.modules.linear.Linear"), the root's under the empty path;
    /// modules on the way that have none are containers.
    explicit ModuleTree(const std::map<std::string, std::string>& types);

    [[nodiscard]] const torch::jit::Module& root() const { return m_modules.at(std::string()); }
    [[nodiscard]] torch::jit::Module& at(const std::string& path) { return m_modules.at(path); }
    /// Makes a tensor an attribute of the module that its path names ("layers.0.linear.weight").
    void add(const std::string& path, const at::Tensor& tensor, bool isParameter, bool isBuffer);
    /// Makes a graph a method of a module.
    void addMethod(const std::string& path, const std::string& name,
                   std::shared_ptr<torch::jit::Graph> graph);
    /// Counts `size` against the bound: 1 for a value, about ten for a method or module.
    void charge(std::size_t size);

private:
    torch::jit::Module& make(const std::string& path, const std::map<std::string, std::string>& types);

    std::shared_ptr<torch::jit::CompilationUnit> m_classes = std::make_shared<torch::jit::CompilationUnit>();
    std::map<std::string, torch::jit::Module> m_modules;
    std::size_t m_size = 0; ///< of all that was made
};

/// The path of what a path is in, and its own name: "layers.0" and "linear".
std::pair<std::string, std::string> splitPath(const std::string& path);

} // namespace scalescope::engine::exported
