#!/bin/sh
# PostgreSQL's archive_command: archive_command = '/srv/mitoyen/ops/backup/archive-wal.sh %p %f /backup/wal'
# A segment has its name only once it is whole and on the disk; one that is there already is never replaced.
set -eu
[ $# -eq 3 ] || { echo "Usage: archive-wal.sh %p %f FOLDER" >&2; exit 2; }
target="$3/$2"
if [ -f "$target" ]; then
  # it was archived before a crash that forgot so
  cmp -s "$1" "$target" || { echo "$target exists with other content" >&2; exit 1; }
  exit 0
fi
cp "$1" "$target.partial"
sync "$target.partial"
mv "$target.partial" "$target"
