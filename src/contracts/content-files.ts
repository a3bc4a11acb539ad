import * as v from 'valibot'

import { type Infer, tableOf, texts } from '#lib/schema.ts'

const successors = tableOf(texts)

/**
 * Targets of old IDs: one target is a redirect, several are a choice. An entry that nothing replaced leads to its
 * feature.
 */
export const redirectsSchema = v.object({
  features: successors,
  specs: successors,
  compat: successors,
})

export type Redirects = Infer<typeof redirectsSchema>

/** The ids that replaced a former id of an index; none for an id, or an index, without redirects. */
export function redirected(
  redirects: Redirects,
  { list, id }: { readonly list: string; readonly id: string },
): readonly string[] {
  const known = Object.entries(redirects).find(([name]) => name === list)?.[1] ?? {}
  return Object.hasOwn(known, id) ? (known[id] ?? []) : []
}

/** `YYYY-MM-DD` by browser and version. */
export const releaseDatesSchema = tableOf(tableOf(v.string()))

export type ReleaseDates = Infer<typeof releaseDatesSchema>
