# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# ./dev lint: formatting, spelling, licence lines, and clang-tidy on what changed.

# Where changes are counted from: the shared main branch, or, standing on it, the commit before.
lint_base() {
    local base
    base=$(git merge-base HEAD origin/main 2>/dev/null) || base=HEAD
    [[ $(git rev-parse "$base") != $(git rev-parse HEAD) ]] || base=HEAD~1
    git rev-parse -q --verify "$base" || git rev-parse HEAD
}

# clang-tidy can't read GCC's precompiled headers and wants every file by itself: its commands are those of a
# build folder without either, next to what the release build generates.
write_tidy_commands() {
    tidy_folder=build/lint$torch_suffix
    cmake --preset release -B "$tidy_folder" "-DCMAKE_PREFIX_PATH=$torch_prefix" \
        -DCMAKE_UNITY_BUILD=OFF -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON >"$tidy_folder.log" 2>&1 || {
        cat "$tidy_folder.log" >&2
        die "CMake could not configure $tidy_folder."
    }
    sed -i "s|$here/$tidy_folder|$here/$build_folder|g" "$tidy_folder/compile_commands.json"
}

# The sources, headers and tables that changed, those first that changed last.
changed_files() {
    git ls-files -o --exclude-standard -- '*.cpp' '*.h' '*.def'
    git diff --name-only HEAD -- '*.cpp' '*.h' '*.def'
    git log --name-only --format= "$(lint_base)..HEAD" -- '*.cpp' '*.h' '*.def'
}

# includers FILE: the files that name it, by its path in the tree or from beside it.
includers() {
    git grep --untracked -lF "\"$1\"" -- '*.cpp' '*.h' '*.def' || true
    git grep --untracked -lF "\"${1##*/}\"" -- "${1%/*}"/*.{cpp,h,def} || true
}

# The sources that changed, and after them those that include what changed, be it through other headers.
changed_sources() {
    local queue file
    local -A seen=()
    mapfile -t queue < <(changed_files)
    for ((i = 0; i < ${#queue[@]}; ++i)); do
        file=${queue[i]}
        [[ -f $file && -z ${seen[$file]:-} ]] || continue
        seen[$file]=yes
        if [[ $file == *.cpp ]]; then echo "$file"; else mapfile -t -O "${#queue[@]}" queue < <(includers "$file"); fi
    done
}

clang_tidy=build/lint-tools/clang_tidy/data/bin/clang-tidy
clang_format=build/lint-tools/clang_format/data/bin/clang-format
# install_tool PROGRAM PACKAGE VERSION MEGABYTES
install_tool() {
    [[ $("$1" --version 2>/dev/null) == *" $3"* ]] && return 0
    need "${lint_packages[@]}"
    say "Installing $2 $3 into build/lint-tools ($4 MB to download)"
    run_logged build/lint-tools.log /usr/bin/python3 -m pip install -q --disable-pip-version-check --root-user-action ignore \
        --retries 1 --timeout 8 --upgrade --target build/lint-tools "$2==$3" ||
        die "$2 could not be installed; what pip said is in build/lint-tools.log"
}

# format_sources OPTION...
format_sources() {
    install_tool "$clang_format" clang-format "$clang_format_version" 1
    git ls-files -z '*.cpp' '*.h' '*.def' | xargs -0 -r "$clang_format" "$@"
}

# headers_alone [--all | --most N]: a header that changed compiles by itself, whatever its includers include before it.
headers_alone() {
    local headers
    mapfile -t headers < <(if [[ ${1:-} == --all ]]; then git ls-files 'app/*.h' 'core/*.h' 'widgets/*.h'; else
        changed_files | grep -E '^(app|core|widgets)/.*\.h$' | awk '!seen[$0]++' | head -n "${2:-1000}"; fi)
    for ((i = ${#headers[@]} - 1; i >= 0; --i)); do [[ -f ${headers[i]} ]] || unset "headers[i]"; done
    say "headers alone: ${#headers[@]}"
    ((${#headers[@]} == 0)) || python3 -B tests/dev/headers_alone.py "$tidy_folder/compile_commands.json" "$(jobs)" "${headers[@]}"
}

# tidy [--all | --most N]
tidy() {
    local files
    case ${1:-} in
    "") mapfile -t files < <(changed_sources) ;;
    --all) mapfile -t files < <(git ls-files '*.cpp') ;;
    --most) mapfile -t files < <(changed_sources | head -n "${2:?./dev lint --most needs a number}") ;;
    *) die "./dev lint $1 is not known; see ./dev help." ;;
    esac
    say "clang-tidy on ${#files[@]} files"
    ((${#files[@]})) || return 0
    install_tool "$clang_tidy" clang-tidy "$clang_tidy_version" 50
    printf '%s\0' "${files[@]}" | xargs -0 -n 1 -P "$(jobs)" \
        "$clang_tidy" -p "$tidy_folder" --quiet --extra-arg=-Wno-unknown-warning-option 2>/dev/null
}

# lint [--all | --most N]: everything is looked at for its format, licence and paths; clang-tidy, which takes up to 20
# seconds for a file, and the compiler, which reads each header alone, look at what changed.
lint() {
    local bad=0
    need "${lint_packages[@]}"
    build release
    say "clang-format"
    format_sources --dry-run --Werror || bad=1
    say "spelling"
    git ls-files -z -- . ':!LICENSE' ':!translations' ':!tests/data' ':!tests/fuzz/corpus' | xargs -0 codespell || bad=1
    say "desktop files"
    appstreamcli validate --pedantic --no-net resources/*.metainfo.xml >&2 || bad=1
    desktop-file-validate resources/*.desktop || bad=1
    say "licence lines and paths"
    git ls-files -z '*.cpp' '*.h' '*.def' '*CMakeLists.txt' '*.sh' '*.py' '*.md' dev .ci | xargs -0 -r grep -L \
        'SPDX-License-Identifier: GPL-3.0-or-later' | sed 's/$/: has no SPDX line/' | { ! grep .; } || bad=1
    { ! git grep -nF "$here/" -- . | sed 's/$/: is a path of this machine/' | grep .; } || bad=1
    write_tidy_commands
    tidy "$@" || bad=1
    headers_alone "$@" || bad=1
    ((bad == 0)) || die "./dev lint found what is printed above."
    say "Nothing found."
}
