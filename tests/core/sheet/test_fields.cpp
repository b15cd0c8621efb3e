// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheet/colouring.h"
#include "tests/support/places.h"
#include "tests/support/simulated_run.h"
#include "tests/support/small_graph.h"
#include "tests/support/test_class.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <cmath>

namespace scalescope {

using graph::Direction;
using sheet::Field;
using sheet::FieldId;

namespace {

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString contentOf(const QString& file)
{
    QFile opened(file);
    return opened.open(QFile::ReadOnly) ? QString::fromUtf8(opened.readAll()) : QString();
}

/// Of all files below a folder of the tree.
template <typename Visit>
void forEachFile(const QString& folder, const QStringList& names, const Visit& visit)
{
    QDirIterator files(tests::sourcePath(folder), names, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString file = files.next();
        visit(file, contentOf(file));
    }
}

} // namespace

class TestFields : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachIsFoundByItsIdAndItsWord()
    {
        QSet<QString> taken;
        for (const Field& field : sheet::fields()) {
            QCOMPARE(&sheet::fieldOf(field.fieldId), &field);
            QCOMPARE(sheet::findField(field.id), &field);
            QCOMPARE(sheet::findField(field.word()), &field);
            for (const QString& name : {textOf(field.id), textOf(field.word())})
                QVERIFY2(!taken.contains(name) || field.id == field.word(), qPrintable(name));
            taken << textOf(field.id) << textOf(field.word());
        }
        QCOMPARE(sheet::findField("mean"), nullptr);
    }

    void metricsAreStatisticsAndColoursOfARun()
    {
        QCOMPARE(sheet::findMetric("rms"), &sheet::fieldOf(FieldId::Rms));
        QCOMPARE(sheet::findMetric("error"), &sheet::fieldOf(FieldId::Sqnr));
        for (const char* word : {"ratio", "share", "numel", "cosine", ""})
            QCOMPARE(sheet::findMetric(word), nullptr);
    }

    void noOtherFileSpellsTheColumnOfAStatistic()
    {
        QStringList spelled;
        for (const char* folder : {"core", "app", "widgets"})
            forEachFile(folder, {"*.cpp", "*.h", "*.def"}, [&](const QString& file, const QString& content) {
                if (content.contains(QLatin1String("\"abs_max\"")))
                    spelled << QFileInfo(file).fileName();
            });
        QCOMPARE(spelled, QStringList{"figures.def"});
    }

    void eachIsInTheDocs()
    {
        QString pages;
        forEachFile("docs", {"*.md"}, [&](const QString&, const QString& content) { pages += content; });
        for (const Field& field : sheet::fields())
            QVERIFY2(pages.contains(QRegularExpression("\\b" + textOf(field.id) + "\\b")),
                     field.id.data()); // of a literal
    }

    void roomIsCountedFromTheEndsOfTheFormat()
    {
        auto metric = std::make_shared<graph::Metric>();
        metric->statistics.absMax = 112;
        metric->statistics.absMinNonzero = 0x1p-8;
        const graph::Node node = tests::smallNode(0, metric);
        sheet::Sources sources;
        const auto bits = [&](FieldId id) {
            return sheet::fieldOf(id).of(node, Direction::Forward, sources);
        };
        QVERIFY(std::isnan(bits(FieldId::Headroom))); // of which format?
        sources.formats = std::make_shared<const report::TensorFormats>(formats::usualFormats());
        QCOMPARE(bits(FieldId::Headroom), 2.0); // to 448
        QCOMPARE(bits(FieldId::Footroom), 1.0); // from 2^-9
        QVERIFY(std::isnan(sheet::fieldOf(FieldId::Headroom).of(node, Direction::Backward, sources)));
        QCOMPARE(sheet::colourValue({FieldId::Headroom}, node, sources), 2.0);
    }

    void valuesAreThoseOfTheTensor()
    {
        const auto run = tests::simulatedRun(1);
        const sheet::Sources sources{run};
        for (const graph::Node& node : run->graph.nodes) {
            for (const auto direction : {Direction::Forward, Direction::Backward}) {
                const graph::Metric* metric = node.metric(direction);
                const double numel = sheet::fieldOf(FieldId::Numel).of(node, direction, sources);
                QCOMPARE(std::isnan(numel), metric == nullptr);
                if (metric == nullptr)
                    continue;
                QCOMPARE(numel, static_cast<double>(metric->statistics.numel));
                QCOMPARE(sheet::fieldOf(FieldId::AbsMax).of(node, direction, sources),
                         metric->statistics.absMax);
                QCOMPARE(sheet::valueOf(metric->statistics, FieldId::AbsMax), metric->statistics.absMax);
                QVERIFY(std::isnan(sheet::fieldOf(FieldId::Lost).of(node, direction, sources)));
            }
        }
    }
};

} // namespace scalescope

SCALESCOPE_TEST_WITHOUT_WINDOWS(scalescope::TestFields)
#include "test_fields.moc"
