# SPDX-License-Identifier: GPL-3.0-or-later
# What a fake engine is made of: sourced by a script of a few words in the variable `dir`'s folder. `source` is the
# project's.
# It reads its job into job.json; the functions write what scalescope-engine would.
hello() { echo '{"event":"hello","protocol":1,"engine":"0","libtorch":"none"}'; }
phase() { echo "{\"event\":\"phase\",\"phase\":\"$1\"}"; }
progress() { echo "{\"event\":\"progress\",\"phase\":\"$1\",\"done\":$2,\"total\":300}"; }
record() { echo nodes >"$dir/out.scales.partial"; }
record_run() { cp "$source/tests/data/runs/tied.scales" "$dir/out.scales.partial"; } # one that can be read
finish() {
    mv "$dir/out.scales.partial" "$dir/out.scales"
    echo "{\"event\":\"done\",\"status\":$1,\"message\":\"$2\",\"field\":\"\",\"path\":\"$dir/out.scales\",\"seconds\":1}"
}
cat >"$dir/job.json"
