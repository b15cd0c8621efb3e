// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/codeview/code_view.h"

#include "core/sheet/problem_rows.h"
#include "widgets/codeview/code_edit.h"
#include "widgets/models/display.h"
#include "widgets/models/field_text.h"
#include "widgets/models/outline_text.h"
#include "widgets/models/plain_text.h"

#include <QComboBox>
#include <QLabel>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

namespace scalescope::widgets {

namespace {

constexpr int smallestFiles = 120;

/// The node itself, or the first that reads it, where it has no place in a source: a parameter, an input.
/// Null where there is none.
const graph::Node* placedNode(const graph::Graph& graph, const graph::Node* node)
{
    if (node == nullptr || node->ownPlace().line > 0)
        return node;
    for (const graph::NodeId user : graph.usersOf(node->id)) {
        const graph::Node* reader = graph.find(user);
        if (reader != nullptr && reader->ownPlace().line > 0)
            return reader;
    }
    return nullptr;
}

bool isInOwnCode(const graph::Node* node)
{
    return node != nullptr && node->ownPlace().line > 0 && !graph::isOfPyTorch(node->ownPlace().file);
}

/// What to read first: the first problem, else the first operator, in code of the model's own. Null where the
/// run has no such code.
const graph::Node* firstInOwnCode(const Document& document)
{
    const graph::Graph& graph = document.run().graph;
    for (const sheet::ProblemRow& row : document.problems()->top())
        if (const auto* node = row.problem.node ? placedNode(graph, graph.find(*row.problem.node)) : nullptr;
            isInOwnCode(node))
            return node;
    const auto first =
        std::ranges::find_if(graph.nodes, [](const graph::Node& node) { return isInOwnCode(&node); });
    return first == graph.nodes.end() ? nullptr : &*first;
}

/// "…/nn/modules/linear.py": the end says which file it is, and has room.
QString endOfPath(const QString& path)
{
    constexpr int parts = 3;
    const QString end = path.section(u'/', -parts);
    return end == path || end == path.mid(1) ? path : QStringLiteral("…/") + end;
}

} // namespace

CodeView::CodeView(Document* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_strip(new QWidget(this)),
      m_files(new QComboBox(m_strip)),
      m_legend(new QLabel(m_strip)),
      m_edit(new CodeEdit(this)),
      m_hint(new QLabel(this))
{
    setObjectName(QStringLiteral("codeView"));
    m_files->setAccessibleName(tr("Source file"));
    m_files->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_files->setMinimumWidth(smallestFiles); // long paths would else make panels beside the view give way
    m_edit->setAccessibleName(tr("Code with the scale of what each line produced"));
    m_hint->setText(tr("There is no source text in this run."));
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    auto* strip = new QVBoxLayout(m_strip);
    strip->setContentsMargins(16, 8, 16, 8);
    strip->setSpacing(4);
    strip->addWidget(m_files, 0, Qt::AlignLeft);
    m_legend->setObjectName(QStringLiteral("codeLegend"));
    m_legend->setTextFormat(Qt::PlainText);
    m_legend->setWordWrap(true);
    strip->addWidget(m_legend);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_strip);
    layout->addWidget(m_edit, 1);
    layout->addWidget(m_hint, 1);

    connect(m_document, &Document::runChanged, this, &CodeView::takeRun);
    connect(m_document, &Document::selectionChanged, this, [this] { followSelection(true); });
    connect(m_document, &Document::quantityChanged, this, &CodeView::changeFigures);
    connect(m_files, &QComboBox::currentIndexChanged, this, [this](int index) {
        showFile(index);
        followSelection(false);
    });
    connect(m_edit, &CodeEdit::lineActivated, this, &CodeView::activate);
    setTheme(Theme::light());
    takeRun(RunChange::Another);
}

void CodeView::setTheme(const Theme& theme)
{
    m_edit->setTheme(theme);
    for (QLabel* label : {m_hint, m_legend}) {
        QPalette palette = label->palette();
        palette.setColor(QPalette::WindowText, theme.muted);
        label->setPalette(palette);
    }
    m_legend->setFont(theme.detailFont);
}

/// One that nobody sees costs no time.
void CodeView::takeRun(RunChange change)
{
    if (!isVisible()) {
        m_notTaken = m_notTaken == RunChange::Another ? m_notTaken : change;
        return;
    }
    m_notTaken.reset();
    const bool isAnother = change == RunChange::Another;
    const int top = m_edit->verticalScrollBar()->value();
    rebuild(isAnother ? QString() : m_files->currentData().toString());
    followSelection(isAnother);
    if (isAnother && m_document->selectedNode() == nullptr)
        beginInOwnCode();
    if (!isAnother)
        m_edit->verticalScrollBar()->setValue(top);
}

/// Shows a file of the run's, its first where it has none of that name.
void CodeView::rebuild(const QString& file)
{
    m_sources = report::annotatedSources(m_document->run());
    {
        const QSignalBlocker blocker(m_files);
        m_files->clear();
        for (const report::AnnotatedSource& source : m_sources) {
            const QString path = QString::fromStdString(source.file);
            m_files->addItem(endOfPath(path), path);
            m_files->setItemData(m_files->count() - 1, plainToolTip(path), Qt::ToolTipRole);
        }
        m_files->setCurrentIndex(std::max(m_files->findData(file), m_sources.empty() ? -1 : 0));
    }
    m_strip->setVisible(!m_sources.empty());
    m_files->setVisible(m_sources.size() > 1);
    m_edit->setVisible(!m_sources.empty());
    m_hint->setVisible(m_sources.empty());
    showFile(m_files->currentIndex());
}

void CodeView::showFile(int index)
{
    m_shownFile = index;
    m_told = -1;
    m_code = index < 0 ? CodeText{}
                       : CodeText::of(m_sources.at(static_cast<std::size_t>(index)), m_document->run().graph,
                                      m_document->quantity());
    m_edit->setCode(m_code);
    const QString words =
        tr("%1 of what each line produced: -> forward, <- gradient").arg(fieldTitle(m_document->quantity()));
    m_legend->setText(graph::isOutline(m_document->run()) ? notRunText()
                      : m_code.hasMagnitudes
                          ? tr("%1; |x| is the magnitude of a tensor's only element").arg(words)
                          : words);
}

/// The lines stay what and where they are.
void CodeView::changeFigures()
{
    if (m_notTaken)
        return;
    const int top = m_edit->verticalScrollBar()->value();
    showFile(m_shownFile);
    followSelection(false);
    m_edit->verticalScrollBar()->setValue(top);
}

void CodeView::followSelection(bool isNew)
{
    if (m_notTaken)
        return;
    const graph::Node* node = placedNode(m_document->run().graph, m_document->selectedNode());
    if (node == nullptr) {
        mark(nullptr);
        return;
    }
    int own = indexOf(node->ownPlace());
    own = own < 0 ? indexOf(node->location) : own;
    if (own >= 0 && own != m_shownFile && isNew) {
        const QSignalBlocker blocker(m_files);
        m_files->setCurrentIndex(own);
        showFile(own);
    }
    mark(node);
}

/// Marks nothing: that would say what is selected.
void CodeView::beginInOwnCode()
{
    const graph::Node* first = firstInOwnCode(*m_document);
    const int own = first == nullptr ? -1 : indexOf(first->ownPlace());
    if (own < 0)
        return;
    const QSignalBlocker blocker(m_files);
    m_files->setCurrentIndex(own);
    showFile(own);
    m_edit->showLine(lineOf(*first));
}

/// The node's line, which then tells of it; null marks none.
void CodeView::mark(const graph::Node* node)
{
    const auto lineAt = [this](int line) -> const CodeText::Line& {
        return m_code.lines[static_cast<std::size_t>(line)];
    };
    if (m_told >= 0)
        m_edit->setLine(m_told, lineAt(m_told).text);
    m_told = -1;
    const int line = node == nullptr ? -1 : lineOf(*node);
    const QString said =
        line < 0 ? QString() : CodeText::annotationOf(lineAt(line), *node, m_document->quantity());
    if (!said.isEmpty()) {
        m_edit->setLine(line, m_code.annotated(lineAt(line), said));
        m_told = line;
    }
    const bool isTold = node != nullptr && !said.isEmpty();
    m_edit->markLine(line, isTold ? QString::fromStdString(node->name) : QString());
}

/// Of a source among those that are shown; -1 where it is not.
int CodeView::indexOf(const graph::SourceLocation& place) const
{
    const auto found = std::ranges::find(m_sources, place.file, &report::AnnotatedSource::file);
    return found == m_sources.end() ? -1 : static_cast<int>(found - m_sources.begin());
}

/// In the text that is shown: where the model's code made the node, or where PyTorch's did. -1 where neither.
int CodeView::lineOf(const graph::Node& node) const
{
    for (const graph::SourceLocation& place : {node.ownPlace(), node.location})
        if (m_shownFile >= 0 && indexOf(place) == m_shownFile)
            return m_code.lineOf(node, place.line, m_document->run().graph);
    return -1;
}

void CodeView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_notTaken)
        takeRun(*m_notTaken);
}

void CodeView::activate(int line)
{
    if (line < 0 || line >= static_cast<int>(m_code.lines.size()))
        return;
    const auto& node = m_code.lines[static_cast<std::size_t>(line)].node;
    if (node)
        m_document->select(node);
}

} // namespace scalescope::widgets
