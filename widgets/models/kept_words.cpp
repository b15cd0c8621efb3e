// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/kept_words.h"

#include <QCoreApplication>

namespace scalescope::widgets {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::Losses)
};

} // namespace

QString keptText(const Document& document, graph::NodeId node, graph::Direction direction)
{
    if (!document.isKept(node, direction))
        return {};
    const bool isForward = direction == graph::Direction::Forward;
    if (const std::string* hidden = document.hiddenOperands().operatorOf(node, direction))
        return (isForward ? Words::tr("read by %1, whose products FP8 can't be simulated in here")
                          : Words::tr("of the result of %1, whose products FP8 can't be simulated in here",
                                      "a gradient"))
            .arg(QString::fromStdString(*hidden));
    return isForward ? Words::tr("not an input of a matrix product, so usual FP8 recipes leave it as it is")
                     : Words::tr("not of a matrix product's result, so usual FP8 recipes leave it as it is");
}

QString withKept(const QString& said, const QString& kept)
{
    return kept.isEmpty() ? said : said + QStringLiteral("; ") + kept;
}

} // namespace scalescope::widgets
