#!/bin/sh
# Packages: vite 8.3.8, idb 8.0.4, valibot 1.5.0; Node 20.20.
# Input: a page that bundles valibot, and starts a module worker that bundles idb. The build has
# `build.license: true`.
#
# Guessed: the list of licences names both packages, because both are in files of the build.
#
# Seen: it names valibot alone. The code of idb is in the file of the worker, which is bundled apart and adds
# nothing to the list.
#
# Misleads: whoever publishes a page whose search, parser or storage runs in a worker: its licences ask to be
# named with the code, and the list looks complete.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund vite@8.3.8 idb@8.0.4 valibot@1.5.0
mkdir src
echo '<!doctype html><script type="module" src="/src/page.js"></script>' > index.html
cat > src/page.js <<'JS'
import { is, string } from 'valibot'

new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })
console.log(is(string(), location.href))
JS
cat > src/worker.js <<'JS'
import { openDB } from 'idb'

openDB('kept', 1).then(({ name }) => postMessage(name))
JS
echo "export default { worker: { format: 'es' }, build: { license: true } }" > vite.config.js
npx vite build --logLevel error
seen=$(grep '^## ' dist/.vite/license.md)
held=$(grep -l IDBRequest dist/assets/*.js | sed 's/.*\/\([a-z]*\)-.*/\1/')
printf 'The list of licences:\n%s\nThe file with the code of idb: %s\n' "$seen" "$held"
[ "$seen" = '## valibot - 1.5.0 (MIT)' ] && [ "$held" = worker ]
