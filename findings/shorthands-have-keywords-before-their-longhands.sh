#!/bin/sh
# Packages: @mdn/browser-compat-data 8.1.9 and @webref/css 8.7.5; Node 20.20.
# Input: each keyword that the compat data lists under a shorthand and under one of its longhands, in Chrome.
#
# Guessed: the shorthand has the keyword in the same version as the longhand, or later. It sets the longhand, so it
# cannot take a value that the longhand does not know.
#
# Seen: 44 are older in Chrome, 36 of them older than the longhand itself. Some are right: `white-space`, `text-align` and
# `text-decoration` were properties of their own before they became shorthands. Others are not. `transition: allow-discrete`
# is said to work since Chrome 37, in which `transition` came; `transition-behavior` came with 117. `background: space` has
# the version of `background`, `container: scroll-state` that of `container`. Nothing in the entry tells the two apart.
#
# Misleads: whoever judges the value that a style sheet has by the entry of its property: linters, tables of support and
# tests that ask "since when does this declaration work".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund @mdn/browser-compat-data@8.1.9 @webref/css@8.7.5
cat > seen.js <<'JS'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { properties } = require('@mdn/browser-compat-data').css
const css = require('@webref/css/css.json')

/** The version of Chrome since which an entry works without a condition; undefined if none is told. */
function since(entry) {
  const statements = [entry?.__compat?.support.chrome ?? []].flat()
  const plain = statements.find((one) => !one.prefix && !one.alternative_name && !one.flags && !one.partial_implementation)
  const version = Number.parseFloat(plain?.version_added)
  return Number.isNaN(version) || plain.version_removed ? undefined : version
}

const older = css.properties.flatMap(({ name, longhands = [] }) =>
  Object.keys(properties[name] ?? {}).flatMap((keyword) => {
    const owners = longhands.filter((one) => since(properties[one]?.[keyword]) !== undefined)
    const own = since(properties[name][keyword])
    if (keyword === '__compat' || owners.length === 0 || own === undefined) return []
    const first = Math.min(...owners.map((one) => since(properties[one][keyword])))
    const property = Math.min(...owners.map((one) => since(properties[one]) ?? Infinity))
    return own < first ? [{ declaration: `${name}: ${keyword}`, own, longhand: owners.join(', '), first, property }] : []
  }),
)
console.table(older)
const beyond = older.filter(({ own, property }) => property !== Infinity && own < property)
console.log(`Older than in the first longhand with them: ${older.length}; older than that longhand itself: ${beyond.length}.`)
process.exitCode = beyond.some(({ declaration }) => declaration === 'transition: allow-discrete') ? 0 : 1
JS
node seen.js
