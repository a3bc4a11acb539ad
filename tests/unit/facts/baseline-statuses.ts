/** The Baseline statuses of web-features, read from the file of its package in another way than the ingest does. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { presentKeys, statusNow } from './former-keys.ts'

type PackagedStatus = {
  readonly baseline: 'high' | 'low' | false
  readonly baseline_low_date?: string
  readonly baseline_high_date?: string
}

type PackagedFeature = {
  readonly kind?: string
  readonly discouraged?: object
  readonly status?: PackagedStatus & {
    readonly by_compat_key?: Readonly<Record<string, PackagedStatus>>
  }
}

const packaged: { readonly features: Readonly<Record<string, PackagedFeature>> } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('web-features/data.json'), 'utf8'),
)

export type ReadStatus = {
  readonly is: 'high' | 'low' | 'limited' | 'discouraged'
  /** `YYYY-MM-DD`; empty without one. */
  readonly low: string
  /** The day that the package states, else 30 months later; empty without one. */
  readonly high: string
  /** Whether the days are upper bounds. */
  readonly isBound: boolean
}

function readStatus(status: PackagedStatus, isDiscouraged: boolean): ReadStatus {
  const { baseline, baseline_low_date: low = '', baseline_high_date: high } = status
  return {
    is: isDiscouraged ? 'discouraged' : baseline === false ? 'limited' : baseline,
    low: low.replace('≤', ''),
    high: high === undefined ? laterBy30(low.replace('≤', '')) : high.replace('≤', ''),
    isBound: low.startsWith('≤'),
  }
}

/** The same day of the month two and a half years later, or the last one of a shorter month. */
function laterBy30(day: string): string {
  if (day === '') return ''
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const [inYear, inMonth] = month > 6 ? [year + 3, month - 6] : [year + 2, month + 6]
  for (let last = date; ; last--) {
    const text = [inYear, String(inMonth).padStart(2, '0'), String(last).padStart(2, '0')].join('-')
    const time = new Date(`${text}T00:00:00Z`)
    if (!Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)) return text
  }
}

/** By the id of the feature. */
export const featureStatuses: ReadonlyMap<string, ReadStatus> = new Map(
  Object.entries(packaged.features).flatMap(([id, { status, discouraged }]) =>
    status === undefined ? [] : [[id, readStatus(status, discouraged !== undefined)] as const],
  ),
)

const statedStatuses = new Map(
  Object.values(packaged.features).flatMap(({ status }) =>
    Object.entries(status?.by_compat_key ?? {}),
  ),
)

/** By the key of the entry, as web-features has it or the compat data has renamed it; only those with a status. */
export const keyStatuses: ReadonlyMap<string, ReadStatus> = new Map(
  [...statedStatuses.keys(), ...presentKeys].flatMap((key) => {
    const status = statusNow(key, (one) => statedStatuses.get(one))
    return status === undefined ? [] : [[key, readStatus(status, false)] as const]
  }),
)

/** The day after so many days, `YYYY-MM-DD`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
