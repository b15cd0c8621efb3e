// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/modules/modules_view.h"

#include "core/text/name_pattern.h"
#include "widgets/models/display.h"
#include "widgets/models/field_text.h"
#include "widgets/models/message_text.h"
#include "widgets/models/plain_text.h"
#include "widgets/theme/names.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>
#include <optional>

namespace scalescope::widgets {

namespace {

using graph::Direction;

constexpr int namePadding = 14;
constexpr int titlePadding = 22; ///< the style's
constexpr int narrowestBars = 48;

class ModuleCallSheet : public SheetModel
{
public:
    explicit ModuleCallSheet(const Document* document) : m_document(document)
    {
        connect(document, &Document::runChanged, this, &ModuleCallSheet::reload);
        connect(document, &Document::quantityChanged, this, [this] {
            setColumns(described());
            tellChanged(column("statistic"), column("statistic") + 1);
        });
        setColumns(described());
        reload();
    }

private:
    struct Row
    {
        const graph::ModuleCall* call;
        const graph::ModuleCall::Output* output; ///< its path is empty but in a nested result
        const graph::Node* node;
    };

    void reload()
    {
        beginResetModel();
        m_rows.clear();
        const graph::Run& run = m_document->run();
        for (const graph::ModuleCall& call : run.modules)
            for (const graph::ModuleCall::Output& output : call.outputs)
                if (const graph::Node* node = run.graph.find(output.node))
                    m_rows.push_back({&call, &output, node});
        setRows(m_rows.size());
        endResetModel();
    }

    [[nodiscard]] std::vector<Column> described() const
    {
        const QString statistic = fieldTitle(m_document->quantity());
        return {
            {.id = "module",
             .title = ModulesView::tr("module"),
             .text = [this](int row) { return nameOf(*at(row).call); },
             .look = CellLook::Name,
             .width = 120},
            {.id = "type",
             .title = ModulesView::tr("type"),
             .text = [this](int row) { return QString::fromStdString(at(row).call->type); },
             .width = 92},
            {.id = "output",
             .title = ModulesView::tr("output"),
             .text = [this](int row) { return QString::fromStdString(at(row).output->path); },
             .look = CellLook::Code,
             .width = 56},
            {.id = "shape",
             .title = ModulesView::tr("shape"),
             .text = [this](int row) { return shapeText(*at(row).node); },
             .look = CellLook::Code,
             .width = 76},
            {.id = "bars", .title = ModulesView::tr("scales"), .look = CellLook::Bars, .width = 84},
            statisticColumn(m_document, Direction::Forward, ModulesView::tr("fwd %1").arg(statistic), 96),
            statisticColumn(m_document, Direction::Backward, ModulesView::tr("grad %1").arg(statistic), 96),
        };
    }

    /// The model's own path is empty in files: its type stands for it.
    static QString nameOf(const graph::ModuleCall& call)
    {
        return QString::fromStdString(call.path.empty() ? call.type : call.path);
    }
    [[nodiscard]] const Row& at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    [[nodiscard]] const graph::Node* node(int row) const override { return at(row).node; }

