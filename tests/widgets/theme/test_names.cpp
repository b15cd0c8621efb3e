// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_class.h"
#include "widgets/theme/names.h"

#include <QStringListModel>
#include <QTest>

namespace scalescope::tests {

using widgets::elidedName;

class TestNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNameThatFitsStays();
    void namesThatDifferInTheMiddleAreToldApart();
    void siblingsAreToldApart();
    void namesOfAListKeepThePartsByWhichTheyDiffer_data();
    void namesOfAListKeepThePartsByWhichTheyDiffer();
    void namesOfAColumnFollowItsModel();
    void asManyPartsStayAsTellANameApart();
    void aSentenceIsCutBetweenItsClauses_data();
    void aSentenceIsCutBetweenItsClauses();
    void aCutNameKeepsItsMeaning_data();
    void aCutNameKeepsItsMeaning();
    void labelsThatAreAlikeSayMoreOfTheirPaths_data();
    void labelsThatAreAlikeSayMoreOfTheirPaths();
    void aCutNameFits_data();
    void aCutNameFits();
};

void TestNames::aNameThatFitsStays()
{
    const QFontMetricsF metrics{QFont()};
    const QString name = QStringLiteral("layers.0.norm.bias");
    QCOMPARE(elidedName(name, metrics, metrics.horizontalAdvance(name)), name);
}

void TestNames::namesThatDifferInTheMiddleAreToldApart()
{
    const QFontMetricsF metrics{QFont()};
    const QString first = QStringLiteral("waveform_encoder.transformer_layers.0.self_attention.norm.bias");
    const QString second = QStringLiteral("waveform_encoder.transformer_layers.1.self_attention.norm.bias");
    const double width = metrics.horizontalAdvance(first) / 2;
    QVERIFY(elidedName(first, metrics, width) != elidedName(second, metrics, width));
    QVERIFY(elidedName(first, metrics, width).endsWith(QStringLiteral(".norm.bias")));
}

void TestNames::siblingsAreToldApart()
{
    const QFontMetricsF metrics{QFont()};
    const QString text =
        elidedName("encoder_text.proj.weight", metrics, metrics.horizontalAdvance("enco…text.proj.weight"));
    const QString image =
        elidedName("encoder_image.proj.weight", metrics, metrics.horizontalAdvance("enco…image.proj.weight"));
    QVERIFY2(text.contains("t.proj"), qPrintable(text));
    QVERIFY2(image.contains("e.proj"), qPrintable(image));
    QVERIFY2(text.startsWith("enc"), qPrintable(text)); // no shorter than is needed
}

void TestNames::namesOfAListKeepThePartsByWhichTheyDiffer_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QString>("cut"); // of the first, what there is just room for
    const auto row = [](const QStringList& names, const char* cut) {
        QTest::addRow("%s", cut) << names << QString(cut);
    };
    const QStringList causes{"weight of linear in transformer.block1.mlp.c_fc",
                             "weight of linear in transformer.block2.mlp.c_fc"};
    row(causes, "weight of linear in …block1…c_fc");
    row(causes, "weight of linear in block1…c_fc");
    row(causes, "weight … …block1…c_fc");
    row(causes, "weight … block1…c_fc");
    const QStringList stacks{"model.encoder.attention.c_attn", "model.decoder.attention.c_attn"};
    row(stacks, "…encoder…c_attn");
    row(stacks, "enc…er…c_attn");
    row({"model.encoder.attention.c_attn", "model.decoder.attention.c_proj"}, "…c_attn"); // differ anyhow
}

void TestNames::namesOfAListKeepThePartsByWhichTheyDiffer()
{
    QFETCH(QStringList, names);
    QFETCH(QString, cut);
    const QFontMetricsF metrics{QFont()};
    const widgets::NameList list(names);
    const double width = metrics.horizontalAdvance(cut);
    QCOMPARE(list.elided(names[0], metrics, width), cut);
    QVERIFY(list.elided(names[1], metrics, width) != cut);
    QCOMPARE(list.elided(names[0], metrics, 2000), names[0]);
}

