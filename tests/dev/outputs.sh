# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# ./dev outputs: what the commands say of models, to be held against what another build says of them.

# outputs FOLDER [MODEL]...
outputs() {
    local folder=${1:?./dev outputs needs a folder to write into}
    shift
    build release scalescope scalescope-engine scalescope_examples
    (($#)) || set -- "$build_folder"/examples/*.pt
    python3 -B tests/dev/outputs.py "$build_folder/bin/scalescope" "$folder" "$@"
}