    const Document* m_document;
    std::vector<Row> m_rows;
};

void markInvalid(QLineEdit* field, const QString& error)
{
    field->setProperty("invalid", !error.isEmpty());
    field->setToolTip(plainToolTip(error));
    field->style()->unpolish(field);
    field->style()->polish(field);
}

using PatternOrNone = std::optional<text::NamePattern>;

/// What the field holds, no pattern where it is empty; nothing, and the field says why, where it is none.
std::optional<PatternOrNone> patternIn(QLineEdit* field)
{
    const auto pattern = text::NamePattern::from(field->text().toStdString());
    markInvalid(field, pattern ? QString() : messageText(pattern.error()));
    if (!pattern)
        return std::nullopt;
    return field->text().isEmpty() ? PatternOrNone() : *pattern;
}

} // namespace

std::unique_ptr<SheetModel> moduleCallSheet(const Document* document)
{
    return std::make_unique<ModuleCallSheet>(document);
}

ModulesView::ModulesView(Document* document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_include(new QLineEdit(this)),
      m_exclude(new QLineEdit(this)),
      m_table(new SheetView(moduleCallSheet(document).release(), this)),
      m_flat(
          new QLabel(tr("The file tells of no modules inside the model: each operator belongs to the model "
                        "itself. It is so of models that were frozen or inlined when they were exported."),
                     this))
{
    m_include->setPlaceholderText(tr("modules to list: regular expression"));
    m_include->setAccessibleName(tr("Modules to list"));
    m_exclude->setPlaceholderText(tr("modules to leave out"));
    m_exclude->setAccessibleName(tr("Modules to leave out"));
    auto* fields = new QHBoxLayout;
    fields->setSpacing(8);
    for (QLineEdit* field : {m_include, m_exclude}) {
        field->setClearButtonEnabled(true);
        fields->addWidget(field);
        connect(field, &QLineEdit::textChanged, this, &ModulesView::applyFilter);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 0);
    layout->setSpacing(8);
    layout->addLayout(fields);
    m_flat->setObjectName(QStringLiteral("noModules"));
    m_flat->setWordWrap(true);
    layout->addWidget(m_flat);
    layout->addWidget(m_table, 1);
    m_table->setAccessibleName(tr("Calls of modules"));
    m_table->horizontalHeader()->setMinimumSectionSize(40);
    m_table->follow(document);
    connect(document, &Document::runChanged, this, &ModulesView::tellFlat);
    connect(m_table->sheet(), &QAbstractItemModel::modelReset, this, &ModulesView::fitNames);
    setTheme(Theme::light());
    tellFlat();
}

/// Of a model whose operators all are in none of its modules.
void ModulesView::tellFlat()
{
    const auto& nodes = m_document->run().graph.nodes;
    const auto isOperator = [](const graph::Node& node) { return node.kind == graph::NodeKind::Op; };
    const auto isInModule = [&](const graph::Node& node) { return isOperator(node) && !node.module.empty(); };
    m_flat->setVisible(std::ranges::any_of(nodes, isOperator) && std::ranges::none_of(nodes, isInModule));
}

void ModulesView::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_table->setTheme(theme);
    m_flat->setFont(theme.detailFont);
    QPalette muted = theme.palette();
    muted.setColor(QPalette::WindowText, theme.muted);
    m_flat->setPalette(muted);
    m_table->fitTitles();
    fitNames();
}

void ModulesView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitNames();
}

/// The table has its room by now.
void ModulesView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    fitNames();
}

/// Names take what is left, but enough to be read: then types are cut, bars are narrower, and then the table
/// scrolls. Places in results have a column where there are any.
void ModulesView::fitNames()
{
    const SheetModel& sheet = *m_table->sheet();
    const QFontMetrics metrics(m_theme.textFont);
    const int nameColumn = sheet.column("module");
    const int typeColumn = sheet.column("type");
    const int barsColumn = sheet.column("bars");
    const int outputColumn = sheet.column("output");
    m_table->setColumnHidden(outputColumn, widestText(sheet, outputColumn, metrics) == 0);
    QHeaderView* header = m_table->horizontalHeader();
    const auto first = [&](int column) { return sheet.columns()[static_cast<std::size_t>(column)].width; };
    const auto wanted = [&](int column) { return widestText(sheet, column, metrics) + namePadding; };
    const int width = m_table->viewport()->width();
    int room = width - header->length();
    for (const int column : {nameColumn, typeColumn, barsColumn})
        room += header->sectionSize(column);
    const int name = std::max(first(nameColumn), std::min(wanted(nameColumn), width * 2 / 5));
    const int type = std::clamp(room - name - first(barsColumn), first(typeColumn),
                                std::max(first(typeColumn), wanted(typeColumn)));
    const QString title = sheet.headerData(barsColumn, Qt::Horizontal).toString();
    const int least =
        std::max(narrowestBars, QFontMetrics(header->font()).horizontalAdvance(title) + titlePadding);
    const int bars = std::clamp(room - name - type, least, std::max(least, first(barsColumn)));
    header->resizeSection(typeColumn, type);
    header->resizeSection(barsColumn, bars);
    header->resizeSection(nameColumn, std::max(name, room - type - bars));
}

void ModulesView::applyFilter()
{
    const auto include = patternIn(m_include);
    const auto exclude = patternIn(m_exclude);
    if (!include || !exclude)
        return;
    m_table->setCondition([include = *include, exclude = *exclude](const QModelIndex& row) {
        const std::string name = row.data().toString().toStdString();
        return (!include || include->findsIn(name)) && (!exclude || !exclude->findsIn(name));
    });
}

} // namespace scalescope::widgets
