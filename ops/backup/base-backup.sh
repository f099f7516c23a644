#!/bin/sh
# A whole copy of the database, verified: DATABASE_DIRECT_URL=postgres://… base-backup.sh FOLDER
# The role needs REPLICATION; FOLDER/wal is filled by archive-wal.sh. Keeps KEEP_DAYS (30) days; touches
# BACKUP_STAMP_FILE, whose age /metrics tells. Needs Debian's postgresql of the server's version (PGBIN names another).
set -eu
[ $# -eq 1 ] || { echo "Usage: base-backup.sh FOLDER" >&2; exit 2; }
: "${DATABASE_DIRECT_URL:?names the server to copy}"
bin=${PGBIN:-$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)}
umask 077
mkdir -p "$1/base" "$1/wal"
name=$(date -u +%Y%m%dT%H%M%SZ)
rm -rf "$1/base/$name.partial"
"$bin/pg_basebackup" -d "$DATABASE_DIRECT_URL" -D "$1/base/$name.partial" -X stream -c fast
"$bin/pg_verifybackup" -q "$1/base/$name.partial"
mv "$1/base/$name.partial" "$1/base/$name"
# a deleted account is in no backup that is older; the newest copy always stays
keep=${KEEP_DAYS:-30}
find "$1/base" -mindepth 1 -maxdepth 1 ! -name "$name" -mtime "+$keep" -exec rm -rf {} +
find "$1/wal" -type f -mtime "+$((keep + 1))" -delete
[ -z "${BACKUP_STAMP_FILE:-}" ] || touch "$BACKUP_STAMP_FILE"
echo "$1/base/$name"
