// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFont>

namespace scalescope::widgets {

/// On a system without settings for fontconfig names those that came along; to be called before there is an
/// application, because fontconfig complains on standard error where it has none.
void findFontSettings();

/// The face of text, Inter, and that of numbers, DejaVu Sans Mono, whose figures are all as wide. Both are
/// parts of the program, so that views look the same on every system; the system's own faces stand behind
/// them for the letters that they lack. `pixels` is the size at a textScale() of 1. They need a
/// QGuiApplication.
QFont textFace(int pixels);
QFont numberFace(int pixels);

/// How much larger than usual text is, from 1 to 2: 1 until setTextScale() is called. Themes that are made
/// afterwards follow it.
double textScale();
void setTextScale(double scale);

/// The text scale of people who chose large text on their desktop: its size beside 11 points, the largest
/// that desktops begin with.
double desktopTextScale();

/// The SVG with a face that every system has named behind those above, for readers who lack them.
QByteArray withFallbackFaces(QByteArray svg);

} // namespace scalescope::widgets
