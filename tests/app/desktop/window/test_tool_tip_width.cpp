// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/event_filters.h"
#include "tests/support/test_class.h"

#include <QApplication>
#include <QLabel>
#include <QTest>
#include <QToolTip>

namespace scalescope::tests {

class TestToolTipWidth : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLongLineIsBroken();
};

/// Each text takes the place of the one before.
void TestToolTipWidth::aLongLineIsBroken()
{
    app::ToolTipWidth width;
    qApp->installEventFilter(&width);
    QWidget window;
    window.resize(300, 200);
    window.show();
    const QString words = QStringLiteral("becomes zero in E4M3FN ");
    const auto shown = [&](const QString& text) -> const QLabel* {
        QToolTip::showText(window.mapToGlobal(QPoint(10, 10)), text, &window);
        for (const QWidget* widget : QApplication::topLevelWidgets())
            if (widget->inherits("QTipLabel") && widget->isVisible())
                return qobject_cast<const QLabel*>(widget);
        return nullptr;
    };
    const QLabel* tip = shown(words);
    QVERIFY(tip != nullptr && !tip->wordWrap());
    const int line = tip->height();
    for (const QString& text : {words.repeated(12), words.repeated(20), words.repeated(12) + u'\n' + words}) {
        tip = shown(text);
        QVERIFY(tip != nullptr && tip->text() == text);
        QVERIFY2(tip->width() <= app::ToolTipWidth::most, qPrintable(QString::number(tip->width())));
        QVERIFY(tip->height() > 2 * line);
        QVERIFY(tip->screen()->availableGeometry().contains(tip->geometry()));
    }
    tip = shown(words); // which is short again
    QVERIFY2(tip->height() == line, qPrintable(QString::number(tip->height())));
    qApp->removeEventFilter(&width);
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestToolTipWidth)
#include "test_tool_tip_width.moc"
