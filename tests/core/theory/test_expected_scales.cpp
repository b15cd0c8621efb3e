// SPDX-License-Identifier: GPL-3.0-or-later
// The factors of unit scaling against integrals, and the integrals against draws.
#include "core/theory/expected_scales.h"
#include "core/theory/normal_response.h"
#include "tests/support/test_class.h"

#include <QTest>
#include <cmath>
#include <random>

using namespace scalescope::theory;

namespace {

bool isNear(double found, double expected, double part)
{
    return std::abs(found / expected - 1) <= part;
}

struct Drawn
{
    double meanSquare = 0;
    double gradient = 0;
};

/// softmax of so many normal variables, and what it makes of normal gradients.
Drawn drawSoftmax(int size, double spread, int rows)
{
    std::mt19937 random(1);
    std::normal_distribution<double> normal;
    Drawn drawn;
    std::vector<double> p(static_cast<std::size_t>(size));
    std::vector<double> g(p.size());
    for (int row = 0; row < rows; ++row) {
        double sum = 0;
        double mean = 0;
        for (double& each : p)
            sum += each = std::exp(spread * normal(random));
        for (std::size_t i = 0; i < p.size(); ++i) {
            g[i] = normal(random);
            mean += (p[i] /= sum) * g[i];
        }
        for (std::size_t i = 0; i < p.size(); ++i) {
            drawn.meanSquare += p[i] * p[i] / (rows * size);
            drawn.gradient += std::pow(p[i] * (g[i] - mean), 2) / (rows * size);
        }
    }
    return drawn;
}

} // namespace

class TestExpectedScales : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void activationsAreWhatTheyIntegrateTo_data()
    {
        QTest::addColumn<double>("spread");
        for (const double spread : {0.1, 0.5, 1.0, 2.0, 8.0})
            QTest::addRow("%g", spread) << spread;
    }
    /// The library's empirical models, between their limits, lie within 6 %.
    void activationsAreWhatTheyIntegrateTo()
    {
        QFETCH(double, spread);
        const Response gelu =
            normalResponse([](double x) { return x / 2 * std::erfc(-x / std::sqrt(2.0)); }, spread);
        QVERIFY(isNear(spread * geluSpreads(spread).output, std::sqrt(gelu.variance), 0.06));
        QVERIFY(isNear(geluSpreads(spread).gradient, std::sqrt(gelu.slope), 0.06));
        const Response relu = normalResponse([](double x) { return std::max(x, 0.0); }, spread);
        QVERIFY(isNear(spread * reluSpreads().output, std::sqrt(relu.variance), 1e-3));
        QVERIFY(isNear(reluSpreads().gradient, std::sqrt(relu.slope), 1e-3));
        const Response leaky = normalResponse([](double x) { return x > 0 ? x : 0.2 * x; }, spread);
        QVERIFY(isNear(spread * leakyReluSpreads(0.2).output, std::sqrt(leaky.variance), 1e-3));
        QVERIFY(isNear(leakyReluSpreads(0.2).gradient, std::sqrt(leaky.slope), 1e-3));
    }

    /// The constants of unit_scale:extended, of tests/reference/unit_scaling_constants.py.
    void knownConstantsComeOut()
    {
        const Response tanh = normalResponse([](double x) { return std::tanh(x); }, 1);
        QVERIFY(isNear(tanh.variance, 0.3942945, 1e-5));
        QVERIFY(isNear(tanh.slope, 0.4644029, 1e-5));
        const Response sigmoid = normalResponse([](double x) { return 1 / (1 + std::exp(-x)); }, 1);
        QVERIFY(isNear(sigmoid.mean, 0.5, 1e-9));
        QVERIFY(isNear(sigmoid.variance, 0.0433790, 1e-5));
        QVERIFY(isNear(sigmoid.slope, 0.0448362, 1e-5));
    }

    void softmaxIsWhatDrawsGive_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<double>("spread");
        for (const int size : {2, 16, 256})
            for (const double spread : {0.1, 1.0, 4.0})
                QTest::addRow("%d of %g", size, spread) << size << spread;
    }
    void softmaxIsWhatDrawsGive()
    {
        QFETCH(int, size);
        QFETCH(double, spread);
        const SoftmaxResponse response = softmaxResponse(size, spread);
        const Drawn drawn = drawSoftmax(size, spread, 200'000 / size);
        QVERIFY(isNear(response.meanSquare, drawn.meanSquare, 0.05));
        QVERIFY(isNear(response.gradient, drawn.gradient, 0.06));
    }

    void softmaxOfOneIsOne()
    {
        QCOMPARE(softmaxResponse(1, 3).meanSquare, 1.0);
        QCOMPARE(softmaxResponse(1, 3).gradient, 0.0);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestExpectedScales)
#include "test_expected_scales.moc"
