// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/examples/example.h"

#include "core/engine/examples/build_example.h"
#include "core/engine/examples/layers.h"
#include "core/runfile/partial_file.h"

#include <cerrno>
#include <fstream>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <system_error>
#include <torch/csrc/jit/frontend/lexer.h>
#include <torch/csrc/jit/frontend/parser.h>
#include <torch/csrc/jit/frontend/resolver.h>
#include <torch/csrc/jit/frontend/tree_views.h>

namespace scalescope::engine {

namespace {

namespace jit = torch::jit;

std::string readText(const std::filesystem::path& file)
{
    std::ifstream stream(file);
    if (!stream) {
        throw std::runtime_error("can't open " + file.string());
    }
    std::ostringstream text;
    text << stream.rdbuf();
    return text.str();
}

/// The name that an expression such as `Linear` in `Linear(16, 64)` consists of.
std::string nameOf(const jit::Expr& expression)
{
    return jit::Var(expression).name().name();
}

/// Turns the classes of source files into modules.
class ModuleBuilder
{
public:
    /// Reads the classes of a file; returns the name of its last one.
    std::string read(const std::filesystem::path& file);
    /// A new module of a class that was read.
    jit::Module make(const std::string& className, const jit::List<jit::Expr>* arguments = nullptr);

private:
    jit::Module makeList(const jit::List<jit::Expr>& elements);
    jit::Module start(const std::string& typeName, bool isLayer = false);
    void addChildren(jit::Module& module, const jit::ClassDef& definition);
    void defineMethods(const jit::Module& module, const jit::ClassDef& definition);

