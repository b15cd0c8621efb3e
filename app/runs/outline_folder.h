// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>

namespace scalescope::app {

/// A temporary folder for the file of an outline, gone with this object. What a window that was killed left
/// of such folders is removed when the next one is made: a lock that ends with its process says which are in
/// use.
class OutlineFolder
{
public:
    OutlineFolder();
    OutlineFolder(const OutlineFolder&) = delete;
    OutlineFolder& operator=(const OutlineFolder&) = delete;
    ~OutlineFolder();

    /// Whether there is one: the disk may be full.
    [[nodiscard]] bool isValid() const { return m_folder.isValid(); }
    [[nodiscard]] QString path() const { return m_folder.path(); }
    /// Of the outline.
    [[nodiscard]] QString file() const;

private:
    QTemporaryDir m_folder;
    int m_lock; ///< a descriptor of the folder
};

} // namespace scalescope::app
