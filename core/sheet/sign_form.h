// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace scalescope::sheet {

/// What the form of a problem's sign says, the same in the graph, its legend and the list.
enum class SignForm {
    Solid,  ///< it starts there
    Tinted, ///< likewise, and is an error only if the tensor is stored in the format
    Outline ///< it follows from another
};

/// Of a warning it is not told where it would be one.
inline SignForm signForm(bool follows, bool isWarning, bool isOnlyIfStored)
{
    if (follows)
        return SignForm::Outline;
    return isOnlyIfStored && !isWarning ? SignForm::Tinted : SignForm::Solid;
}

} // namespace scalescope::sheet
