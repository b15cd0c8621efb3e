// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scaleplot/plot_brackets.h"

#include "widgets/scaleplot/plot_scene.h"

#include <QStringList>
#include <array>
#include <map>
#include <string>

namespace scalescope::widgets {

namespace {

// A leaf module with fewer operators than this gets no bracket: its rows say enough.
constexpr int bracketedOperators = 3;
constexpr int bracketLevels = 2;

/// How many operators each module and its submodules made, and whether it has submodules.
struct ModuleSize
{
    int operators = 0;
    bool container = false;
};

std::map<std::string, ModuleSize> moduleSizes(const std::vector<PlotRow>& rows)
{
    std::map<std::string, ModuleSize> sizes;
    for (const PlotRow& row : rows) {
        if (!row.module.empty())
            sizes[row.module].operators += row.parameter ? 0 : 1;
    }
    // Only modules that were called count: the list in "layers.0" never is.
    for (auto& [path, size] : sizes) {
        const auto child = sizes.lower_bound(path + ".");
        size.container = child != sizes.end() && child->first.starts_with(path + ".");
    }
    return sizes;
}

/// The modules around a row that deserve a bracket, outermost first.
std::vector<std::string> bracketedModules(const std::string& module,
                                          const std::map<std::string, ModuleSize>& sizes)
{
    std::vector<std::string> paths;
    for (std::size_t dot = module.find('.'); !module.empty(); dot = module.find('.', dot + 1)) {
        const std::string path = module.substr(0, dot);
        const auto size = sizes.find(path);
        if (size != sizes.end() && (size->second.container || size->second.operators >= bracketedOperators))
            paths.push_back(path);
        if (dot == std::string::npos || paths.size() == bracketLevels)
            break;
    }
    return paths;
}

} // namespace

std::vector<PlotBracket> bracketsOf(const std::vector<PlotRow>& rows)
{
    const auto sizes = moduleSizes(rows);
    std::vector<PlotBracket> brackets;
    std::array<int, bracketLevels> open{-1, -1};
    for (int i = 0; i < static_cast<int>(rows.size()); ++i) {
        const auto paths = bracketedModules(rows[static_cast<std::size_t>(i)].module, sizes);
        for (std::size_t level = 0; level < bracketLevels; ++level) {
            const QString path = level < paths.size() ? QString::fromStdString(paths[level]) : QString();
            if (open[level] >= 0 && brackets[static_cast<std::size_t>(open[level])].path == path) {
                brackets[static_cast<std::size_t>(open[level])].last = i;
            } else if (path.isEmpty()) {
                open[level] = -1;
            } else {
                open[level] = static_cast<int>(brackets.size());
                brackets.push_back({path, i, i, static_cast<int>(level)});
            }
        }
    }
    std::erase_if(brackets, [](const PlotBracket& bracket) { return bracket.first == bracket.last; });
    return brackets;
}

QString bracketText(const QString& path, const QFontMetricsF& metrics, double length)
{
    const QStringList parts = path.split(u'.');
    for (qsizetype from = 0; from < parts.size(); ++from) {
        bool isNumber = false;
        parts[from].toUInt(&isNumber);
        const QString text = parts.sliced(from).join(u'.');
        if ((from == 0 || !isNumber) && metrics.horizontalAdvance(text) <= length)
            return text;
    }
    return {};
}

void leaveToBrackets(std::vector<PlotRow>& rows, const std::vector<PlotBracket>& brackets)
{
    for (const PlotBracket& bracket : brackets) {
        const QString around = bracket.path + u'.';
        for (int i = bracket.first; i <= bracket.last; ++i) {
            PlotRow& row = rows[static_cast<std::size_t>(i)];
            const QString inside = row.path.startsWith(around) ? row.path.sliced(around.size()) : row.path;
            if (inside.size() < row.label.size())
                row.label = inside;
        }
    }
}

} // namespace scalescope::widgets
