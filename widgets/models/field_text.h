// SPDX-License-Identifier: GPL-3.0-or-later
// Fields and their values in the window's words.
#pragma once

#include "core/sheet/colouring.h"

#include "widgets/models/field_text.h"

#include <QString>

namespace scalescope::widgets {

class Document;

/// "mean |x|", "SQNR", translated.
QString fieldTitle(sheet::FieldId field);
/// What the field is, in a sentence.
QString fieldAbout(sheet::FieldId field);

/// What colours tensors: "rms", "rms of gradient", "SQNR forward", "underflow of gradient", translated.
QString colouringText(const Document& document);
/// "2^-3.5", "12.1 %", "28.5 dB", "× 2^1.5"; a dash where nothing is known.
QString colourValueText(const sheet::Colouring& colouring, double value);

} // namespace scalescope::widgets
