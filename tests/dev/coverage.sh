# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# ./dev coverage: lines that tell of an error and that no test reaches.

# The folders that are looked after: each line that tells of an error is to be reached by a test, or says why it is not.
covered=(core/formats core/graph core/job core/runfile core/text core/engine/load)

# coverage [FOLDER]...
coverage() {
    local folders=("$@") label status=0
    ((${#folders[@]})) || folders=("${covered[@]}")
    need "${test_packages[@]}"
    build coverage tests_of_core tests_of_core_engine_load
    find "$build_folder" -name '*.gcda' -delete
    for label in '^core$' '^core/engine/load$'; do
        ctest --test-dir "$build_folder" --output-on-failure --no-tests=error -j "$(nproc)" -L "$label" \
            </dev/null >>"$build_folder/tests.log" || status=$?
    done
    ((status == 0)) || die "Tests failed; what they said is in $build_folder/tests.log"
    python3 -B tests/coverage/error_paths.py "$build_folder" "${folders[@]}"
}
