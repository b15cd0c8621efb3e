// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/recipe/recipe_model.h"

#include "core/graph/names.h"
#include "core/job/documents.h"
#include "widgets/models/display.h"
#include "widgets/models/message_text.h"

#include <cmath>

namespace scalescope::widgets {

namespace {

/// As the document has it, in the column of formats.
const QString keepWord = QStringLiteral("keep");

QStringList listOf(const std::vector<std::string>& names)
{
    QStringList list{QString()}; // left out: the default's
    for (const std::string& name : names)
        list << QString::fromStdString(name);
    return list;
}

QStringList formatNames()
{
    std::vector<std::string> names{keepWord.toStdString()};
    for (const formats::ScaledFormat& format : formats::blockFormats())
        names.push_back(format.name);
    for (const formats::NumberFormat& format : formats::standardFormats())
        if (format.hasSign) // not the formats of scales
            names.push_back(format.name);
    return listOf(names);
}

/// "2^-5"; what is no power of two as a decimal.
QString scaleText(const std::optional<double>& scale)
{
    if (!scale)
        return {};
    int exponent = 0;
    return std::frexp(*scale, &exponent) == 0.5 ? powerText(exponent - 1) : QString::number(*scale, 'g', 17);
}

/// Of "2^-5" or a decimal; nothing where it is neither.
std::optional<double> scaleFrom(QString text)
{
    text.replace(QLatin1Char(','), QLatin1Char('.')); // as many write it
    const QString power = QStringLiteral("2^");
    bool isNumber = false;
    const double scale = text.startsWith(power) ? std::ldexp(1, text.mid(power.size()).toInt(&isNumber))
                                                : text.toDouble(&isNumber);
    return isNumber ? std::optional(scale) : std::nullopt;
}

std::optional<int> levelsFrom(const QString& text)
{
    bool isNumber = false;
    const int levels = text.toInt(&isNumber);
    return isNumber ? std::optional(levels) : std::nullopt;
}

} // namespace

RecipeModel::RecipeModel(QObject* parent) : QAbstractTableModel(parent)
{
    m_touched.resize(1);
}

void RecipeModel::setRecipe(job::Recipe recipe)
{
    beginResetModel();
    m_recipe = std::move(recipe);
    count();
    endResetModel();
}

void RecipeModel::setName(const QString& name)
{
    m_recipe.name = name.trimmed().toStdString();
}

void RecipeModel::setOperands(std::vector<report::ProductOperand> operands, bool extended)
{
    beginResetModel();
    m_operands = std::move(operands);
    m_extended = extended;
    count();
    endResetModel();
}

int RecipeModel::addRule(int row)
{
    const int place = std::clamp(row + 1, 1, rowCount());
    beginInsertRows({}, place, place);
    job::RecipeRule rule;
    rule.settings.keep = true;
    m_recipe.rules.insert(m_recipe.rules.begin() + place - 1, rule);
    count();
    endInsertRows();
    return place;
}

void RecipeModel::removeRule(int row)
{
    if (row < 1 || row >= rowCount())
        return;
    beginRemoveRows({}, row, row);
    m_recipe.rules.erase(m_recipe.rules.begin() + row - 1);
    count();
    endRemoveRows();
}

bool RecipeModel::moveRule(int row, int by)
{
    const int other = row + by;
    if (row < 1 || other < 1 || row >= rowCount() || other >= rowCount())
        return false;
    beginMoveRows({}, row, row, {}, by > 0 ? other + 1 : other);
    std::swap(m_recipe.rules[static_cast<std::size_t>(row) - 1],
              m_recipe.rules[static_cast<std::size_t>(other) - 1]);
    count();
    endMoveRows();
    return true;
}

QString RecipeModel::error() const
{
    const auto checked = job::check(m_recipe);
    return checked ? QString() : messageText(checked.error());
}

QStringList RecipeModel::choices(Column column)
{
    switch (column) {
    case Operator:
        return listOf({"linear", "matmul", "attention", "convolution"});
    case Operand:
        return listOf({"input", "weight", "gradient"});
    case Format:
        return formatNames();
    case Scaling:
        return listOf({"none", "tensor", "channel", "block:32", "tile:1x128", "tile:128x128"});
    case ScaleRule:
        return listOf(formats::scaleRuleNames());
    case Levels:
        return listOf({"2", "1"});
    case Rounding:
        return listOf(formats::roundingNames());
    case Module:
    case Scale:
    case Touches:
        break;
    }
    return {};
}

int RecipeModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_recipe.rules.size()) + 1;
}

int RecipeModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : columns;
}

const job::OperandSettings& RecipeModel::settings(int row) const
{
    return row == 0 ? m_recipe.standard : m_recipe.rules[static_cast<std::size_t>(row) - 1].settings;
}

job::OperandSettings& RecipeModel::settings(int row)
{
    return row == 0 ? m_recipe.standard : m_recipe.rules[static_cast<std::size_t>(row) - 1].settings;
}

QString RecipeModel::typed(int row, Column column) const
{
    const job::OperandSettings& all = settings(row);
    const auto* rule = row == 0 ? nullptr : &m_recipe.rules[static_cast<std::size_t>(row) - 1];
    switch (column) {
    case Module:
        return rule == nullptr ? QString() : QString::fromStdString(rule->module);
    case Operator:
        return rule == nullptr ? QString() : QString::fromStdString(rule->op);
    case Operand:
        return rule == nullptr || !rule->operand
                   ? QString()
                   : QString::fromLatin1(graph::nameOf(job::operandNames, *rule->operand));
    case Format:
        return all.keep ? keepWord : QString::fromStdString(all.format);
    case Scaling:
        return QString::fromStdString(all.scaling);
    case ScaleRule:
        return QString::fromStdString(all.rule);
    case Levels:
        return all.levels ? QString::number(*all.levels) : QString();
    case Rounding:
        return QString::fromStdString(all.rounding);
    case Scale:
        return scaleText(all.scale);
    case Touches:
        break;
    }
    return QString::number(m_touched[static_cast<std::size_t>(row)].size());
}

