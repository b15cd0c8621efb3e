// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runsetup/spec_editor.h"

#include "widgets/models/message_text.h"
#include "widgets/models/plain_text.h"
#include "widgets/runsetup/spec_fields.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace scalescope::widgets {

namespace {

constexpr int indent = 16;
constexpr int rowGap = 8;
constexpr int nameWidth = SpecEditor::fieldsAt - rowGap;
constexpr int keyWidth = 96;
constexpr int besideName = 6;
constexpr int keyPosition = 2; ///< in the row: after the indent and the name

QToolButton* makeButton(const QString& text, const QString& name, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setText(text);
    button->setAccessibleName(name);
    return button;
}

bool hasItems(SpecKind kind)
{
    return kind == SpecKind::List || kind == SpecKind::Dict;
}

} // namespace

SpecEditor::SpecEditor(const QString& name, const job::TypeInfo& type, const QString& otherwise, int depth,
                       QWidget* parent)
    : QWidget(parent),
      m_name(name),
      m_type(type),
      m_depth(depth),
      m_row(new QHBoxLayout),
      m_error(new QLabel(this)),
      m_itemLayout(new QVBoxLayout)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(m_row);
    makeRow(otherwise);
    m_error->setObjectName(QStringLiteral("fieldError"));
    m_error->setTextFormat(Qt::PlainText);
    m_error->setWordWrap(true);
    m_error->setContentsMargins(SpecEditor::fieldsAt, 0, 0, 0);
    m_error->hide();
    layout->addWidget(m_error);
    m_itemLayout->setSpacing(4);
    layout->addLayout(m_itemLayout);
    resetItems();
}

void SpecEditor::makeRow(const QString& otherwise)
{
    m_row->setSpacing(rowGap);
    m_row->addSpacing(m_depth * indent);
    m_row->addWidget(makeName());
    m_fields = new SpecFields(m_name, m_type, otherwise, this);
    m_row->addWidget(m_fields, 1);
    m_add = makeButton(tr("Add"), tr("Add an item to %1").arg(m_name), this);
    m_remove = makeButton(tr("Remove"), tr("Remove %1").arg(m_name), this);
    m_remove->hide();
    m_row->addWidget(m_add);
    m_row->addWidget(m_remove);
    connect(m_fields, &SpecFields::changed, this, &SpecEditor::changed);
    connect(m_fields, &SpecFields::kindChosen, this, &SpecEditor::resetItems);
    connect(m_add, &QToolButton::clicked, this, [this] {
        addItem();
        Q_EMIT changed();
    });
}

/// The name, and as much of its type as fits beside it.
QWidget* SpecEditor::makeName()
{
    const int width = nameWidth - m_depth * indent;
    const QString type = QString::fromStdString(m_type.text);
    auto* cell = new QWidget(this);
    cell->setFixedWidth(width);
    cell->setToolTip(plainToolTip(type));
    auto* layout = new QHBoxLayout(cell);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(besideName);
    auto* name = new QLabel(cell);
    name->setTextFormat(Qt::PlainText);
    name->setText(m_name);
    layout->addWidget(name);
    auto* muted = new QLabel(cell);
    muted->setObjectName(QStringLiteral("muted"));
    muted->setTextFormat(Qt::PlainText);
    const int left = width - name->fontMetrics().horizontalAdvance(m_name) - 2 * besideName;
    muted->setText(muted->fontMetrics().elidedText(type, Qt::ElideRight, std::max(left, 0)));
    layout->addWidget(muted, 1);
    return cell;
}

QString SpecEditor::text() const
{
    return hasItems(m_fields->kind()) ? itemsText() : textOf(m_fields->parts(), m_type);
}

bool SpecEditor::isDefault() const
{
    return m_fields->kind() == SpecKind::Default;
}

void SpecEditor::offer(const QString& shape, const QString& dtype)
{
    m_default.shape = shape;
    m_default.dtype = dtype;
    if (isDefault())
        m_fields->setParts(m_default);
}

QString SpecEditor::itemsText() const
{
    const bool dict = m_fields->kind() == SpecKind::Dict;
    QStringList texts;
    for (const SpecEditor* item : m_items)
        texts << (dict ? keyText(item) + QStringLiteral(": ") : QString()) + item->text();
    const QString inside = texts.join(QStringLiteral(", "));
    return dict ? QStringLiteral("{%1}").arg(inside) : QStringLiteral("[%1]").arg(inside);
}

QString SpecEditor::keyText(const SpecEditor* entry) const
{
    const std::string key = entry->m_key->text().toStdString();
    return QString::fromStdString(keyType().kind == job::TypeKind::Str ? job::quotedText(key) : key);
}

job::TypeInfo SpecEditor::keyType() const
{
    const auto& elements = valueType(m_type).elements;
    return elements.empty() ? job::TypeInfo{job::TypeKind::Str, "str", {}, {}} : elements.front();
}

void SpecEditor::setText(const QString& text)
{
    const auto spec = job::parseSpec(text.toStdString());
    SpecParts parts;
    if (spec) {
        setSpec(*spec);
        return;
    }
    parts.kind = text.isEmpty() ? kindsFor(m_type, false).front() : SpecKind::Spec;
    const bool canBeLeftOut = text.isEmpty() && [&] {
        m_fields->setParts(m_default);
        return isDefault();
    }();
    if (!canBeLeftOut) {
        parts.text = text;
        m_fields->setParts(parts);
    }
    resetItems();
}