void TestNames::namesOfAColumnFollowItsModel()
{
    const QFontMetricsF metrics{QFont()};
    const QString name = QStringLiteral("model.encoder.c_attn");
    QStringListModel model({name, QStringLiteral("model.decoder.c_attn")});
    widgets::ColumnNames names;
    const auto cut = [&] {
        const double width = metrics.horizontalAdvance(QStringLiteral("enc…er…c_attn"));
        return names.like(model.index(0, 0), this).elided(name, metrics, width);
    };
    QCOMPARE(cut(), QStringLiteral("enc…er…c_attn"));
    model.setStringList({name});
    QCOMPARE(cut(), QStringLiteral("…c_attn"));
}

void TestNames::asManyPartsStayAsTellANameApart()
{
    const QFontMetricsF metrics{QFont()};
    const QStringList names{"transformer.h.*.attn.c_proj.weight ×4", "transformer.h.*.mlp.c_proj.weight ×4",
                            "transformer.h.*.attn.c_attn.weight ×4", "transformer.h.*.mlp.c_fc.weight ×4"};
    const widgets::NameList list(names);
    for (const char* cut : {"…*.attn.c_proj.weight ×4", "…attn.c_proj.weight ×4", "…attn.c_proj.wei…×4"}) {
        const double width = metrics.horizontalAdvance(QString(cut));
        QCOMPARE(list.elided(names[0], metrics, width), QString(cut));
        QSet<QString> cuts;
        for (const QString& name : names)
            cuts << list.elided(name, metrics, width);
        QCOMPARE(cuts.size(), names.size());
    }
    // A part that is enough by itself stays alone.
    const QStringList layers{"a.x.p.weight", "a.y.q.weight", "a.x.q.weight", "b.z.q.weight"};
    QCOMPARE(widgets::NameList(layers).elided(layers[3], metrics, metrics.horizontalAdvance("…z…weight")),
             QString("…z…weight"));
}

void TestNames::aSentenceIsCutBetweenItsClauses_data()
{
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("room");
    QTest::addColumn<QString>("cut");
    const QString zeros = "gradient: 59 % become zero in E5M2 (≤ 2^-17), 23 % more keep fewer bits";
    QTest::newRow("all") << zeros << zeros << zeros;
    QTest::newRow("without the last clause") << zeros << "gradient: 59 % become zero in E5M2 (≤ 2^-17), 23 %"
                                             << "gradient: 59 % become zero in E5M2 (≤ 2^-17)";
    QTest::newRow("before a bracket") << zeros << "gradient: 59 % become zero in E5M2 (up"
                                      << "gradient: 59 % become zero in E5M2";
    const QString stopped = "Backward stopped at memory.lstm, because what it needs was overwritten in place "
                            "by mul_ (m.py:5), add_ (m.py:6); overwrite a clone (x.clone()), or let lstm";
    QTest::newRow("a clause of a few words")
        << stopped << "Backward stopped at memory.lstm, because what it needs was overwritten in"
        << "Backward stopped at memory.lstm";
    QTest::newRow("who overwrote it")
        << stopped
        << "Backward stopped at memory.lstm, because what it needs was overwritten in place by mul_ (m"
        << "Backward stopped at memory.lstm, because what it needs was overwritten in place by mul_";
    QTest::newRow("wide signs") << "勾配：59 %がゼロになる（2^-17まで）、さらに"
                                << "勾配：59 %がゼロになる（2^"
                                << "勾配：59 %がゼロになる";
    QTest::newRow("a decimal is no clause") << "39,2 %, which is much"
                                            << "39,2 %"
                                            << "39,2 %";
    QTest::newRow("within a clause") << "gradient: 17 % (41 % of those not zero) become zero"
                                     << "gradient: 17 % (41 %"
                                     << "gradient: 17 % …";
    QTest::newRow("within a bracket") << "gradient: 17 % (much, of those not zero) become zero"
                                      << "gradient: 17 % (much …"
                                      << "gradient: 17 % (much …";
}

void TestNames::aSentenceIsCutBetweenItsClauses()
{
    QFETCH(QString, sentence);
    QFETCH(QString, room);
    const QFontMetricsF metrics{QFont()};
    const double width = metrics.horizontalAdvance(room);
    QTEST(widgets::elidedSentence(sentence, metrics, width), "cut");
    const QString long1 = "In short, this is a sentence whose first clause says nothing at all.";
    const QString cut = widgets::elidedSentence(long1, metrics, metrics.horizontalAdvance(long1) / 2);
    QVERIFY2(cut.startsWith("In short, this") && cut.endsWith(u'…'), qPrintable(cut));
}

