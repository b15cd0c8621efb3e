// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runsetup/taken_text.h"

#include "widgets/runsetup/run_setup.h"

#include <QStringList>

namespace scalescope::widgets {

namespace {

QString number(const std::optional<std::int64_t>& size)
{
    return size ? QString::number(*size) : QString();
}

/// "6", "s0: 2…16", "s0".
QString sizeText(const job::SizeInfo& size)
{
    if (size.symbol.empty())
        return size.least ? number(size.least) : QStringLiteral("?");
    const QString symbol = QString::fromStdString(size.symbol);
    return size.least || size.most
               ? QStringLiteral("%1: %2…%3").arg(symbol, number(size.least), number(size.most))
               : symbol;
}

} // namespace

QString exportedSizes(const job::TakenTensor& tensor)
{
    QStringList sizes;
    for (const job::SizeInfo& size : tensor.sizes)
        sizes << (size.exported ? number(size.exported) : sizeText(size));
    return sizes.join(QStringLiteral(", "));
}

QString takenText(const job::ArgumentInfo& argument)
{
    QStringList lines;
    for (const job::TakenTensor& tensor : argument.tensors) {
        QStringList sizes;
        for (const job::SizeInfo& size : tensor.sizes)
            sizes << sizeText(size);
        const QString taken = sizes.join(QStringLiteral(", "));
        const QString exported = exportedSizes(tensor);
        const QString with = QStringLiteral("%1 [%2]").arg(QString::fromStdString(tensor.dtype), exported);
        const QString line = exported == taken
                                 ? RunSetup::tr("Exported with %1.").arg(with)
                                 : RunSetup::tr("Exported with %1; sizes may be [%2].").arg(with, taken);
        lines << (tensor.place == argument.name
                      ? line
                      : QStringLiteral("%1: %2").arg(QString::fromStdString(tensor.place), line));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace scalescope::widgets
