// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

namespace scalescope::runfile {

/// The files that SQLite may touch for one database: that itself and its journal. A journal can name others,
/// which SQLite would open and remove; here it is refused with SQLITE_IOERR_ACCESS, before anything of it is
/// undone. So is one that is no file (a pipe, a folder, a link), and so are a log of writing ahead and other
/// databases. One for each database, which it must outlive.
class OwnFiles
{
public:
    OwnFiles();
    OwnFiles(const OwnFiles&) = delete;
    OwnFiles& operator=(const OwnFiles&) = delete;
    ~OwnFiles();

    /// Of SQLite's interface to files, to open the database with.
    [[nodiscard]] const std::string& name() const;

private:
    struct Interface;
    std::unique_ptr<Interface> m_interface;
};

} // namespace scalescope::runfile
