// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/number_format.h"

#include <QString>

class QMenu;

namespace scalescope::widgets {
class Document;
}

namespace scalescope::app {

class Commands;
class Settings;

/// "FP8 E4M3FN / E5M2", "FP16": a pair of formats as the button shows it.
QString formatPairText(const formats::NumberFormat& forward, const formats::NumberFormat& gradient);

/// Fills a menu with the usual pairs (commands, so that the palette finds them) and lists to choose either
/// format alone. What is chosen goes to the document and is remembered.
void fillFormatMenu(QMenu* menu, Commands& commands, widgets::Document& document, Settings& settings);

} // namespace scalescope::app
