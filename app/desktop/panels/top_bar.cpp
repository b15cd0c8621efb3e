// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/top_bar.h"

#include "app/desktop/commands/commands.h"
#include "app/desktop/panels/menu_button.h"
#include "widgets/models/plain_text.h"
#include "widgets/theme/elided_title.h"
#include "widgets/theme/own_fonts.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace scalescope::app {

namespace {

constexpr int barHeight = 48;
constexpr int progressWidth = 160;   ///< "original: backward · 38 of 38"
constexpr int smallestProgress = 64; ///< a bar alone
constexpr int roomyWidth = 1160;     ///< of the window
constexpr int readableName = 152;    ///< of a model
constexpr int readableText = 104;    ///< of a button with the name of a recipe or of formats
constexpr int readableToggle = 136;  ///< "Simulate MXFP8"
constexpr int longestToggle = 208;
constexpr int namePadding = 16; ///< of the button and of the label
const QString arrow = QStringLiteral(" ▾");
const QString between = QStringLiteral(" · "); ///< the parts of name and summary

/// Why a command can't be given now, if it can't.
QString whyNot(const QAction* action)
{
    return action->isEnabled() ? QString() : action->statusTip();
}

/// The button's name where it has room, else without its middle: what it is of is at the end.
void fitText(QToolButton* button, int most)
{
    const QString text = button->fontMetrics().elidedText(button->accessibleName(), Qt::ElideMiddle, most);
    if (text != button->text()) // a text that stays asks for no other layout
        button->setText(text);
}

/// Nothing is grey without a sentence.
QString toolTipOf(const QAction* action, const QString& toolTip)
{
    const QString reason = whyNot(action);
    return reason.isEmpty() ? toolTip : widgets::plainToolTip(reason);
}

/// "Unit scaling (Ctrl+U)".
QString withKeys(const QAction* action)
{
    const QString text = widgets::withoutMnemonic(action->text());
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    return keys.isEmpty() ? text : TopBar::tr("%1 (%2)", "command and shortcut").arg(text, keys);
}

/// The action's own tool tip with its keys behind its text, which goes above it where it is not in it. It is
/// HTML where a name in it looks so.
QString withText(const QAction* action)
{
    const QString toolTip = action->toolTip();
    const QString text = widgets::withoutMnemonic(action->text());
    if (Qt::mightBeRichText(toolTip))
        return withKeys(action).toHtmlEscaped() + QStringLiteral("<br>") + toolTip;
    const qsizetype at = toolTip.indexOf(text);
    return widgets::plainToolTip(at < 0 ? withKeys(action) + QLatin1Char('\n') + toolTip
                                        : QString(toolTip).replace(at, text.size(), withKeys(action)));
}

/// Broken at the space that leaves the narrower text.
QString inTwoLines(const QString& text, const QFontMetrics& metrics)
{
    QString best = text;
    int least = metrics.horizontalAdvance(text);
    for (qsizetype space = text.indexOf(u' '); space >= 0; space = text.indexOf(u' ', space + 1)) {
        QString broken = text;
        broken[space] = u'\n';
        if (const int width = metrics.size(0, broken).width(); width < least) {
            best = broken;
            least = width;
        }
    }
    return best;
}

} // namespace

