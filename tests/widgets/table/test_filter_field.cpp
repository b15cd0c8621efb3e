// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_class.h"
#include "widgets/table/filter_field.h"

#include <QLineEdit>
#include <QTest>

using namespace scalescope::widgets;

class TestFilterField : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatItTakesIsSaidInTheRoomThereIs()
    {
        FilterField field;
        field.setTheme(Theme::light());
        field.resize(640, 40);
        field.show();
        QVERIFY(field.line()->placeholderText().contains("bwd.std"));
        for (const int width : {640, 400, 198}) {
            field.resize(width, 40);
            const QString text = field.line()->placeholderText();
            QVERIFY2(field.line()->fontMetrics().horizontalAdvance(text) < width, qPrintable(text));
            QVERIFY(text.contains("/regex/"));
        }
        QVERIFY(!field.line()->placeholderText().contains("bwd.std"));
        QVERIFY(field.line()->toolTip().contains("bwd.std"));
    }
};

SCALESCOPE_TEST(TestFilterField)
#include "test_filter_field.moc"
