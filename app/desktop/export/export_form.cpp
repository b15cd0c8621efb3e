// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/export/export_form.h"

#include "core/sheet/fields.h"
#include "widgets/models/display.h"
#include "widgets/models/field_text.h"
#include "widgets/models/message_text.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <algorithm>
#include <utility>

namespace scalescope::app {

namespace {

using widgets::StyleOption;

QString exponentText(const std::optional<double>& exponent)
{
    return exponent ? QString::fromStdString(widgets::exponentName(*exponent)) : QString();
}

std::optional<int> widthFrom(const QString& text)
{
    return widgets::widthFrom(text.toStdString());
}

/// What finds a module alone: "^layers\\.0$".
QString expressionFor(const QString& module)
{
    return u'^' + QString(module).replace(u'.', QLatin1String("\\.")) + u'$';
}

} // namespace

ExportForm::ExportForm(const widgets::ExportSubject& subject, bool hasErrors, QWidget* parent)
    : QWidget(parent),
      m_subject(subject),
      m_hasErrors(hasErrors),
      m_shownFormats(QString::fromStdString(widgets::formatNames(subject.state).value_or(""))),
      m_rows(new QFormLayout(this)),
      m_metric(makeBox("metric")),
      m_direction(makeBox("direction")),
      m_formats(makeField("formats", tr("as the window shows"))),
      m_xmin(makeField("xmin", tr("fitted"))),
      m_xmax(makeField("xmax", tr("fitted"))),
      m_modules(makeBox("modules")),
      m_pruning(makeBox("pruning")),
      m_width(makeField("width", tr("as it comes"))),
      m_colours(makeBox("colours"))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    makePruning();
    makeModules();
    m_colours->addItems({tr("Light"), tr("Dark")});
    makeRows();
}

void ExportForm::makeRows()
{
    m_formats->setToolTip(tr("For tensors and for gradients, with a comma between them; of the scale plot "
                             "more may follow, whose limits are drawn"));
    for (QLineEdit* end : {m_xmin, m_xmax})
        end->setToolTip(tr("A power of two, as 2^-20, or a number above 0"));
    m_width->setToolTip(tr("In pixels of 1/96 inch, of which a PNG has two for each, or as 8.5cm"));
    m_rows->addRow(tr("&Metric"), m_metric);
    m_rows->addRow(tr("D&irection"), m_direction);
    m_rows->addRow(tr("&Formats"), m_formats);
    m_range = makeRange();
    auto* from = new QLabel(tr("&Axis from"), this);
    from->setBuddy(m_xmin);
    m_rows->addRow(from, m_range);
    m_rows->addRow(tr("Mod&ules"), m_modules);
    m_rows->addRow(tr("&Hidden nodes"), m_pruning);
    m_rows->addRow(tr("Wi&dth"), m_width);
    m_rows->addRow(tr("A&ppearance"), m_colours);
}

QLayout* ExportForm::makeRange()
{
    auto* range = new QHBoxLayout;
    auto* to = new QLabel(tr("&to", "the end of an axis"), this);
    to->setBuddy(m_xmax);
    range->addWidget(m_xmin, 1);
    range->addWidget(to);
    range->addWidget(m_xmax, 1);
    return range;
}

QLineEdit* ExportForm::makeField(const char* name, const QString& placeholder)
{
    auto* field = new QLineEdit(this);
    field->setObjectName(QLatin1String(name));
    field->setPlaceholderText(placeholder);
    connect(field, &QLineEdit::textChanged, this, &ExportForm::changed);
    return field;
}

QComboBox* ExportForm::makeBox(const char* name)
{
    auto* box = new QComboBox(this);
    box->setObjectName(QLatin1String(name));
    connect(box, &QComboBox::currentIndexChanged, this, &ExportForm::changed);
    return box;
}

/// The window's own first, which is chosen.
void ExportForm::makePruning()
{
    const prune::Options nothing{false, std::nullopt, {}, {}};
    m_prunings = {m_subject.state.pruning, prune::Options(), nothing};
    m_pruning->addItems({tr("as in the window", "nodes that are hidden"),
                         tr("as when a run opens", "nodes that are hidden"),
                         tr("none", "nodes that are hidden")});
}

