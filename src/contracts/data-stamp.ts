import type { DataSummary } from './content.ts'

/**
 * Identifies an index's data. It is in the `userData` of the settings, which responses include if
 * `responseFields` names it, so its age does not depend on the page's build.
 */
export type DataStamp = {
  /** `YYYY-MM-DD`: the newest release or Baseline date in the data. */
  readonly asOf: string
  readonly packages: Readonly<Record<string, string>>
}

export function stampOf({ asOf, packages }: DataSummary): DataStamp {
  return {
    asOf,
    packages: Object.fromEntries(packages.map(({ name, version }) => [name, version])),
  }
}

/** The stamp in a response's `userData`; undefined without a valid one. */
export function readStamp(userData: unknown): DataStamp | undefined {
  return Array.isArray(userData) ? userData.find(isStamp) : undefined
}

function isStamp(value: unknown): value is DataStamp {
  if (typeof value !== 'object' || value === null) return false
  if (!('asOf' in value && 'packages' in value)) return false
  const { asOf, packages } = value
  return typeof asOf === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(asOf) && areVersions(packages)
}

function areVersions(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).every((version) => typeof version === 'string')
}