TopBar::TopBar(const Commands& commands, const Menus& menus, QWidget* parent)
    : QWidget(parent),
      m_inputs(commands["run.inputs"]),
      m_name(new QToolButton(this)),
      m_summary(addButton(commands["run.inputs"], {}, "summary")),
      m_formats(new QToolButton(this)),
      m_bar(new QProgressBar(this)),
      m_progress(new QLabel(this))
{
    setObjectName(QStringLiteral("topBar"));
    setAttribute(Qt::WA_StyledBackground);
    setFixedHeight(qRound(barHeight * widgets::textScale()));
    m_progress->setTextFormat(Qt::PlainText);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 0, 8, 0);
    layout->setSpacing(8);

    QAction* open = commands["file.open"];
    layout->addWidget(addButton(open, widgets::withoutMnemonic(open->text())));
    m_name->setObjectName(QStringLiteral("modelName"));
    m_name->setMenu(menus.runs);
    releaseAfterMenu(m_name);
    m_name->setPopupMode(QToolButton::InstantPopup);
    m_name->setFocusPolicy(Qt::TabFocus);
    layout->addLayout(makeModel(), 1);

    QAction* inputs = commands["run.inputs"];
    connect(inputs, &QAction::changed, this, &TopBar::tellSummary);
    layout->addWidget(addButton(inputs, widgets::withoutMnemonic(inputs->text())));
    m_unitScale = addToggle(commands["run.unitScale"], "unitScale");
    m_simulate = addToggle(commands["run.simulate"], "simulate");
    layout->addWidget(m_unitScale);
    layout->addWidget(m_simulate);
    m_formats->setMenu(menus.formats);
    releaseAfterMenu(m_formats);
    m_formats->setPopupMode(QToolButton::InstantPopup);
    m_formats->setFocusPolicy(Qt::TabFocus);
    m_formats->setObjectName(QStringLiteral("formatPair"));
    layout->addWidget(m_formats);
    m_compare = addButton(commands["view.compare"], tr("Compare"), "compare");
    layout->addWidget(m_compare);
    // One place: what can be done now.
    QToolButton* run = addButton(commands["run.start"], tr("▶ Run  F5"), "main");
    QToolButton* stop = addButton(commands["run.stop"], tr("Stop  Esc"), "stop");
    layout->addWidget(run);
    layout->addWidget(stop);
    const auto choose = [run, stop, action = commands["run.stop"]] {
        const bool hadFocus = run->hasFocus() || stop->hasFocus();
        stop->setVisible(action->isEnabled());
        run->setVisible(!action->isEnabled());
        if (hadFocus)
            (action->isEnabled() ? stop : run)->setFocus();
    };
    connect(commands["run.stop"], &QAction::changed, this, choose);
    choose();
    layout->addLayout(makeProgress());

    auto* menu = new QToolButton(this);
    menu->setObjectName(QStringLiteral("quiet"));
    menu->setText(QStringLiteral("☰"));
    menu->setToolTip(tr("Every command (F10)"));
    menu->setAccessibleName(tr("Menu"));
    menu->setShortcut(QKeySequence(Qt::Key_F10));
    menu->setPopupMode(QToolButton::InstantPopup);
    menu->setMenu(menus.all);
    releaseAfterMenu(menu);
    layout->addWidget(menu);
}

/// The name above what it is run with: beside each other there would be room for neither.
QVBoxLayout* TopBar::makeModel()
{
    m_model = new QVBoxLayout;
    m_model->setSpacing(0);
    m_model->addStretch();
    m_name->setMinimumWidth(40);
    m_model->addWidget(m_name, 0, Qt::AlignLeft);
    m_summary->setMinimumWidth(1);
    m_summary->setFont(widgets::textFace(11));
    m_model->addWidget(m_summary, 0, Qt::AlignLeft);
    m_model->addStretch();
    return m_model;
}

QVBoxLayout* TopBar::makeProgress()
{
    auto* progress = new QVBoxLayout;
    progress->setSpacing(4);
    progress->addStretch();
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress of the run"));
    m_bar->setRange(0, 1);
    progress->addWidget(m_bar);
    m_progress->setObjectName(QStringLiteral("progressLabel"));
    m_progress->setFont(widgets::textFace(11));
    fitProgress();
    progress->addWidget(m_progress);
    progress->addStretch();
    return progress;
}

QToolButton* TopBar::addButton(QAction* action, const QString& text, const char* name)
{
    auto* button = new QToolButton(this);
    button->setObjectName(QString::fromLatin1(name));
    button->setText(text);
    button->setAccessibleName(widgets::withoutMnemonic(action->text()));
    button->setFocusPolicy(Qt::TabFocus);
    const QString words = withKeys(action);
    // Not setDefaultAction: it would take the menu's text, with its ellipsis and mnemonic.
    connect(button, &QToolButton::clicked, action, &QAction::trigger);
    const auto follow = [button, action, words] {
        button->setEnabled(action->isEnabled());
        button->setToolTip(toolTipOf(action, widgets::plainToolTip(words)));
        button->setAccessibleDescription(whyNot(action));
    };
    connect(action, &QAction::changed, button, follow);
    follow();
    return button;
}

