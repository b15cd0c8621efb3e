// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/job.h"

#include <QHash>
#include <QString>
#include <QWidget>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace scalescope::widgets {

/// How a method is run, beside its inputs: mode, seed, device, threads, backward, limits, operator libraries.
class RunOptions : public QWidget
{
    Q_OBJECT

public:
    explicit RunOptions(QWidget* parent);

    /// Shows the options of a job; `asSaved` is what the model's mode is when nothing is chosen.
    void show(const job::Job& job, std::optional<bool> asSaved);
    /// Offers no other mode than that of the model: an exported one has no other.
    void fixMode();
    /// Writes the options into `job`.
    void writeTo(job::Job& job) const;
    /// Marks what is wrong with its sentence; true where all fits.
    bool validate();
    /// Shows a sentence at the option of that name ("--seed"); false where there is no such option here.
    bool setError(const QString& option, const QString& sentence);
    /// A sentence of the engine, which names options, with the fields' names in their places; what is quoted
    /// in it stays.
    [[nodiscard]] QString inWordsOfTheForm(const message::Message& said) const;

Q_SIGNALS:
    void changed();

private:
    QLineEdit* addLine(const QString& option, const QString& label, const QString& placeholder,
                       const QString& toolTip);
    void addRow(const QString& option, const QString& label, QWidget* field);
    [[nodiscard]] QString errorOf(const QString& option) const;

    QGridLayout* m_rows;
    QComboBox* m_mode;
    QLineEdit* m_seed;
    QComboBox* m_device;
    QLineEdit* m_threads;
    QComboBox* m_backward;
    QLineEdit* m_outputs;
    QLineEdit* m_memory;
    QLineEdit* m_time;
    QLineEdit* m_output;
    QLineEdit* m_libraries;
    QHash<QString, QLabel*> m_errors;
};

} // namespace scalescope::widgets
