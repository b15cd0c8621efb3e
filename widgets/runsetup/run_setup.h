// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/job/job.h"
#include "core/job/model_info.h"

#include <QDialog>
#include <QVector>

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace scalescope::widgets {

class RunOptions;
class SpecEditor;

/// The form that says how a model is run: the method, one row for each of its arguments, made from the
/// schema, and the options. What is wrong is said at the field that is wrong.
class RunSetup : public QDialog
{
    Q_OBJECT

public:
    /// Starts with the inputs and options of `job`; arguments that it leaves out get the model's suggestion.
    RunSetup(const job::ModelInfo& model, const job::Job& job, QWidget* parent = nullptr);

    /// The job as the form says, right or wrong.
    [[nodiscard]] job::Job job() const;
    /// The job as it was filled in, before anybody wrote in the form: by the job that it began with, or by a
    /// file of inputs.
    [[nodiscard]] job::Job given() const;
    /// Whether every field can be read.
    [[nodiscard]] bool isValid() const { return m_valid; }
    /// Shows a sentence that the engine had about an argument ("x") or option ("--seed"). Where there is no
    /// such field it stands above the buttons.
    void setError(const QString& field, const QString& sentence);
    /// The same of a value, or of English alone, with the fields' names where it speaks of options.
    void setError(const QString& field, const message::Message& said, const std::string& english);
    /// The editor of an argument, null where the method has no such.
    [[nodiscard]] SpecEditor* editor(const QString& argument) const;
    /// Takes inputs by name or position, as an `--inputs` document has them.
    void setInputs(const std::vector<job::Input>& inputs);
    /// Takes better suggestions for the same model, where the user has not written anything else meanwhile.
    void takeSuggestions(const job::ModelInfo& model);
    /// Whether inputs are being tried, so that better suggestions may come.
    void setTrying(bool trying);
    /// Runs of the model that ended well.
    void setRan(std::vector<job::Job> jobs);

Q_SIGNALS:
    /// The user is done with the form.
    void jobAccepted(const scalescope::job::Job& job);
    /// ... and wants to see the run.
    void runRequested(const scalescope::job::Job& job);
    /// F1 in the form.
    void helpRequested();

protected:
    bool focusNextPrevChild(bool next) override;

private:
    void makeLayout();
    void makeButtons(QVBoxLayout* layout);
    void makeEditors();
    [[nodiscard]] const job::MethodInfo* method() const;
    void validate();
    void showTrial();
    [[nodiscard]] bool holdsSuggestions() const;
    /// Whether one of the runs had what the fields hold.
    [[nodiscard]] bool hasRan() const;
    [[nodiscard]] QString trialText() const;
    void askForInputs(bool toSave);
    void load(const QString& path);
    void save(const QString& path);
    void finish(bool run);

    job::ModelInfo m_model;
    job::Job m_job;
    std::vector<job::Job> m_ran;
    std::vector<job::Input> m_given; ///< what setInputs() was told last
    QComboBox* m_method;
    QVBoxLayout* m_arguments;
    QVector<SpecEditor*> m_editors;
    QLabel* m_trial;
    RunOptions* m_options;
    QLabel* m_error;
    QPushButton* m_apply = nullptr;
    QPushButton* m_run = nullptr;
    bool m_valid = false;
    bool m_trying = false;
};

} // namespace scalescope::widgets
