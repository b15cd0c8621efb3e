// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runsetup/spec_fields.h"

#include "widgets/models/plain_text.h"
#include "widgets/theme/file_question.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QStyle>
#include <QToolButton>
#include <algorithm>

namespace scalescope::widgets {

namespace {

constexpr int kindWidth = 172; ///< holds the longest translation
constexpr int boundWidth = 72;
constexpr int stretching = 0;

/// What numbers of a kind are where no dtype is given; those of `full` are like its value.
QString usualDtypeText(SpecKind kind)
{
    if (kind == SpecKind::Full)
        return SpecFields::tr("dtype of the value");
    const bool isWhole = kind == SpecKind::Randint || kind == SpecKind::Arange;
    return SpecFields::tr("%1 (usual)", "dtype")
        .arg(isWhole ? QStringLiteral("int64") : QStringLiteral("float32"));
}

} // namespace

void markInvalid(QWidget* field, bool invalid)
{
    if (field->property("invalid").toBool() == invalid)
        return;
    field->setProperty("invalid", invalid);
    field->style()->unpolish(field);
    field->style()->polish(field);
}

SpecFields::SpecFields(const QString& name, const job::TypeInfo& type, const QString& otherwise,
                       QWidget* parent)
    : QWidget(parent),
      m_name(name),
      m_typeText(QString::fromStdString(type.text)),
      m_isTensor(valueType(type).kind == job::TypeKind::Tensor),
      m_row(new QHBoxLayout(this)),
      m_kind(new QComboBox(this))
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(8);
    m_kind->setObjectName(QStringLiteral("kind"));
    m_kind->setFixedWidth(kindWidth);
    m_kind->setAccessibleName(tr("How %1 is made").arg(name));
    for (const SpecKind kind : kindsFor(type, !otherwise.isEmpty()))
        m_kind->addItem(kind == SpecKind::Default               ? otherwise
                        : kind == SpecKind::Value && m_isTensor ? tr("values", "the numbers of a tensor")
                                                                : kindText(kind),
                        static_cast<int>(kind));
    m_row->addWidget(m_kind, 0, Qt::AlignLeft); // also where it is alone
    m_first = addField("first", tr("Lower bound, or the value of a constant"), boundWidth);
    m_second =
        addField("second", tr("Upper bound; of random integers the first that is not drawn"), boundWidth);
    m_shape = addField("shape", tr("Sizes, separated by commas; nothing for one number"), stretching);
    m_shape->setPlaceholderText(tr("e.g. 4, 32"));
    m_dtype = new QComboBox(this);
    addDtypes();
    m_text = addField("text", m_typeText, stretching);
    m_browse = new QToolButton(this);
    m_browse->setText(tr("Choose…"));
    m_browse->setAccessibleName(tr("Choose a file for %1").arg(name));
    connect(m_browse, &QToolButton::clicked, this, &SpecFields::chooseFile);
    m_row->addWidget(m_browse);
    connect(m_kind, &QComboBox::activated, this, [this] {
        showFieldsOfKind();
        Q_EMIT kindChosen();
        Q_EMIT changed();
    });
    showFieldsOfKind();
}

QLineEdit* SpecFields::addField(const char* name, const QString& toolTip, int width)
{
    auto* field = new QLineEdit(this);
    field->setObjectName(QString::fromLatin1(name));
    field->setToolTip(plainToolTip(toolTip));
    field->setAccessibleName(tr("%1: %2", "argument and field").arg(m_name, toolTip));
    if (width == stretching)
        field->setMinimumWidth(96);
    else
        field->setFixedWidth(width);
    connect(field, &QLineEdit::textEdited, this, &SpecFields::changed);
    auto* word = new QLabel(this);
    word->setObjectName(QStringLiteral("muted"));
    word->setBuddy(field);
    m_words.insert(field, word);
    m_row->addWidget(word);
    m_row->addWidget(field, width == stretching ? 1 : 0);
    return field;
}

void SpecFields::showField(QLineEdit* field, bool isShown, const QString& word)
{
    field->setVisible(isShown);
    m_words[field]->setText(word);
    m_words[field]->setVisible(isShown && !word.isEmpty());
}

void SpecFields::addDtypes()
{
    m_dtype->setObjectName(QStringLiteral("dtype"));
    m_dtype->setAccessibleName(tr("dtype of %1").arg(m_name));
    m_dtype->addItem(QString(), QString()); // named after the kind
    for (const std::string& dtype : job::dtypeNames())
        m_dtype->addItem(QString::fromStdString(dtype), QString::fromStdString(dtype));
    connect(m_dtype, &QComboBox::activated, this, &SpecFields::changed);
    m_row->addWidget(m_dtype);
}

void SpecFields::showFieldsOfKind()
{
    const SpecKind now = kind();
    const int parameters = parameterCount(now);
    showField(m_first, parameters > 0, now == SpecKind::Full ? tr("value") : tr("from"));
    showField(m_second, parameters > 1, now == SpecKind::Randint ? tr("below") : tr("to"));
    showField(m_shape, hasShape(now), tr("shape"));
    m_dtype->setVisible(hasShape(now));
    m_dtype->setItemText(0, usualDtypeText(now));
    showField(m_text, now == SpecKind::Value || now == SpecKind::File || now == SpecKind::Spec, {});
    m_text->setPlaceholderText(now == SpecKind::File   ? QStringLiteral("data.npy, data.npz:key, data.pt")
                               : now == SpecKind::Spec ? QStringLiteral("randn:[8,128]:bfloat16")
                               : m_isTensor            ? exampleOfValues()
                                                       : m_typeText);
    m_browse->setVisible(now == SpecKind::File);
}

SpecKind SpecFields::kind() const
{
    return static_cast<SpecKind>(m_kind->currentData().toInt());
}

SpecParts SpecFields::parts() const
{
    return {
        kind(),        m_first->text(), m_second->text(), m_shape->text(), m_dtype->currentData().toString(),
        m_text->text()};
}

void SpecFields::setParts(const SpecParts& parts)
{
    int index = m_kind->findData(static_cast<int>(parts.kind));
    if (index < 0)
        index = m_kind->findData(static_cast<int>(SpecKind::Spec));
    m_kind->setCurrentIndex(index);
    m_first->setText(parts.first);
    m_second->setText(parts.second);
    m_shape->setText(parts.shape);
    m_dtype->setCurrentIndex(std::max(0, m_dtype->findData(parts.dtype)));
    m_text->setText(parts.text);
    showFieldsOfKind();
}

void SpecFields::setInvalid(bool invalid)
{
    const QLineEdit* wrong = invalid ? questioned() : nullptr;
    for (QLineEdit* field : {m_first, m_second, m_shape, m_text})
        markInvalid(field, field == wrong);
    markInvalid(m_dtype, false);
}

QLineEdit* SpecFields::questioned() const
{
    return !m_shape->isHidden() ? m_shape : !m_text->isHidden() ? m_text : m_first;
}

void SpecFields::setInvalid(SpecField field)
{
    markInvalid(m_first, field == SpecField::First);
    markInvalid(m_second, field == SpecField::Second);
    markInvalid(m_shape, field == SpecField::Shape);
    markInvalid(m_dtype, field == SpecField::Dtype);
    markInvalid(m_text, field == SpecField::Text);
}

void SpecFields::chooseFile()
{
    askForFile(this, {tr("Values of %1").arg(m_name), {}, tr("Arrays (*.npy *.npz *.pt)")},
               [this](const QString& path) {
                   m_text->setText(path);
                   Q_EMIT changed();
               });
}

} // namespace scalescope::widgets
