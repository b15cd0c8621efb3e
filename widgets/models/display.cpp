// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/display.h"

#include "core/graph/outline.h"
#include "core/text/last_part.h"
#include "core/text/number_text.h"
#include "widgets/models/joined_words.h"
#include "widgets/models/localized_number.h"

#include <QCoreApplication>
#include <QStringList>
#include <cmath>

namespace scalescope::widgets {

namespace {

/// The translation context of this file's words.
struct Display
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::Display)
};

} // namespace

QString moduleText(const std::string& path)
{
    return QString::fromStdString(sheet::moduleTitle(path));
}

QString titleText(const sheet::NodeTitles& titles, const graph::Node& node)
{
    return QString::fromStdString(titles.title(node));
}

QString pathText(const sheet::NodeTitles& titles, const graph::Node& node)
{
    return QString::fromStdString(titles.path(node));
}

QString operatorText(const graph::Node& node)
{
    return QString::fromStdString(text::lastPart(node.target, ':'));
}

QString shapeText(const graph::Node& node)
{
    if (graph::isUnmade(node))
        return {};
    if (node.shape.empty())
        return Display::tr("scalar");
    QStringList parts;
    for (const std::int64_t size : node.shape)
        parts << QString::number(size);
    return parts.join(u'×');
}

QString numberText(double value)
{
    if (std::isnan(value))
        return QStringLiteral("NaN");
    if (std::isinf(value))
        return value > 0 ? QStringLiteral("Inf") : QStringLiteral("-Inf");
    return QString::number(value, 'g', 4);
}

QString powerText(double exponent, int decimals)
{
    if (std::isnan(exponent) || std::isinf(exponent))
        return numberText(exponent);
    const bool whole = std::abs(exponent - std::round(exponent)) < 1e-9;
    const QString text = QString::number(exponent, 'f', decimals >= 0 ? decimals : (whole ? 0 : 1));
    const bool isZero = text.toDouble() == 0; // without a sign
    return QStringLiteral("2^") + (isZero && text.startsWith(QLatin1Char('-')) ? text.mid(1) : text);
}

QString percentText(double fraction)
{
    const double percentage = fraction * 100;
    return Display::tr("%1 %").arg(
        std::isfinite(percentage) ? localizedNumber(QString::fromStdString(text::roundedText(percentage, 1)))
                                  : localizedNumber(percentage, 'f', 1));
}

QString shareText(double share)
{
    return Display::tr("%1 %", "a part of a whole")
        .arg(share < 1 ? localizedNumber(100 * share, 'g', share < 0.1 ? 2 : 3)
                       : localizedNumber(100 * share, 'f', 0));
}

QString modeText(graph::Mode mode)
{
    switch (mode) {
    case graph::Mode::Train:
        return Display::tr("train");
    case graph::Mode::Eval:
        return Display::tr("eval");
    case graph::Mode::AsSaved:
        break;
    }
    return Display::tr("as saved");
}

QString directionText(graph::Direction direction)
{
    return direction == graph::Direction::Forward ? Display::tr("forward") : Display::tr("gradient");
}

QString locationText(const graph::SourceLocation& location)
{
    if (location.file.empty() || location.line <= 0)
        return {};
    return QString::fromStdString(text::lastPart(location.file, '/')) + u':' + QString::number(location.line);
}

QString placeText(const graph::Node& node)
{
    QString location = locationText(node.location);
    QString caller = locationText(node.caller);
    if (caller.isEmpty())
        return location;
    constexpr auto isArchives = [](const std::string& file) { return file.starts_with("code/__torch__"); };
    if (isArchives(node.caller.file) && !isArchives(node.location.file))
        caller = Display::tr("%1 in TorchScript", "a place in the code").arg(caller);
    return location.isEmpty() ? caller
                              : Display::tr("%1, through %2", "place in the model's code, place in PyTorch's")
                                    .arg(caller, location);
}

QString placeText(const sheet::ProblemRow& row)
{
    return QString::fromStdString(row.place);
}

QString readersText(const graph::Node& node, const graph::Graph& graph)
{
    if (node.kind == graph::NodeKind::Op || node.kind == graph::NodeKind::Output)
        return {};
    const std::vector<graph::NodeId> users = graph.usersOf(node.id);
    const graph::Node* first = users.empty() ? nullptr : graph.find(users.front());
    if (first == nullptr)
        return {};
    const QString place = placeText(*first);
    const QString reader = QString::fromStdString(first->target);
    const QString said =
        Display::tr("read by %1", "an operator").arg(place.isEmpty() ? reader : listed({reader, place}));
    return users.size() == 1 ? said
                             : Display::tr("%1, and %2 more", "readers").arg(said).arg(users.size() - 1);
}

} // namespace scalescope::widgets
