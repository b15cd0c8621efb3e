// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/commands/pruning.h"

#include "app/desktop/commands/commands.h"
#include "core/graph/stored.h"
#include "widgets/models/joined_words.h"

#include <QInputDialog>
#include <QMenu>
#include <QSpinBox>
#include <QUndoCommand>
#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace scalescope::app {

namespace {

class ChangePruning : public QUndoCommand
{
public:
    ChangePruning(widgets::Document& document, prune::Options options, const QString& text)
        : QUndoCommand(text), m_document(document), m_before(document.pruning()), m_after(std::move(options))
    {
    }
    void undo() override { m_document.setPruning(m_before); }
    void redo() override { m_document.setPruning(m_after); }

private:
    widgets::Document& m_document;
    prune::Options m_before;
    prune::Options m_after;
};

/// "2^-16" for a power of two, four digits for others.
QString toleranceText(double tolerance)
{
    const double exponent = std::log2(tolerance);
    if (exponent == std::floor(exponent))
        return QStringLiteral("2^%1").arg(static_cast<int>(exponent));
    return QString::number(tolerance, 'g', 4);
}

/// The nearest producer of a hidden node that is still in the graph, else the nearest user; nothing where
/// both sides are hidden as far as they go.
std::optional<graph::NodeId> nearestShown(const widgets::Document& document, graph::NodeId hidden)
{
    const graph::Graph& all = document.run().graph;
    for (const bool upwards : {true, false}) {
        std::vector<graph::NodeId> queue{hidden};
        std::set<graph::NodeId> seen{hidden};
        for (std::size_t i = 0; i < queue.size(); ++i) {
            const graph::Node* shown = document.graph().find(queue[i]);
            if (shown != nullptr && !graph::isStored(*shown))
                return shown->id;
            for (const graph::NodeId next : upwards ? all.inputsOf(queue[i]) : all.usersOf(queue[i]))
                if (seen.insert(next).second)
                    queue.push_back(next);
        }
    }
    return std::nullopt;
}

} // namespace

Pruning::Pruning(widgets::Document& document, const Commands& commands, QWidget* window)
    : QObject(window),
      m_document(document),
      m_commands(commands),
      m_window(window),
      m_undo(commands["edit.undo"]->text()),
      m_redo(commands["edit.redo"]->text())
{
    connectCommands();
    connect(&m_document, &widgets::Document::graphChanged, this, &Pruning::update);
    connect(&m_document, &widgets::Document::selectionChanged, this, &Pruning::update);
    connect(&m_stack, &QUndoStack::indexChanged, this, &Pruning::update);
    update();
}

void Pruning::connectCommands()
{
    connect(m_commands["edit.undo"], &QAction::triggered, &m_stack, &QUndoStack::undo);
    connect(m_commands["edit.redo"], &QAction::triggered, &m_stack, &QUndoStack::redo);
    connect(m_commands["prune.nonFloat"], &QAction::triggered, this, [this](bool on) {
        prune::Options options = m_document.pruning();
        options.nonFloat = on;
        apply(options, on ? tr("hide non-float") : tr("show non-float"));
    });
    connect(m_commands["prune.sameScale"], &QAction::triggered, this, [this](bool on) {
        prune::Options options = m_document.pruning();
        options.sameScale = on ? std::optional(prune::defaultTolerance) : std::nullopt;
        apply(options, on ? tr("hide same scale") : tr("show same scale"));
    });
    connect(m_commands["prune.tolerance"], &QAction::triggered, this, &Pruning::askTolerance);
    connect(m_commands["prune.hideNode"], &QAction::triggered, this, [this] {
        const graph::Node* node = m_document.selectedNode();
        prune::Options options = m_document.pruning();
        options.nodes.insert(node->id);
        hideSelected(options, tr("hide %1").arg(QString::fromStdString(node->name)));
    });
    connect(m_commands["prune.hideTarget"], &QAction::triggered, this, [this] {
        const graph::Node* node = m_document.selectedNode();
        prune::Options options = m_document.pruning();
        options.targets.insert(node->target);
        hideSelected(options, tr("hide %1").arg(QString::fromStdString(node->target)));
    });
    connect(m_commands["prune.showHidden"], &QAction::triggered, this, [this] {
        prune::Options options = m_document.pruning();
        options.nodes.clear();
        apply(options, tr("show hidden nodes"));
    });
    connect(m_commands["prune.reset"], &QAction::triggered, this,
            [this] { apply({}, tr("reset the pruning")); });
}

void Pruning::apply(const prune::Options& options, const QString& text)
{
    if (options != m_document.pruning())
        m_stack.push(new ChangePruning(m_document, options, text));
    update();
}