QToolButton* TopBar::addToggle(QAction* action, const char* name)
{
    QToolButton* button = addButton(action, widgets::withoutMnemonic(action->text()), name);
    button->setCheckable(true);
    const auto follow = [button, action] {
        const QString text = widgets::withoutMnemonic(action->text());
        button->setAccessibleName(text);
        fitText(button, longestToggle);
        button->setToolTip(toolTipOf(action, withText(action)));
        button->setChecked(action->isChecked());
    };
    connect(action, &QAction::changed, button, follow);
    connect(action, &QAction::toggled, button, follow);
    follow();
    return button;
}

void TopBar::setModel(const QString& name, const QString& summary, const QString& toolTip)
{
    m_fullName = name;
    m_name->setVisible(!name.isEmpty());
    m_name->setToolTip(widgets::plainToolTip(name.isEmpty() ? toolTip : name + QLatin1Char('\n') + toolTip));
    m_name->setAccessibleName(tr("Open: %1").arg(name));
    m_fullSummary = summary;
    tellSummary();
    m_summary->setVisible(!summary.isEmpty());
    fitModel();
}

/// What the model is run with, and how to change that.
void TopBar::tellSummary()
{
    const QString keys = m_inputs->shortcut().toString(QKeySequence::NativeText);
    const QString reason = whyNot(m_inputs);
    const QString change = reason.isEmpty() ? tr("Change the inputs (%1)", "shortcut").arg(keys) : reason;
    m_summary->setToolTip(widgets::plainToolTip(m_fullSummary + QLatin1Char('\n') + change));
    m_summary->setAccessibleName(tr("Change the inputs: %1").arg(m_fullSummary));
}

void TopBar::setFormats(const QString& names)
{
    m_fullFormats = names;
    m_formats->setText(names + arrow);
    m_formats->setAccessibleName(tr("Formats: %1").arg(names));
    m_formats->setToolTip(widgets::plainToolTip(
        tr("%1: the formats whose ranges are shaded behind the bars, forward / gradient").arg(names)));
    fitModel();
}

void TopBar::showBusy(const QString& text)
{
    setWarns(false);
    m_bar->setRange(0, 0);
    setProgressText(text);
}

bool TopBar::isBusy() const
{
    return m_bar->maximum() == 0;
}

void TopBar::showProgress(const QString& text, double fraction)
{
    setWarns(false);
    m_bar->setRange(0, 1000);
    m_bar->setValue(static_cast<int>(fraction * 1000));
    setProgressText(text);
}

void TopBar::setWarns(bool warns)
{
    const QString name = warns ? QStringLiteral("warning") : QString();
    if (name == m_bar->objectName())
        return;
    m_bar->setObjectName(name);
    m_bar->style()->unpolish(m_bar); // its colour is in the style sheet
    m_bar->style()->polish(m_bar);
}

void TopBar::showWarning(const QString& text)
{
    showEnd(text, true);
    setWarns(true);
}

void TopBar::showEnd(const QString& text, bool complete)
{
    setWarns(false);
    m_bar->setRange(0, 1);
    m_bar->setValue(complete ? 1 : 0);
    setProgressText(text);
}

QString TopBar::progressText() const
{
    return m_progressText;
}

void TopBar::setProgressText(const QString& text)
{
    m_progressText = text;
    fitProgress();
}

void TopBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitProgress();
    fitModel();
}

bool TopBar::event(QEvent* event)
{
    const bool handled = QWidget::event(event);
    // Whatever made the layout anew, the room of name and summary may be another now.
    if (event->type() == QEvent::LayoutRequest)
        fitModel();
    return handled;
}

