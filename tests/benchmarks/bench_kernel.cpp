// SPDX-License-Identifier: GPL-3.0-or-later
// Throughput of the statistics kernel; its limit is that of at::sum, which does nothing but read.
#include "core/engine/track/kernel.h"
#include "tests/benchmarks/benchmark.h"

#include <ATen/ATen.h>
#include <ATen/Parallel.h>

namespace scalescope::bench {

namespace {

std::vector<Measurement> throughput(const std::string& name, const at::Tensor& tensor)
{
    at::set_num_threads(1);
    const double gigabytes = static_cast<double>(tensor.numel() * tensor.element_size()) / 1e9;
    const auto seconds = secondsByRound(
        {[&] { engine::observe(tensor); }, [&] { tensor.sum().item<double>(); }}, 15, Clock::Cpu);
    return {measured("kernel/" + name, gigabytes / seconds[0], "GB/s")
                .withLimit(gigabytes / seconds[1])
                .of(Kind::Rate),
            measured("kernel/" + name + "/share_of_sum", seconds[1] / seconds[0], "of at::sum")
                .withLimit(1)
                .of(Kind::Rate)};
}

at::Tensor normal(at::IntArrayRef shape)
{
    at::manual_seed(0);
    return at::randn(shape);
}

const Register inMemory("kernel/float32_in_memory",
                        [] { return throughput("float32_in_memory", normal({1 << 24})); });
const Register inCache("kernel/float32_in_cache",
                       [] { return throughput("float32_in_cache", normal({1 << 18})); });
const Register relu("kernel/float32_after_relu",
                    [] { return throughput("float32_after_relu", normal({1 << 22}).relu_()); });
const Register bfloat16("kernel/bfloat16",
                        [] { return throughput("bfloat16", normal({1 << 22}).to(at::kBFloat16)); });
const Register half("kernel/float16", [] { return throughput("float16", normal({1 << 22}).to(at::kHalf)); });
const Register doubles("kernel/float64",
                       [] { return throughput("float64", normal({1 << 22}).to(at::kDouble)); });
const Register transposed("kernel/float32_rows_of_a_slice", [] {
    return throughput("float32_rows_of_a_slice", normal({2048, 2048}).slice(1, 0, 1500));
});
const Register fewest("kernel/float32_64_elements",
                      [] { return throughput("float32_64_elements", normal({64})); });
const Register fewElements("kernel/float32_512_elements",
                           [] { return throughput("float32_512_elements", normal({512})); });

} // namespace

} // namespace scalescope::bench
