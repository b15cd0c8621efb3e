// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>
#include <memory>

namespace scalescope::app {

/// QSettings that leaves its file as it is where there is no room for a new one, and writes it when there is.
/// QSettings itself puts a cut file in the place of the whole one then: what it writes lies in a buffer, and
/// that the disk is full is not noticed when this is emptied.
///
/// What has the name of the file and is none (a pipe, a device, a folder), or is too large for one, is
/// neither read nor written: reading a pipe waits for ever, and writing would put a file in the place of a
/// device.
class SettingsFile : public QSettings
{
public:
    struct Closer
    {
        /// Where there is no room the object is left: its end would write the file.
        void operator()(SettingsFile* file) const;
    };
    using Owner = std::unique_ptr<SettingsFile, Closer>;
    static Owner open(const QString& file, Format format);

    /// Where the settings are to be, also where they are not read from there.
    [[nodiscard]] QString path() const { return m_path; }
    [[nodiscard]] bool isUsed() const { return m_path == fileName(); }

protected:
    bool event(QEvent* event) override;

private:
    SettingsFile(const QString& used, const QString& path, Format format);
    /// By taking as much as a new file could need, and giving it back.
    [[nodiscard]] bool hasRoom() const;

    QString m_path;
};

} // namespace scalescope::app
