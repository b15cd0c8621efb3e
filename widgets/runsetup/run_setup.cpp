// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runsetup/run_setup.h"

#include "core/job/inputs_file.h"
#include "core/job/text_file.h"
#include "widgets/models/message_text.h"
#include "widgets/models/plain_text.h"
#include "widgets/models/whole_file.h"
#include "widgets/runsetup/run_options.h"
#include "widgets/runsetup/spec_editor.h"
#include "widgets/runsetup/taken_text.h"
#include "widgets/theme/file_question.h"
#include "widgets/theme/tab_order.h"

#include <QComboBox>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QVBoxLayout>
#include <nlohmann/json.hpp>

namespace scalescope::widgets {

namespace {

constexpr QSize firstSize(720, 640);

QLabel* makeHeading(const QString& text, QWidget* parent)
{
    auto* heading = new QLabel(parent);
    heading->setTextFormat(Qt::PlainText);
    heading->setText(text);
    heading->setObjectName(QStringLiteral("modelName"));
    return heading;
}

/// Below an argument's fields.
QLabel* makeNote(const QString& text, QWidget* parent)
{
    auto* note = new QLabel(parent);
    note->setObjectName(QStringLiteral("muted"));
    note->setTextFormat(Qt::PlainText);
    note->setText(text);
    note->setWordWrap(true);
    note->setIndent(SpecEditor::fieldsAt);
    return note;
}

/// What stands where no value is given.
QString otherwise(const std::optional<std::string>& defaultValue)
{
    if (!defaultValue)
        return {};
    return *defaultValue == job::sampleSpec ? RunSetup::tr("the exported example")
                                            : kindText(SpecKind::Default);
}

/// Of the kinds that make it: nothing for the one that they make without being asked.
QString offeredDtype(const job::TakenTensor& tensor)
{
    const bool isUsual = tensor.dtype == "float32" || tensor.dtype == "int64";
    return isUsual ? QString() : QString::fromStdString(tensor.dtype);
}

/// Also where one was typed with other spaces.
bool isSame(const job::Input& a, const job::Input& b)
{
    const auto first = job::parseSpec(a.spec);
    const auto second = job::parseSpec(b.spec);
    return a.name == b.name && (first && second ? *first == *second : a.spec == b.spec);
}

/// Scrolls up and down only: it is as wide as what it shows, as long as that fits any screen.
class PageArea : public QScrollArea
{
public:
    PageArea(QWidget* page, QWidget* parent) : QScrollArea(parent)
    {
        setFocusPolicy(Qt::NoFocus); // it scrolls to the field that has it
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        setWidget(page);
        page->installEventFilter(this);
    }

