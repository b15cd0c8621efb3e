// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/tensor_error.h"
#include "tests/support/special_values.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <cmath>
#include <vector>

using scalescope::graph::ErrorSums;
using scalescope::graph::TensorError;
using scalescope::tests::floatInfinity;
using scalescope::tests::floatNotANumber;
using scalescope::tests::infinity;

namespace {

TensorError errorBetween(const std::vector<float>& reference, const std::vector<float>& own)
{
    ErrorSums sums;
    sums.add(reference.data(), own.data(), own.size());
    return sums.error();
}

} // namespace

class TestTensorError : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFiguresAreThoseOfTheDefinitions()
    {
        const TensorError error = errorBetween({3, 4}, {3, 2}); // 25, 13, 17; 4
        QCOMPARE(error.sqnr, 10 * std::log10(25.0 / 4));
        QCOMPARE(error.cosine, 17 / std::sqrt(25.0 * 13));
        QCOMPARE(error.relativeError, 0.4);
        QCOMPARE(error.normRatio, std::sqrt(13.0 / 25));
    }

    void partsAddUp()
    {
        ErrorSums whole;
        ErrorSums second;
        const double reference[] = {3, 4};
        const double own[] = {3, 2};
        whole.add(reference, own, 1);
        second.add(reference + 1, own + 1, 1);
        whole.add(second);
        QCOMPARE(whole.error(true).sqnr, 10 * std::log10(25.0 / 4));
        QVERIFY(whole.error(true).sampled);
    }

    void manyPairsAreAddedAsFewAre()
    {
        constexpr std::size_t n = 1500;
        std::vector<float> reference(n);
        std::vector<float> own(n);
        double squares = 0;
        double noise = 0;
        for (std::size_t i = 0; i < n; ++i) {
            reference[i] = static_cast<float>(i % 37) - 11;
            own[i] = reference[i] + static_cast<float>(i % 5) / 8;
            const bool isMasked = i == 700;
            squares += isMasked ? 0 : reference[i] * reference[i];
            noise += isMasked ? 0 : (own[i] - reference[i]) * (own[i] - reference[i]);
        }
        reference[700] = own[700] = -floatInfinity;
        QCOMPARE(errorBetween(reference, own).sqnr, 10 * std::log10(squares / noise));
        own[1300] = floatNotANumber;
        QCOMPARE(errorBetween(reference, own).sqnr, -infinity);
    }

    void equalTensorsHaveNoNoise()
    {
        const TensorError error = errorBetween({1, -2}, {1, -2});
        QCOMPARE(error.sqnr, infinity);
        QCOMPARE(error.relativeError, 0.0);
        QCOMPARE(error.cosine, 1.0);
    }

    void againstZerosNothingIsKnown()
    {
        const TensorError error = errorBetween({0, 0}, {0, 1});
        QVERIFY(std::isnan(error.sqnr) && std::isnan(error.relativeError) && std::isnan(error.cosine));
        const TensorError flushed = errorBetween({1, 1}, {0, 0});
        QCOMPARE(flushed.sqnr, 0.0);
        QCOMPARE(flushed.normRatio, 0.0);
        QVERIFY(std::isnan(flushed.cosine));
    }

    void masksAreNoErrorAndOverflowsAre()
    {
        QCOMPARE(
            errorBetween({-floatInfinity, floatNotANumber, 3, 4}, {-floatInfinity, floatNotANumber, 3, 2})
                .relativeError,
            0.4);
        const TensorError overflowed = errorBetween({3, 4}, {3, floatInfinity});
        QCOMPARE(overflowed.sqnr, -infinity);
        QVERIFY(std::isinf(overflowed.relativeError) && std::isnan(overflowed.cosine));
        QVERIFY(std::isinf(errorBetween({3, floatInfinity}, {3, -floatInfinity}).relativeError));
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestTensorError)
#include "test_tensor_error.moc"
