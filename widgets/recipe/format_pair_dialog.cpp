// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/recipe/format_pair_dialog.h"

#include "core/job/recipe.h"
#include "core/message/say_transforms.h"
#include "widgets/models/message_text.h"
#include "widgets/theme/tab_order.h"

#include <QCompleter>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace scalescope::widgets {

namespace {

/// "E5M10: 16 bits, from 2^-24 to 65504".
QString rangeText(const formats::ScaledFormat& scaled)
{
    if (scaled.scaling.grouping != formats::Grouping::None)
        return FormatPairDialog::tr("%1: %2 bits with the share of a scale for %3 elements")
            .arg(QString::fromStdString(scaled.label))
            .arg(formats::bitsPerElement(scaled))
            .arg(scaled.scaling.length);
    const formats::NumberFormat& format = scaled.element;
    return FormatPairDialog::tr("%1: %2 bits, largest %3, smallest normal %4, smallest %5")
        .arg(QString::fromStdString(format.label))
        .arg(formats::bitsOf(format))
        .arg(format.max, 0, 'g', 5)
        .arg(format.minNormal, 0, 'g', 3)
        .arg(format.minSubnormal, 0, 'g', 3);
}

Result<formats::ScaledFormat> formatIn(const QLineEdit& field)
{
    auto format = formats::findScaledFormat(field.text().trimmed().toStdString());
    if (format && !format->element.hasSign)
        return fail(say::formatWithoutSign(format->name));
    return format;
}

} // namespace

FormatPairDialog::FormatPairDialog(const formats::FormatPair& pair, QWidget* parent)
    : QDialog(parent),
      m_forward(makeField(pair.forward.name, "forwardFormat")),
      m_gradient(makeField(pair.backward.name, "gradientFormat")),
      m_about(new QLabel(this)),
      m_choose(nullptr)
{
    setWindowTitle(tr("Number formats"));
    m_about->setWordWrap(true);
    m_about->setTextFormat(Qt::PlainText);
    m_about->setMinimumHeight(3 * fontMetrics().height());
    m_about->setAlignment(Qt::AlignTop);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_choose = buttons->button(QDialogButtonBox::Ok);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    auto* form = new QFormLayout(this);
    form->addRow(tr("&Forward"), m_forward);
    form->addRow(tr("&Gradient"), m_gradient);
    form->addRow(m_about);
    form->addRow(buttons);
    for (QLineEdit* field : {m_forward, m_gradient})
        connect(field, &QLineEdit::textChanged, this, &FormatPairDialog::update);
    setMinimumWidth(460);
    update();
}

QLineEdit* FormatPairDialog::makeField(const std::string& name, const char* objectName)
{
    auto* field = new QLineEdit(QString::fromStdString(name), this);
    field->setObjectName(QLatin1String(objectName));
    QStringList names;
    for (const formats::NumberFormat& format : formats::standardFormats())
        if (format.hasSign)
            names << QString::fromStdString(format.name);
    for (const formats::ScaledFormat& format : formats::blockFormats())
        names << QString::fromStdString(format.name);
    field->setCompleter(new QCompleter(names, field));
    return field;
}

std::optional<formats::FormatPair> FormatPairDialog::pair() const
{
    const auto forward = formatIn(*m_forward);
    const auto gradient = formatIn(*m_gradient);
    if (!forward || !gradient)
        return std::nullopt;
    const auto rangeOf = [](const formats::ScaledFormat& format) {
        return job::rangeOf({format, formats::Rounding::NearestEven, 0});
    };
    return formats::FormatPair{rangeOf(*forward), rangeOf(*gradient)};
}

void FormatPairDialog::update()
{
    QStringList lines;
    for (const QLineEdit* field : {m_forward, m_gradient}) {
        const auto format = formatIn(*field);
        lines << (format ? rangeText(*format) : messageText(format.error()));
    }
    lines.removeDuplicates();
    m_about->setText(lines.join(QLatin1Char('\n')));
    m_choose->setEnabled(pair().has_value());
}

bool FormatPairDialog::focusNextPrevChild(bool next)
{
    setTabOrderByPlace(this);
    return QDialog::focusNextPrevChild(next);
}

} // namespace scalescope::widgets
