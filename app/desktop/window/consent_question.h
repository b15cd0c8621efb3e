// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/job_files.h"

#include <QDialog>

class QVBoxLayout;

namespace scalescope::app {

/// Asks whether files that another file names may be run, loaded and read, and shows every one of them.
/// Return and Escape both mean no.
class ConsentQuestion : public QDialog
{
    Q_OBJECT

public:
    ConsentQuestion(const job::JobFiles& files, QWidget* parent);

private:
    void addFiles(QVBoxLayout* layout, const QString& heading, const std::vector<std::string>& files);
};

} // namespace scalescope::app
