// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/transform_names.h"

#include "core/job/backward_seed.h"
#include "core/job/transform.h"
#include "widgets/models/display.h"
#include "widgets/models/joined_words.h"
#include "widgets/models/plain_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace scalescope::widgets {

namespace {

struct TransformNames
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::TransformNames)
};

struct Plot
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::ScalePlot)
};

/// "FP8" of E4M3FN; nothing for a format whose name says its width, like FP16.
QString widthText(const formats::NumberFormat& format)
{
    const int bits = formats::bitsOf(format);
    const bool saysWidth = !format.label.starts_with('E');
    return saysWidth || bits > 8 ? QString() : QStringLiteral("FP%1").arg(bits);
}

QString withWidth(const QString& width, const QString& label)
{
    return width.isEmpty() ? label : width + QLatin1Char(' ') + label;
}

/// Without what says that it takes more operators.
QString kindText(const job::Transform& transform)
{
    if (std::holds_alternative<job::UnitScaling>(transform))
        return TransformNames::tr("Unit scaling");
    if (const auto* simulation = std::get_if<job::SimulateRecipe>(&transform))
        return recipeText(simulation->recipe);
    const auto* formats = std::get_if<job::SimulateFormats>(&transform);
    return formats ? formatPairText(formats->formats.forward, formats->formats.backward)
                   : QStringLiteral("FP8");
}

template <typename Names>
QString joined(const Names& names)
{
    QStringList words;
    for (const auto& name : names)
        words << transformText(name);
    return words.join(QStringLiteral(" + "));
}

} // namespace

QString formatPairText(const formats::NumberFormat& forward, const formats::NumberFormat& gradient)
{
    QString first = withWidth(widthText(forward), QString::fromStdString(forward.label));
    if (forward == gradient)
        return first;
    const bool sameWidth = widthText(forward) == widthText(gradient);
    return first + QStringLiteral(" / ") +
           withWidth(sameWidth ? QString() : widthText(gradient), QString::fromStdString(gradient.label));
}

QString recipeText(const job::Recipe& recipe)
{
    QString name = sanitizedText(QString::fromStdString(recipe.name));
    const job::Recipe* known = job::findRecipe(recipe.name);
    if (known == nullptr || !(*known == recipe))
        return name;
    if (recipe.name == "fp8")
        return QStringLiteral("FP8");
    if (recipe.name == "fp8_current")
        return TransformNames::tr("FP8, current scaling");
    if (recipe.name == "fp8_block")
        return TransformNames::tr("FP8, scales of blocks");
    return name.toUpper();
}

QString withExtended(const QString& name, const job::Transform& transform)
{
    if (!isExtended(transform))
        return name;
    // A simulation in the words of its entry in the menu Formats.
    return (job::simulatesFormats(transform)
                ? TransformNames::tr("%1, all products", "number formats that are simulated")
                : TransformNames::tr("%1 (extended)", "a transform that takes more operators"))
        .arg(name);
}

QString transformText(const job::Transform& transform)
{
    return withExtended(kindText(transform), transform);
}

QString transformText(const std::string& name)
{
    const auto transform = job::transformFrom(name);
    return transform ? transformText(*transform) : sanitizedText(QString::fromStdString(name));
}

QString transformsText(const job::Transforms& transforms)
{
    return joined(transforms);
}

QString transformsText(const graph::Run& run)
{
    return joined(run.facts.transforms);
}

QString backwardStart(const graph::Run& run)
{
    // "randn at the output, mse at aux": of several outputs the first says it.
    const QString word = QString::fromStdString(run.facts.backward).section(u' ', 0, 0);
    const auto is = [&word](job::SeedKind kind) {
        return word == QString::fromUtf8(job::toString(kind).data(), qsizetype(job::toString(kind).size()));
    };
    if (word.isEmpty() || is(job::SeedKind::None) || is(job::SeedKind::Output))
        return {};
    return is(job::SeedKind::Randn)
               ? TransformNames::tr("backward from a random gradient")
               : TransformNames::tr("backward from %1", "ones, mse, cross_entropy").arg(sanitizedText(word));
}

QString howItRan(const graph::Run& run)
{
    QStringList how;
    if (run.facts.mode)
        how << modeText(*run.facts.mode);
    if (run.facts.seed)
        how << Plot::tr("seed %1").arg(*run.facts.seed);
    if (const QString start = backwardStart(run); !start.isEmpty())
        how << start;
    if (const QString transforms = transformsText(run); !transforms.isEmpty())
        how << transforms;
    return listed(how);
}

} // namespace scalescope::widgets
