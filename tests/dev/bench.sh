# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# ./dev bench: measures the engine and the window.

# The engine and the window are measured by a program each; their JSON arrays become one.
bench() {
    local json='' file programs program parts=() options=()
    while [[ ${1:-} =~ ^--(json|baseline)$ ]]; do
        file=$(cd "$caller" && realpath -- "${2:?./dev bench $1 needs a file}")
        if [[ $1 == --json ]]; then json=$file; else options=(--baseline "$file"); fi
        shift 2
    done
    build release
    programs=("$build_folder"/tests/scalescope-bench*)
    for program in "${programs[@]}"; do
        [[ -x $program ]] || continue
        parts+=("build/$(basename "$program").json")
        QT_QPA_PLATFORM=${QT_QPA_PLATFORM:-offscreen} "$program" --json "${parts[-1]}" "${options[@]}" "$@"
    done
    [[ -z $json ]] || join_arrays "${parts[@]}" >"$json"
}

# Pretty-printed JSON arrays: all but the brackets, with commas where one ends.
join_arrays() {
    local part lines=''
    for part in "$@"; do
        [[ $(<"$part") == '[]' ]] && continue
        lines+=${lines:+,$'\n'}$(sed '1d;$d' "$part")
    done
    printf '[\n%s\n]\n' "$lines"
}
