// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/copying.h"
#include "tests/support/test_class.h"
#include "widgets/models/display.h"
#include "widgets/models/document.h"
#include "widgets/models/localized_number.h"

#include <QAbstractTableModel>
#include <QApplication>
#include <QClipboard>
#include <QTableView>
#include <QTest>

namespace scalescope::tests {

namespace {

/// Half a percent in each cell.
class Percentages : public QAbstractTableModel
{
public:
    [[nodiscard]] int rowCount(const QModelIndex& /*parent*/) const override { return 1; }
    [[nodiscard]] int columnCount(const QModelIndex& /*parent*/) const override { return 2; }
    [[nodiscard]] QVariant data(const QModelIndex& /*index*/, int role) const override
    {
        return role == Qt::DisplayRole ? widgets::percentText(0.005) : QVariant();
    }
};

} // namespace

class TestCopying : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void copiedFiguresHaveAPointInEveryLanguage()
    {
        widgets::setFigureLocale(QLocale(QLocale::German, QLocale::Germany));
        Percentages model;
        QTableView view;
        view.setModel(&model);
        view.selectAll();
        const widgets::Document document;
        app::copySelection(&view, document);
        QCOMPARE(QApplication::clipboard()->text(), QString("0.5 %\t0.5 %"));
        QCOMPARE(model.index(0, 0).data().toString(), QString("0,5 %"));
        widgets::setFigureLocale(QLocale::c());
    }
};

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestCopying)
#include "test_copying.moc"
