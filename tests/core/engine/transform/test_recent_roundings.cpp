// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/operand_rounding.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <array>

using namespace scalescope;
using namespace scalescope::engine;

namespace {

RecentRoundings::Way wayOf(const char* format)
{
    return {{formats::findScaledFormat(format).value()}, {}};
}

} // namespace

class TestRecentRoundings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_recent = std::make_unique<RecentRoundings>();
        m_tensor = at::randn({4, 6}).narrow(1, 1, 4);
        m_rounded.tensor = at::randn({4, 4});
        m_rounded.counts.values.numel = 16;
        m_recent->add(m_tensor, wayOf("e4m3fn"), m_rounded);
    }

    void theSameTensorSharesItsMemory()
    {
        const auto found = m_recent->find(m_tensor.detach(), wayOf("e4m3fn"));
        QVERIFY(found);
        QCOMPARE(found->counts.values.numel, 16);
        QVERIFY(found->tensor.is_alias_of(m_rounded.tensor) && at::equal(found->tensor, m_rounded.tensor));
        QVERIFY(!found->tensor.is_same(m_rounded.tensor));
    }

    void otherElementsAreNotTheSame()
    {
        QVERIFY(!m_recent->find(m_tensor.t(), wayOf("e4m3fn")));
        QVERIFY(!m_recent->find(m_tensor.narrow(0, 1, 3), wayOf("e4m3fn")));
        QVERIFY(!m_recent->find(m_tensor.clone(), wayOf("e4m3fn")));
    }

    void anotherWayIsAnother()
    {
        QVERIFY(!m_recent->find(m_tensor, wayOf("e5m2")));
        RecentRoundings::Way way = wayOf("e4m3fn");
        way.axis.inner = 4;
        QVERIFY(!m_recent->find(m_tensor, way));
    }

    void writtenMemoryIsAnother()
    {
        m_tensor.add_(1);
        QVERIFY(!m_recent->find(m_tensor, wayOf("e4m3fn")));
    }

    void nothingIsKeptAlive()
    {
        m_rounded.tensor.reset();
        QVERIFY(!m_recent->find(m_tensor, wayOf("e4m3fn")));
    }

    /// Memory that is given out again has the address of what was there before.
    void aFreedTensorIsForgotten()
    {
        std::array<float, 16> memory{};
        const auto tensorThere = [&memory] { return at::from_blob(memory.data(), {4, 4}); };
        at::Tensor first = tensorThere();
        const auto record = first.storage().getWeakStorageImpl();
        m_recent->add(first, wayOf("e4m3fn"), m_rounded);
        QVERIFY(m_recent->find(first, wayOf("e4m3fn")));
        first.reset();
        QVERIFY(record.expired());
        // Nor is the storage's own address given out again: what was added holds on to it, beside the test.
        QVERIFY(record.weak_use_count() == 2);
        const at::Tensor next = tensorThere();
        QVERIFY(!m_recent->find(next, wayOf("e4m3fn")));
        m_recent->add(next, wayOf("e4m3fn"), m_rounded);
        QVERIFY(m_recent->find(next, wayOf("e4m3fn")));
    }

private:
    std::unique_ptr<RecentRoundings> m_recent;
    at::Tensor m_tensor;
    RecentRoundings::Rounded m_rounded;
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestRecentRoundings)
#include "test_recent_roundings.moc"
