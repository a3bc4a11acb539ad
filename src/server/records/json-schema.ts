/** The part of JSON Schema (draft 2020-12) that the descriptions of answers use. */
export type JsonSchema =
  | { readonly $ref: string; readonly description?: string }
  | {
      readonly type: 'object'
      readonly description?: string
      readonly properties?: Readonly<Record<string, JsonSchema>>
      readonly required?: readonly string[]
      /** False: no other fields. A schema: that of every value, whatever its name. */
      readonly additionalProperties: false | JsonSchema
    }
  | { readonly type: 'array'; readonly description?: string; readonly items: JsonSchema }
  | {
      readonly type: 'string'
      readonly description?: string
      readonly enum?: readonly string[]
      readonly pattern?: string
      readonly format?: 'uri'
    }
  | {
      readonly type: 'integer' | 'number'
      readonly description?: string
      readonly const?: number
      readonly minimum?: number
      readonly maximum?: number
    }
  | { readonly type: 'boolean'; readonly description?: string }

type Fields = Readonly<Record<string, JsonSchema>>

/** An object with exactly these fields; those in `optional` may be absent. */
export function objectOf(
  required: Fields,
  optional: Fields = {},
  description?: string,
): JsonSchema {
  return {
    type: 'object',
    ...(description !== undefined && { description }),
    properties: { ...required, ...optional },
    required: Object.keys(required),
    additionalProperties: false,
  }
}

export const text = (description?: string): JsonSchema => ({
  type: 'string',
  ...(description !== undefined && { description }),
})

export const oneOf = (values: readonly string[], description?: string): JsonSchema => ({
  type: 'string',
  ...(description !== undefined && { description }),
  enum: values,
})

export const day = (description?: string): JsonSchema => ({
  type: 'string',
  ...(description !== undefined && { description }),
  pattern: String.raw`^\d{4}-\d{2}-\d{2}$`,
})

export const link = (description?: string): JsonSchema => ({
  type: 'string',
  ...(description !== undefined && { description }),
  format: 'uri',
})

export const count = (description?: string): JsonSchema => ({
  type: 'integer',
  ...(description !== undefined && { description }),
  minimum: 0,
})

export const listOf = (items: JsonSchema, description?: string): JsonSchema => ({
  type: 'array',
  ...(description !== undefined && { description }),
  items,
})

/** The path of a named schema in the description of the interface. */
export const schemaRef = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })
