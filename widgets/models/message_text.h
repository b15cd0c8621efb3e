// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/graph/run.h"
#include "core/result.h"

#include <QString>
#include <functional>

namespace scalescope::widgets {

/// What the core or the engine says, in the user's language.
QString messageText(const message::Message& said);
/// The same where `change` has the words of each row before arguments stand in them.
QString messageText(const message::Message& said, const std::function<QString(QString)>& change);
/// The same of what may be there in English only, which is shown then: run files of older releases have it.
QString messageText(const message::Message& said, const std::string& english);
QString messageText(const Error& error);
QString messageText(const graph::Problem& problem);

} // namespace scalescope::widgets