void Pruning::show(const std::set<graph::NodeId>& nodes)
{
    const graph::Graph& all = m_document.run().graph;
    prune::Options options = m_document.pruning();
    for (const graph::NodeId id : nodes) {
        options.nodes.erase(id);
        if (const graph::Node* node = all.find(id))
            options.targets.erase(node->target);
    }
    const auto showsAll = [&] {
        const graph::Graph pruned = prune::prune(all, options);
        return std::ranges::all_of(nodes, [&](graph::NodeId id) { return pruned.find(id) != nullptr; });
    };
    if (!showsAll())
        options.sameScale.reset();
    if (!showsAll())
        options.nonFloat = false;
    apply(options, tr("show nodes with problems"));
}

void Pruning::hideSelected(const prune::Options& options, const QString& text)
{
    const auto before = m_document.selected();
    apply(options, text);
    if (before && m_document.graph().find(*before) == nullptr)
        m_document.select(nearestShown(m_document, *before));
}

void Pruning::update()
{
    const prune::Options& options = m_document.pruning();
    m_commands["prune.nonFloat"]->setChecked(options.nonFloat);
    m_commands["prune.sameScale"]->setChecked(options.sameScale.has_value());
    m_commands["prune.showHidden"]->setEnabled(!options.nodes.empty());
    m_commands["prune.reset"]->setEnabled(options != prune::Options{});
    const graph::Node* node = m_document.selectedNode();
    const bool shown = node != nullptr && m_document.graph().find(node->id) != nullptr;
    m_commands["prune.hideNode"]->setEnabled(shown);
    m_commands["prune.hideTarget"]->setEnabled(shown && node->kind == graph::NodeKind::Op);
    m_commands["edit.undo"]->setEnabled(m_stack.canUndo());
    m_commands["edit.undo"]->setText(m_stack.canUndo() ? tr("&Undo %1").arg(m_stack.undoText()) : m_undo);
    m_commands["edit.redo"]->setEnabled(m_stack.canRedo());
    m_commands["edit.redo"]->setText(m_stack.canRedo() ? tr("&Redo %1").arg(m_stack.redoText()) : m_redo);
}

void Pruning::fill(QMenu* menu)
{
    m_commands.fill(menu, MenuId::Prune);
    QMenu* targets = menu->addMenu(tr("Hide by &operator"));
    // Made when it is opened: a run's list of operators can be long and is not known before.
    connect(targets, &QMenu::aboutToShow, this, [this, targets] { fillTargets(targets); });
}

void Pruning::fillTargets(QMenu* menu)
{
    menu->clear();
    std::map<std::string, int> counts;
    for (const graph::Node& node : m_document.run().graph.nodes)
        if (node.kind == graph::NodeKind::Op && node.floating)
            ++counts[node.target];
    for (const auto& [target, count] : counts) {
        const QString text =
            tr("%1  × %2", "operator and how often").arg(QString::fromStdString(target)).arg(count);
        QAction* action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(m_document.pruning().targets.contains(target));
        connect(action, &QAction::triggered, this, [this, target = target](bool on) {
            prune::Options options = m_document.pruning();
            if (on)
                options.targets.insert(target);
            else
                options.targets.erase(target);
            const QString name = QString::fromStdString(target);
            apply(options, on ? tr("hide %1").arg(name) : tr("show %1").arg(name));
        });
    }
    if (counts.empty())
        menu->addAction(tr("No operators yet"))->setEnabled(false);
}

void Pruning::askTolerance()
{
    const double now = m_document.pruning().sameScale.value_or(prune::defaultTolerance);
    auto* dialog = new QInputDialog(m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setWindowTitle(tr("Tolerance of the same scale"));
    dialog->setLabelText(
        tr("Hide an operator whose mean |x| differs from its input's by less than this part:"));
    dialog->setIntRange(-52, 0);
    dialog->setIntValue(static_cast<int>(std::lround(std::log2(now))));
    dialog->findChild<QSpinBox*>()->setPrefix(QStringLiteral("2^"));
    connect(dialog, &QInputDialog::intValueSelected, this, [this](int exponent) {
        prune::Options options = m_document.pruning();
        options.sameScale = std::exp2(exponent);
        apply(options, tr("tolerance %1").arg(toleranceText(*options.sameScale)));
    });
    dialog->open();
}

QString Pruning::summary() const
{
    const std::size_t all = m_document.run().graph.nodes.size();
    const std::size_t hidden = all - std::min(all, m_document.graph().nodes.size());
    return hidden == 0 ? tr("nothing") : tr("%n hidden", "nodes", static_cast<int>(hidden));
}

QString Pruning::rules() const
{
    const prune::Options& options = m_document.pruning();
    QStringList parts;
    if (options.sameScale)
        parts << tr("same scale %1").arg(toleranceText(*options.sameScale));
    if (options.nonFloat)
        parts << tr("non-float");
    if (!options.targets.empty())
        parts << tr("operators: %1").arg(options.targets.size());
    if (!options.nodes.empty())
        parts << tr("by hand: %1").arg(options.nodes.size());
    return widgets::listed(parts);
}

} // namespace scalescope::app
