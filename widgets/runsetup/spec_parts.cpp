// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runsetup/spec_parts.h"

#include "widgets/models/message_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <vector>

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

/// A SPEC that is put together, and which part of it was typed in which field.
class FieldedText
{
public:
    FieldedText& add(const QString& text)
    {
        m_text += text.toStdString();
        return *this;
    }
    /// `written` stands for what was typed, with as many bytes.
    FieldedText& add(SpecField field, const QString& typed, const QString& written)
    {
        m_pieces.push_back({field, m_text.size(), typed.toStdString()});
        return add(written);
    }
    FieldedText& add(SpecField field, const QString& typed) { return add(field, typed, typed); }

    [[nodiscard]] const std::string& text() const { return m_text; }
    [[nodiscard]] std::optional<FieldProblem> problem() const
    {
        const auto found = job::problemOfSpec(m_text);
        if (!found || m_pieces.empty())
            return std::nullopt;
        const auto before = [at = found->at](const Piece& piece) { return piece.begin <= at; };
        const auto piece = std::find_if(m_pieces.rbegin(), m_pieces.rend() - 1, before);
        const std::size_t at = found->at < piece->begin ? 0 : found->at - piece->begin;
        const auto error = job::noSpec(piece->typed, {std::min(at, piece->typed.size()), found->what});
        return FieldProblem{piece->field, messageText(error)};
    }

private:
    struct Piece
    {
        SpecField field;
        std::size_t begin;
        std::string typed;
    };

    std::string m_text;
    std::vector<Piece> m_pieces; ///< in the order in which they stand
};

/// People write shapes as 4×32, 4x32 and [4, 32] too. As many bytes as were typed.
QString separated(QString shape)
{
    static const QRegularExpression times(QStringLiteral("(?<=[\\d ])[xX](?=[\\d ])"));
    shape.replace(times, QStringLiteral(","));
    shape.replace(QChar(0xd7), QLatin1String(", "));
    for (const char bracket : {'[', ']'})
        shape.replace(QLatin1Char(bracket), QLatin1Char(' '));
    return shape;
}

FieldedText generatorFrom(const SpecParts& parts, const QString& writtenShape)
{
    FieldedText text;
    text.add(generatorName(parts.kind));
    const int parameters = parameterCount(parts.kind);
    if (parameters > 0)
        text.add(QStringLiteral("(")).add(SpecField::First, parts.first.trimmed());
    if (parameters > 1)
        text.add(QStringLiteral(",")).add(SpecField::Second, parts.second.trimmed());
    if (parameters > 0)
        text.add(QStringLiteral(")"));
    text.add(QStringLiteral(":[")).add(SpecField::Shape, parts.shape, writtenShape).add(QStringLiteral("]"));
    if (!parts.dtype.isEmpty())
        text.add(QStringLiteral(":")).add(SpecField::Dtype, parts.dtype);
    return text;
}

QString textOfGenerator(const SpecParts& parts)
{
    const QString shape = separated(parts.shape).remove(QLatin1Char(' '));
    return QString::fromStdString(generatorFrom(parts, shape).text());
}

bool isText(const job::TypeInfo& type)
{
    return type.kind == job::TypeKind::Str || type.kind == job::TypeKind::Device;
}

SpecKind kindOf(const job::Spec& spec, const job::TypeInfo& type)
{
    const bool sequence = type.kind == job::TypeKind::List || type.kind == job::TypeKind::Tuple;
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
        return sequence                             ? SpecKind::List
               : type.kind == job::TypeKind::Tensor ? SpecKind::Value
                                                    : SpecKind::Spec;
    return std::holds_alternative<job::DictSpec>(spec.value) && type.kind == job::TypeKind::Dict
               ? SpecKind::Dict
               : SpecKind::Spec;
}

} // namespace

const job::TypeInfo& valueType(const job::TypeInfo& type)
{
    return type.kind == job::TypeKind::Optional && !type.elements.empty() ? valueType(type.elements.front())
                                                                          : type;
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

std::optional<FieldProblem> problemOf(const SpecParts& parts, const job::TypeInfo& type,
                                      const job::SpecPlace& where)
{
    const QString typed = textOf(parts, type);
    if (parts.kind == SpecKind::Default || parts.kind == SpecKind::List || parts.kind == SpecKind::Dict)
        return std::nullopt;
    if (typed.isEmpty()) {
        const QString what = SpecForm::tr("%1 (%2)", "argument, type")
                                 .arg(QString::fromStdString(where.place), QString::fromStdString(type.text));
        if (parts.kind == SpecKind::File)
            return FieldProblem{SpecField::Text, SpecForm::tr("%1 has no file yet: choose one.").arg(what)};
        const bool isOfValues =
            parts.kind == SpecKind::Value && valueType(type).kind == job::TypeKind::Tensor;
        const QString example =
            isOfValues ? exampleOfValues() : QString::fromStdString(job::exampleSpec(type));
        return FieldProblem{SpecField::Text,
                            example.isEmpty()
                                ? SpecForm::tr("%1 has no value.").arg(what)
                                : SpecForm::tr("%1 has no value; write for instance %2.").arg(what, example)};
    }
    const FieldedText text = hasShape(parts.kind) ? generatorFrom(parts, separated(parts.shape))
                                                  : FieldedText().add(SpecField::Text, typed);
    if (auto problem = text.problem())
        return problem;
    const auto spec = job::parseSpec(text.text());
    const auto wrong = spec ? job::checkSpec(*spec, type, where, typed.toStdString()) : std::nullopt;
    if (!wrong)
        return std::nullopt;
    return FieldProblem{hasShape(parts.kind) ? SpecField::Shape : SpecField::Text, messageText(*wrong)};
}

QVector<SpecKind> kindsFor(const job::TypeInfo& type, bool hasDefault)
{
    const job::TypeKind kind = valueType(type).kind;
    const bool anything = kind == job::TypeKind::Any || kind == job::TypeKind::Union;
    QVector<SpecKind> kinds;
    if (kind == job::TypeKind::Tensor || anything)
        kinds << SpecKind::Randn << SpecKind::Uniform << SpecKind::Randint << SpecKind::Ones
              << SpecKind::Zeros << SpecKind::Full << SpecKind::Arange << SpecKind::File;
    if (kind == job::TypeKind::Bool || anything)
        kinds << SpecKind::True << SpecKind::False;
    if (kind == job::TypeKind::List || kind == job::TypeKind::Tuple)
        kinds << SpecKind::List;
    else if (kind == job::TypeKind::Dict)
        kinds << SpecKind::Dict;
    else if (kind != job::TypeKind::Bool && kind != job::TypeKind::Class)
        kinds << SpecKind::Value;
    if (type.kind == job::TypeKind::Optional || anything)
        kinds << SpecKind::Null;
    if (hasDefault)
        kinds << SpecKind::Default;
    return kinds << SpecKind::Spec;
}

QString exampleOfValues()
{
    return QStringLiteral("[[0, 1, 2], [3, 4, 5]]");
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
