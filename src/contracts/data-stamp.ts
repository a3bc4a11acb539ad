import * as v from 'valibot'

import { type Infer, tableOf } from '#lib/schema.ts'

import type { DataSummary } from './content.ts'

const stampSchema = v.object({
  /** `YYYY-MM-DD`: the newest release or Baseline date in the data. */
  asOf: v.custom<string>((day) => typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day)),
  packages: tableOf(v.string()),
})

/**
 * Identifies an index's data. It is in the `userData` of the settings, which responses include if
 * `responseFields` names it, so its age does not depend on the page's build.
 */
export type DataStamp = Infer<typeof stampSchema>

export function stampOf({ asOf, packages }: DataSummary): DataStamp {
  return {
    asOf,
    packages: Object.fromEntries(packages.map(({ name, version }) => [name, version])),
  }
}

/** The stamp in a response's `userData`; undefined without a valid one. */
export function readStamp(userData: unknown): DataStamp | undefined {
  return Array.isArray(userData) ? userData.find((one) => v.is(stampSchema, one)) : undefined
}
