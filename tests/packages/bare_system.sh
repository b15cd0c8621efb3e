# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# A bare system in a folder, which debootstrap makes, and commands in it. Only root can make one. Sets `root`.

# make_bare_system FOLDER RELEASE [MIRROR]: with a user, someone. SCALESCOPE_MIRROR replaces the mirror. pip has the certificates of
# this machine there, and the folders in PIP_FIND_LINKS.
make_bare_system() {
    local mirror=${SCALESCOPE_MIRROR:-${3:-http://deb.debian.org/debian}}
    root=$1
    leave_bare_system
    rm -rf --one-file-system "$root"
    mkdir -p "$root"
    local components=main like=sid script=/usr/share/debootstrap/scripts
    [[ $mirror != *ubuntu* ]] || components=main,universe like=gutsy
    [[ -e $script/$2 ]] || script+=/$like # a release that is newer than this debootstrap
    [[ -f $script ]] || script+=/$2
    debootstrap --variant=minbase "--components=$components" "$2" "$root" "$mirror" "$script" >"$root.log" 2>&1 || return
    echo 'Acquire::Check-Valid-Until "false";' >"$root/etc/apt/apt.conf.d/00mirror" # which may be behind
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    mount --make-rslave "$root/dev"
    local folder
    for folder in ${PIP_FIND_LINKS:-}; do
        [[ ! -d $folder ]] || { mkdir -p "$root$folder" && mount --bind "$folder" "$root$folder"; }
    done
    cp /etc/ssl/certs/ca-certificates.crt "$root/etc/certificates-of-host.crt" 2>/dev/null || true
    in_bare_system useradd -m -s /bin/bash someone
}

leave_bare_system() {
    local mounted
    while read -r _ mounted _; do
        [[ $mounted != "$root"/* ]] || umount -l "$mounted" # whatever still runs there
    done < <(tac /proc/mounts)
}

# in_bare_system COMMAND...: as root.
in_bare_system() {
    local certificates=/etc/certificates-of-host.crt
    [[ -f $root$certificates ]] || certificates=
    chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 ${certificates:+PIP_CERT=$certificates} \
        PIP_FIND_LINKS="${PIP_FIND_LINKS:-}" "$@"
}

# as_someone COMMAND: a line of sh, as the user, from the home.
as_someone() { in_bare_system su someone -s /bin/sh -c "cd && export HOME=/home/someone && $*"; }
