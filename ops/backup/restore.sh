#!/bin/sh
# Makes a directory for PostgreSQL as the database was at a moment: restore.sh FOLDER TARGET [2026-03-01T12:30:00Z]
# (the last moment archived unless told). Start PostgreSQL on TARGET: it replays, then writes. TARGET must not exist.
set -eu
[ $# -ge 2 ] || { echo "Usage: restore.sh FOLDER TARGET [TIME]" >&2; exit 2; }
[ ! -e "$2" ] || { echo "$2 exists already" >&2; exit 1; }
moment=${3:-}
limit=99999999T999999Z
[ -z "$moment" ] || limit=$(date -u -d "$moment" +%Y%m%dT%H%M%SZ)
base=
for copy in $(ls "$1/base" | grep -v partial | sort); do
  [ "$(printf '%s\n%s\n' "$copy" "$limit" | sort | head -1)" = "$copy" ] && base=$copy
done
[ -n "$base" ] || { echo "no base backup from before $moment in $1/base" >&2; exit 1; }
cp -a "$1/base/$base" "$2"
{
  echo "restore_command = 'cp \"$(cd "$1" && pwd)/wal/%f\" \"%p\"'"
  echo "archive_mode = off"
  echo "recovery_target_action = promote"
  [ -z "$moment" ] || echo "recovery_target_time = '$moment'"
} >>"$2/postgresql.auto.conf"
touch "$2/recovery.signal"
chmod 700 "$2"
echo "$2 from $base"
