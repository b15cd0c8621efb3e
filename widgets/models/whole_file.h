// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>
#include <QString>
#include <optional>

namespace scalescope::widgets {

/// Writes a file in one go: one of that name stays until the new one is whole, and where that can't be,
/// nothing is left of it. Why not, as the system says it; nothing on success.
std::optional<QString> writeWhole(const QString& path, QByteArrayView bytes);

} // namespace scalescope::widgets