QString RecipeModel::shown(int row, Column column) const
{
    QString text = typed(row, column);
    if (column == Format && text == keepWord)
        return tr("full precision");
    if (row == 0 && column <= Operand)
        return tr("any");
    const auto scale = column == Scale ? scaleFrom(text) : std::nullopt;
    int exponent = 0;
    if (scale && std::frexp(*scale, &exponent) == 0.5 && exponent != 1) // as elsewhere what helps is told
        return tr("%1 (× %2)", "what a tensor is divided by, and multiplied by")
            .arg(text, powerText(1 - exponent));
    return text;
}

QString RecipeModel::refusal(Column column, const QString& text)
{
    if (text.isEmpty())
        return {};
    if (column == Operand && !graph::valueOf(job::operandNames, text.toStdString()))
        return tr("\"%1\" is not an operand; choose input, weight or gradient.").arg(text);
    if (column == Levels && !levelsFrom(text))
        return tr("\"%1\" is not a number of levels; choose 2 or 1.").arg(text);
    if (column == Scale && !scaleFrom(text))
        return tr("\"%1\" is not a scale; write a power of two, such as 2^-5 or 0.125.").arg(text);
    return {};
}

void RecipeModel::type(int row, Column column, const QString& text)
{
    job::OperandSettings& all = settings(row);
    auto* rule = row == 0 ? nullptr : &m_recipe.rules[static_cast<std::size_t>(row) - 1];
    if (rule == nullptr && column <= Operand)
        return; // the default is of any
    const std::string value = text.trimmed().toStdString();
    switch (column) {
    case Module:
        rule->module = value;
        break;
    case Operator:
        rule->op = value;
        break;
    case Operand:
        rule->operand = graph::valueOf(job::operandNames, value);
        break;
    case Format:
        if (text.trimmed() == keepWord)
            all = {}; // keeping goes with no other setting
        all.keep = text.trimmed() == keepWord;
        all.format = all.keep ? std::string() : value;
        break;
    case Scaling:
        all.scaling = value;
        break;
    case ScaleRule:
        all.rule = value;
        break;
    case Levels:
        all.levels = levelsFrom(text.trimmed());
        break;
    case Rounding:
        all.rounding = value;
        break;
    case Scale:
        all.scale = scaleFrom(text.trimmed());
        break;
    case Touches:
        break;
    }
}

QVariant RecipeModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return shown(index.row(), column);
    case Qt::EditRole:
        return typed(index.row(), column);
    case Qt::ToolTipRole:
        if (column == Touches) {
            QStringList modules = m_touched[static_cast<std::size_t>(index.row())];
            modules.removeDuplicates();
            constexpr int most = 12;
            if (modules.size() > most)
                modules = modules.mid(0, most) << QStringLiteral("…");
            return modules.join(QLatin1Char('\n'));
        }
        return {};
    case Qt::TextAlignmentRole:
        return column >= Scale ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter)) : QVariant();
    default:
        return {};
    }
}

bool RecipeModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    const auto column = static_cast<Column>(index.column());
    if (const QString sentence = refusal(column, value.toString().trimmed()); !sentence.isEmpty()) {
        Q_EMIT refused(sentence);
        return false;
    }
    type(index.row(), column, value.toString());
    count();
    Q_EMIT dataChanged(this->index(0, 0), this->index(rowCount() - 1, columns - 1));
    return true;
}

QVariant RecipeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::ToolTipRole)
        return meaning(static_cast<Column>(section));
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return section == 0 ? tr("Default") : tr("Rule %1").arg(section);
    const QStringList titles = {tr("Module"),     tr("Operator"),   tr("Operand"), tr("Format"),
                                tr("Scaling"),    tr("Scale rule"), tr("Levels"),  tr("Rounding"),
                                tr("Divided by"), tr("Operands")};
    return titles.value(section);
}

QString RecipeModel::meaning(Column column)
{
    if (column == Levels)
        return tr("Of NVFP4's scales: 2 with one of the whole tensor above those of blocks, 1 without it");
    return column == Scale
               ? tr("Elements are divided by it before they are rounded, and multiplied by it after")
               : QString();
}

Qt::ItemFlags RecipeModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsSelectable | Qt::ItemIsEnabled;
    const bool isCondition = index.column() <= Operand;
    if (index.column() != Touches && !(index.row() == 0 && isCondition))
        flags |= Qt::ItemIsEditable;
    return flags;
}

/// For which operands each row holds: the last rule that fits, else the default.
void RecipeModel::count()
{
    m_touched.assign(m_recipe.rules.size() + 1, {});
    job::Recipe counted = m_recipe;
    counted.name = "counted"; // the name that it has may be that of another
    const auto rules = job::RecipeRules::from(counted);
    if (!rules)
        return;
    for (const report::ProductOperand& operand : m_operands) {
        const job::OperandPlace place = operand.place(m_extended);
        const auto fitting = rules->fitting(place);
        if (fitting.empty() && !place.isUsual)
            continue;
        const std::size_t row = fitting.empty() ? 0 : fitting.back() + 1;
        m_touched[row] << (operand.module.empty() ? tr("the model itself")
                                                  : QString::fromStdString(operand.module));
    }
}

} // namespace scalescope::widgets
