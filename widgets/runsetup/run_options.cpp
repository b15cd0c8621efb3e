// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runsetup/run_options.h"

#include "core/job/backward_seed.h"
#include "core/job/option_texts.h"
#include "core/job/size.h"
#include "widgets/models/display.h"
#include "widgets/models/message_text.h"
#include "widgets/runsetup/spec_fields.h"

#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace scalescope::widgets {

namespace {

QString trimmed(const QLineEdit* field)
{
    return field->text().trimmed();
}

QString joined(const std::vector<std::string>& texts)
{
    QStringList list;
    for (const std::string& text : texts)
        list << QString::fromStdString(text);
    return list.join(QStringLiteral(", "));
}

/// A click into the field shows what it offers, while one goes on typing.
class OfferedOnClick : public QObject
{
public:
    explicit OfferedOnClick(QComboBox* box) : QObject(box), m_offers(new QCompleter(box->model(), box))
    {
        m_offers->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
        box->setCompleter(m_offers);
        box->lineEdit()->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::MouseButtonRelease)
            m_offers->complete();
        return QObject::eventFilter(watched, event);
    }

private:
    QCompleter* m_offers;
};

/// Texts between commas.
std::vector<std::string> listOf(const QLineEdit* field)
{
    std::vector<std::string> list;
    for (const QString& text : field->text().split(QLatin1Char(','), Qt::SkipEmptyParts))
        list.push_back(text.trimmed().toStdString());
    return list;
}

std::string exampleOfTarget(job::SeedKind kind)
{
    return kind == job::SeedKind::CrossEntropy ? "randint(0,10):[1]" : "randn:[1]";
}

} // namespace

RunOptions::RunOptions(QWidget* parent)
    : QWidget(parent),
      m_rows(new QGridLayout(this)),
      m_mode(new QComboBox(this)),
      m_device(new QComboBox(this)),
      m_backward(new QComboBox(this))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setVerticalSpacing(8);
    m_rows->setHorizontalSpacing(8);
    m_rows->setColumnStretch(1, 1);
    addRow(QStringLiteral("--mode"), tr("Mode"), m_mode);
    m_seed = addLine(QStringLiteral("--seed"), tr("Seed"), QStringLiteral("0"),
                     tr("Of generated inputs, dropout and the seed gradient"));
    addRow(QStringLiteral("--backward"), tr("Backward from"), m_backward);
    m_backward->setEditable(true);
    m_backward->setToolTip(
        tr("%1 or a .npy file; output is for a loss").arg(QString::fromStdString(job::seedList())));
    m_backward->lineEdit()->setPlaceholderText(
        tr("the output if it is a single number, else a random gradient"));
    m_backward->addItem(QString());
    for (const std::string& seed : job::seedTexts(exampleOfTarget))
        m_backward->addItem(QString::fromStdString(seed));
    new OfferedOnClick(m_backward);
    m_outputs =
        addLine(QStringLiteral("--output-index"), tr("Outputs"), tr("the only number, else the first"),
                tr("Where to go backward from: 0, 1.2 or a key; several separated by commas"));
    addRow(QStringLiteral("--device"), tr("Device"), m_device);
    m_device->setEditable(true);
    m_device->setToolTip(tr("Where the model runs: cpu, cuda or cuda:1"));
    for (const char* device : {"cpu", "cuda", "cuda:1"})
        m_device->addItem(QString::fromLatin1(device));
    new OfferedOnClick(m_device);
    m_threads = addLine(QStringLiteral("--threads"), tr("Threads"), tr("as many as libtorch takes"),
                        tr("Threads of the engine"));
    m_memory = addLine(QStringLiteral("--memory-limit"), tr("Memory limit"), tr("80 % of what is free"),
                       tr("For instance 2G or 512M; a run that needs more is stopped"));
    m_time = addLine(QStringLiteral("--time-limit"), tr("Time limit"), tr("none"),
                     tr("Seconds; a run that takes longer is stopped"));
    m_output = addLine(QStringLiteral("--output-limit"), tr("File limit"),
                       QString::fromStdString(job::sizeText(job::defaultOutputLimit)),
                       tr("For instance 512M; a run whose file grows larger is stopped"));
    m_libraries = addLine(QStringLiteral("--op-library"), tr("Operator libraries"), tr("none"),
                          tr("Files (.so) with custom operators, to be loaded first; several separated by "
                             "commas"));
    connect(m_mode, &QComboBox::activated, this, &RunOptions::changed);
    connect(m_backward, &QComboBox::editTextChanged, this, &RunOptions::changed);
    connect(m_device, &QComboBox::editTextChanged, this, &RunOptions::changed);
}

void RunOptions::addRow(const QString& option, const QString& label, QWidget* field)
{
    field->setObjectName(option);
    field->setAccessibleName(label);
    auto* error = new QLabel(this);
    error->setObjectName(QStringLiteral("fieldError"));
    error->setTextFormat(Qt::PlainText);
    error->setWordWrap(true);
    error->hide();
    m_errors.insert(option, error);
    auto* name = new QLabel(label, this);
    name->setBuddy(field);
    name->setFixedWidth(144);
    const int row = m_rows->rowCount();
    m_rows->addWidget(name, row, 0);
    m_rows->addWidget(field, row, 1);
    m_rows->addWidget(error, row + 1, 1);
}

