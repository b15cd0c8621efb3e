#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# check_packages.sh FOLDER [RELEASE]...: installs, uses and removes what `./dev package FOLDER` made, in a bare Debian of each
# release (default: bookworm trixie) that debootstrap makes, as a user who is not root. Needs root.
set -euo pipefail

packages=$(realpath -- "${1:?Name the folder that ./dev package wrote.}")
shift
(($#)) || set -- bookworm trixie
((EUID == 0)) || { echo "A bare system can only be made by root." >&2 && exit 2; }
work=$(mktemp -d)
source "$(dirname "${BASH_SOURCE[0]}")/bare_system.sh"
trap '[[ -z ${root:-} ]] || leave_bare_system; rm -rf --one-file-system "$work"' EXIT

# The main job, as somebody with a home of his own: a run, and every export that needs fonts, Graphviz and Qt.
cat >"$work/use.sh" <<'END'
set -eu
cd "$HOME"
examples=$1
"$2" run "$examples/mlp.pt" --inputs "$examples/mlp.inputs.json" -o mlp.scales
"$2" export mlp.scales --table mlp.csv --plot mlp.png --graph mlp.svg --report mlp.html
for file in mlp.scales mlp.csv mlp.png mlp.svg mlp.html; do test -s "$file"; done
grep -q '>relu<' mlp.svg
END

check_deb() {
    in_bare_system apt-get install -q -y --no-install-recommends "/packages/$(basename "$packages"/scalescope_*.deb)"
    as_someone sh /use.sh /usr/share/scalescope/examples scalescope
    in_bare_system man -l /usr/share/man/man1/scalescope.1.gz >/dev/null 2>&1 || test -s "$root/usr/share/man/man1/scalescope.1"*
    in_bare_system apt-get purge -q -y scalescope
    ! find "$root/usr" -iname '*scalescope*' | grep .
}

check_archive() {
    as_someone "tar -xJf /packages/scalescope-*.tar.xz -C /home/someone"
    folder=$(basename "$root"/home/someone/scalescope-*)
    as_someone sh /use.sh "/home/someone/$folder/share/scalescope/examples" "/home/someone/$folder/bin/scalescope"
    # It may be moved.
    mv "$root/home/someone/$folder" "$root/home/someone/elsewhere"
    as_someone sh /use.sh /home/someone/elsewhere/share/scalescope/examples /home/someone/elsewhere/bin/scalescope
}

for release in "$@"; do
    echo "== $release"
    make_bare_system "$work/$release" "$release" || { tail -n 3 "$work/$release.log" >&2 && exit 1; }
    mkdir -p "$root/packages"
    cp "$packages"/*.deb "$packages"/*.tar.xz "$root/packages"
    cp "$work/use.sh" "$root/use.sh"
    in_bare_system apt-get update -q
    in_bare_system apt-get install -q -y --no-install-recommends xz-utils # all that the archive needs, for tar
    SECONDS=0
    check_archive
    echo "$release: the archive works, moved too ($SECONDS s)"
    SECONDS=0
    if [[ $release == bookworm ]]; then
        check_deb
        echo "$release: the package works and is gone ($SECONDS s)"
    fi
    leave_bare_system
    rm -rf --one-file-system "$root"
done
