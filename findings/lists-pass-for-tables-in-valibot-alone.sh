#!/bin/sh
# Packages: valibot 1.5.0, @valibot/to-json-schema 1.8.0, ajv 8.20.0; Node 20.20.
# Input: a record of a feature whose table of days by browser is a list: { shipped: ["2023-09-15"] }.
#
# Guessed: record(string(), string()) refuses a list, as the JSON Schema does that the companion package
# prints of it ("type": "object").
#
# Seen: valibot accepts the list, also where object() stands in place of record(). A validator of the JSON Schema
# refuses it. In the output of record(), the list has become a table with the key "0".
#
# Misleads: whoever checks answers of a provider with the schema and publishes its JSON Schema for others: both
# come from one source, and disagree on the same record. An empty list, which some languages write for an
# empty table, passes too.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund valibot@1.5.0 @valibot/to-json-schema@1.8.0 ajv@8.20.0
cat > seen.js <<'JS'
import { toJsonSchema } from '@valibot/to-json-schema'
import { Ajv } from 'ajv'
import { is, object, optional, parse, record, string } from 'valibot'

const schemas = {
  record: object({ shipped: record(string(), string()) }),
  object: object({ shipped: object({ firefox: optional(string()) }) }),
}
const feature = { shipped: ['2023-09-15'] }
for (const [name, schema] of Object.entries(schemas)) {
  const { $schema: _, ...described } = toJsonSchema(schema)
  console.log(`${name}: valibot ${is(schema, feature)}, its JSON Schema ${new Ajv().validate(described, feature)}`)
}
console.log(JSON.stringify(parse(schemas.record, feature)))
JS
seen=$(node seen.js)
printf 'Whether a list passes for a table:\n%s\n' "$seen"
expected='record: valibot true, its JSON Schema false
object: valibot true, its JSON Schema false
{"shipped":{"0":"2023-09-15"}}'
[ "$seen" = "$expected" ]
