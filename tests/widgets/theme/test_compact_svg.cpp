// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_class.h"
#include "widgets/theme/compact_svg.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QSvgGenerator>
#include <QSvgRenderer>
#include <QTest>

namespace scalescope::tests {

namespace {

/// Strokes, fills, translucent ones too, and texts in two systems of coordinates.
QByteArray written()
{
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setViewBox(QRect(0, 0, 200, 100));
    QPainter painter(&generator);
    for (int part = 0; part < 2; ++part) {
        painter.translate(10 + 60 * part, 5);
        painter.setPen(QPen(Qt::red, 2.5, Qt::DashLine));
        painter.drawLine(0, 0, 40, 20);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0, 0, 255, 100));
        QPainterPath ring;
        ring.addEllipse(0, 20, 40, 40);
        ring.addEllipse(10, 30, 20, 20);
        painter.drawPath(ring);
        painter.setBrush(Qt::green);
        painter.drawRect(20, 10, 30, 20);
        painter.setPen(Qt::black);
        painter.drawText(0, 80, QStringLiteral("a <g transform=\"b\"> c"));
    }
    painter.end();
    return buffer.data();
}

QImage pictureOf(const QByteArray& svg)
{
    QImage image(400, 200, QImage::Format_RGB32);
    image.fill(Qt::white);
    QSvgRenderer renderer(svg);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

} // namespace

class TestCompactSvg : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsTheSamePicture();
    void groupsInOneSystemOfCoordinatesShareIt();
    void whatDrawsNothingIsLeftOut();
    void whatIsNotOfGroupsStays();
};

void TestCompactSvg::itIsTheSamePicture()
{
    const QByteArray compact = widgets::compactSvg(written());
    QVERIFY(QSvgRenderer(compact).isValid());
    QCOMPARE(pictureOf(compact), pictureOf(written()));
    QVERIFY(pictureOf(compact).pixelColor(2, 2) == Qt::white);
    QVERIFY(compact.size() < written().size() * 3 / 4);
    QVERIFY(compact.contains("a &lt;g transform=&quot;b&quot;&gt; c"));
}

void TestCompactSvg::groupsInOneSystemOfCoordinatesShareIt()
{
    QVERIFY(written().count("transform=\"") > 6);
    QCOMPARE(widgets::compactSvg(written()).count("transform=\""), 2);
    QCOMPARE(
        widgets::compactSvg("<svg><g transform=\"a\" x=\"1\"><p/></g> <g transform=\"a\" x=\"2\"><q/></g>"
                            "<g transform=\"b\"><r/></g></svg>"),
        QByteArray("<svg><g transform=\"a\">\n<g x=\"1\">\n<p/>\n</g>\n<g x=\"2\">\n<q/>\n</g>\n</g>\n"
                   "<g transform=\"b\">\n<g>\n<r/>\n</g>\n</g>\n</svg>"));
}

void TestCompactSvg::whatDrawsNothingIsLeftOut()
{
    QCOMPARE(widgets::compactSvg("<svg><g transform=\"a\" x=\"1\">\n</g>\n</svg>"),
             QByteArray("\n</svg>").prepend("<svg>"));
    QCOMPARE(
        widgets::compactSvg("<svg><g transform=\"a\" stroke=\"none\" stroke-width=\"1\" fill-opacity=\"1\" "
                            "font-size=\"12\" fill=\"red\"><path fill-rule=\"evenodd\" d=\"\"/></g></svg>"),
        QByteArray("<svg><g transform=\"a\">\n<g stroke=\"none\" fill=\"red\">\n<path "
                   "d=\"\"/>\n</g>\n</g>\n</svg>"));
}

void TestCompactSvg::whatIsNotOfGroupsStays()
{
    for (const QByteArray text :
         {"", "<svg/>", "<svg><title>a</title><rect/></svg>", "<svg><g fill=\"red\"", "<g a"})
        QCOMPARE(widgets::compactSvg(text), text);
    const QByteArray nested = widgets::compactSvg(
        "<svg><defs/><g id=\"1\"><g transform=\"a\"><p/></g><rect/><g transform=\"a\"><q/></g></g></svg>");
    QCOMPARE(nested, QByteArray("<svg><defs/><g id=\"1\"><g transform=\"a\">\n<g>\n<p/>\n</g>\n</g>\n<rect/>"
                                "<g transform=\"a\">\n<g>\n<q/>\n</g>\n</g>\n</g></svg>"));
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestCompactSvg)
#include "test_compact_svg.moc"
