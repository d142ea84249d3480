#!/usr/bin/env bash
# Builds the documentation of the library products as one site below .build/docs, from what a debug build left.
# A warning (a link that leads nowhere, a page that is not DocC) is an error.
set -euo pipefail
cd "$(dirname "$0")/.."

tools=$(dirname "$(readlink -f "$(command -v "${SWIFT:-swift}")")")
products=$("${SWIFT:-swift}" build --show-bin-path)
target=$("${SWIFT:-swift}" -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -n 1)
site=.build/docs
rm -rf "$site"

archives=()
for module in TerminalDOM Loop Theming ViewSnapshots; do
    mkdir -p "$site/symbols/$module"
    # The strategies of ViewSnapshots are in a module of their own, for programs that cannot link Swift Testing.
    "$tools/swift-symbolgraph-extract" -module-name "$module" -target "$target" -I "$products/Modules" \
        -Xcc "-fmodule-map-file=$products/CToml.build/module.modulemap" -minimum-access-level public \
        -experimental-allowed-reexported-modules=ViewText -skip-inherited-docs -skip-synthesized-members \
        -output-dir "$site/symbols/$module"
    "$tools/docc" convert "Sources/$module/Documentation.docc" --warnings-as-errors \
        --additional-symbol-graph-dir "$site/symbols/$module" --fallback-display-name "$module" \
        --fallback-bundle-identifier "confab.$module" --output-path "$site/$module.doccarchive"
    archives+=("$site/$module.doccarchive")
done
"$tools/docc" merge "${archives[@]}" --synthesized-landing-page-name Confab --output-path "$site/site"
echo "$site/site: serve it with “python3 -m http.server --directory $site/site” and open /documentation"
