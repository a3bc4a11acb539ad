import type { CoreBrowser } from '#catalogue/browsers.ts'
import { coreBrowsers, NEVER } from '#catalogue/browsers.ts'
import type { ReleaseDates } from '#catalogue/content.ts'
import { formatMonth } from '#lib/dates.ts'
import type { ContentState } from '#routes/detail/use-content.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import type { SupportFacts } from '#ui/support/support-state.ts'
import { supportCell } from '#ui/support/support-state.ts'
import type { SupportTableRow } from '#ui/support/support-table.tsx'

import type { FeatureDetail, FeaturePart } from './feature-data.ts'

/** A feature as far as its row in a list tells; the number of its parts may be unknown. */
export type SupportedFeature = Pick<FeatureDetail, 'support' | 'shipped' | 'coverage'> &
  Partial<Pick<FeatureDetail, 'compatCount'>>

type SupportRowsInput = {
  readonly feature: SupportedFeature
  readonly parts: readonly FeaturePart[]
  readonly dates: ContentState<ReleaseDates>
  readonly today: string
}

/** Fewer parts than this have no meaningful 80 %. */
const FEW = 5

/**
 * The lines of the support table: when every part worked, and, where it says something else, when 80 % of the parts
 * did. The second is what a page can usually rely on: one recent part keeps the first line back.
 */
export function supportRows(input: SupportRowsInput): readonly SupportTableRow[] {
  const { feature, parts, today } = input
  const every: SupportTableRow = {
    id: 'every',
    head: (feature.compatCount ?? Infinity) > 1 ? 'Every part' : 'Support',
    cells: cellsOf(feature, today, (browser) => everyNote(feature, browser)),
  }
  const most = mostFacts(parts, input.dates)
  const differs = coreBrowsers.some(
    (browser) => most.support[browser] !== plainVersion(feature, browser),
  )
  if (parts.length < FEW || !differs) return [every]
  const pending = input.dates.status === 'loading' ? '\u00A0' : undefined
  const cells = cellsOf(most, today, (browser) => monthOf(most.shipped[browser]) ?? pending)
  return [every, { id: 'most', head: '80 % of parts', cells }]
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

function everyNote(
  { shipped, coverage }: SupportedFeature,
  browser: CoreBrowser,
): string | undefined {
  return monthOf(shipped[browser]) ?? ((coverage?.[browser] ?? 0) > 0 ? 'of parts' : undefined)
}

/** The versions of most parts as facts for cells, with their dates as far as these are there. */
function mostFacts(parts: readonly FeaturePart[], dates: ContentState<ReleaseDates>) {
  const known = dates.status === 'ready' ? dates.value : {}
  const versions = coreBrowsers.flatMap((browser) => {
    const version = versionOfShare(parts, browser)
    return version === undefined ? [] : [[browser, String(version)] as const]
  })
  const shipped = versions.flatMap(([browser, version]) => {
    const date = known[browser]?.[version]
    return date === undefined ? [] : [[browser, date] as const]
  })
  return {
    support: Object.fromEntries<string | undefined>(versions),
    shipped: Object.fromEntries<string | undefined>(shipped),
  }
}

function plainVersion({ support }: SupportedFeature, browser: CoreBrowser): string | undefined {
  return support[browser]?.replace('≤', '')
}

function monthOf(date: string | undefined): string | undefined {
  return date === undefined ? undefined : formatMonth(date)
}

type PartMinimum = { readonly min: { readonly [Browser in CoreBrowser]: number } }

/** The share of parts behind the second line of the support table: what most uses of a feature need. */
const MOST = 0.8

/**
 * The first version of a browser in which a share of the parts works, or undefined while no version has that many:
 * the k-th smallest of the parts' first versions, where k is the share of their number, rounded up.
 */
export function versionOfShare(
  parts: readonly PartMinimum[],
  browser: CoreBrowser,
  share = MOST,
): number | undefined {
  if (parts.length === 0) return undefined
  const versions = parts.map((part) => part.min[browser]).toSorted((a, b) => a - b)
  // 0.8 × 325 must not become 260.00000000000006 and so the 261st.
  const needed = Math.max(1, Math.ceil(parts.length * share - 1e-9))
  const version = versions[needed - 1]
  return version === undefined || version === NEVER ? undefined : version
}