/// In one line where it fits, else in two, and the bar as wide as these: words of progress are not cut.
void TopBar::fitProgress()
{
    const int room = width() < roomyWidth ? smallestProgress : progressWidth;
    const QFontMetrics metrics = m_progress->fontMetrics();
    const QString text = metrics.horizontalAdvance(m_progressText) <= room
                             ? m_progressText
                             : inTwoLines(m_progressText, metrics);
    m_progress->setText(text);
    m_progress->setVisible(!text.isEmpty()); // the bar alone is in the middle
    const int needed = std::max(room, metrics.size(0, text).width());
    m_bar->setFixedWidth(needed);
    m_progress->setFixedWidth(needed);
}

QSize TopBar::minimumSizeHint() const
{
    QSize size = QWidget::minimumSizeHint();
    size.rwidth() += readableName + namePadding - m_model->minimumSize().width();
    size.rwidth() -= m_bar->width() - smallestProgress;
    for (const QToolButton* button : {m_unitScale, m_simulate, m_formats, m_compare}) {
        if (!button->isHidden())
            size.rwidth() -= widthOf(button);
    }
    return size;
}

int TopBar::widthOf(const QToolButton* button) const
{
    return button->sizeHint().width() + layout()->spacing();
}

/// What the menu has too gives way in a narrow window, what is one of the tabs first.
void TopBar::fitModel()
{
    const QFontMetrics metrics = m_formats->fontMetrics();
    int room = width() - minimumSizeHint().width() - (m_bar->width() - smallestProgress);
    const auto take = [&room](QToolButton* button, int needed) {
        const bool hasRoom = room >= needed;
        button->setVisible(hasRoom);
        room -= hasRoom ? needed : 0;
    };
    // What a button takes without its text, and its text in full and where it is cut.
    const auto padding = [&](const QToolButton* button) {
        return widthOf(button) - metrics.horizontalAdvance(button->text());
    };
    // A pixel more: a text is cut where a fraction of one is missing.
    const int fullSimulate = std::min(
        longestToggle, m_simulate->fontMetrics().horizontalAdvance(m_simulate->accessibleName()) + 1);
    const int leastSimulate = std::min(fullSimulate, readableToggle);
    const int fullFormats = metrics.horizontalAdvance(m_fullFormats) + 1;
    const int leastFormats = std::min(fullFormats, readableText);
    take(m_simulate, padding(m_simulate) + leastSimulate);
    take(m_unitScale, widthOf(m_unitScale));
    take(m_formats, padding(m_formats) + metrics.horizontalAdvance(arrow) + leastFormats);
    take(m_compare, widthOf(m_compare));
    const int forSimulate = std::clamp(room, 0, fullSimulate - leastSimulate);
    fitText(m_simulate, leastSimulate + forSimulate);
    const QString formats =
        metrics.elidedText(m_fullFormats, Qt::ElideMiddle, leastFormats + std::max(0, room - forSimulate));
    if (formats + arrow != m_formats->text())
        m_formats->setText(formats + arrow);
    elideModel();
}

void TopBar::elideModel()
{
    layout()->activate(); // its widths may be those of before
    const int width = m_model->geometry().width();
    const QFontMetrics metrics = m_name->fontMetrics();
    const int room = width - m_name->sizeHint().width() + metrics.horizontalAdvance(m_name->text());
    const QString name = widgets::elidedTitle(m_fullName, m_fullName.section(between, 0, 0), metrics,
                                              room - metrics.horizontalAdvance(arrow));
    // Texts that stay ask for no other layout.
    if (const QString text = m_fullName.isEmpty() ? QString() : name + arrow; text != m_name->text())
        m_name->setText(text);
    // Inputs give way: mode and seed, which are the last, are not said elsewhere.
    const QString summary = widgets::elidedTitle(m_fullSummary, m_fullSummary.section(between, 0, -3),
                                                 m_summary->fontMetrics(), width - namePadding);
    if (summary != m_summary->text())
        m_summary->setText(summary);
}

} // namespace scalescope::app
