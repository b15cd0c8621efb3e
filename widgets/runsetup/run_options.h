// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/options.h"

#include <QString>
#include <QWidget>
#include <vector>

class QComboBox;
class QLabel;

namespace scalescope::widgets {

/// How a method is run, beside its inputs: the options of a job that have a field, in their order.
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
    struct Row
    {
        const job::Option* option;
        QWidget* field;
        QLabel* error;
    };

    void addRow(const job::Option& option, QWidget* field);
    [[nodiscard]] QWidget* makeField(const job::Option& option);

    std::vector<Row> m_rows;
    QComboBox* m_mode;
};

} // namespace scalescope::widgets
