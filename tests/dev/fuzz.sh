# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# ./dev fuzz: hostile inputs for the readers of files.

# Sets clang to the newest release that is installed, or else that there is a package of.
choose_clang() {
    newest() { sed -nE 's/^clang(\+\+)?-([0-9]+)$/\2/p' | sort -n | tail -n 1; }
    clang=$(compgen -c clang++- | newest) || true # there may be none
    ((${clang:-0} >= 19)) || clang=$(apt-cache pkgnames clang- 2>/dev/null | newest) || true
    ((${clang:-0} >= 19)) || die "Fuzzing needs Clang 19 or later, and none was found."
    need "clang-$clang" "libclang-rt-$clang-dev" python3
}

# fuzz [TARGET [SECONDS]]
fuzz() {
    local known targets=("${1:-all}") seconds=${2:-60} status=0 target
    mapfile -t known < <(cd tests/fuzz/corpus && printf '%s\n' *)
    [[ ${targets[0]} != all ]] || targets=("${known[@]}")
    [[ -d tests/fuzz/corpus/${targets[0]} ]] || die "There is no fuzzer ${targets[0]}; take one of ${known[*]}."
    choose_clang
    CXX=clang++-$clang build fuzz "${targets[@]/#/fuzz_}"
    python3 -B tests/fuzz/make_seeds.py build/fuzz/seeds
    mkdir -p build/fuzz/found
    for target in "${targets[@]}"; do
        fuzz_one "$target" $(((seconds + ${#targets[@]} - 1) / ${#targets[@]})) || status=1
    done
    ((status == 0)) || die "Inputs that were found are in build/fuzz/found; $build_folder/bin/fuzz_TARGET FILE repeats one."
}

# fuzz_one TARGET SECONDS: what it reached is kept in build/fuzz/reached, so that the next time goes on from there.
fuzz_one() {
    local reached=build/fuzz/reached/$1 log=build/fuzz/$1.log status=0
    mkdir -p "$reached"
    ASAN_OPTIONS=allocator_may_return_null=1 LSAN_OPTIONS=suppressions=tests/leaks.supp:print_suppressions=0 \
        UBSAN_OPTIONS=print_stacktrace=1 OMP_NUM_THREADS=1 QT_QPA_PLATFORM=offscreen "$build_folder/bin/fuzz_$1" \
        -max_total_time="$2" -max_len=65536 -timeout=20 -rss_limit_mb=4096 -print_final_stats=1 "-dict=build/fuzz/seeds/$1.dict" \
        -artifact_prefix="build/fuzz/found/$1-" "$reached" "tests/fuzz/corpus/$1" "build/fuzz/seeds/$1" \
        >"$log" 2>&1 </dev/null || status=1
    ((status == 0)) || tail -n 60 "$log"
    say "$1: $(sed -n 's/^stat::number_of_executed_units: *//p' "$log") inputs"
    return "$status"
}
