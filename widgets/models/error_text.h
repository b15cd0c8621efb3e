// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"
#include "core/graph/tensor_error.h"

#include <QCoreApplication>
#include <QString>

namespace scalescope::widgets {

/// The translation context of what is said of errors.
struct ErrorWords
{
    Q_DECLARE_TR_FUNCTIONS(scalescope::widgets::ErrorText)
};

/// "10.5 %", of a part of a whole; three digits.
QString errorPercentage(double part);

/// "26.1 dB, off by 4.97 %, cosine 0.9988"; "none" of equal tensors; empty where nothing is known.
QString errorText(const graph::TensorError& error);

/// "loss", or "output" where backward started at one number that is none.
QString startLabel(const graph::Run& run);

} // namespace scalescope::widgets
