import type { DataSummary } from './content.ts'

/**
 * From which data an index was filled. It stands in the settings of every index as `userData`, which a provider returns with an
 * answer where `responseFields` names it: the index states its own age, whatever the page was built with.
 */
export type DataStamp = {
  /** `YYYY-MM-DD`: the newest release or Baseline date in the data. */
  readonly asOf: string
  /** Version by name of the data package. */
  readonly packages: Readonly<Record<string, string>>
}

/** The stamp of what is built from the installed packages. */
export function stampOf({ asOf, packages }: DataSummary): DataStamp {
  return {
    asOf,
    packages: Object.fromEntries(packages.map(({ name, version }) => [name, version])),
  }
}

/** The stamp in the `userData` of an answer; undefined where there is none, or none of this shape. */
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
