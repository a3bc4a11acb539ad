#!/bin/sh
# Packages: valibot 1.5.0, @mdn/browser-compat-data 8.1.9; Node 20.20.
# Input: each object of the compatibility data, parsed with record(string(), unknown()).
#
# Guessed: the object comes back as it was, because every key is a text and every value is allowed.
#
# Seen: parsing succeeds, without a word of what it left out: the key "constructor" is gone. The data has two
# such entries, javascript.classes.constructor and javascript.builtins.Object.constructor. The keys
# "__proto__" and "prototype" are left out, too.
#
# Misleads: whoever reads names of JavaScript with record(): keys of compatibility data, words of an index,
# counts of a facet. The entry is missing afterwards, and no issue names it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund valibot@1.5.0 @mdn/browser-compat-data@8.1.9
cat > seen.js <<'JS'
import { readFileSync } from 'node:fs'
import { record, safeParse, string, unknown } from 'valibot'

const data = JSON.parse(readFileSync('node_modules/@mdn/browser-compat-data/data.json', 'utf8'))
const lost = []
const visit = (node, path) => {
  const { success, output } = safeParse(record(string(), unknown()), node)
  for (const [key, value] of Object.entries(node)) {
    if (!success || !Object.hasOwn(output, key)) lost.push([...path, key].join('.') + (success ? '' : ' (refused)'))
    if (key !== '__compat' && value !== null && typeof value === 'object') visit(value, [...path, key])
  }
}
visit(data, [])
console.log(lost.toSorted().join('\n'))
JS
seen=$(node seen.js)
printf 'Parsed without an issue, and missing in the output:\n%s\n' "$seen"
expected='javascript.builtins.Object.constructor
javascript.classes.constructor'
[ "$seen" = "$expected" ]
