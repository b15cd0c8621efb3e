# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# ./dev systems: the README's two commands on bare systems.

source "tests/packages/bare_system.sh"

# NAME RELEASE MIRROR, as debootstrap takes them, and as whom the commands run there, with which libtorch. Ubuntu has none.
known_systems="debian12 bookworm http://deb.debian.org/debian root:wheel someone:debian
debian13 trixie http://deb.debian.org/debian root:wheel someone:debian
testing testing http://deb.debian.org/debian root:wheel someone:debian
ubuntu24.04 noble http://archive.ubuntu.com/ubuntu root:wheel someone:wheel"

# make_system NAME RELEASE MIRROR: its user may become root by sudo, as on the systems of those who install one.
make_system() {
    make_bare_system "$here/build/systems/$1" "$2" "$3" || return
    run_logged "$root.log" in_bare_system apt-get install -q -y --no-install-recommends sudo || return
    echo 'someone ALL=(ALL) NOPASSWD: ALL' >"$root/etc/sudoers.d/someone"
}

# try_system NAME USER TORCH: a line of the table. What one user compiled, the next finds in ccache, in the same folder: the time
# is the first's.
try_system() {
    local name=$1 user=$2 torch=$3 log=$root-$2-$3.log as=(in_bare_system) ran=no began tested
    [[ $user == root ]] || as=(in_bare_system runuser -u "$user" -- env "HOME=/home/$user")
    rm -rf "$root/srv/scalescope" "$log"
    git clone -q --no-hardlinks "$here" "$root/srv/scalescope"
    mkdir -p -m 777 "$root/var/ccache"
    in_bare_system chown -R "$user:" /srv/scalescope
    as+=(env CCACHE_DIR=/var/ccache CCACHE_UMASK=000 SCALESCOPE_TORCH="$torch" sh -c "cd /srv/scalescope && exec ./dev \$1" dev)
    began=$SECONDS
    ! run_logged "$log" "${as[@]}" run || ran=yes
    printf '| %s | %s | %s | %s %s | %s | %s, %d min |' "$name" "$(in_bare_system g++ -dumpfullversion)" \
        "$(in_bare_system dpkg-query -W -f '${source:Upstream-Version}' qt6-base-dev)" "$torch" \
        "$(libtorch_of "$torch")" "$user" $ran $(((SECONDS - began + 30) / 60))
    began=$SECONDS
    run_logged "$log" "${as[@]}" test || true
    tested=$(sed -n 's/^[0-9]*% tests passed, \([0-9]*\) tests failed out of \([0-9]*\)/\1 of \2 failed/p' "$log" | tail -n 1)
    printf ' %s, %d min |\n' "${tested:-not built}" $(((SECONDS - began + 30) / 60))
}

# libtorch_of TORCH: its version.
libtorch_of() {
    if [[ $1 == wheel ]]; then
        echo "$torch_version"
    else
        in_bare_system dpkg-query -W -f '${source:Upstream-Version}' libtorch-dev
    fi
}

# systems [NAME[:USER]]...: makes a bare root of each (or of all that are known) in build/systems, runs ./dev run and ./dev test
# of what is committed in it as each user (or as that one), and prints a table. What they said is in build/systems, too.
systems() {
    local name release mirror ways way wanted=" $* "
    ((EUID == 0)) || die "Only root can make a bare system; sudo ./dev systems does."
    need debootstrap git
    trap '[[ -z ${root:-} ]] || leave_bare_system' EXIT
    echo "| System | GCC | Qt | libtorch | user | \`./dev run\` | \`./dev test\` |"
    echo "| --- | --- | --- | --- | --- | --- | --- |"
    while read -r -u 3 name release mirror ways; do
        (($# == 0)) || [[ $wanted == *" $name"[\ :]* ]] || continue
        if make_system "$name" "$release" "$mirror"; then
            for way in $ways; do
                [[ $wanted != *" $name:"* || $wanted == *" $name:${way%:*} "* ]] || continue
                try_system "$name" "${way%:*}" "${way#*:}"
            done
        else
            echo "| $name | | | | | not made: $(tail -n 1 "$root.log") | |"
        fi
        leave_bare_system
    done 3<<<"$known_systems"
}