void SpecEditor::setSpec(const job::Spec& spec)
{
    m_fields->setParts(partsOf(spec, m_type));
    resetItems();
    if (m_fields->kind() == SpecKind::List) {
        const auto& items = std::get<job::ListSpec>(spec.value).items;
        for (std::size_t i = 0; i < items.size(); ++i) {
            const auto row = static_cast<qsizetype>(i);
            (row < m_items.size() ? m_items[row] : addItem())->setSpec(items[i]);
        }
    } else if (m_fields->kind() == SpecKind::Dict) {
        const auto& entries = std::get<job::DictSpec>(spec.value);
        for (std::size_t i = 0; i < entries.values.size(); ++i) {
            SpecEditor* item = addItem();
            const auto* key = std::get_if<std::string>(&entries.keys[i].value);
            item->m_key->setText(
                QString::fromStdString(key != nullptr ? *key : job::toText(entries.keys[i])));
            item->setSpec(entries.values[i]);
        }
    }
}

void SpecEditor::resetItems()
{
    for (SpecEditor* item : m_items) {
        item->hide();
        item->deleteLater();
    }
    m_items.clear();
    const job::TypeInfo& type = valueType(m_type);
    const bool tuple = type.kind == job::TypeKind::Tuple;
    m_add->setVisible(hasItems(m_fields->kind()) && !tuple);
    if (m_fields->kind() != SpecKind::List || !tuple)
        return;
    for (std::size_t i = 0; i < type.elements.size(); ++i)
        append(i < type.names.size() ? QString::fromStdString(type.names[i]) : QString::number(i),
               type.elements[i]);
}

SpecEditor* SpecEditor::append(const QString& name, const job::TypeInfo& type)
{
    auto* item = new SpecEditor(name, type, {}, m_depth + 1, this);
    connect(item, &SpecEditor::changed, this, &SpecEditor::changed);
    m_itemLayout->addWidget(item);
    m_items.append(item);
    return item;
}

SpecEditor* SpecEditor::addItem()
{
    const job::TypeInfo& type = valueType(m_type);
    const bool dict = m_fields->kind() == SpecKind::Dict;
    SpecEditor* item = append(dict ? tr("entry") : QString::number(m_items.size()),
                              type.elements.empty() ? job::TypeInfo{} : type.elements.back());
    if (dict)
        item->addKeyField();
    item->m_remove->show();
    connect(item->m_remove, &QToolButton::clicked, this, [this, item] { removeItem(item); });
    return item;
}

void SpecEditor::addKeyField()
{
    m_key = new QLineEdit(this);
    m_key->setObjectName(QStringLiteral("key"));
    m_key->setPlaceholderText(tr("key"));
    m_key->setAccessibleName(tr("Key of the entry"));
    m_key->setFixedWidth(keyWidth);
    m_row->insertWidget(keyPosition, m_key);
    connect(m_key, &QLineEdit::textEdited, this, &SpecEditor::changed);
}

void SpecEditor::removeItem(SpecEditor* item)
{
    m_items.removeAll(item);
    item->hide();
    item->deleteLater();
    Q_EMIT changed();
}

bool SpecEditor::validate(const job::SpecPlace& where)
{
    setError(QString());
    if (isDefault())
        return true;
    if (hasItems(m_fields->kind()))
        return validateItems(where);
    const auto problem = problemOf(m_fields->parts(), m_type, where);
    if (problem)
        setError(*problem);
    return !problem;
}

bool SpecEditor::validateItems(const job::SpecPlace& where)
{
    const bool dict = m_fields->kind() == SpecKind::Dict;
    bool fit = true;
    for (qsizetype i = 0; i < m_items.size(); ++i) {
        const std::string name = dict ? keyText(m_items[i]).toStdString() : std::to_string(i);
        const job::SpecPlace place{where.argument, where.place + "[" + name + "]"};
        fit = m_items[i]->validate(place) && fit;
        if (dict)
            fit = validateKey(m_items[i], place) && fit;
    }
    if (!fit)
        return false;
    // What can be wrong with the whole alone: a tuple with too few parts.
    const QString whole = text();
    const auto spec = job::parseSpec(whole.toStdString());
    const auto wrong =
        spec ? job::checkSpec(*spec, m_type, where, whole.toStdString()) : std::optional(spec.error());
    if (wrong)
        setError(messageText(*wrong));
    return !wrong;
}

/// Whether the key of an entry is one of the dictionary's type; what is not is said at the entry.
bool SpecEditor::validateKey(SpecEditor* entry, const job::SpecPlace& where) const
{
    const SpecParts key{SpecKind::Value, {}, {}, {}, {}, entry->m_key->text()};
    const auto problem = problemOf(key, keyType(), where);
    markInvalid(entry->m_key, problem.has_value());
    if (problem && entry->error().isEmpty())
        entry->showError(problem->sentence);
    return !problem;
}

void SpecEditor::setError(const FieldProblem& problem)
{
    showError(problem.sentence);
    m_fields->setInvalid(problem.field);
}

void SpecEditor::setError(const QString& sentence)
{
    showError(sentence);
    m_fields->setInvalid(!sentence.isEmpty());
}

void SpecEditor::focusField()
{
    m_fields->questioned()->setFocus(Qt::OtherFocusReason);
}

void SpecEditor::showError(const QString& sentence)
{
    m_error->setText(sentence);
    m_error->setVisible(!sentence.isEmpty());
}

QString SpecEditor::error() const
{
    return m_error->text();
}

} // namespace scalescope::widgets