/// The modules around the selected tensor, the innermost first.
void ExportForm::makeModules()
{
    m_modules->setEditable(true);
    m_modules->setInsertPolicy(QComboBox::NoInsert);
    m_modules->lineEdit()->setFocusPolicy(Qt::ClickFocus); // the box has the keyboard for it
    m_modules->lineEdit()->setPlaceholderText(tr("all"));
    m_modules->setToolTip(tr("An expression that finds the names of modules: what is in these alone"));
    const auto selected = m_subject.selected;
    const graph::Node* node = selected ? m_subject.state.run->graph.find(*selected) : nullptr;
    QString module = node != nullptr ? QString::fromStdString(node->module) : QString();
    for (; !module.isEmpty(); module = module.contains(u'.') ? module.section(u'.', 0, -2) : QString())
        m_modules->addItem(expressionFor(module));
    m_modules->setCurrentIndex(-1);
    m_modules->clearEditText();
    connect(m_modules, &QComboBox::editTextChanged, this, &ExportForm::changed);
}

/// Plots have both, what is coloured one.
void ExportForm::fillDirections()
{
    const auto shown = widgets::shownLook(m_subject, *m_kind).direction;
    m_direction->clear();
    if (m_kind->hasBothDirections)
        m_direction->addItem(tr("both"));
    for (const auto direction : {graph::Direction::Forward, graph::Direction::Backward})
        m_direction->addItem(widgets::directionText(direction), static_cast<int>(direction));
    m_direction->setCurrentIndex(std::max(0, shown ? m_direction->findData(static_cast<int>(*shown)) : 0));
}

bool ExportForm::has(StyleOption part) const
{
    return m_kind->style.testFlag(part) && !(part == StyleOption::Width && m_isTextual);
}

bool ExportForm::hasChoices() const
{
    return m_kind->style != widgets::StyleOptions();
}

void ExportForm::setKind(widgets::ExportKind kind)
{
    m_kind = kind;
    const widgets::ExportStyle shown = widgets::shownLook(m_subject, *kind);
    fillMetrics(shown.metric);
    fillDirections();
    auto* direction = qobject_cast<QLabel*>(m_rows->labelForField(m_direction));
    direction->setText(kind == &widgets::exports::graph ? tr("&Colour", "which direction colours cards")
                                                        : tr("D&irection")); // the cards have both
    m_formats->setText(m_shownFormats);
    m_xmin->setText(exponentText(shown.xmin));
    m_xmax->setText(exponentText(shown.xmax));
    updateRows();
}

void ExportForm::setTextual(bool textual)
{
    m_isTextual = textual;
    updateRows();
}

void ExportForm::updateRows()
{
    m_rows->setRowVisible(m_metric, has(StyleOption::Metric));
    m_rows->setRowVisible(m_direction, has(StyleOption::Direction));
    m_rows->setRowVisible(m_modules, has(StyleOption::Modules));
    m_rows->setRowVisible(m_formats, has(StyleOption::Formats));
    m_rows->setRowVisible(m_range, has(StyleOption::Range));
    m_rows->setRowVisible(m_pruning, has(StyleOption::Pruning));
    m_rows->setRowVisible(m_width, has(StyleOption::Width));
    m_rows->setRowVisible(m_colours, has(StyleOption::Theme));
    Q_EMIT changed();
}

