// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/recipes/transform_tables.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <limits>

using namespace scalescope;

class TestTransformTables : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void notesAreRowsInOrder()
    {
        graph::TransformRecords records;
        graph::TransformNote note;
        note.transform = "fp8";
        note.action = "quantized";
        note.target = "aten::linear";
        note.module = "a.b";
        note.provenance = graph::Provenance("a.b|aten::linear|0");
        note.location.file = "m.py";
        note.location.line = 3;
        note.message = "One, two.";
        records.notes.push_back(note);
        QCOMPARE(QString::fromStdString(report::transformsCsv(records)),
                 "transform,action,target,module,provenance,file,line,message\n"
                 "fp8,quantized,aten::linear,a.b,a.b|aten::linear|0,m.py,3,\"One, two.\"\n");
    }

    void roundedTensorsNameTheirNodes()
    {
        graph::Graph graph;
        graph.nodes.resize(2);
        graph.nodes[1].id = 1;
        graph.nodes[1].name = "quantize";
        graph.nodes[1].provenance = graph::Provenance("|aten::linear|0|quantized input|0");
        graph::TransformRecords records;
        graph::QuantizedTensor tensor;
        tensor.provenance = graph.nodes[1].provenance;
        tensor.role = graph::ProductTensor::Input;
        tensor.target = "aten::linear";
        tensor.format = "e4m3us";
        tensor.rounding = "nearest";
        tensor.numel = 8;
        tensor.saturated = 1;
        tensor.flushed = 2;
        tensor.subnormal = 3;
        tensor.nans = 4;
        tensor.signalToNoise = 31.25;
        records.quantized.push_back(tensor);
        tensor.direction = graph::Direction::Backward;
        tensor.signalToNoise = std::numeric_limits<double>::infinity();
        records.quantized.push_back(tensor);
        tensor.provenance = graph::Provenance("elsewhere");
        tensor.signalToNoise = std::numeric_limits<double>::quiet_NaN();
        records.quantized.push_back(tensor);
        QCOMPARE(QString::fromStdString(report::quantizationCsv(records, graph)),
                 "id,name,direction,role,target,module,format,rounding,numel,saturated,flushed,subnormal,"
                 "nans,sqnr,scaling\n"
                 "1,quantize,fwd,input,aten::linear,,e4m3us,nearest,8,1,2,3,4,31.25,none\n"
                 "1,quantize,bwd,input,aten::linear,,e4m3us,nearest,8,1,2,3,4,inf,none\n"
                 ",,bwd,input,aten::linear,,e4m3us,nearest,8,1,2,3,4,,none\n");
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestTransformTables)
#include "test_transform_tables.moc"
