// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/transform/operand_rounding.h"
#include "tests/support/test_class.h"

#include <ATen/ATen.h>
#include <QTest>

using namespace scalescope::engine;

class TestRecomputedOperands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_released = RecomputedOperands();
        m_rounded = at::arange(6, at::kFloat).reshape({2, 3});
        m_made = 0;
        m_released.add(m_rounded, [this] {
            ++m_made;
            return at::arange(6, at::kFloat).reshape({2, 3});
        });
    }

    void memoryIsLetGoAndComesBackInEveryView()
    {
        const at::Tensor view = m_rounded.t();
        const auto version = m_rounded._version();
        m_released.release(true);
        QVERIFY(!m_rounded.storage().data_ptr());
        QCOMPARE(m_made, 0);
        m_released.recompute();
        QVERIFY(at::equal(m_rounded, at::arange(6, at::kFloat).reshape({2, 3})));
        QVERIFY(at::equal(view, m_rounded.t()));
        QCOMPARE(m_rounded._version(), version); // autograd takes it for unwritten
    }

    void nothingIsLetGoWhereNoBackwardPassFollows()
    {
        m_released.release(false);
        QVERIFY(at::equal(m_rounded, at::arange(6, at::kFloat).reshape({2, 3})));
        m_released.recompute();
        QCOMPARE(m_made, 0);
    }

    void wakesOnce()
    {
        m_released.release(true);
        m_released.recompute();
        m_released.recompute();
        QCOMPARE(m_made, 1);
    }

    void whatWasNeverWokenIsForgottenAtTheNextRest()
    {
        m_released.release(true);
        QCOMPARE(m_rounded.use_count(), 2);
        m_released.release(true);
        QCOMPARE(m_rounded.use_count(), 1);
    }

private:
    RecomputedOperands m_released;
    at::Tensor m_rounded;
    int m_made = 0;
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestRecomputedOperands)
#include "test_recomputed_operands.moc"
