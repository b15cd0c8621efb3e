// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/runsetup/run_options.h"

#include "widgets/models/display.h"
#include "widgets/models/message_text.h"
#include "widgets/models/window_words.h"
#include "widgets/runsetup/spec_fields.h"

#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <algorithm>

namespace scalescope::widgets {

namespace {

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

/// What one writes into a field; null of one that offers words alone.
QLineEdit* lineOf(QWidget* field)
{
    auto* box = qobject_cast<QComboBox*>(field);
    return box != nullptr ? box->lineEdit() : qobject_cast<QLineEdit*>(field);
}

/// What a field holds: a text, or those between its commas.
job::Texts textsIn(QWidget* field, bool isRepeatable)
{
    const QLineEdit* line = lineOf(field);
    if (line == nullptr) {
        const QVariant word = qobject_cast<QComboBox*>(field)->currentData();
        return word.isValid() ? job::Texts{word.toString().toStdString()} : job::Texts();
    }
    if (!isRepeatable)
        return {line->text().trimmed().toStdString()};
    job::Texts texts;
    for (const QString& text : line->text().split(QLatin1Char(',')))
        if (!text.trimmed().isEmpty())
            texts.push_back(text.trimmed().toStdString());
    return texts;
}

} // namespace

RunOptions::RunOptions(QWidget* parent) : QWidget(parent)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(8);
    grid->setHorizontalSpacing(8);
    grid->setColumnStretch(1, 1);
    for (const job::Option& option : job::options())
        if (option.field)
            addRow(option, makeField(option));
    m_mode = findChild<QComboBox*>(QStringLiteral("--mode"));
}

QWidget* RunOptions::makeField(const job::Option& option)
{
    const job::Field& form = *option.field;
    QWidget* field = nullptr;
    if (!option.words.empty()) {
        auto* box = new QComboBox(this);
        connect(box, &QComboBox::activated, this, &RunOptions::changed);
        field = box;
    } else if (!form.offers.empty()) {
        auto* box = new QComboBox(this);
        box->setEditable(true);
        for (const std::string& text : form.offers)
            box->addItem(QString::fromStdString(text));
        new OfferedOnClick(box);
        connect(box, &QComboBox::editTextChanged, this, &RunOptions::changed);
        field = box;
    } else {
        auto* line = new QLineEdit(this);
        connect(line, &QLineEdit::textEdited, this, &RunOptions::changed);
        field = line;
    }
    if (QLineEdit* line = lineOf(field))
        line->setPlaceholderText(optionText(form.placeholder.c_str()));
    const QString tip = optionText(form.tip);
    field->setToolTip(form.listed.empty() ? tip : tip.arg(QString::fromStdString(form.listed)));
    return field;
}

void RunOptions::addRow(const job::Option& option, QWidget* field)
{
    const QString label = optionText(option.field->label);
    field->setObjectName(QString::fromStdString(option.flag));
    field->setAccessibleName(label);
    auto* error = new QLabel(this);
    error->setObjectName(QStringLiteral("fieldError"));
    error->setTextFormat(Qt::PlainText);
    error->setWordWrap(true);
    error->hide();
    auto* name = new QLabel(label, this);
    name->setBuddy(field);
    name->setFixedWidth(144);
    auto* grid = static_cast<QGridLayout*>(layout());
    const int row = grid->rowCount();
    grid->addWidget(name, row, 0);
    grid->addWidget(field, row, 1);
    grid->addWidget(error, row + 1, 1);
    m_rows.push_back({&option, field, error});
}

void RunOptions::show(const job::Job& job, std::optional<bool> asSaved)
{
    m_mode->clear();
    m_mode->addItem(asSaved ? tr("as saved (%1)").arg(modeText(graph::modeOf(asSaved)))
                            : modeText(graph::Mode::AsSaved));
    for (const auto& [training, word] : graph::trainingNames)
        m_mode->addItem(modeText(graph::modeOf(training)), QString::fromLatin1(word));
    for (const Row& row : m_rows) {
        QStringList texts;
        for (const std::string& text : row.option->texts(job))
            texts << QString::fromStdString(text);
        if (auto* box = qobject_cast<QComboBox*>(row.field); box != nullptr && !box->isEditable())
            box->setCurrentIndex(texts.isEmpty() ? 0 : box->findData(texts.front()));
        else
            lineOf(row.field)->setText(texts.join(QStringLiteral(", ")));
    }
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
    for (const Row& row : m_rows) // what does not fit is said at its field
        static_cast<void>(row.option->take(job, textsIn(row.field, row.option->isRepeatable), {}));
}

QString RunOptions::inWordsOfTheForm(const message::Message& said) const
{
    return messageText(said, [this](QString words) {
        for (const Row& row : m_rows)
            words.replace(row.field->objectName(),
                          tr("\"%1\"", "a field of the form").arg(row.field->accessibleName()));
        return words;
    });
}

bool RunOptions::validate()
{
    bool fits = true;
    for (const Row& row : m_rows) {
        job::Job job;
        const auto taken = row.option->take(job, textsIn(row.field, row.option->isRepeatable), {});
        setError(row.field->objectName(), taken ? QString() : messageText(taken.error()));
        fits = fits && taken;
    }
    return fits;
}

bool RunOptions::setError(const QString& option, const QString& sentence)
{
    const auto row =
        std::ranges::find(m_rows, option, [](const Row& each) { return each.field->objectName(); });
    if (row == m_rows.end())
        return false;
    row->error->setText(sentence);
    row->error->setVisible(!sentence.isEmpty());
    markInvalid(row->field, !sentence.isEmpty());
    return true;
}

} // namespace scalescope::widgets
