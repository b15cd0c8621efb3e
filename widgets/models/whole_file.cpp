// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/whole_file.h"

#include <QSaveFile>

namespace scalescope::widgets {

namespace {

/// A disk that becomes full takes a part first, and only with the next one says why.
bool writeAll(QSaveFile& file, QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const qint64 written = file.write(bytes.data(), bytes.size());
        if (written <= 0)
            return false;
        bytes = bytes.sliced(written);
    }
    return true;
}

} // namespace

std::optional<QString> writeWhole(const QString& path, QByteArrayView bytes)
{
    QSaveFile file(path);
    // What a buffer holds is written by commit(), which does not notice that a disk is full.
    if (file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && writeAll(file, bytes) && file.commit())
        return std::nullopt;
    return file.errorString();
}

} // namespace scalescope::widgets
