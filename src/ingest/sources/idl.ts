import * as v from 'valibot'
import { parse } from 'webidl2'

import type { Infer } from '#lib/schema.ts'

import { readShape } from './read-shape.ts'

const name = v.nullish(v.string(), '')

export type IdlType = {
  readonly union: boolean
  /** "Promise", "sequence"; empty for most types. */
  readonly generic: string
  /** A name, the types that a generic one is made of, or those of a union. */
  readonly idlType: string | readonly IdlType[]
}

const idlType: v.GenericSchema<unknown, IdlType> = v.object({
  union: v.boolean(),
  generic: name,
  idlType: v.union([v.string(), v.array(v.lazy(() => idlType))]),
})

/** An extended attribute: "[Exposed=Window]". */
const attribute = v.object({
  name: v.string(),
  rhs: v.nullish(
    v.object({
      type: v.string(),
      value: v.union([v.nullish(v.string()), v.array(v.object({ value: v.string() }))]),
    }),
  ),
})

const extAttrs = v.optional(v.array(attribute), [])

const member = v.object({
  type: v.string(),
  name,
  special: name,
  // A list for declarations such as "maplike".
  idlType: v.nullish(v.union([idlType, v.array(idlType)])),
  extAttrs,
})

const definition = v.object({
  type: v.string(),
  name,
  partial: v.optional(v.boolean(), false),
  inheritance: v.nullish(v.string()),
  includes: v.nullish(v.string()),
  target: name,
  members: v.optional(v.array(member)),
  extAttrs,
})

export type IdlMember = Infer<typeof member>

/** An interface, a dictionary or another definition of Web IDL, as far as it is read. */
export type IdlDefinition = Infer<typeof definition>

/** @param at the name of the text, for messages */
export function readIdl(text: string, at: string): readonly IdlDefinition[] {
  return readShape(v.array(definition), { value: parse(text), at })
}

/** Extended attribute → its arguments: "Window", "(Window,Worker)", "*". */
export function extendedAttributes({
  extAttrs: attributes,
}: Pick<IdlMember, 'extAttrs'>): ReadonlyMap<string, readonly string[]> {
  return new Map(
    attributes.map(({ name: own, rhs }) => {
      if (rhs === null || rhs === undefined) return [own, []]
      if (rhs.type === '*') return [own, ['*']]
      const { value } = rhs
      return [
        own,
        typeof value === 'object' && value !== null
          ? value.map((item) => item.value)
          : [String(value)],
      ]
    }),
  )
}
