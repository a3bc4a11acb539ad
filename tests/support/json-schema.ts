import type { JsonSchema } from '#server/records/json-schema.ts'

type Named = Readonly<Record<string, JsonSchema>>

/**
 * What is wrong with a value by a schema, each with its place: "links.page: no text". Written from
 * the rules of JSON Schema (draft 2020-12) for the keywords that `JsonSchema` has.
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
  if ('$ref' in schema) {
    const target = named[schema.$ref.replace('#/components/schemas/', '')]
    return target === undefined
      ? fault(`no schema ${schema.$ref}`)
      : schemaFaults(value, target, { named, place })
  }
  if (schema.type === 'array') {
    if (!Array.isArray(value)) return fault('no list')
    return value.flatMap((item, index) => schemaFaults(item, schema.items, at(index)))
  }
  if (schema.type !== 'object') return scalarFaults(value, schema).flatMap(fault)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fault('no object')
  const { properties = {}, required = [], additionalProperties } = schema
  const missing = required.filter((name) => !Object.hasOwn(value, name))
  const inside = Object.entries(value).flatMap(([name, field]) => {
    const own = Object.hasOwn(properties, name) ? properties[name] : additionalProperties
    if (own === undefined || own === false) return fault(`"${name}" is not in the schema`)
    return schemaFaults(field, own, at(name))
  })
  return [...missing.flatMap((name) => fault(`"${name}" is missing`)), ...inside]
}

type Scalar = Exclude<JsonSchema, { readonly type: 'object' | 'array' } | { readonly $ref: string }>

function scalarFaults(value: unknown, schema: Scalar): readonly string[] {
  if (schema.type === 'boolean') return typeof value === 'boolean' ? [] : ['neither true nor false']
  if (schema.type === 'string') {
    if (typeof value !== 'string') return ['no text']
    const { enum: words, pattern, format } = schema
    if (words !== undefined && !words.includes(value)) return [`"${value}" is none of the words`]
    if (pattern !== undefined && !new RegExp(pattern, 'u').test(value))
      return [`"${value}" has another form`]
    return format === 'uri' && !URL.canParse(value) ? [`"${value}" is no address`] : []
  }
  if (typeof value !== 'number') return ['no number']
  if (schema.type === 'integer' && !Number.isInteger(value)) return ['no whole number']
  const { const: only = value, minimum = -Infinity, maximum = Infinity } = schema
  return value === only && value >= minimum && value <= maximum ? [] : [`${value} is out of bounds`]
}
