// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/exported/module_tree.h"

#include "core/engine/exported/program_document.h"
#include "core/message/say_exported.h"

#include <cctype>

namespace scalescope::engine::exported {

namespace {

/// Of all modules and methods: some 100 MiB. A model of ten thousand operators takes a third of it.
constexpr std::size_t largestTree = 150'000;
constexpr std::size_t sizeOfPart = 10; ///< of a module or method, without its values

/// What TorchScript calls a class of Python: "__torch__.torch.nn.modules.linear.Linear".
c10::QualifiedName classNameFor(const std::string& type)
{
    std::string name = "__torch__";
    bool atStart = true;
    for (const char c : type) {
        if (c == '.') {
            atStart = true;
            continue;
        }
        if (std::exchange(atStart, false))
            name += '.';
        name += std::isalnum(static_cast<unsigned char>(c)) != 0 ? c : '_'; // "<locals>"
    }
    return c10::QualifiedName(name == "__torch__" ? name + ".Module" : name);
}

} // namespace

std::pair<std::string, std::string> splitPath(const std::string& path)
{
    const auto dot = path.rfind('.');
    return dot == std::string::npos ? std::pair(std::string(), path)
                                    : std::pair(path.substr(0, dot), path.substr(dot + 1));
}

ModuleTree::ModuleTree(const std::map<std::string, std::string>& types)
{
    make({}, types);
    for (const auto& [path, type] : types)
        make(path, types);
}

torch::jit::Module& ModuleTree::make(const std::string& path, const std::map<std::string, std::string>& types)
{
    if (const auto known = m_modules.find(path); known != m_modules.end())
        return known->second;
    charge(sizeOfPart);
    const auto type = types.find(path);
    torch::jit::Module module(classNameFor(type == types.end() ? std::string() : type->second), m_classes,
                              /*shouldMangle=*/true);
    if (!path.empty()) {
        const auto [parent, name] = splitPath(path);
        make(parent, types).register_module(name, module);
    }
    return m_modules.emplace(path, module).first->second;
}

void ModuleTree::add(const std::string& path, const at::Tensor& tensor, bool isParameter, bool isBuffer)
{
    const auto [owner, name] = splitPath(path);
    torch::jit::Module& module = make(owner, {});
    if (isParameter)
        module.register_parameter(name, tensor, /*is_buffer=*/false);
    else if (isBuffer)
        module.register_buffer(name, tensor);
    else
        module.register_attribute(name, c10::TensorType::get(), tensor);
}

void ModuleTree::addMethod(const std::string& path, const std::string& name,
                           std::shared_ptr<torch::jit::Graph> graph)
{
    charge(sizeOfPart);
    const auto type = at(path).type();
    type->addMethod(m_classes->create_function(c10::QualifiedName(*type->name(), name), std::move(graph)));
}

void ModuleTree::charge(std::size_t size)
{
    m_size += size;
    if (m_size > largestTree)
        throw ClauseError(say::programTooLarge());
}

} // namespace scalescope::engine::exported
