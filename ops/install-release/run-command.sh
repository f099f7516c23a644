#!/bin/sh
# Runs a command of the release that runs, with the servers' settings and as a user of its own:
#   /opt/mitoyen/current/ops/install-release/run-command.sh operator camille@exemple.fr
#   /opt/mitoyen/current/ops/install-release/run-command.sh check-services
# Settings: ROOT (/opt/mitoyen), ENV_FILE (/etc/mitoyen/env).
set -eu
root=${ROOT:-/opt/mitoyen}
[ $# -ge 1 ] || { echo "usage: run-command.sh migrate|operator|check-services [ARGUMENT…]" >&2; exit 2; }
program=$root/current/apps/server/dist/$1.mjs
[ -f "$program" ] || { echo "run-command: there is no $program" >&2; exit 1; }
shift
# a folder of files is each unit's own, which looks at it when it starts; a bucket is asked from here
exec systemd-run --quiet --pipe --wait --collect \
  --property=DynamicUser=yes --property=EnvironmentFile="${ENV_FILE:-/etc/mitoyen/env}" \
  --property=WorkingDirectory="$root/current" --setenv=NODE_ENV=production --setenv=DATA_DIR=/tmp/data --setenv=HOME=/tmp \
  /usr/bin/env node "$program" "$@"
