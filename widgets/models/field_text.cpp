// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/field_text.h"

#include "widgets/models/display.h"
#include "widgets/models/document.h"
#include "widgets/models/error_figures.h"
#include "widgets/models/localized_number.h"

#include <QCoreApplication>
#include <cmath>

namespace scalescope::widgets {

namespace {

struct FieldWords
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::FieldWords)
};

} // namespace

QString fieldTitle(sheet::FieldId field)
{
    return QCoreApplication::translate("Field", sheet::fieldOf(field).title);
}

QString fieldAbout(sheet::FieldId field)
{
    return QCoreApplication::translate("Field", sheet::fieldOf(field).about);
}

QString colouringText(const Document& document)
{
    const sheet::Colouring colouring = document.colouring();
    const sheet::Field& field = colouring.field(document.quantity());
    QString title = fieldTitle(field.fieldId);
    if (field.is(sheet::Undirected))
        return title;
    if (colouring.direction == graph::Direction::Backward)
        return FieldWords::tr("%1 of gradient", "a field").arg(title);
    return colouring.by ? FieldWords::tr("%1 forward", "a field").arg(title) : title;
}

QString colourValueText(const sheet::Colouring& colouring, double value)
{
    if (std::isnan(value))
        return QStringLiteral("–");
    switch (colouring.unit().value_or(sheet::Unit::Magnitude)) {
    case sheet::Unit::Magnitude:
        return powerText(value, 1);
    case sheet::Unit::Factor:
        return QStringLiteral("× ") + powerText(value, 1);
    case sheet::Unit::Decibels:
        return sqnrText(value);
    case sheet::Unit::Share:
        return shareText(value);
    case sheet::Unit::Fraction:
        return percentText(value);
    case sheet::Unit::Bits:
        return FieldWords::tr("%1 bits").arg(localizedNumber(value, 'f', 1));
    case sheet::Unit::Count:
    case sheet::Unit::Number:
        break;
    }
    return numberText(value);
}

} // namespace scalescope::widgets