QLineEdit* RunOptions::addLine(const QString& option, const QString& label, const QString& placeholder,
                               const QString& toolTip)
{
    auto* field = new QLineEdit(this);
    field->setPlaceholderText(placeholder);
    field->setToolTip(toolTip);
    addRow(option, label, field);
    connect(field, &QLineEdit::textEdited, this, &RunOptions::changed);
    return field;
}

void RunOptions::show(const job::Job& job, std::optional<bool> asSaved)
{
    const QString saved =
        asSaved ? tr("as saved (%1)").arg(modeText(graph::modeOf(asSaved))) : modeText(graph::Mode::AsSaved);
    m_mode->clear();
    m_mode->addItem(saved);
    for (const bool training : {true, false})
        m_mode->addItem(modeText(graph::modeOf(training)), training);
    m_mode->setCurrentIndex(!job.training ? 0 : *job.training ? 1 : 2);
    m_seed->setText(QString::number(job.seed));
    m_backward->setEditText(QString::fromStdString(job.backward));
    m_outputs->setText(joined(job.outputIndices));
    m_device->setEditText(QString::fromStdString(job.device));
    m_libraries->setText(joined(job.opLibraries));
    m_threads->setText(job.threads ? QString::number(*job.threads) : QString());
    m_memory->setText(job.memoryLimit ? QString::fromStdString(job::sizeOption(*job.memoryLimit))
                                      : QString());
    m_time->setText(job.timeLimit ? QString::number(*job.timeLimit) : QString());
    m_output->setText(job.outputLimit ? QString::fromStdString(job::sizeOption(*job.outputLimit))
                                      : QString());
}

void RunOptions::fixMode()
{
    m_mode->clear();
    m_mode->addItem(tr("as exported"));
    m_mode->setEnabled(false);
    m_mode->setToolTip(tr("An exported model stays in the mode that it was exported in"));
}

void RunOptions::writeTo(job::Job& job) const
{
    const QVariant mode = m_mode->currentData();
    job.training = mode.isValid() ? std::optional(mode.toBool()) : std::nullopt;
    job.seed = trimmed(m_seed).toULongLong();
    job.backward = m_backward->currentText().trimmed().toStdString();
    job.outputIndices = listOf(m_outputs);
    job.device = m_device->currentText().trimmed().toStdString();
    job.opLibraries = listOf(m_libraries);
    const int threads = trimmed(m_threads).toInt();
    job.threads = threads > 0 ? std::optional(threads) : std::nullopt;
    const auto memory = job::parseSize(trimmed(m_memory).toStdString());
    job.memoryLimit = memory ? std::optional(*memory) : std::nullopt;
    const double seconds = trimmed(m_time).toDouble();
    job.timeLimit = seconds > 0 ? std::optional(seconds) : std::nullopt;
    const auto output = job::parseSize(trimmed(m_output).toStdString());
    job.outputLimit = output ? std::optional(*output) : std::nullopt;
}

QString RunOptions::errorOf(const QString& option) const
{
    const auto problemIn = [](const QString& text, const auto& parse) {
        const auto parsed = parse(text.toStdString(), std::string());
        return text.isEmpty() || parsed ? QString() : messageText(parsed.error());
    };
    if (option == QLatin1String("--seed"))
        return problemIn(trimmed(m_seed), job::parseSeed);
    if (option == QLatin1String("--threads"))
        return problemIn(trimmed(m_threads), job::parseThreads);
    if (option == QLatin1String("--memory-limit"))
        return problemIn(trimmed(m_memory), job::parseSizeOption);
    if (option == QLatin1String("--output-limit"))
        return problemIn(trimmed(m_output), job::parseSizeOption);
    if (option == QLatin1String("--time-limit"))
        return problemIn(trimmed(m_time), job::parseTimeLimit);
    if (option == QLatin1String("--device")) {
        const auto checked = job::checkDevice(m_device->currentText().trimmed().toStdString(), std::string());
        return checked ? QString() : messageText(checked.error());
    }
    return option == QLatin1String("--backward")
               ? problemIn(m_backward->currentText().trimmed(), job::parseBackward)
               : QString();
}

QString RunOptions::inWordsOfTheForm(const message::Message& said) const
{
    return messageText(said, [this](QString words) {
        for (auto it = m_errors.cbegin(); it != m_errors.cend(); ++it)
            if (const auto* field = findChild<QWidget*>(it.key()))
                words.replace(it.key(), tr("\"%1\"", "a field of the form").arg(field->accessibleName()));
        return words;
    });
}

bool RunOptions::validate()
{
    bool fits = true;
    for (auto it = m_errors.cbegin(); it != m_errors.cend(); ++it) {
        const QString sentence = errorOf(it.key());
        setError(it.key(), sentence);
        fits = fits && sentence.isEmpty();
    }
    return fits;
}

bool RunOptions::setError(const QString& option, const QString& sentence)
{
    QLabel* label = m_errors.value(option);
    if (label == nullptr)
        return false;
    label->setText(sentence);
    label->setVisible(!sentence.isEmpty());
    if (auto* field = findChild<QWidget*>(option))
        markInvalid(field, !sentence.isEmpty());
    return true;
}

} // namespace scalescope::widgets