void ExportForm::fillMetrics(const std::string& chosen)
{
    m_metric->clear();
    const auto add = [this](const QString& text, std::string_view name) {
        m_metric->addItem(text, QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
    };
    for (const sheet::Field* field : sheet::metrics(m_hasErrors))
        if (has(StyleOption::Colour) || field->is(sheet::Axis))
            add(widgets::fieldTitle(field->fieldId), field->word());
    if (chosen.empty())
        add(tr("as the window shows"), {});
    m_metric->setCurrentIndex(std::max(0, m_metric->findData(QString::fromStdString(chosen))));
}

void ExportForm::setWidth(const QString& width)
{
    m_width->setText(widthFrom(width) ? width : QString());
}

void ExportForm::setDark(bool dark)
{
    m_colours->setCurrentIndex(dark ? 1 : 0);
}

/// Empty where it is no width.
QString ExportForm::pictureWidth() const
{
    const QString width = m_width->text().remove(u' ');
    return widthFrom(width) ? width : QString();
}

bool ExportForm::isDark() const
{
    return m_colours->currentIndex() == 1;
}

widgets::ExportStyle ExportForm::look() const
{
    widgets::ExportStyle look = widgets::shownLook(m_subject, *m_kind);
    if (has(StyleOption::Metric))
        look.metric = m_metric->currentData().toString().toStdString();
    const QString formats = m_formats->text().trimmed();
    if (has(StyleOption::Formats) && !formats.isEmpty() && formats != m_shownFormats)
        if (auto named = widgets::namedFormatsFrom(formats.toStdString()))
            look.formats = std::move(*named);
    if (has(StyleOption::Range)) {
        look.xmin = widgets::exponentFrom(m_xmin->text().trimmed().toStdString());
        look.xmax = widgets::exponentFrom(m_xmax->text().trimmed().toStdString());
    }
    if (has(StyleOption::Pruning))
        look.pruning = m_prunings.at(m_pruning->currentIndex());
    if (has(StyleOption::Direction))
        look.direction =
            m_direction->currentData().isValid()
                ? std::optional(static_cast<graph::Direction>(m_direction->currentData().toInt()))
                : std::nullopt;
    if (has(StyleOption::Modules))
        look.modules.include = m_modules->currentText().trimmed().toStdString();
    if (has(StyleOption::Width) && !pictureWidth().isEmpty()) {
        look.width = widthFrom(pictureWidth());
        look.widthText = pictureWidth().toStdString();
    }
    look.isDark = has(StyleOption::Theme) && isDark();
    return look;
}

QString ExportForm::rangeFault() const
{
    for (const QLineEdit* end : {m_xmin, m_xmax}) {
        const QString text = end->text().trimmed();
        if (!text.isEmpty() && !widgets::exponentFrom(text.toStdString()))
            return tr("\"%1\" is no place on the axis; write a power of two, as 2^-20, or a number above 0.")
                .arg(text);
    }
    const widgets::ExportStyle chosen = look();
    return chosen.xmin && chosen.xmax && *chosen.xmin >= *chosen.xmax
               ? tr("The axis has to end above where it begins.")
               : QString();
}

/// What is wrong with the modules, or with what is left of them.
QString ExportForm::partFault() const
{
    sheet::ViewState state = m_subject.state;
    const widgets::ExportStyle chosen = look();
    chosen.applyTo(state);
    const auto part = chosen.choosePart(state);
    return part ? QString() : widgets::messageText(part.error());
}

QString ExportForm::fault() const
{
    const QString formats = m_formats->text().trimmed();
    if (has(StyleOption::Formats) && !formats.isEmpty() && formats != m_shownFormats) {
        const auto named = widgets::namedFormatsFrom(formats.toStdString());
        if (!named)
            return widgets::messageText(named.error());
        if (!named->more.empty() && !has(StyleOption::MoreFormats))
            return tr("More than two formats are for the scale plot.");
    }
    if (const QString fault = has(StyleOption::Range) ? rangeFault() : QString(); !fault.isEmpty())
        return fault;
    if (const QString fault = has(StyleOption::Modules) ? partFault() : QString(); !fault.isEmpty())
        return fault;
    if (has(StyleOption::Width) && !m_width->text().isEmpty() && pictureWidth().isEmpty())
        return tr("The width is a whole number from %1 to %2, or as many centimetres, as 8.5cm.")
            .arg(widgets::narrowestPicture)
            .arg(widgets::widestPicture);
    return {};
}

} // namespace scalescope::app
