// SPDX-License-Identifier: GPL-3.0-or-later
// What a problem's row says, and what there is to say beyond it.
#include "widgets/models/display.h"
#include "widgets/models/follow_words.h"
#include "widgets/models/joined_words.h"
#include "widgets/models/message_text.h"
#include "widgets/models/problem_model.h"
#include "widgets/models/weight_text.h"
#include "widgets/models/window_words.h"

namespace scalescope::widgets {

QString ProblemModel::brokenText(const QString& text)
{
    return text.isEmpty() ? text : QStringLiteral("<qt>%1</qt>").arg(text.toHtmlEscaped());
}

QString ProblemModel::storedText(const sheet::ProblemRow& row)
{
    return QString::fromStdString(job::rangeOf(*row.scale->stored).label);
}

/// What the run reported may name options and commands.
QString ProblemModel::messageOf(const sheet::ProblemRow& row) const
{
    return row.scale ? sentenceOf(
                           row, {messageText(row.problem), leastText(row), whyErrorText(row), worseText(row)})
                     : inWordsOfTheWindow(row.problem);
}

/// With what it follows from.
QString ProblemModel::messageWithCause(const sheet::ProblemRow& row) const
{
    return row.scale ? sentenceOf(row, {messageText(row.problem), leastText(row), causeText(row),
                                        whyErrorText(row), worseText(row)})
                     : messageOf(row);
}

QString ProblemModel::sentenceOf(const sheet::ProblemRow& row, const QStringList& parts) const
{
    return problemSentence(row, parts, keptTextOf(row));
}

/// Without what is shown of its message already.
QString ProblemModel::messageBeyond(const sheet::ProblemRow& row, const QString& shown) const
{
    if (shown == messageOf(row))
        return causeText(row);
    return row.scale && shown.startsWith(messageText(row.problem))
               ? sentenceOf(row, {leastText(row), causeText(row), whyErrorText(row), worseText(row)})
               : messageWithCause(row);
}

QString ProblemModel::furtherText(const QModelIndex& index, bool isNameShown, const QString& shown) const
{
    if (!index.isValid())
        return {};
    const sheet::ProblemRow& row = at(rowOf(index));
    QString message = messageBeyond(row, shown);
    if (row.place.empty())
        return message;
    const graph::Node* node = nodeOf(row);
    QStringList about{operatorText(node)};
    if (node && node->kind == graph::NodeKind::Op)
        about << placeText(*node);
    about.removeAll(QString());
    const QString by = listed(about);
    const QString head = isNameShown    ? by
                         : by.isEmpty() ? placeText(row)
                                        : QStringLiteral("%1 (%2)").arg(placeText(row), by);
    return head.isEmpty() || message.isEmpty() ? head + message : headed(head, message);
}

/// The operator, or of what none makes who reads it.
QString ProblemModel::operatorText(const graph::Node* node) const
{
    if (!node)
        return {};
    if (node->kind != graph::NodeKind::Op)
        return readersText(*node, m_document->run().graph);
    const QString target = QString::fromStdString(node->target);
    const QString weight = weightText(*node, m_document->run().graph);
    return weight.isEmpty() ? target : target + QStringLiteral(" · ") + weight;
}

QString ProblemModel::messageToolTip(const sheet::ProblemRow& row) const
{
    const QString message = brokenText(messageWithCause(row));
    return row.scale && row.scale->isSpared
               ? message + QStringLiteral("<p>%1</p>")
                               .arg(tr("The simulation did not round it: this is what the format "
                                       "would do.")
                                        .toHtmlEscaped())
               : message;
}

} // namespace scalescope::widgets
