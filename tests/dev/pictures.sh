# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# ./dev pictures: every view in each size, colour and language.

source tests/dev/reference.sh # its environment makes the models

# pictures [FOLDER]
pictures() {
    local folder=${1:-build/pictures} python=build/reference/python/bin/python runs=build/large-models size language model
    build release scalescope scalescope-engine scalescope_examples tests_app_desktop
    make_reference_python
    [[ -f $runs/raft.pt2 ]] || run_logged "$runs.log" "$python" -B tests/reference/make_large_models.py "$runs"
    for model in "$runs"/*.pt*; do
        [[ -f ${model%.*}.scales ]] || "$build_folder/bin/scalescope" run "$model" $(large_inputs "$model") -o "${model%.*}.scales"
    done
    for language in en de fr ja zh_CN; do
        for size in 1280x800 820x640 1920x1080 800x600@2; do
            say "$folder/$language-$size"
            QT_QPA_PLATFORM=offscreen QT_SCALE_FACTOR=$([[ $size == *@2 ]] && echo 2 || echo 1) SCALESCOPE_SIZE=${size%@*} \
                SCALESCOPE_LANGUAGE=$language SCALESCOPE_SCREENSHOTS=$folder/$language-$size SCALESCOPE_LARGE_RUNS=$here/$runs \
                "$build_folder/tests/tests_app_desktop" test_screenshots | grep -A2 '^FAIL' >&2 || true
        done
    done
    for size in docs/images/*.png; do
        [[ ! -f $folder/en-1280x800/${size##*/} ]] || cp "$folder/en-1280x800/${size##*/}" docs/images/
    done
}

# The inputs of a model that make_large_models.py wrote; one of torch.export has its own.
large_inputs() {
    case ${1##*/} in
    loop.pt) echo --input 'randn:[2,100,32]' ;;
    flat.pt) echo --input 'randn:[2,16]' ;;
    *.pt) echo --input 'randn:[2,16,32]' ;;
    esac
}
