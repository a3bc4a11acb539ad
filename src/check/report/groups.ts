import { browserNames } from '#lib/glossary.ts'

import type { ReportItem } from './standing.ts'

/** The orders of a report: by what blocks most, or in groups. */
export const orders = ['blockers', 'feature', 'file', 'browser'] as const

export type Order = (typeof orders)[number]

export type ItemGroup = {
  /** Empty if there is only one group. */
  readonly title: string
  readonly items: readonly ReportItem[]
}

/**
 * The items of a report in groups: what stands in the way for certain, what is likely to, and the
 * rest; or by feature, file or browser, each group in the order of the report. In a group of a file,
 * only its places are left.
 */
export function groupsOf(items: readonly ReportItem[], order: Order): readonly ItemGroup[] {
  if (order === 'blockers') return byCertainty(items)
  const groups = new Map<string, ReportItem[]>()
  for (const item of items) {
    for (const [title, part] of partsOf(item, order)) {
      groups.set(title, [...(groups.get(title) ?? []), part])
    }
  }
  const found = Array.from(groups, ([title, own]) => ({ title, items: own }))
  return order === 'browser' ? found : found.toSorted((a, b) => compareTitles(a.title, b.title))
}

function byCertainty(items: readonly ReportItem[]): readonly ItemGroup[] {
  const likely = items.filter((item) => item.standing === 'likely' && isInTheWay(item))
  const blocking = items.filter((item) => item.standing !== 'likely' && isInTheWay(item))
  const rest = items.filter((item) => !isInTheWay(item))
  const isOneList = blocking.length + likely.length === 0
  return [
    { title: '', items: blocking },
    { title: 'Likely, not certain', items: likely },
    { title: isOneList ? '' : 'Works, or is guarded', items: rest },
  ].filter(({ items: own }) => own.length > 0)
}

const isInTheWay = ({ verdict, standing }: ReportItem): boolean =>
  verdict.answer !== 'yes' && standing !== 'guarded'

type Part = readonly [title: string, item: ReportItem]

function partsOf(item: ReportItem, order: Order): readonly Part[] {
  if (order === 'file') return byFile(item)
  if (order === 'browser') {
    const names = item.verdict.blockers.map(({ browser }) => browserNames[browser])
    return titled(item, [...new Set(names)], EVERYWHERE)
  }
  return titled(
    item,
    item.entry.features.slice(0, 1).map(([, name]) => name),
    NO_FEATURE,
  )
}

const EVERYWHERE = 'Works in all of them'
const NO_FEATURE = 'Not part of a feature'
const NO_FILE = 'Files not known'

function titled(item: ReportItem, titles: readonly string[], otherwise: string): readonly Part[] {
  return (titles.length === 0 ? [otherwise] : titles).map((title) => [title, item])
}

function byFile(item: ReportItem): readonly Part[] {
  if (item.places.length === 0) return [[NO_FILE, item]]
  const files = [...new Set(item.places.map(({ file }) => file))]
  return files.map((file) => {
    const places = item.places.filter((place) => place.file === file)
    return [file, { ...item, places, count: places.length }]
  })
}

/** By name; what belongs nowhere comes last. */
function compareTitles(a: string, b: string): number {
  if ((a === NO_FEATURE) !== (b === NO_FEATURE)) return a === NO_FEATURE ? 1 : -1
  return a.localeCompare(b, 'en')
}
