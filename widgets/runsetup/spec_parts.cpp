// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runsetup/spec_parts.h"

#include <QCoreApplication>
#include <QStringList>

namespace scalescope::widgets {

namespace {

using job::Generated;

struct SpecForm
{
    Q_DECLARE_TR_FUNCTIONS(SpecForm)
};

SpecKind kindOf(Generated::Kind kind)
{
    switch (kind) {
    case Generated::Kind::Randn:
        return SpecKind::Randn;
    case Generated::Kind::Uniform:
        return SpecKind::Uniform;
    case Generated::Kind::Randint:
        return SpecKind::Randint;
    case Generated::Kind::Ones:
        return SpecKind::Ones;
    case Generated::Kind::Zeros:
        return SpecKind::Zeros;
    case Generated::Kind::Full:
        return SpecKind::Full;
    case Generated::Kind::Arange:
        return SpecKind::Arange;
    }
    return SpecKind::Spec;
}

/// The SPEC's word for a kind that makes values, empty for others.
QString generatorName(SpecKind kind)
{
    for (const auto generator :
         {Generated::Kind::Randn, Generated::Kind::Uniform, Generated::Kind::Randint, Generated::Kind::Ones,
          Generated::Kind::Zeros, Generated::Kind::Full, Generated::Kind::Arange})
        if (kindOf(generator) == kind)
            return QString::fromUtf8(job::toString(generator).data());
    return {};
}

QString parameterText(const Generated::Number& number)
{
    return std::visit([](auto value) { return QString::fromStdString(job::toText(job::Spec{value})); },
                      number);
}

SpecParts partsOfGenerated(const Generated& generated)
{
    SpecParts parts;
    parts.kind = kindOf(generated.kind);
    if (!generated.parameters.empty())
        parts.first = parameterText(generated.parameters[0]);
    if (generated.parameters.size() > 1)
        parts.second = parameterText(generated.parameters[1]);
    QStringList sizes;
    for (const std::int64_t size : generated.shape)
        sizes << QString::number(size);
    parts.shape = sizes.join(QStringLiteral(", "));
    parts.dtype = QString::fromStdString(generated.dtype);
    return parts;
}

QString textOfGenerator(const SpecParts& parts)
{
    QString text = generatorName(parts.kind);
    const int parameters = parameterCount(parts.kind);
    if (parameters == 1)
        text += QStringLiteral("(%1)").arg(parts.first.trimmed());
    else if (parameters == 2)
        text += QStringLiteral("(%1,%2)").arg(parts.first.trimmed(), parts.second.trimmed());
    // People write shapes as 4×32 and [4, 32] too.
    QString shape = parts.shape;
    shape.replace(QChar(0xd7), QLatin1Char(','));
    for (const char extra : {' ', '[', ']'})
        shape.remove(QLatin1Char(extra));
    text += QStringLiteral(":[%1]").arg(shape);
    return parts.dtype.isEmpty() ? text : text + QLatin1Char(':') + parts.dtype;
}

bool isText(const job::TypeInfo& type)
{
    return type.kind == "str" || type.kind == "Device";
}

SpecKind kindOf(const job::Spec& spec, const job::TypeInfo& type)
{
    const bool sequence = type.kind == "List" || type.kind == "Tuple";
    if (std::holds_alternative<std::monostate>(spec.value))
        return SpecKind::Null;
    if (const auto* truth = std::get_if<bool>(&spec.value))
        return *truth ? SpecKind::True : SpecKind::False;
    if (std::holds_alternative<std::int64_t>(spec.value) || std::holds_alternative<double>(spec.value))
        return SpecKind::Value;
    if (std::holds_alternative<std::string>(spec.value))
        return isText(type) ? SpecKind::Value : SpecKind::Spec;
    if (std::holds_alternative<job::FileReference>(spec.value))
        return SpecKind::File;
    if (std::holds_alternative<job::ListSpec>(spec.value))
        return sequence ? SpecKind::List : SpecKind::Spec;
    return std::holds_alternative<job::DictSpec>(spec.value) && type.kind == "Dict" ? SpecKind::Dict
                                                                                    : SpecKind::Spec;
}

} // namespace

const job::TypeInfo& valueType(const job::TypeInfo& type)
{
    return type.kind == "Optional" && !type.elements.empty() ? valueType(type.elements.front()) : type;
}

bool hasShape(SpecKind kind)
{
    return !generatorName(kind).isEmpty();
}

int parameterCount(SpecKind kind)
{
    if (kind == SpecKind::Uniform || kind == SpecKind::Randint)
        return 2;
    return kind == SpecKind::Full ? 1 : 0;
}

SpecParts partsOf(const job::Spec& spec, const job::TypeInfo& type)
{
    if (const auto* generated = std::get_if<Generated>(&spec.value))
        return partsOfGenerated(*generated);
    SpecParts parts;
    parts.kind = kindOf(spec, valueType(type));
    const auto* text = std::get_if<std::string>(&spec.value);
    const bool bare = text != nullptr && parts.kind == SpecKind::Value;
    parts.text = QString::fromStdString(bare ? *text : job::toText(spec));
    return parts;
}

QString textOf(const SpecParts& parts, const job::TypeInfo& type)
{
    switch (parts.kind) {
    case SpecKind::Default:
    case SpecKind::List:
    case SpecKind::Dict:
        return {};
    case SpecKind::Null:
        return QStringLiteral("null");
    case SpecKind::True:
        return QStringLiteral("true");
    case SpecKind::False:
        return QStringLiteral("false");
    case SpecKind::Value:
        return isText(valueType(type)) ? QString::fromStdString(job::quotedText(parts.text.toStdString()))
                                       : parts.text.trimmed();
    case SpecKind::File:
    case SpecKind::Spec:
        return parts.text.trimmed();
    default:
        return textOfGenerator(parts);
    }
}

QVector<SpecKind> kindsFor(const job::TypeInfo& type, bool hasDefault)
{
    const std::string& kind = valueType(type).kind;
    const bool anything = kind == "Any" || kind == "Union";
    QVector<SpecKind> kinds;
    if (kind == "Tensor" || anything)
        kinds << SpecKind::Randn << SpecKind::Uniform << SpecKind::Randint << SpecKind::Ones
              << SpecKind::Zeros << SpecKind::Full << SpecKind::Arange << SpecKind::File;
    if (kind == "bool" || anything)
        kinds << SpecKind::True << SpecKind::False;
    if (kind == "List" || kind == "Tuple")
        kinds << SpecKind::List;
    else if (kind == "Dict")
        kinds << SpecKind::Dict;
    else if (kind != "bool" && kind != "Class")
        kinds << SpecKind::Value;
    if (type.kind == "Optional" || anything)
        kinds << SpecKind::Null;
    if (hasDefault)
        kinds << SpecKind::Default;
    return kinds << SpecKind::Spec;
}

QString kindText(SpecKind kind)
{
    switch (kind) {
    case SpecKind::Default:
        return SpecForm::tr("default");
    case SpecKind::Null:
        return SpecForm::tr("none");
    case SpecKind::True:
        return SpecForm::tr("true");
    case SpecKind::False:
        return SpecForm::tr("false");
    case SpecKind::Value:
        return SpecForm::tr("value");
    case SpecKind::Randn:
        return SpecForm::tr("normal random");
    case SpecKind::Uniform:
        return SpecForm::tr("uniform random");
    case SpecKind::Randint:
        return SpecForm::tr("random integers");
    case SpecKind::Ones:
        return SpecForm::tr("ones");
    case SpecKind::Zeros:
        return SpecForm::tr("zeros");
    case SpecKind::Full:
        return SpecForm::tr("constant");
    case SpecKind::Arange:
        return SpecForm::tr("counting up");
    case SpecKind::File:
        return SpecForm::tr("file");
    case SpecKind::List:
        return SpecForm::tr("items");
    case SpecKind::Dict:
        return SpecForm::tr("entries");
    case SpecKind::Spec:
        return SpecForm::tr("free text");
    }
    return {};
}

} // namespace scalescope::widgets
