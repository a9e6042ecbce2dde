#!/bin/sh
# Installs Wird from this folder, or puts a newer version in the place of the installed one. The person's data isn't
# touched: it lies elsewhere, and is the same after an upgrade.
#
#   ./install.sh                    as root: into /usr/local, as a service of the system; otherwise into ~/.local
#   ./install.sh --prefix FOLDER    into FOLDER/bin, FOLDER/lib and FOLDER/share, without a service
#   ./install.sh --no-service       only the files
#   ./install.sh --remove           takes the files and the service away, and leaves the data
set -eu
here=$(cd "$(dirname "$0")" && pwd)
say() { printf '%s\n' "$*"; }
fail() { say "install.sh: $*" >&2; exit 1; }

prefix=
service=1
remove=0
while [ $# -gt 0 ]; do
    case "$1" in
        --prefix) prefix=${2:?--prefix needs a folder}; service=0; shift ;;
        --no-service) service=0 ;;
        --remove) remove=1 ;;
        -h | --help) sed -n '2,8p' "$0" | cut -c3-; exit 0 ;;
        *) fail "unknown option $1; ./install.sh --help lists them" ;;
    esac
    shift
done
if [ -z "$prefix" ]; then
    if [ "$(id -u)" = 0 ]; then prefix=/usr/local; else prefix=$HOME/.local; fi
fi
command -v systemctl >/dev/null && [ -d /run/systemd/system ] || service=0
[ "$(id -u)" = 0 ] || service=0

if [ "$remove" = 1 ]; then
    if [ "$service" = 1 ]; then systemctl disable --now wird 2>/dev/null || true; fi
    rm -rf "$prefix/bin/wird" "$prefix/share/wird" "$prefix/lib/wird"
    [ "$service" = 0 ] || rm -f /etc/systemd/system/wird.service
    say "Wird is removed from $prefix. The data stays where it is."
    exit 0
fi

"$here/bin/wird" --help >/dev/null || fail "this archive is for another machine ($(basename "$here")), or the C library here is older than the one it was built with"
mkdir -p "$prefix/bin" "$prefix/share" "$prefix/lib/wird" 2>/dev/null ||
    fail "can't write to $prefix. Run it as root, or name a folder of yours with --prefix."

# Each version lies in a folder of its own, whole, before one step makes it the current one: an installation that is cut
# leaves the version that was there, or the new one.
prefix=$(cd "$prefix" && pwd)
new=$(date +%s)-$$
cd "$prefix/lib/wird"
cp -R "$here" "$new"
point() { # point LINK TARGET: a link is put in the place of another in one step
    ln -sfn "$2" "$1.new"
    mv -Tf "$1.new" "$1"
}
point current "$new"
[ -L "$prefix/share/wird" ] || point "$prefix/share/wird" ../lib/wird/current/share/wird
[ -L "$prefix/bin/wird" ] || point "$prefix/bin/wird" ../lib/wird/current/bin/wird
for old in *; do
    case "$old" in "$new" | current) ;; *) rm -rf "$old" ;; esac
done
say "Wird $(cat "$here/VERSION") is installed in $prefix."

if [ "$service" = 0 ]; then
    say "Start it with: $prefix/bin/wird serve"
    exit 0
fi
sed "s|@PREFIX@|$prefix|g" "$here/wird.service" >/etc/systemd/system/wird.service
systemctl daemon-reload
systemctl enable wird >/dev/null 2>&1
systemctl restart wird
say "It runs as the service wird, and starts with the machine. Its log: journalctl -u wird"
say "Open http://127.0.0.1:8470 on this machine."
