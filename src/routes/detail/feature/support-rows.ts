import { browserList } from '#catalogue/browser-list.ts'
import type { CoreBrowser } from '#catalogue/browsers.ts'
import { coreBrowsers, NEVER } from '#catalogue/browsers.ts'
import type { ReleaseDates } from '#contracts/content.ts'
import { formatMonth } from '#lib/dates.ts'
import { joinWords } from '#lib/sentence.ts'
import { plainSince } from '#lib/support-code.ts'
import type { ContentState } from '#routes/detail/use-content.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import type { SupportFacts } from '#ui/support/support-state.ts'
import { supportCell } from '#ui/support/support-state.ts'
import type { SupportTableRow } from '#ui/support/support-table.tsx'

import type { FeaturePart } from './feature-data.ts'
import type { FeatureDetail } from './feature-queries.ts'
import { FEW, MOST } from './parts-state.ts'

/** The data of a feature in a list row; the number of its parts may be missing. */
export type SupportedFeature = Pick<FeatureDetail, 'support' | 'shipped' | 'coverage'> &
  Partial<Pick<FeatureDetail, 'compatCount' | 'newer'>>

type SupportRowsInput = {
  readonly feature: SupportedFeature
  readonly parts: readonly FeaturePart[]
  readonly dates: ContentState<ReleaseDates>
  readonly today: string
  /** The number of all parts; `parts` is limited to the first thousand. */
  readonly total?: number
}

/**
 * The rows of the support table: the versions from which web-features counts the feature as usable
 * (a judgement, not a minimum); then, if they differ, the versions in which all parts work, and 80
 * % of them.
 */
export function supportRows(input: SupportRowsInput): readonly SupportTableRow[] {
  const { feature, parts, today } = input
  const baseline: SupportTableRow = {
    id: 'baseline',
    head: headOf(feature),
    cells: cellsOf(feature, today, (browser) => baselineNote(feature, browser)),
  }
  if (parts.length < 2 || parts.length < (input.total ?? parts.length)) return [baseline]
  const all = shareFacts(parts, input.dates, 1)
  const most = shareFacts(parts, input.dates, MOST)
  const mostDiffers = parts.length >= FEW && differing(most.support, all.support).length > 0
  if (!mostDiffers && differing(plainVersions(feature, LATER), all.support).length === 0)
    return [baseline]
  const pending = input.dates.status === 'loading' ? '\u00A0' : undefined
  const row = (id: string, head: string, facts: ShareFacts): SupportTableRow => ({
    id,
    head,
    cells: cellsOf(
      { ...facts, support: announced(facts, input.dates, today) },
      today,
      (browser) => {
        return monthOf(facts.shipped[browser]) ?? pending
      },
    ),
  })
  const rows = [baseline, row('all', 'All parts', all)]
  return mostDiffers ? [...rows, row('most', '80 % of parts', most)] : rows
}

/** Names a source only if all versions of the row are its own. */
function headOf({ compatCount = Infinity, newer }: SupportedFeature): string {
  if (compatCount <= 1) return 'Support'
  return newer === undefined ? 'Baseline (web-features)' : 'Counted as usable'
}

/** Announced versions count as well: both rows have them. */
const LATER = '9999-12-31'

/** Differences in fewer browsers count as exceptions. */
const MANY = 4

/** A remark if the versions of web-features and of all parts differ considerably. */
export function differenceRemark(
  feature: SupportedFeature,
  parts: readonly FeaturePart[],
  total: number,
): string | undefined {
  if (parts.length < 2 || parts.length < total) return undefined
  const stated = plainVersions(feature, LATER)
  const all = versionsOfShare(parts, 1)
  const lacking = coreBrowsers.filter(
    (browser) => stated[browser] !== undefined && all[browser] === undefined,
  )
  if (lacking.length === 0 && differing(stated, all).length < MANY) return undefined
  const names = joinWords(browserList(lacking))
  const tail = lacking.length === 0 ? '' : `; not all of them work in ${names} today`
  return `The first row has the versions from which web-features counts the feature as usable. Some parts came at another time${tail}.`
}

function cellsOf(
  facts: SupportFacts,
  today: string,
  noteOf: (browser: CoreBrowser) => string | undefined,
): SupportTableRow['cells'] {
  return coreBrowsers.map((browser, index) => {
    const column = browserColumns[index]
    if (column === undefined) throw new Error(`There is no column for ${browser}.`)
    return { cell: supportCell(column, facts, today), note: noteOf(browser) }
  })
}

function baselineNote(
  { shipped, coverage }: SupportedFeature,
  browser: CoreBrowser,
): string | undefined {
  return monthOf(shipped[browser]) ?? ((coverage?.[browser] ?? 0) > 0 ? 'of parts' : undefined)
}

type Versions = { readonly [Browser in CoreBrowser]?: string | undefined }

type ShareFacts = ReturnType<typeof shareFacts>

/** The versions in which a share of the parts works, with their release dates if loaded. */
function shareFacts(
  parts: readonly FeaturePart[],
  dates: ContentState<ReleaseDates>,
  share: number,
) {
  const known = dates.status === 'ready' ? dates.value : {}
  const support = versionsOfShare(parts, share)
  const shipped = coreBrowsers.flatMap((browser) => {
    const date = known[browser]?.[support[browser] ?? '']
    return date === undefined ? [] : [[browser, date] as const]
  })
  return { support, shipped: Object.fromEntries<string | undefined>(shipped) }
}

function announced(
  { support, shipped }: ShareFacts,
  dates: ContentState<ReleaseDates>,
  today: string,
): Versions {
  return Object.fromEntries(
    coreBrowsers.map((browser) => {
      const version = support[browser]
      const hasDays = dates.status === 'ready' && dates.value[browser] !== undefined
      const day = shipped[browser] ?? (hasDays ? undefined : '')
      const isOut = version === undefined || (day !== undefined && day <= today)
      return [browser, isOut ? version : `next ${version}`]
    }),
  )
}

function versionsOfShare(parts: readonly FeaturePart[], share: number): Versions {
  return Object.fromEntries(
    coreBrowsers.flatMap((browser) => {
      const version = versionOfShare(parts, browser, share)
      return version === undefined ? [] : [[browser, String(version)] as const]
    }),
  )
}

function plainVersions({ support }: SupportedFeature, today: string): Versions {
  return Object.fromEntries(
    coreBrowsers.map((browser) => {
      const version = plainSince(support[browser], today)
      return [browser, version?.replace('≤', '')]
    }),
  )
}

function differing(one: Versions, other: Versions): readonly CoreBrowser[] {
  return coreBrowsers.filter((browser) => one[browser] !== other[browser])
}

function monthOf(date: string | undefined): string | undefined {
  return date === undefined ? undefined : formatMonth(date)
}

type PartMinimum = { readonly min: { readonly [Browser in CoreBrowser]: number } }

/**
 * The first version of a browser in which a share of the parts works; undefined if there is none
 * yet. It is the k-th smallest of the parts' first versions, where k is the share of their number,
 * rounded up.
 */
export function versionOfShare(
  parts: readonly PartMinimum[],
  browser: CoreBrowser,
  share = MOST,
): number | undefined {
  if (parts.length === 0) return undefined
  const versions = parts.map((part) => part.min[browser]).toSorted((a, b) => a - b)
  // Avoids rounding errors: 0.8 × 325 must not become 260.00000000000006 and so the 261st.
  const needed = Math.max(1, Math.ceil(parts.length * share - 1e-9))
  const version = versions[needed - 1]
  return version === undefined || version === NEVER ? undefined : version
}
