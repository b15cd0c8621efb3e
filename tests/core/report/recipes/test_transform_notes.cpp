// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/recipes/transform_notes.h"
#include "tests/support/test_class.h"

#include <QTest>

using namespace scalescope;

namespace {

graph::Node nodeOf(const char* provenance)
{
    graph::Node node;
    node.provenance = graph::Provenance(provenance);
    return node;
}

graph::TransformRecords records()
{
    graph::TransformRecords records;
    for (const char* call : {"a|aten::linear|1", "a|aten::linear|12"}) {
        graph::TransformNote note;
        note.provenance = graph::Provenance(call);
        records.notes.push_back(note);
    }
    graph::QuantizedTensor tensor;
    tensor.provenance = graph::Provenance("a|aten::linear|1|quantized input|0");
    records.quantized.push_back(tensor);
    return records;
}

} // namespace

class TestTransformNotes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areThoseOfTheCall()
    {
        const graph::TransformRecords all = records();
        const auto first = report::CallRecords::of(nodeOf("a|aten::linear|1|0"), all);
        QCOMPARE(first.notes, std::vector{all.notes.data()});
        QCOMPARE(first.quantized, std::vector{all.quantized.data()});
        const auto other = report::CallRecords::of(nodeOf("a|aten::linear|12|0"), all);
        QCOMPARE(other.notes, std::vector{&all.notes[1]});
        QVERIFY(other.quantized.empty());
    }

    void belongToWhatATransformPutBesideItToo()
    {
        const graph::TransformRecords all = records();
        const auto beside = report::CallRecords::of(nodeOf("a|aten::linear|1|quantized input|0"), all);
        QCOMPARE(beside.notes.size(), 1U);
    }

    void parametersHaveNone()
    {
        graph::Node node = nodeOf("a|aten::linear|1|0");
        node.kind = graph::NodeKind::Parameter;
        QVERIFY(report::CallRecords::of(node, records()).notes.empty());
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestTransformNotes)
#include "test_transform_notes.moc"
