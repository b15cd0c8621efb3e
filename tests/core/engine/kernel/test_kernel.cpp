// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/track/kernel.h"
#include "tests/support/test_class.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <QTest>
#include <cmath>
#include <torch/version.h>

using namespace scalescope;
using engine::observe;

namespace {

bool same(double a, double b)
{
    return a == b || (std::isnan(a) && std::isnan(b));
}

/// Equal up to rounding of the double that `observe` accumulates in, measured against `scale`.
bool close(double actual, double expected, double scale)
{
    return same(actual, expected) || std::abs(actual - expected) <= 1e-12 * std::abs(scale);
}

int naiveBin(double magnitude)
{
    int exponent = 0;
    const double fraction = std::frexp(magnitude, &exponent); // in [0.5, 1)
    return (exponent - 1) * 16 + static_cast<int>(std::floor((2 * fraction - 1) * 16));
}

/// Of each 32 neighbours along the last dimension, the rest of a row at its end.
graph::Histogram naiveMaxima(const double* x, std::int64_t numel, std::int64_t rowLength)
{
    graph::Histogram maxima;
    for (std::int64_t row = 0; row < numel; row += rowLength) {
        for (std::int64_t begin = 0; begin < rowLength; begin += 32) {
            double largest = 0;
            for (std::int64_t i = row + begin; i < row + std::min(begin + 32, rowLength); ++i) {
                largest = std::isfinite(x[i]) ? std::max(largest, std::abs(x[i])) : largest;
            }
            if (largest > 0) {
                maxima.add(naiveBin(largest), 1);
            }
        }
    }
    return maxima;
}

/// What replaces a known extreme, if anything does: a NaN stays.
double extreme(double known, double magnitude, bool isFirst, bool isMore)
{
    if (isFirst) {
        return magnitude;
    }
    return !std::isnan(known) && (isMore || std::isnan(magnitude)) ? magnitude : known;
}

/// To what is counted, and to the extremes.
void addElement(graph::Metric& metric, double x, bool isFirst)
{
    graph::Statistics& s = metric.statistics;
    const double magnitude = std::abs(x);
    s.zeros += x == 0;
    s.nans += std::isnan(x);
    s.posInfs += std::isinf(x) && x > 0;
    s.negInfs += std::isinf(x) && x < 0;
    s.absMax = extreme(s.absMax, magnitude, isFirst, magnitude > s.absMax);
    s.absMin = extreme(s.absMin, magnitude, isFirst, magnitude < s.absMin);
    if (magnitude > 0) {
        s.absMinNonzero = std::fmin(s.absMinNonzero, magnitude);
    }
    if (magnitude > 0 && std::isfinite(magnitude)) {
        metric.histogram.add(naiveBin(magnitude), 1);
    }
}

/// Straight from the definitions, in long double, element by element.
graph::Metric naive(const at::Tensor& tensor)
{
    const at::Tensor values = tensor.to(at::kDouble).contiguous();
    const double* x = values.data_ptr<double>();
    graph::Metric metric;
    graph::Statistics& s = metric.statistics;
    s.numel = values.numel();
    if (s.numel == 0) {
        return metric;
    }
    long double sum = 0, sumAbs = 0, squares = 0;
    for (std::int64_t i = 0; i < s.numel; ++i) {
        sum += x[i];
        sumAbs += std::abs(x[i]);
        squares += static_cast<long double>(x[i]) * x[i];
        addElement(metric, x[i], i == 0);
    }
    const long double n = static_cast<long double>(s.numel);
    long double deviations = 0;
    for (std::int64_t i = 0; i < s.numel; ++i) {
        deviations += (x[i] - sum / n) * (x[i] - sum / n);
    }
    metric.blockMaxima = naiveMaxima(x, s.numel, values.dim() == 0 ? 1 : values.size(-1));
    s.meanAbs = static_cast<double>(sumAbs / n);
    s.absMean = static_cast<double>(std::abs(sum / n));
    s.rms = static_cast<double>(std::sqrt(squares / n));
    s.std = s.numel > 1 ? static_cast<double>(std::sqrt(deviations / (n - 1))) : NAN;
    return metric;
}

void compareMetrics(const graph::Metric& actual, const graph::Metric& expected)
{
    const graph::Statistics& a = actual.statistics;
    const graph::Statistics& e = expected.statistics;
    const auto describe = [](const char* what, double x, double y) {
        return QByteArray(what) + ": " + QByteArray::number(x, 'g', 17) + " instead of " +
               QByteArray::number(y, 'g', 17);
    };
    QCOMPARE(a.numel, e.numel);
    QCOMPARE(a.zeros, e.zeros);
    QCOMPARE(a.nans, e.nans);
    QCOMPARE(a.posInfs, e.posInfs);
    QCOMPARE(a.negInfs, e.negInfs);
    QVERIFY2(same(a.absMax, e.absMax), describe("abs_max", a.absMax, e.absMax));
    QVERIFY2(same(a.absMin, e.absMin), describe("abs_min", a.absMin, e.absMin));
    QVERIFY2(same(a.absMinNonzero, e.absMinNonzero),
             describe("abs_min_nonzero", a.absMinNonzero, e.absMinNonzero));
    QVERIFY2(close(a.meanAbs, e.meanAbs, e.meanAbs), describe("mean_abs", a.meanAbs, e.meanAbs));
    QVERIFY2(close(a.absMean, e.absMean, e.meanAbs), describe("abs_mean", a.absMean, e.absMean));
    QVERIFY2(close(a.rms, e.rms, e.rms), describe("rms", a.rms, e.rms));
    // A deviation can't be known better than the rounding of the values around it.
    QVERIFY2(close(a.std, e.std, e.std) || std::abs(a.std - e.std) <= 1e-15 * e.meanAbs,
             describe("std", a.std, e.std));
    QVERIFY(actual.histogram == expected.histogram);
    QVERIFY(actual.blockMaxima == expected.blockMaxima);
}

at::Tensor normalDoubles(at::IntArrayRef shape, double mean = 0, double deviation = 1)
{
    return at::randn(shape, at::kDouble) * deviation + mean;
}

} // namespace

