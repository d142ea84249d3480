#!/bin/sh
# Measures Confab and those of its peers that are installed, from outside and all the same way, and prints a table.
#
# usage: peers.sh [PTYBENCH [CONFAB [ACCOUNT]]]
#   PTYBENCH  the program that measures (default: $PTYBENCH, else ptybench.py on the PATH)
#   CONFAB    the program to measure (default: the release build)
#   ACCOUNT   a data directory for it (default: the large account of `make bench`)
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
ptybench=${1:-${PTYBENCH:-ptybench.py}}
confab=${2:-$root/.build/release/confab}
account=${3:-$root/.build/accounts/large}
runs=${RUNS:-5}

command -v "$ptybench" >/dev/null 2>&1 || [ -f "$ptybench" ] || {
    echo "There is no $ptybench; give the path of ptybench.py as the first argument." >&2
    exit 2
}
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export HOME="$home" XDG_CONFIG_HOME="$home/config" XDG_STATE_HOME="$home/state" XDG_DATA_HOME="$home/data"
mkdir -p "$XDG_CONFIG_HOME" "$XDG_STATE_HOME" "$XDG_DATA_HOME"

# measure NAME KEYS COMMAND...: one row, the median of some runs.
measure() {
    name=$1 keys=$2
    shift 2
    for run in $(seq "$runs"); do
        python3 "$ptybench" --key "$keys" -- "$@"
    done | python3 -c '
import json, statistics, sys
runs = [json.loads(line) for line in sys.stdin]
def median(key):
    values = [run[key] for run in runs if run.get(key) is not None]
    return statistics.median(values) if values else float("nan")
print("%-10s %9.1f %9.1f %10.3f %10.3f %9.0f %8.1f %8.1f" % (
    sys.argv[1], median("first_ms"), median("paint_ms"), median("key_p50_ms"), median("key_p99_ms"),
    median("key_bytes"), median("rss_kb") / 1024, median("start_cpu_ms")))' "$name"
}

printf '%-10s %9s %9s %10s %10s %9s %8s %8s\n' \
    program first/ms paint/ms key50/ms key99/ms key/B RSS/MB CPU/ms
measure confab 'j,k' "$confab" --data "$account"
# Each gets keys that move something on the screen that it starts with.
if command -v nchat >/dev/null; then measure nchat '\x1b[B,\x1b[A' nchat -d "$home/nchat"; fi
if command -v weechat >/dev/null; then measure weechat 'a,\x7f' weechat -d "$home/weechat"; fi
if command -v profanity >/dev/null; then measure profanity 'a,\x7f' profanity; fi
