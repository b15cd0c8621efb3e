# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# ./dev reference: comparison with PyTorch, row for row and bit for bit.

reference_log=build/reference/python.log
# Makes build/reference/python, a Python environment with what tests/reference/requirements.txt names.
make_reference_python() {
    local wanted=tests/reference/requirements.txt made=build/reference/requirements.txt
    cmp -s "$wanted" "$made" && return 0
    need "${reference_packages[@]}"
    say "Installing PyTorch and libraries of models into build/reference/python (400 MB to download)"
    rm -rf build/reference/python
    run_logged "$reference_log" python3 -m venv build/reference/python &&
        run_logged "$reference_log" build/reference/python/bin/python -m pip install -q --disable-pip-version-check \
            --retries 1 --timeout 8 --extra-index-url "$torch_index" -r "$wanted" ||
        die "The environment could not be made; what pip said is in $reference_log"
    cp "$wanted" "$made"
}

# make_reference_models FOLDER [--export]: says what is left out, and ends where that is too much.
make_reference_models() {
    local models=$1 made
    shift
    if [[ ! -f $models/MANIFEST.tsv ]]; then
        say "Making the models in $models"
        rm -rf "$models" "$models.log"
        run_logged "$models.log" build/reference/python/bin/python -B tests/reference/make_library_models.py "$@" "$models" \
            torchvision torchaudio timm transformers ||
            die "The models could not be made; what was said is in $models.log"
    fi
    grep -s ': left out: ' "$models.log" >&2 || true
    made=$(sed 1d "$models/MANIFEST.tsv" | wc -l)
    ((made >= 60)) || die "$models has only $made models, and 60 are wanted; what was said is in $models.log." \
        "Without $models they are made anew."
}

# reference [REGEX]
reference() {
    local status=0 python=build/reference/python/bin/python
    SCALESCOPE_TORCH=${SCALESCOPE_TORCH:-wheel} build release scalescope scalescope-engine
    make_reference_python
    make_reference_models build/reference/models
    make_reference_models build/reference/exports --export
    for models in build/reference/models build/reference/exports; do
        "$python" -B tests/reference/compare_rows.py "$build_folder/bin/scalescope" "$models" --only "${1:-}" || status=$?
    done
    "$python" -B tests/reference/compare_bits.py "$build_folder/bin/scalescope" build/reference/exports --only "${1:-}" ||
        status=$?
    return "$status"
}
