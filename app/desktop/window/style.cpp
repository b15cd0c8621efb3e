// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/style.h"

#include <QApplication>
#include <QStyle>
#include <QStyleFactory>
#include <QStyleHints>

namespace scalescope::app {

namespace {

/// Whether the desktop's own palette is a dark one: its text is lighter than its background. Asked of the
/// style and not of the application, whose palette is ours once a theme was applied.
bool desktopIsDark()
{
    const QPalette palette = QApplication::style()->standardPalette();
    return palette.color(QPalette::WindowText).lightness() > palette.color(QPalette::Window).lightness();
}

// %1 window, %2 line, %3 rail, %4 selection, %5 text, %6 muted, %7 accent, %8 card, %9 error, %10 text on
// accent, %11 warning, %12 pixels of details
constexpr const char* sheet = R"(
QMainWindow, QDialog { background: %1; }
QMainWindow::separator { background: %1; width: 6px; height: 6px; }
QMainWindow::separator:vertical { border-left: 1px solid %2; }
QMainWindow::separator:horizontal { border-top: 1px solid %2; }
QMainWindow::separator:hover { background: %7; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QToolTip { background: %8; color: %5; border: 1px solid %2; padding: 4px; }
QLabel#muted, QLabel#meaning, QLabel#missing, QLabel#smallWords, QLabel#endings, QLabel#progressLabel { color: %6; }
QLabel#modelName { font-weight: 600; }
QToolButton#modelName { font-weight: 600; background: transparent; border-color: transparent; padding: 6px 8px; }
QToolButton#modelName:hover { background: %3; }
QToolButton#modelName:focus { border-color: %7; }

#topBar { background: %1; border-bottom: 1px solid %2; }
QToolButton, QPushButton {
    background: %3; color: %5; border: 1px solid %3; border-radius: 6px; padding: 6px 12px;
}
QToolButton:hover, QPushButton:hover { border-color: %2; background: %4; }
QToolButton:focus, QPushButton:focus { border-color: %7; }
QToolButton:pressed, QPushButton:pressed { background: %2; }
QToolButton:disabled, QPushButton:disabled { color: %6; }
QFileDialog QToolButton { background: transparent; border-color: transparent; padding: 2px; }
QToolButton:checked { background: %7; border-color: %7; color: %10; }
QToolButton:checked:focus, QToolButton:checked:hover { border-color: %5; }
QToolButton:checked:disabled { background: %4; border-color: %4; color: %6; }
QToolButton::menu-indicator { image: none; }
QToolButton#main, QPushButton#main { background: %7; border-color: %7; color: %10; }
QToolButton#main:hover, QPushButton#main:hover { border-color: %5; }
QToolButton#main:disabled, QPushButton#main:disabled { background: %3; border-color: %3; color: %6; }
QToolButton#quiet { background: transparent; border-color: transparent; color: %6; padding: 4px 8px; }
#inspectorDock QToolButton#quiet { border-color: %2; color: %5; }
#inspectorDock QToolButton#quiet:focus { border-color: %7; }
QToolButton#quiet:hover { background: %3; color: %5; }
QToolButton#quiet:focus { border-color: %7; }
#topBar QToolButton { padding: 6px 10px; }
#topBar QToolButton#modelName { padding: 1px 6px; }
#topBar QToolButton#summary {
    background: transparent; border-color: transparent; color: %6; padding: 0px 6px; text-decoration: underline;
}
#topBar QToolButton#summary:hover { color: %5; }
#topBar QToolButton#summary:focus { border-color: %7; }
#topBar QToolButton#summary:disabled { text-decoration: none; }
#compareView QToolButton { padding: 3px 9px; }
#compareView QComboBox, #compareView QLineEdit { padding: 2px 8px; }
QWidget#tabCorner QToolButton { padding: 4px 4px; font-size: %12px; }

QProgressBar { background: %3; border: none; border-radius: 3px; max-height: 6px; min-height: 6px; }
QProgressBar::chunk { background: %7; border-radius: 3px; }
QProgressBar#warning::chunk { background: %11; }

QTabWidget::pane { border: none; }
QTabBar { background: transparent; qproperty-drawBase: 0; }
QTabBar::tab {
    background: transparent; color: %6; border: none; border-bottom: 3px solid transparent;
    padding: 8px 4px 5px 4px; margin: 0px 9px;
}
QTabBar::tab:selected { color: %7; border-bottom-color: %7; }
QTabBar::tab:hover:!selected { color: %5; }
QTabBar::tab:focus { border-bottom-color: %7; }
#centreTabs { background: %3; }

QDockWidget { color: %6; }
QDockWidget > QWidget { background: %1; }
#grip { background: %1; }
#grip:hover { background: %3; }

QLineEdit, QComboBox, QSpinBox, QDoubleSpinBox {
    background: %3; color: %5; border: 1px solid %3; border-radius: 6px; padding: 4px 8px;
    selection-background-color: %7; selection-color: %10;
}
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QDoubleSpinBox:focus { border-color: %7; }
QComboBox QLineEdit { padding: 0; border: none; }
QLineEdit[invalid="true"], QComboBox[invalid="true"] { border-color: %9; }
QLabel#fieldError { color: %9; }
QComboBox::drop-down { border: none; width: 20px; }
QComboBox::down-arrow { image: url(:/icons/arrow-down.svg); width: 10px; height: 10px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {
    subcontrol-origin: border; width: 18px; border: none; background: transparent;
}
QAbstractSpinBox::up-button { subcontrol-position: top right; margin: 2px 3px 0 0; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; margin: 0 3px 2px 0; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: %4; border-radius: 3px; }
QAbstractSpinBox::up-arrow { image: url(:/icons/arrow-up.svg); width: 8px; height: 8px; }
QAbstractSpinBox::down-arrow { image: url(:/icons/arrow-down.svg); width: 8px; height: 8px; }
QComboBox QAbstractItemView { background: %8; color: %5; border: 1px solid %2; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QPlainTextEdit, QTextEdit { background: %1; color: %5; border: 1px solid %1; }
QAbstractItemView { background: %1; color: %5; border: 1px solid %1; outline: none; }
#exportDialog QPlainTextEdit { background: %3; border: 1px solid %3; border-radius: 6px; }
#exportDialog QPlainTextEdit:focus { border-color: %7; }
QPlainTextEdit:focus, QTextEdit:focus, QAbstractItemView:focus { border-color: %7; }
QTreeView::item:selected, QTableView::item:selected, QListView::item:selected {
    background: %4; color: %5;
}
QHeaderView::section {
    background: %1; color: %6; border: none; border-bottom: 1px solid %2; padding: 6px 8px 4px;
}
QHeaderView::up-arrow, QHeaderView::down-arrow {
    subcontrol-origin: border; subcontrol-position: top center; width: 8px; height: 8px;
}
QHeaderView::up-arrow { image: url(:/icons/arrow-up.svg); }
QHeaderView::down-arrow { image: url(:/icons/arrow-down.svg); }
QTableCornerButton::section { background: %1; border: none; }
QMenu { background: %8; color: %5; border: 1px solid %2; padding: 4px; }
QMenu::item { padding: 5px 28px 5px 24px; border-radius: 4px; }
QMenu::item:selected { background: %4; }
QMenu::item:disabled { color: %6; }
QMenu::item:default { font-weight: bold; }
QLabel#menuHeading { color: %5; font-weight: 600; padding: 3px 24px 3px 8px; }
QMenu::separator { height: 1px; background: %2; margin: 4px 8px; }
#commandPalette { border: 1px solid %2; background: %8; }
#messageBar { background: %8; border: none; border-top: 1px solid %2; border-left: 4px solid %9; }
#messageBar[note="true"] { border-left-color: %7; }

QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: %2; border-radius: 4px; min-height: 24px; min-width: 24px; margin: 1px; }
QScrollBar::handle:hover { background: %6; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
)";

} // namespace

widgets::Theme themeFor(ThemeChoice choice)
{
    const bool dark = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && desktopIsDark());
    return dark ? widgets::Theme::dark() : widgets::Theme::light();
}

QString styleSheet(const widgets::Theme& theme)
{
    const QColor onAccent = theme.isDark ? theme.canvas : QColor(Qt::white);
    return QString::fromUtf8(sheet)
        .arg(theme.window.name(), theme.line.name(), theme.rail.name(), theme.selection.name(),
             theme.text.name(), theme.muted.name(), theme.accent.name(), theme.card.name(),
             theme.error.name())
        .arg(onAccent.name(), theme.warning.name())
        .arg(theme.detailFont.pixelSize());
}

void applyTheme(const widgets::Theme& theme)
{
    const QString sheetNow = styleSheet(theme);
    // Styling every widget anew takes a while: the second window does not do it again.
    if (qApp->styleSheet() == sheetNow)
        return;
    QApplication::setFont(theme.textFont);
    QApplication::setPalette(theme.palette());
    qApp->setStyleSheet(sheetNow);
}

} // namespace scalescope::app
