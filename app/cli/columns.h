// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace scalescope::app::cli {

/// Rows of text in aligned columns, two spaces apart.
class Columns
{
public:
    /// Cells hold names from files: they are shown as shownText() has them.
    void add(const std::vector<std::string>& row);
    [[nodiscard]] std::string text() const;

private:
    std::vector<std::vector<std::string>> m_rows;
};

} // namespace scalescope::app::cli
