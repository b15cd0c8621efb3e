// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/path_pattern.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace scalescope::tests {

class TestPathPattern : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersAreTakenOut();
    void onePathIsFoundAlone();
    void pathsThatDifferInNumbersHaveOneExpression_data();
    void pathsThatDifferInNumbersHaveOneExpression();
};

void TestPathPattern::numbersAreTakenOut()
{
    QCOMPARE(text::withoutNumbers("encoder.layers.12"), std::string("encoder.layers.#"));
    QCOMPARE(text::withoutNumbers("12.conv2d_3"), std::string("#.conv#d_#"));
    QCOMPARE(text::withoutNumbers(""), std::string());
}

void TestPathPattern::onePathIsFoundAlone()
{
    QCOMPARE(text::patternOf("layers.0.k+"), std::string("^layers\\.0\\.k\\+$"));
}

void TestPathPattern::pathsThatDifferInNumbersHaveOneExpression_data()
{
    QTest::addColumn<QStringList>("paths");
    QTest::addColumn<bool>("anyNumber");
    QTest::addColumn<QString>("pattern");
    const QStringList layers{"layers.0.k", "layers.1.k", "layers.10.k", "layers.2.k"};
    QTest::newRow("all layers") << layers << true << "^layers\\.[0-9]+\\.k$";
    QTest::newRow("some layers") << layers << false << "^layers\\.(0|1|2|10)\\.k$";
    QTest::newRow("one") << QStringList{"layers.0.k"} << true << "^layers\\.0\\.k$";
    QTest::newRow("a number that all have")
        << QStringList{"net2.0.k", "net2.1.k"} << true << "^net2\\.[0-9]+\\.k$";
    const QStringList two{"layers.0.w.1", "layers.1.w.0"};
    QTest::newRow("two numbers") << two << true << "^layers\\.[0-9]+\\.w\\.[0-9]+$";
    QTest::newRow("just some of two numbers") << two << false << "^(layers\\.0\\.w\\.1|layers\\.1\\.w\\.0)$";
    QTest::newRow("a number at the start") << QStringList{"0", "1"} << true << "^[0-9]+$";
}

void TestPathPattern::pathsThatDifferInNumbersHaveOneExpression()
{
    QFETCH(const QStringList, paths);
    QFETCH(const bool, anyNumber);
    QFETCH(const QString, pattern);
    std::vector<std::string> texts;
    for (const QString& path : paths)
        texts.push_back(path.toStdString());
    QCOMPARE(QString::fromStdString(text::patternOf(texts, anyNumber)), pattern);
}

} // namespace scalescope::tests

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::tests::TestPathPattern)
#include "test_path_pattern.moc"
