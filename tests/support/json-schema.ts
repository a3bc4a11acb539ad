import type { JsonSchema } from '@valibot/to-json-schema'

type Named = Readonly<Record<string, JsonSchema>>

/**
 * What is wrong with a value by a schema, each with its place: "links.page: no text". Written from
 * the rules of JSON Schema (draft 2020-12) for the keywords that the descriptions of answers have.
 */
export function schemaFaults(
  value: unknown,
  schema: JsonSchema,
  { named, place = '' }: { readonly named: Named; readonly place?: string },
): readonly string[] {
  const at = (name: string | number) => ({
    named,
    place: place === '' ? `${name}` : `${place}.${name}`,
  })
  const fault = (text: string) => [`${place}: ${text}`]
  const { $ref, type, items, properties = {}, required = [], additionalProperties } = schema
  if ($ref !== undefined) {
    const target = named[$ref.replace('#/components/schemas/', '')]
    return target === undefined
      ? fault(`no schema ${$ref}`)
      : schemaFaults(value, target, { named, place })
  }
  if (type === 'array') {
    if (!Array.isArray(value)) return fault('no list')
    if (typeof items !== 'object' || Array.isArray(items)) return fault('no schema of the items')
    return value.flatMap((item, index) => schemaFaults(item, items, at(index)))
  }
  if (type !== 'object') return scalarFaults(value, schema).flatMap(fault)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fault('no object')
  const missing = required.filter((name) => !Object.hasOwn(value, name))
  const inside = Object.entries(value).flatMap(([name, field]) => {
    const own = Object.hasOwn(properties, name) ? properties[name] : additionalProperties
    if (typeof own !== 'object') return fault(`"${name}" is not in the schema`)
    return schemaFaults(field, own, at(name))
  })
  return [...missing.flatMap((name) => fault(`"${name}" is missing`)), ...inside]
}

function scalarFaults(value: unknown, schema: JsonSchema): readonly string[] {
  if (schema.enum?.every((one) => one !== value)) {
    return [`${JSON.stringify(value)} is none of the words`]
  }
  if (schema.type === 'boolean') return typeof value === 'boolean' ? [] : ['neither true nor false']
  if (schema.type === 'string') {
    if (typeof value !== 'string') return ['no text']
    const { pattern, format } = schema
    if (pattern !== undefined && !new RegExp(pattern, 'u').test(value))
      return [`"${value}" has another form`]
    return format === 'uri' && !URL.canParse(value) ? [`"${value}" is no address`] : []
  }
  if (schema.type !== 'integer' && schema.type !== 'number') return ['no known type']
  if (typeof value !== 'number') return ['no number']
  if (schema.type === 'integer' && !Number.isInteger(value)) return ['no whole number']
  const { const: only = value, minimum = -Infinity, maximum = Infinity } = schema
  return value === only && value >= minimum && value <= maximum ? [] : [`${value} is out of bounds`]
}
