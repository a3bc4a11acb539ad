import { type Area, areas } from '#catalogue/areas.ts'
import { formatSide, parseSide, type Side } from '#catalogue/history/side.ts'
import { type ChangeKind, changeKinds } from '#catalogue/history/support-state.ts'
import { formatPairs } from '#lib/query-string.ts'
import { clipBytes } from '#lib/query-text.ts'
import { paths } from '#routes/paths.ts'
import { formatList, parseList } from '#search/address/url-state.ts'

/** The state of the view, all of which is in its address. */
export type DiffState = {
  readonly from: Side | undefined
  readonly to: Side | undefined
  /** In display order; empty for all kinds. */
  readonly changes: readonly ChangeKind[]
  readonly area: Area | undefined
  readonly q: string
}

export type ParsedAddress = {
  readonly state: DiffState
  readonly ignored: readonly string[]
}

const MAX_SEARCH = 2048
/** The maximum length of an ignored value in the notice, in bytes. */
const MAX_IGNORED = 40

/** Parses the query string of a comparison. Never throws; reports invalid values. */
export function parseDiff(search: string): ParsedAddress {
  const params = new URLSearchParams(search.slice(0, MAX_SEARCH))
  const ignored: string[] = []
  const read = <Value>(key: string, parse: (text: string) => Value | undefined) => {
    const text = params.get(key) ?? ''
    const value = text === '' ? undefined : parse(text)
    if (text !== '' && value === undefined) ignored.push(clipBytes(text, MAX_IGNORED))
    return value
  }
  const [from, to] = [read('from', parseSide), read('to', parseSide)]
  const area = read('area', parseArea)
  const written = parseList(params.get('change') ?? '')
  const changes = changeKinds.filter((kind) => written.includes(kind))
  const strange = written.filter((text) => !changes.some((kind) => kind === text))
  ignored.push(...strange.map((text) => clipBytes(text, MAX_IGNORED)))
  return { state: { from, to, changes, area, q: clipBytes(params.get('q') ?? '') }, ignored }
}

/** The inverse of `parseDiff`. */
export function diffHref({ from, to, changes, area, q }: DiffState): string {
  return `${paths.diff()}${formatPairs([
    ['from', formatSide(from)],
    ['to', formatSide(to)],
    ['area', area ?? ''],
    ['change', formatList(changes)],
    ['q', q],
  ])}`
}

function parseArea(text: string): Area | undefined {
  return Object.values(areas).find((area) => area.toLowerCase() === text.toLowerCase())
}
