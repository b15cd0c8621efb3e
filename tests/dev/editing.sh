# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# ./dev editing: how long whoever changes one of the files that change most waits for the next build.

most_changed() {
    git log --name-only --format= -- '*.cpp' '*.h' '*.def' | sort | uniq -c | sort -rn |
        while read -r _ file; do [[ ! -f $file ]] || echo "$file"; done | head -n "$1"
}

# editing [PRESET [COUNT]]: touches each of the COUNT files (20), builds all that depends on it as if ccache did not know it, and
# prints the seconds. Ends with 1 where one takes longer than 15 s, or 45 s in core/engine.
editing() {
    local preset=${1:-dev} count=${2:-20} file began seconds status=0
    build "$preset"
    printf '%8s  %s\n' seconds file
    while read -r file; do
        touch "$file"
        began=$EPOCHREALTIME
        CCACHE_RECACHE=1 ninja -C "$build_folder" -j "$(jobs)" --quiet >&2 || die "The build in $build_folder failed."
        seconds=$(awk "BEGIN { printf \"%.1f\", $EPOCHREALTIME - $began }")
        printf '%8s  %s\n' "$seconds" "$file"
        awk "BEGIN { exit $seconds > $([[ $file == core/engine/* ]] && echo 45 || echo 15) }" || status=1
    done < <(most_changed "$count")
    return $status
}