    std::shared_ptr<jit::CompilationUnit> m_unit = std::make_shared<jit::CompilationUnit>();
    std::map<std::string, jit::ClassDef> m_classes;
    std::map<std::string, c10::ClassTypePtr> m_types; ///< modules of one class share their type
};

std::string ModuleBuilder::read(const std::filesystem::path& file)
{
    jit::Parser parser(std::make_shared<jit::Source>(readText(file), file.filename().string(), 1));
    std::string last;
    while (parser.lexer().cur().kind != jit::TK_EOF) {
        if (parser.lexer().cur().kind == jit::TK_NEWLINE) {
            parser.lexer().next();
            continue;
        }
        const jit::ClassDef definition(parser.parseClass());
        last = definition.name().name();
        m_classes.emplace(last, definition);
    }
    if (last.empty()) {
        throw std::runtime_error("there is no class in " + file.string());
    }
    return last;
}

/// `isLayer`: one of PyTorch's own, which has its type in PyTorch's package.
jit::Module ModuleBuilder::start(const std::string& typeName, bool isLayer)
{
    const auto known = m_types.find(typeName);
    const std::string package = isLayer ? "__torch__.torch.nn.modules." : "__torch__.";
    jit::Module module = known != m_types.end() ? jit::Module(m_unit, known->second)
                                                : jit::Module(c10::QualifiedName(package + typeName), m_unit);
    module.register_attribute("training", c10::BoolType::get(), true);
    return module;
}

jit::Module ModuleBuilder::make(const std::string& className, const jit::List<jit::Expr>* arguments)
{
    if (className == "ModuleList" && arguments) {
        return makeList(*arguments);
    }
    const auto definition = m_classes.find(className);
    if (definition == m_classes.end()) {
        throw std::runtime_error("there is no class " + className);
    }
    std::vector<std::int64_t> sizes;
    for (std::size_t i = 0; arguments && i < arguments->size(); ++i) {
        sizes.push_back(jit::Const((*arguments)[i]).asIntegral());
    }
    const auto attributes = layerAttributes(className, sizes);
    jit::Module module = start(className, attributes.has_value());
    for (const LayerAttribute& attribute : attributes.value_or(std::vector<LayerAttribute>())) {
        if (attribute.kind == LayerAttribute::Kind::Constant) {
            module.register_attribute(attribute.name, attribute.value.type(), attribute.value);
        } else {
            const bool isBuffer = attribute.kind == LayerAttribute::Kind::Buffer;
            const at::Tensor value = attribute.value.toTensor();
            module.register_parameter(attribute.name, isBuffer ? value : value.set_requires_grad(true),
                                      isBuffer);
        }
    }
    addChildren(module, definition->second);
    if (m_types.emplace(className, module.type()).second) {
        defineMethods(module, definition->second);
    }
    return module;
}

jit::Module ModuleBuilder::makeList(const jit::List<jit::Expr>& elements)
{
    std::vector<jit::Module> children;
    std::string typeName = "ModuleList";
    for (const jit::Expr& element : elements) {
        const jit::Apply call(element);
        const auto arguments = call.inputs();
        children.push_back(make(nameOf(call.callee()), &arguments));
        typeName += "_" + children.back().type()->name()->name();
    }
    jit::Module module = start(typeName);
    for (std::size_t i = 0; i < children.size(); ++i) {
        module.register_module(std::to_string(i), children[i]);
    }
    m_types.emplace(typeName, module.type());
    return module;
}

void ModuleBuilder::addChildren(jit::Module& module, const jit::ClassDef& definition)
{
    for (const jit::Stmt& statement : definition.body()) {
        if (statement.kind() == jit::TK_ASSIGN) {
            const jit::Assign assignment(statement);
            const jit::Apply call(assignment.rhs().get());
            const auto arguments = call.inputs();
            module.register_module(nameOf(assignment.lhs()), make(nameOf(call.callee()), &arguments));
        }
    }
}

void ModuleBuilder::defineMethods(const jit::Module& module, const jit::ClassDef& definition)
{
    std::vector<jit::Def> methods;
    for (const jit::Stmt& statement : definition.body()) {
        if (statement.kind() == jit::TK_DEF) {
            methods.emplace_back(statement.tree());
        }
    }
    const ModuleSelf self(module.type());
    const std::vector<jit::ResolverPtr> resolvers(methods.size(), jit::nativeResolver());
    m_unit->define(module.type()->name(), {}, {}, methods, resolvers, &self);
}

/// A file of that name has all of the archive or is what it was before.
void saveWhole(const jit::Module& module, const std::filesystem::path& archive)
{
    std::ostringstream bytes;
    module.save(bytes);
    const std::filesystem::path partial = runfile::partialOf(archive);
    errno = 0;
    std::ofstream file(partial, std::ios::binary | std::ios::trunc);
    file << bytes.view();
    file.close();
    std::error_code failed(file ? 0 : errno, std::generic_category());
    if (file) {
        std::filesystem::rename(partial, archive, failed);
    }
    if (!file || failed) {
        std::error_code ignored;
        std::filesystem::remove(partial, ignored);
        throw std::runtime_error(failed ? failed.message() : "it can't be written");
    }
}

} // namespace

torch::jit::Module buildModule(const std::filesystem::path& source, std::uint64_t seed,
                               const std::filesystem::path& layers)
{
    at::manual_seed(seed);
    ModuleBuilder builder;
    builder.read(layers.empty() ? source.parent_path() / "nn.py" : layers);
    return builder.make(builder.read(source));
}

Result<void> buildExample(const std::filesystem::path& source, const std::filesystem::path& archive)
{
    try {
        saveWhole(buildModule(source), archive);
        return {};
    } catch (const std::exception& error) {
        return fail(ExitStatus::Unreadable,
                    "Can't build " + archive.string() + " from " + source.string() + ": " + error.what());
    }
}

std::optional<int> runBuildExample(int argc, char** argv)
{
    if (argc != 4 || std::string_view(argv[1]) != "--build-example") {
        return std::nullopt;
    }
    const Result<void> built = buildExample(argv[2], argv[3]);
    if (!built) {
        std::cerr << built.error().message << '\n';
    }
    return static_cast<int>(built ? ExitStatus::Done : built.error().status);
}

} // namespace scalescope::engine
