// SPDX-License-Identifier: GPL-3.0-or-later
// What formats lose of a tensor, and what multiplying it by a power of two leaves of that, in words. Wherever
// it stands it is told by the same measures: what becomes zero, what is beyond the largest, and what keeps
// fewer bits.
#pragma once

#include "core/formats/range_loss.h"

#include <QString>
#include <optional>

namespace scalescope::widgets {

/// "5.0 % become zero, 55.0 % more keep fewer bits (subnormal)", "nothing is lost", translated. `notZero`:
/// the part of the elements that are not zero (formats::partNotZero), of which the parts are told too.
QString lossesText(const formats::RangeLoss& losses, std::optional<double> notZero = {});

/// "0.9 % (15.0 % of those not zero)", translated.
QString lostPartText(double part, std::optional<double> notZero);

/// "× 2^-4: 0.4 % lost", "× 2^7: 0.4 % zero", "× 2^2: 11.0 % subnormal": what it leaves of what it lessens,
/// translated.
QString scaleFixText(const formats::ScaleFix& fix);
/// "multiplied by 2^2: 1.0 % become zero, 11.0 % more keep fewer bits (subnormal), which is within the
/// limits", translated.
QString scaleFixMeaning(const formats::ScaleFix& fix, std::optional<double> notZero = {});
/// What is so without, and that: "as it is: ...; multiplied by 2^2: ...", translated.
QString scaleFixChange(const formats::ScaleFix& fix, std::optional<double> notZero = {});
/// "no scale holds it: it spans 125 binades", translated.
QString tooWideText(int binades);

} // namespace scalescope::widgets