void TestNames::aCutNameKeepsItsMeaning_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("cut"); // what there is just room for
    const auto row = [](const char* name, const char* cut) {
        QTest::addRow("%s in %s", name, cut) << QString(name) << QString(cut);
    };
    row("model.encoder.0.reparam_conv", "model.enc…er.0.reparam_conv");
    row("model.encoder.0.reparam_conv", "…encoder.0.reparam_conv");
    row("model.encoder.0.reparam_conv", "…enc…er.0.reparam_conv");
    row("model.encoder.0.reparam_conv", "…0.reparam_conv");
    row("model.encoder.0.reparam_conv", "…reparam_conv");
    row("decoder.loader.reader.0", "…loader.reader.0");
    row("layers.block1.mlp.net.c_fc", "…block1…net.c_fc");
    row("layers.block1.mlp.net.c_fc", "…block1…c_fc");
    row("layers.block1.mlp.net.c_fc", "…c_fc");
    row("layers.blocks.transformer_layer.c_fc", "layers.blocks.tra…er.c_fc");
    row("weight of linear in encoder.layers.0.proj", "weight of linear in …layers.0.proj");
    row("encoder.layers.*.proj ×48", "…*.proj ×48");
    row("embedding.1234567890.projection", "emb…ng.1234567890.projection");
}

void TestNames::aCutNameKeepsItsMeaning()
{
    QFETCH(QString, name);
    QFETCH(QString, cut);
    const QFontMetricsF metrics{QFont()};
    QCOMPARE(elidedName(name, metrics, metrics.horizontalAdvance(cut)), cut);
}

void TestNames::labelsThatAreAlikeSayMoreOfTheirPaths_data()
{
    QTest::addColumn<QString>("labels");
    QTest::addColumn<QString>("paths");
    QTest::addColumn<QString>("distinct");
    const auto row = [](const char* name, const char* labels, const char* paths, const char* distinct) {
        QTest::newRow(name) << QString(labels) << QString(paths) << QString(distinct);
    };
    row("other names", "q k", "layers.0.q layers.0.k", "q k");
    row("two layers", "q q k", "layers.0.q layers.1.q layers.1.k", "layers.0.q layers.1.q k");
    row("parameters", "q.bias q.bias", "a.b.q.bias a.c.q.bias", "b.q.bias c.q.bias");
    row("stacks of layers", "q q", "text.layers.0.q image.layers.0.q", "text.layers.0.q image.layers.0.q");
    row("numbers in numbers", "q q", "m.blocks.0.1.q m.blocks.1.1.q", "blocks.0.1.q blocks.1.1.q");
    row("one is all of its path", "norm norm", "norm layers.norm", "norm layers.norm");
    row("the longer one meets a third", "b b a.b", "x.a.b c.b y.a.b", "x.a.b c.b y.a.b");
    row("a number at the top", "0.q 1.q q q", "0.q 1.q 2.q 3.q", "0.q 1.q 2.q 3.q");
    row("the same tensor twice", "q q", "a.q a.q", "a.q a.q");
}

void TestNames::labelsThatAreAlikeSayMoreOfTheirPaths()
{
    QFETCH(QString, labels);
    QFETCH(QString, paths);
    const QStringList distinct = widgets::distinctLabels(labels.split(' '), paths.split(' '));
    QTEST(distinct.join(' '), "distinct");
}

void TestNames::aCutNameFits_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("a path") << "waveform_encoder.transformer_layers.0.self_attention.norm.bias";
    QTest::newRow("one long part") << "a_very_long_name_of_an_input_without_any_module";
    QTest::newRow("a long last part") << "encoder.scaled_dot_product_attention_with_dropout_12";
}

void TestNames::aCutNameFits()
{
    QFETCH(QString, name);
    const QFontMetricsF metrics{QFont()};
    for (const int width : {60, 120, 200}) {
        const QString cut = elidedName(name, metrics, width);
        QVERIFY2(metrics.horizontalAdvance(cut) <= width + 1, qPrintable(cut));
        QVERIFY2(cut.size() < name.size(), qPrintable(cut));
        QCOMPARE(cut.back(), name.back()); // the end is what one looks for
    }
}

} // namespace scalescope::tests

SCALESCOPE_TEST(scalescope::tests::TestNames)
#include "test_names.moc"
