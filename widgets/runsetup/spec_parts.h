// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/model_info.h"
#include "core/job/spec_check.h"

#include <QString>
#include <QVector>
#include <optional>

namespace scalescope::widgets {

/// The ways to say what a value is, as a form offers them.
enum class SpecKind {
    Default, ///< left to the method's own default
    Null,
    True,
    False,
    Value, ///< a number or a text; of a tensor its numbers, as they are nested
    Randn,
    Uniform,
    Randint,
    Ones,
    Zeros,
    Full,
    Arange,
    File,
    List,
    Dict,
    Spec ///< free text in the SPEC grammar
};

/// A SPEC taken apart into the fields of a form. The texts are what the user typed: they need not be right.
struct SpecParts
{
    SpecKind kind = SpecKind::Spec;
    QString first;  ///< lower bound; the value of full
    QString second; ///< upper bound
    QString shape;  ///< "4, 32"
    QString dtype;  ///< empty for the generator's own
    QString text;   ///< number, text without quotes, file name, or free SPEC
    bool operator==(const SpecParts&) const = default;
};

/// The fields in which the parts are typed.
enum class SpecField { First, Second, Shape, Dtype, Text };

/// What is wrong with what is typed, and in which field.
struct FieldProblem
{
    SpecField field = SpecField::Text;
    QString sentence; ///< of core/job, in the user's language; quotes the field as it was typed
};

/// Takes a SPEC apart for an argument of that type. Lists and dictionaries only get their kind: their items
/// are forms of their own.
SpecParts partsOf(const job::Spec& spec, const job::TypeInfo& type);
/// The SPEC's text, right or wrong; for a List or Dict nothing.
QString textOf(const SpecParts& parts, const job::TypeInfo& type);
/// What is wrong where the parts stand for a value of that type; nothing where they fit. Of a List or Dict
/// there is nothing to say.
std::optional<FieldProblem> problemOf(const SpecParts& parts, const job::TypeInfo& type,
                                      const job::SpecPlace& where);

/// The kinds that a form offers for an argument of that type, the usual one first.
QVector<SpecKind> kindsFor(const job::TypeInfo& type, bool hasDefault);
/// "normal random", "file", ... in the user's language.
QString kindText(SpecKind kind);
/// Of the numbers of a tensor, as they are written: what stands in an empty field.
QString exampleOfValues();
/// Whether the kind makes values of a shape.
bool hasShape(SpecKind kind);
/// How many of SpecParts::first and second a kind has.
int parameterCount(SpecKind kind);
/// The type that a value is of: what an Optional holds, else the type itself.
const job::TypeInfo& valueType(const job::TypeInfo& type);
const job::TypeInfo& valueType(job::TypeInfo&& type) = delete; // it would be gone after the call

} // namespace scalescope::widgets