class TestKernel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { at::manual_seed(7); }

    void agreesWithTheDefinitions_data()
    {
        QTest::addColumn<at::Tensor>("tensor");
        const auto row = [](const char* name, const at::Tensor& tensor) { QTest::newRow(name) << tensor; };
        row("normal numbers", normalDoubles({100003}).to(at::kFloat));
        row("in bfloat16", normalDoubles({5000}).to(at::kBFloat16));
        row("in float16", normalDoubles({5000}).to(at::kHalf));
        row("in float64", normalDoubles({100003}));
        row("near 1e-30", normalDoubles({20000}, 0, 1e-30).to(at::kFloat));
        row("near 1e25", normalDoubles({20000}, 0, 1e25).to(at::kFloat));
        row("of many magnitudes", at::exp(normalDoubles({50000}, 0, 20)).to(at::kFloat));
        row("nearly constant", normalDoubles({20000}, 1, 1e-6).to(at::kFloat));
        row("nearly constant in float64", normalDoubles({20000}, 1, 1e-9));
        row("a constant", at::full({20000}, 0.1F));
        row("a constant with one outlier",
            at::full({20000}, 1e-3F).index_fill(0, at::zeros({1}, at::kLong), 1e10));
        row("all zero", at::zeros({5000}));
        row("negative zeros", at::full({100}, -0.0F));
        row("half zero, as after relu", at::relu(normalDoubles({9999}).to(at::kFloat)));
        row("subnormal numbers of float32", normalDoubles({4097}, 0, 1e-41).to(at::kFloat));
        row("subnormal numbers of float16", normalDoubles({4097}, 0, 1e-6).to(at::kHalf));
        row("subnormal numbers of bfloat16", normalDoubles({4097}, 0, 1e-39).to(at::kBFloat16));
        row("subnormal numbers of float64", normalDoubles({4097}, 0, 1e-300) * 1e-15);
        row("subnormals, zeros and ones", at::cat({normalDoubles({100}, 0, 1e-41),
                                                   at::zeros({50}, at::kDouble), at::ones({70}, at::kDouble)})
                                              .to(at::kFloat));
        row("one element", at::full({1}, -3.5F));
        row("one element that is zero", at::zeros({1}));
        row("no dimension", at::scalar_tensor(2.5));
        row("no element", at::empty({3, 0, 5}));
        row("fewer than one round", normalDoubles({31}).to(at::kFloat));
        row("more than one thread takes at once", normalDoubles({3, 700001}).to(at::kFloat));
        row("every value of float16",
            at::arange(65536, at::kInt).to(at::kShort).view(at::kHalf).index({at::arange(0x7c00)}));
        row("integers, as numbers", at::arange(-5, 100));
    }

    void agreesWithTheDefinitions()
    {
        QFETCH(at::Tensor, tensor);
        compareMetrics(observe(tensor), naive(tensor));
    }

    void blocksGoAlongTheLastDimension_data()
    {
        QTest::addColumn<at::Tensor>("tensor");
        const auto rows = [](const char* name, const at::Tensor& tensor) {
            for (const auto type : {at::kFloat, at::kDouble, at::kHalf, at::kBFloat16}) {
                QTest::addRow("%s, %s", name, at::toString(type)) << tensor.to(type);
            }
        };
        // Rows of magnitudes that differ, so that blocks in another direction have other maxima.
        const auto scaled = [](at::IntArrayRef shape) {
            const at::Tensor x = normalDoubles(shape);
            return x * at::exp2(at::arange(x.size(0), at::kDouble) % 7).view({-1, 1});
        };
        rows("whole blocks", scaled({40, 96}));
        rows("shorter blocks at the ends", scaled({41, 70}));
        rows("rows shorter than a block", scaled({300, 7}));
        rows("rows of one element", scaled({300, 1}));
        rows("a row over several parts of threads", scaled({3, 700001}));
        rows("ends of rows between parts of threads", scaled({20001, 77}));
        rows("turned", scaled({96, 130}).t());
        rows("turned, and narrow", scaled({2000, 5}).t());
        rows("heads", scaled({50, 48}).view({5, 10, 4, 12}).transpose(1, 2));
        rows("turned heads", scaled({50, 48}).view({5, 10, 4, 12}).permute({0, 2, 3, 1}));
        rows("every other column", scaled({60, 200}).slice(1, 0, 200, 2));
        rows("every other row, turned", scaled({200, 60}).slice(0, 0, 200, 2).t());
    }

    void blocksGoAlongTheLastDimension()
    {
        QFETCH(at::Tensor, tensor);
        compareMetrics(observe(tensor), naive(tensor));
    }

    void expandedBlocksCount()
    {
        const at::Tensor x = normalDoubles({20, 1, 50}).to(at::kFloat);
        compareMetrics(observe(x.expand({20, 3, 50})), naive(x.expand({20, 3, 50})));
        const at::Tensor column = normalDoubles({90, 1}).to(at::kFloat);
        compareMetrics(observe(column.expand({90, 70})), naive(column.expand({90, 70})));
        compareMetrics(observe(column.expand({90, 70}).t()), naive(column.expand({90, 70}).t()));
    }

    void countsInPairsLikeOneByOne_data()
    {
        QTest::addColumn<at::Tensor>("tensor");
        const at::Tensor x = normalDoubles({100, 2000});
        const auto row = [](const char* name, const at::Tensor& tensor) {
            QTest::newRow(name) << tensor.to(at::kFloat);
        };
        row("half of it zero", at::relu(x));
        row("most of it zero", at::relu(x - 2));
        row("all zero, then not", at::cat({at::zeros_like(x), x}));
        row("a constant, then not", at::cat({at::full_like(x, 3), x}));
        row("two constants in turns",
            at::where(at::arange(2000) % 2 == 0, at::full_like(x, 3), at::full_like(x, -5)));
        row("growing", x * at::exp2(at::arange(100, at::kDouble)).view({-1, 1}));
        row("shrinking", x * at::exp2(-at::arange(100, at::kDouble)).view({-1, 1}));
        row("of many magnitudes", at::exp(20 * x));
        row("small, with some that are large", at::where(x > 2.5, x * 1e20, x * 1e-10));
        row("large, with some that are subnormal", at::where(x > 3, x * 1e-40, x));
        row("near the largest", x * 3e37);
        row("near the smallest", x * 1e-37);
        row("subnormal", x * 1e-41);
        row("ends of rows", x.slice(1, 0, 1999));
        row("short rows", x.view({-1, 50}));
    }

    void countsInPairsLikeOneByOne()
    {
        QFETCH(at::Tensor, tensor);
        compareMetrics(observe(tensor), naive(tensor));
        compareMetrics(observe(tensor.contiguous()), naive(tensor));
    }

    void pairsPassOverWhatIsNotFinite()
    {
        at::Tensor x = normalDoubles({200000}).to(at::kFloat);
        x[5] = INFINITY;
        x[70000] = -INFINITY;
        compareMetrics(observe(x), naive(x));
        x[150000] = NAN;
        compareMetrics(observe(x), naive(x));
    }

    void blocksPassOverWhatIsNotFinite()
    {
        at::Tensor x = normalDoubles({4, 64}).to(at::kFloat);
        x[0][3] = INFINITY;
        x[1][40] = NAN;
        x[2].slice(0, 0, 32) = NAN;
        x[3].slice(0, 32, 64) = 0;
        const graph::Metric metric = observe(x);
        compareMetrics(metric, naive(x));
        QCOMPARE(metric.blockMaxima.total(), 6);
        compareMetrics(observe(x.t()), naive(x.t()));
    }

    void anotherArrangementHasBlocksOfItsOwn()
    {
        const at::Tensor x = normalDoubles({64, 96}).to(at::kFloat);
        compareMetrics(engine::withBlocksOf(observe(x), x.t()), naive(x.t()));
        compareMetrics(engine::withBlocksOf(observe(x), x.view({96, 64})), naive(x.view({96, 64})));
    }

    void countsWhatIsNotFinite_data()
    {
        QTest::addColumn<at::ScalarType>("type");
        QTest::newRow("float32") << at::kFloat;
        QTest::newRow("float64") << at::kDouble;
        QTest::newRow("float16") << at::kHalf;
        QTest::newRow("bfloat16") << at::kBFloat16;
    }

    void countsWhatIsNotFinite()
    {
        QFETCH(at::ScalarType, type);
        at::Tensor x = normalDoubles({10000});
        x[3] = INFINITY;
        x[5000] = -INFINITY;
        x[9999] = -INFINITY;
        compareMetrics(observe(x.to(type)), naive(x.to(type)));
        QVERIFY(std::isinf(observe(x.to(type)).statistics.absMax));
        x[77] = NAN;
        const graph::Metric withNan = observe(x.to(type));
        compareMetrics(withNan, naive(x.to(type)));
        QCOMPARE(withNan.statistics.nans, 1);
        QVERIFY(std::isnan(withNan.statistics.meanAbs) && std::isnan(withNan.statistics.absMax));
        QCOMPARE(withNan.histogram.total(), 9996);
    }

    void nothingButNan()
    {
        const graph::Metric metric = observe(at::full({100}, NAN));
        QCOMPARE(metric.statistics.nans, 100);
        QVERIFY(std::isnan(metric.statistics.absMinNonzero));
        QVERIFY(metric.histogram.empty());
    }

    void leavesNoTraceForTheNextTensor()
    {
        observe(at::full({1000}, NAN));
        observe(at::full({1000}, 1e-42F));
        observe(at::zeros({1000}));
        const at::Tensor x = normalDoubles({1000}).to(at::kFloat);
        compareMetrics(observe(x), naive(x));
    }

    void readsAnyStrides_data()
    {
        QTest::addColumn<at::Tensor>("tensor");
        const at::Tensor x = normalDoubles({37, 41, 23}).to(at::kFloat);
        const auto row = [](const char* name, const at::Tensor& tensor) { QTest::newRow(name) << tensor; };
        row("transposed", x.transpose(0, 2));
        row("every other element", x.slice(2, 0, 23, 2));
        row("a slice of rows", x.slice(1, 5, 17));
        row("a slice of long rows", normalDoubles({9, 4000}).to(at::kFloat).slice(1, 100, 3000));
        row("channels last",
            normalDoubles({2, 8, 9, 7}).to(at::kFloat).contiguous(at::MemoryFormat::ChannelsLast));
        row("expanded", x.slice(1, 0, 1).expand({37, 41, 23}));
        row("expanded from one element", at::full({1}, 3.0F).expand({50, 60}));
        row("one element of a larger tensor", x[1][2][3]);
        row("overlapping windows", normalDoubles({1000}).to(at::kFloat).unfold(0, 10, 3));
        row("transposed halves", x.to(at::kHalf).transpose(0, 1).slice(0, 3, 30));
        row("a slice of a large tensor", normalDoubles({2000, 600}).to(at::kFloat).slice(1, 1, 599));
        row("negated view", at::imag(at::complex(x, x).conj()));
    }

    void readsAnyStrides()
    {
        QFETCH(at::Tensor, tensor);
        compareMetrics(observe(tensor), naive(tensor));
    }

    void doesNotDependOnTheNumberOfThreads()
    {
        const at::Tensor x = normalDoubles({3000001}).to(at::kFloat);
        const int threads = at::get_num_threads();
        at::set_num_threads(1);
        const graph::Metric one = observe(x);
        at::set_num_threads(4);
        const graph::Metric four = observe(x);
        at::set_num_threads(threads);
        QCOMPARE(four.statistics.meanAbs, one.statistics.meanAbs);
        QCOMPARE(four.statistics.std, one.statistics.std);
        QVERIFY(four.histogram == one.histogram);
        compareMetrics(one, naive(x));
    }

    void squaresBeyondTheRangeOfDouble()
    {
        for (const double scale : {1e200, 1e300, 1e-200, 1e-310}) {
            const at::Tensor x = normalDoubles({1000}, 0.5);
            const graph::Statistics s = observe(x * scale).statistics;
            const graph::Statistics e = naive(x).statistics;
            const double tolerance = scale < 1e-308 ? 1e-10 : 1e-12; // subnormals have fewer digits
            QVERIFY(std::abs(s.rms / scale / e.rms - 1) < tolerance);
            QVERIFY(std::abs(s.std / scale / e.std - 1) < tolerance);
        }
    }

    void float8Kinds()
    {
#if TORCH_VERSION_MAJOR > 2 || (TORCH_VERSION_MAJOR == 2 && TORCH_VERSION_MINOR >= 2)
        for (const at::ScalarType type :
             {at::kFloat8_e4m3fn, at::kFloat8_e5m2, at::kFloat8_e4m3fnuz, at::kFloat8_e5m2fnuz}) {
            const at::Tensor x =
                at::cat({normalDoubles({5000}), at::zeros({10}, at::kDouble)}).to(at::kFloat).to(type);
            compareMetrics(observe(x), naive(x.to(at::kFloat)));
            const at::Tensor strided = x.slice(0, 0, 5000).view({50, 100}).transpose(0, 1).slice(0, 3, 90);
            compareMetrics(observe(strided), naive(strided.to(at::kFloat)));
        }
        const at::Tensor codes = at::arange(256, at::kByte).view(at::kFloat8_e5m2);
        QCOMPARE(observe(codes).statistics.nans, 6);
        QCOMPARE(observe(codes).statistics.posInfs, 1);
#else
        QSKIP("this libtorch has no float8");
#endif
    }

    void changesNothing()
    {
        const at::Tensor x = normalDoubles({100}).to(at::kFloat).set_requires_grad(true);
        const at::Tensor before = x.detach().clone();
        const auto version = x._version();
        observe(x);
        QVERIFY(at::equal(x.detach(), before));
        QCOMPARE(x._version(), version);
    }
};

SCALESCOPE_TEST_WITHOUT_WINDOWS(TestKernel)
#include "test_kernel.moc"
