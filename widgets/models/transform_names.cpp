// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/transform_names.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

namespace scalescope::widgets {

namespace {

struct TransformNames
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::TransformNames)
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

/// "e4m3fn,e5m2", "fp16"; nothing where one is no format.
QString pairText(const QString& names)
{
    const auto forward = formats::findFormat(names.section(QLatin1Char(','), 0, 0).toStdString());
    const auto gradient = formats::findFormat(names.section(QLatin1Char(','), -1).toStdString());
    return forward && gradient ? formatPairText(*forward, *gradient) : QString();
}

/// The name without what comes after it: nothing where it is of no known kind.
QString kindText(const QString& name)
{
    if (name == QLatin1String("unit_scale"))
        return TransformNames::tr("Unit scaling");
    if (name == QLatin1String("fp8"))
        return QStringLiteral("FP8");
    const QString format = QStringLiteral("format:");
    return name.startsWith(format) ? pairText(name.mid(format.size())) : QString();
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

QString transformText(const QString& name)
{
    const QString extended = QStringLiteral(":extended");
    const bool isExtended = name.endsWith(extended);
    const QString kind = kindText(isExtended ? name.chopped(extended.size()) : name);
    if (kind.isEmpty())
        return name;
    return isExtended ? TransformNames::tr("%1 (extended)", "a transform that takes more operators").arg(kind)
                      : kind;
}

QString transformsText(const std::vector<std::string>& names)
{
    QStringList words;
    for (const std::string& name : names)
        words << transformText(QString::fromStdString(name));
    return words.join(QStringLiteral(" + "));
}

QString transformsText(const graph::Run& run)
{
    const auto fact = run.facts.find("transforms");
    if (fact == run.facts.end())
        return {};
    // The comma between the formats of one transform has no space after it.
    static const QRegularExpression between(QStringLiteral(",\\s+"));
    std::vector<std::string> names;
    for (const QString& name : QString::fromStdString(fact->second).split(between, Qt::SkipEmptyParts))
        names.push_back(name.toStdString());
    return transformsText(names);
}

bool isTransformName(const QString& text)
{
    return transformText(text) != text;
}

} // namespace scalescope::widgets
