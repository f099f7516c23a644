#!/bin/sh
# Tests the alert rules: ops/monitoring/check.sh
# Needs promtool, from Debian's package prometheus (apt-get install prometheus).
set -eu
cd "$(dirname "$0")"
command -v promtool >/dev/null || { echo "promtool is missing: apt-get install prometheus" >&2; exit 2; }
promtool check rules alerts.yml
promtool test rules alerts.test.yml
