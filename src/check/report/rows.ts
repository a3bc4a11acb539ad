import type { CodeEntry, CodePlace } from '#check/analysis/index.ts'

import type { ReportItem } from './standing.ts'
import { reasonsOf, standingText } from './words.ts'

/** Entries of one declaration, rule or element of which all is the same: what they need, and what that means here. */
export type ItemRow = readonly [first: ReportItem, ...others: ReportItem[]]

/** What entries are parts of: "css.properties.text-box" of a value of that property. Other code has no parts. */
export function ownerOf(key: string): string {
  return /^(?:css|html|svg|mathml)\.[^.]+\.[^.]+/.exec(key)?.[0] ?? key
}

/** Items as rows, in the order of the first item of each. A function stands in one row with the values that it is. */
export function reportRows(items: readonly ReportItem[]): readonly ItemRow[] {
  const rows: Row[] = []
  const bySubject = new Map<string, Row[]>()
  for (const item of items) {
    const subjects = subjectsOf(item.entry)
    const near = subjects.flatMap((subject) => bySubject.get(subject) ?? [])
    const known = near.find(([first]) => isSame(first, item))
    if (known !== undefined) {
      known.push(item)
      continue
    }
    const row: Row = [item]
    rows.push(row)
    for (const subject of subjects) {
      bySubject.set(subject, [...(bySubject.get(subject) ?? []), row])
    }
  }
  return rows
}

type Row = [ReportItem, ...ReportItem[]]

/** What a declaration has in common: the property, or the function that is its value. */
function subjectsOf({ key, name }: CodeEntry): readonly string[] {
  const isFunction = key.startsWith('css.') && name.endsWith('()')
  return [ownerOf(key), ...(isFunction ? [`${key.split('.').at(-1)}()`] : [])]
}

/** Values often have no Baseline status of their own. */
const isSame = (first: ReportItem, item: ReportItem): boolean =>
  (item.entry.baseline ?? first.entry.baseline) === first.entry.baseline &&
  factsOf(first) === factsOf(item)

function factsOf(item: ReportItem): string {
  const { entry, within, standing } = item
  const { support, platforms } = entry
  return JSON.stringify([support, platforms, within, standing, reasonsOf(item), standingText(item)])
}

/** A place of a row, with what all of its entries mark. */
export type RowPlace = CodePlace & {
  /** The code in pieces, those of the use marked; empty where the code does not stand in the file. */
  readonly pieces: readonly {
    readonly text: string
    readonly isUse: boolean
    /** Its place in the code. */
    readonly start: number
  }[]
}

type RowPlaces = { readonly places: readonly RowPlace[]; readonly count: number }

/** The places of a row, in the order of the files and lines, and their number, which is known even without them. */
export function placesOfRow(row: ItemRow): RowPlaces {
  const all = row.flatMap(({ places }) => places)
  // The places of one entry differ already.
  const groups = row.length === 1 ? all.map((place) => [place]) : byCode(all)
  const places = groups.map((same) => Object.assign({ pieces: piecesOf(same) }, same[0]))
  return { places, count: places.length || Math.max(...row.map(({ count }) => count)) }
}

function byCode(all: readonly CodePlace[]): readonly (readonly CodePlace[])[] {
  const files = [...new Set(all.map(({ file }) => file))]
  const sorted = all.toSorted((a, b) => a.line - b.line || (a.column ?? 0) - (b.column ?? 0))
  const groups = new Map<string, CodePlace[]>()
  for (const place of files.flatMap((file) => sorted.filter((one) => one.file === file))) {
    const { file, line, certainty, care, code } = place
    const id = [file, line, certainty, care, code].join('\n')
    groups.set(id, [...(groups.get(id) ?? []), place])
  }
  return [...groups.values()]
}

/** @param places with the same code, in the order of their marks */
function piecesOf(places: readonly CodePlace[]): RowPlace['pieces'] {
  const [{ code = '' } = {}] = places
  const cuts: number[] = []
  for (const { mark } of places) {
    // A function and the value that it is mark the same.
    if (mark !== undefined && mark.start >= (cuts.at(-1) ?? 0)) cuts.push(mark.start, mark.end)
  }
  const starts = cuts.length === 0 ? [] : [0, ...cuts]
  return starts
    .map((start, at) => ({ start, text: code.slice(start, cuts[at]), isUse: at % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