    /// All of the page.
    [[nodiscard]] QSize sizeHint() const override
    {
        const QSize page = widget()->sizeHint();
        const int width = std::max(firstSize.width(), minimumWidth());
        const int height = widget()->hasHeightForWidth() ? widget()->heightForWidth(width) : page.height();
        return {width, std::max(height, page.height())};
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            setMinimumWidth(std::min(widest, widget()->minimumSizeHint().width() +
                                                 verticalScrollBar()->sizeHint().width()));
        return QScrollArea::eventFilter(watched, event);
    }

private:
    static constexpr int widest = 1100;
};

} // namespace

RunSetup::RunSetup(const job::ModelInfo& model, const job::Job& job, QWidget* parent)
    : QDialog(parent),
      m_model(model),
      m_job(job),
      m_method(new QComboBox(this)),
      m_arguments(new QVBoxLayout),
      m_trial(new QLabel(this)),
      m_options(new RunOptions(this)),
      m_error(new QLabel(this))
{
    setObjectName(QStringLiteral("runSetup"));
    setWindowTitle(
        tr("Inputs of %1").arg(sanitizedText(QFileInfo(QString::fromStdString(model.file)).fileName())));
    resize(firstSize);
    for (QLabel* label : {m_trial, m_error})
        label->setTextFormat(Qt::PlainText);
    for (const job::MethodInfo& method : m_model.methods)
        m_method->addItem(QString::fromStdString(method.name));
    m_method->setAccessibleName(tr("Method"));
    m_method->setCurrentIndex(std::max(0, m_method->findText(QString::fromStdString(job.method))));
    makeLayout();
    m_options->show(m_job, m_model.training);
    if (!m_model.exportedBy.empty())
        m_options->fixMode();
    makeEditors();
    setInputs(m_job.inputs);
    connect(m_method, &QComboBox::activated, this, [this] {
        makeEditors();
        const bool isKnown = method() != nullptr && method()->name == m_job.method;
        setInputs(isKnown ? m_job.inputs : std::vector<job::Input>());
    });
    connect(m_options, &RunOptions::changed, this, &RunSetup::validate);
}

void RunSetup::makeLayout()
{
    auto* page = new QWidget(this);
    auto* rows = new QVBoxLayout(page);
    rows->setContentsMargins(16, 16, 16, 16);
    rows->setSpacing(8);
    auto* methodRow = new QHBoxLayout;
    methodRow->addWidget(makeHeading(tr("Inputs of"), page));
    methodRow->addWidget(m_method);
    methodRow->addStretch();
    rows->addLayout(methodRow);
    m_arguments->setSpacing(8);
    rows->addLayout(m_arguments);
    m_trial->setObjectName(QStringLiteral("muted"));
    m_trial->setWordWrap(true);
    rows->addWidget(m_trial);
    rows->addSpacing(8);
    rows->addWidget(makeHeading(tr("Run"), page));
    auto* meaning = new QLabel(tr("The model runs in its own precision, which is enough to find what leaves "
                                  "the range of the window's "
                                  "formats; Simulate shows what rounding to them costs."),
                               page);
    meaning->setObjectName(QStringLiteral("muted"));
    meaning->setWordWrap(true);
    rows->addWidget(meaning);
    rows->addWidget(m_options);
    rows->addStretch();

    auto* scroll = new PageArea(page, this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll, 1);
    m_error->setObjectName(QStringLiteral("fieldError"));
    m_error->setWordWrap(true);
    m_error->setContentsMargins(16, 0, 16, 0);
    m_error->hide();
    layout->addWidget(m_error);
    makeButtons(layout);
}

void RunSetup::makeButtons(QVBoxLayout* layout)
{
    auto* row = new QHBoxLayout;
    row->setContentsMargins(16, 8, 16, 16);
    row->setSpacing(8);
    const auto add = [&](const QString& text, const char* name) {
        auto* button = new QPushButton(text, this);
        button->setObjectName(QString::fromLatin1(name));
        button->setAutoDefault(false);
        row->addWidget(button);
        return button;
    };
    connect(add(tr("&Load…"), "load"), &QPushButton::clicked, this, [this] { askForInputs(false); });
    connect(add(tr("&Save…"), "save"), &QPushButton::clicked, this, [this] { askForInputs(true); });
    row->addStretch();
    connect(add(tr("Cancel"), "cancel"), &QPushButton::clicked, this, &QDialog::reject);
    m_apply = add(tr("&Keep inputs"), "apply");
    m_apply->setToolTip(tr("Keep these inputs for the next run"));
    m_run = add(tr("▶ &Run"), "main");
    m_run->setDefault(true);
    m_run->setToolTip(tr("Run the model with these inputs: forward, then backward as chosen above (F5)"));
    auto* key = new QShortcut(Qt::Key_F5, this); // the window's own does not reach into its dialogs
    connect(key, &QShortcut::activated, m_run, &QPushButton::click);
    connect(new QShortcut(Qt::Key_F1, this), &QShortcut::activated, this, &RunSetup::helpRequested);
    connect(m_apply, &QPushButton::clicked, this, [this] { finish(false); });
    connect(m_run, &QPushButton::clicked, this, [this] { finish(true); });
    layout->addLayout(row);
}

const job::MethodInfo* RunSetup::method() const
{
    const auto index = static_cast<std::size_t>(std::max(0, m_method->currentIndex()));
    return index < m_model.methods.size() ? &m_model.methods[index] : nullptr;
}

void RunSetup::makeEditors()
{
    while (QLayoutItem* item = m_arguments->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_editors.clear();
    if (method() == nullptr)
        return;
    for (const job::ArgumentInfo& argument : method()->arguments) {
        auto* editor = new SpecEditor(QString::fromStdString(argument.name), argument.type,
                                      otherwise(argument.defaultValue), 0, this);
        connect(editor, &SpecEditor::changed, this, &RunSetup::validate);
        connect(editor, &SpecEditor::changed, this, &RunSetup::showTrial);
        m_arguments->addWidget(editor);
        m_editors.append(editor);
        if (argument.tensors.empty())
            continue;
        m_arguments->addWidget(makeNote(takenText(argument), this));
        if (const job::TakenTensor& tensor = argument.tensors.front(); tensor.place == argument.name)
            editor->offer(exportedSizes(tensor), offeredDtype(tensor));
    }
    if (m_editors.isEmpty())
        m_arguments->addWidget(new QLabel(tr("This method takes no inputs."), this));
}

job::Job RunSetup::given() const
{
    job::Job job = m_job;
    job.inputs = m_given;
    return job;
}

void RunSetup::setInputs(const std::vector<job::Input>& inputs)
{
    m_given = inputs;
    if (method() == nullptr)
        return;
    const auto& arguments = method()->arguments;
    for (std::size_t i = 0; i < arguments.size(); ++i)
        m_editors[static_cast<qsizetype>(i)]->setText(QString::fromStdString(arguments[i].suggestion));
    std::size_t position = 0;
    for (const job::Input& input : inputs) {
        std::size_t index = position++;
        if (!input.name.empty())
            index = static_cast<std::size_t>(
                std::find_if(arguments.begin(), arguments.end(),
                             [&](const job::ArgumentInfo& argument) { return argument.name == input.name; }) -
                arguments.begin());
        if (index < arguments.size())
            m_editors[static_cast<qsizetype>(index)]->setText(QString::fromStdString(input.spec));
    }
    validate();
    showTrial();
}

void RunSetup::takeSuggestions(const job::ModelInfo& model)
{
    const job::MethodInfo* before = method();
    std::vector<bool> untouched;
    for (std::size_t i = 0; before != nullptr && i < before->arguments.size(); ++i) {
        const SpecEditor* editor = m_editors[static_cast<qsizetype>(i)];
        const auto shown = job::parseSpec(editor->text().toStdString());
        const auto suggested = job::parseSpec(before->arguments[i].suggestion);
        untouched.push_back(!editor->isDefault() && shown && suggested && *shown == *suggested);
    }
    m_model = model;
    for (std::size_t i = 0; i < untouched.size() && method() != nullptr; ++i)
        if (untouched[i] && i < method()->arguments.size())
            m_editors[static_cast<qsizetype>(i)]->setText(
                QString::fromStdString(method()->arguments[i].suggestion));
    validate();
    showTrial();
}

void RunSetup::setTrying(bool trying)
{
    m_trying = trying;
    showTrial();
}

void RunSetup::setRan(std::vector<job::Job> jobs)
{
    m_ran = std::move(jobs);
    showTrial();
}

void RunSetup::showTrial()
{
    const QString text = trialText();
    // While somebody types, what is below stays under the pointer.
    const bool keepsRoom = m_trial->isVisible() && (text.isEmpty() || !holdsSuggestions());
    m_trial->setMinimumHeight(keepsRoom ? m_trial->height() : 0);
    m_trial->setText(text);
    m_trial->setVisible(keepsRoom || !text.isEmpty());
}

/// Whether each field has what is suggested, or a default.
bool RunSetup::holdsSuggestions() const
{
    if (method() == nullptr)
        return false;
    for (std::size_t i = 0; i < method()->arguments.size(); ++i) {
        const auto shown = job::parseSpec(m_editors[static_cast<qsizetype>(i)]->text().toStdString());
        const auto suggested = job::parseSpec(method()->arguments[i].suggestion);
        if (!method()->arguments[i].defaultValue && !(shown && suggested && *shown == *suggested))
            return false;
    }
    return true;
}

bool RunSetup::hasRan() const
{
    const job::Job shown = job();
    return std::ranges::any_of(m_ran, [&shown](const job::Job& ran) {
        return ran.method == shown.method && std::ranges::equal(ran.inputs, shown.inputs, isSame);
    });
}

/// What is known of what the fields hold: mostly of suggestions.
QString RunSetup::trialText() const
{
    if (method() == nullptr)
        return {};
    const auto& trial = method()->trial;
    if (!trial)
        return m_trying && !method()->arguments.empty()
                   ? tr("Inputs are being tried until the method runs with them; what is suggested here may "
                        "still become better.")
                   : QString();
    if (!holdsSuggestions() && hasRan())
        return tr("The model ran with these inputs.");
    if (!holdsSuggestions())
        return trial->ran ? tr("The model was not tried with these inputs yet, only with those suggested: "
                               "Run tries them.")
                          : QString();
    const auto isGiven = [](const job::ArgumentInfo& argument) { return argument.defaultValue.has_value(); };
    if (trial->ran && std::ranges::all_of(method()->arguments, isGiven))
        return tr("The method was tried with these inputs, and ran.");
    return trial->ran
               ? tr("These inputs are a suggestion: the method ran with them, but their values mean nothing.")
               : tr("These inputs are a guess: the method was tried with them, but does not "
                    "run with them (%1).")
                     .arg(messageText(trial->said, trial->problem));
}

job::Job RunSetup::job() const
{
    job::Job job = m_job;
    job.inputs.clear();
    if (method() != nullptr) {
        job.method = method()->name;
        for (std::size_t i = 0; i < method()->arguments.size(); ++i) {
            const SpecEditor* editor = m_editors[static_cast<qsizetype>(i)];
            if (!editor->isDefault())
                job.inputs.push_back({method()->arguments[i].name, editor->text().toStdString()});
        }
    }
    m_options->writeTo(job);
    return job;
}

void RunSetup::validate()
{
    m_valid = m_options->validate();
    m_error->hide();
    if (method() == nullptr) {
        m_valid = false;
        setError({}, tr("This model has no method that can be run."));
    } else {
        for (std::size_t i = 0; i < method()->arguments.size(); ++i) {
            const std::string& name = method()->arguments[i].name;
            m_valid = m_editors[static_cast<qsizetype>(i)]->validate({name, name}) && m_valid;
        }
    }
    m_apply->setEnabled(m_valid);
    m_run->setEnabled(m_valid);
}

void RunSetup::setError(const QString& field, const message::Message& said, const std::string& english)
{
    setError(field, said ? m_options->inWordsOfTheForm(said) : QString::fromStdString(english));
    if (SpecEditor* at = editor(field))
        at->focusField();
}

void RunSetup::setError(const QString& field, const QString& sentence)
{
    if (SpecEditor* at = editor(field)) {
        at->setError(sentence);
        return;
    }
    if (m_options->setError(field, sentence))
        return;
    m_error->setText(sentence);
    m_error->setVisible(!sentence.isEmpty());
}

SpecEditor* RunSetup::editor(const QString& argument) const
{
    if (method() == nullptr)
        return nullptr;
    for (std::size_t i = 0; i < method()->arguments.size(); ++i)
        if (QString::fromStdString(method()->arguments[i].name) == argument)
            return m_editors[static_cast<qsizetype>(i)];
    return nullptr;
}

void RunSetup::askForInputs(bool toSave)
{
    const QString title = toSave ? tr("Save inputs") : tr("Load inputs");
    askForFile(this, {title, QString::fromStdString(m_job.baseFolder), tr("Inputs (*.json)"), toSave},
               [this, toSave](const QString& path) {
                   if (toSave)
                       save(path);
                   else
                       load(path);
               });
}

void RunSetup::load(const QString& path)
{
    const auto inputs =
        job::readFile(path.toStdString(), job::largestInputsFile).and_then(job::inputsFromText);
    if (!inputs) {
        setError({}, messageText(inputs.error()));
        return;
    }
    m_job.baseFolder = QFileInfo(path).absolutePath().toStdString();
    setInputs(*inputs);
}

void RunSetup::save(const QString& path)
{
    const auto document = job::inputsToJson(job().inputs);
    const auto reason = document ? writeWhole(path, document->dump(4)) : messageText(document.error());
    if (reason)
        setError({}, tr("The inputs were not saved as %1: %2.").arg(path, *reason));
}

void RunSetup::finish(bool run)
{
    const job::Job made = job();
    accept();
    Q_EMIT jobAccepted(made);
    if (run)
        Q_EMIT runRequested(made);
}

bool RunSetup::focusNextPrevChild(bool next)
{
    setTabOrderByPlace(this);
    return QDialog::focusNextPrevChild(next);
}

} // namespace scalescope::widgets
