#!/bin/sh
# Installs a release beside those before and restarts the servers one after the other, each once the one before answers:
#   install-release.sh mitoyen-1.4.0-linux-x64.tar.gz mitoyen@3001 mitoyen@3002
#   install-release.sh --back mitoyen@3001 mitoyen@3002      to the release that ran before
# SHA256SUMS lies beside the archive. Where a server is not ready in time, the release before is put back. A unit's port is
# what follows its @. Settings: ROOT (/opt/mitoyen), KEEP (3 releases), READY_SECONDS (120), SYSTEMCTL (systemctl).
set -eu
root=${ROOT:-/opt/mitoyen}
keep=${KEEP:-3}
ready_seconds=${READY_SECONDS:-120}
systemctl=${SYSTEMCTL:-systemctl}
releases=$root/releases

fail() {
  echo "install-release: $1" >&2
  exit 1
}

[ $# -ge 1 ] || fail "usage: install-release.sh ARCHIVE|--back [UNIT…]"
what=$1
shift
mkdir -p "$releases"
# two at once would take turns with the link
exec 9>"$root/.install-lock"
flock -n 9 || fail "another one is at work"

# The release that `current` leads to; nothing where there is none.
current() {
  if [ -L "$root/current" ]; then basename "$(readlink "$root/current")"; fi
}

# Points `current` to a release, in one step.
point_to() {
  ln -sfn "releases/$1" "$root/.current.new"
  mv -T "$root/.current.new" "$root/current"
}

is_ready() {
  left=$ready_seconds
  while [ "$left" -gt 0 ]; do
    if curl -fs -o /dev/null -m 2 "http://127.0.0.1:$1/health/ready"; then return 0; fi
    left=$((left - 1))
    sleep 1
  done
  return 1
}

# Restarts the units given, until one is not ready.
restart_all() {
  for unit; do
    echo "restarting $unit"
    "$systemctl" restart "$unit" || return 1
    is_ready "${unit##*@}" || return 1
  done
}

# Unpacks the archive under its version; $version is its name.
unpack() {
  archive=$1
  [ -f "$archive" ] || fail "there is no $archive"
  name=$(basename "$archive")
  version=$(printf '%s\n' "$name" | sed -nE 's/^mitoyen-([0-9]+\.[0-9]+\.[0-9]+)-[a-z0-9]+-[a-z0-9]+\.tar\.gz$/\1/p')
  [ -n "$version" ] || fail "$name is not named like a release (mitoyen-1.4.0-linux-x64.tar.gz)"
  sums=$(dirname "$archive")/SHA256SUMS
  [ -f "$sums" ] || fail "there is no SHA256SUMS beside $name"
  expected=$(awk -v name="$name" '$2 == name { print $1 }' "$sums")
  [ -n "$expected" ] || fail "SHA256SUMS does not name $name"
  found=$(sha256sum "$archive" | cut -d ' ' -f 1)
  [ "$found" = "$expected" ] || fail "$name is not what SHA256SUMS says: fetch it again"
  [ "$version" != "$(current)" ] || fail "$version is what runs already"
  rm -rf "$releases/.$version"
  mkdir "$releases/.$version"
  tar -xzf "$archive" -C "$releases/.$version" --strip-components=1 --no-same-owner
  [ -f "$releases/.$version/apps/server/dist/main.mjs" ] || fail "$name holds no server"
  rm -rf "${releases:?}/$version"
  mv "$releases/.$version" "$releases/$version"
}

before=$(current)
if [ "$what" = --back ]; then
  [ -f "$root/.previous" ] || fail "no release ran before this one"
  version=$(cat "$root/.previous")
  [ -d "$releases/$version" ] || fail "$version is not there any more"
else
  unpack "$what"
fi
touch "$releases/$version"
point_to "$version"
if ! restart_all "$@"; then
  [ -n "$before" ] || fail "$version is not ready after $ready_seconds s; there is no release before it"
  point_to "$before"
  restart_all "$@" || fail "$version is not ready after $ready_seconds s, nor is $before again: look at the log"
  fail "$version was not ready after $ready_seconds s: $before runs again"
fi
if [ -n "$before" ]; then printf '%s\n' "$before" >"$root/.previous"; fi
echo "$version runs"

# the newest that were installed or put back stay, and the one to go back to
ls -1t "$releases" | tail -n "+$((keep + 1))" | while read -r old; do
  if [ "$old" != "$version" ] && [ "$old" != "$before" ]; then rm -rf "${releases:?}/$old"; fi
done
