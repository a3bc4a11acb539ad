import { viewPaths } from '#contracts/paths.ts'
import { formatPairs } from '#lib/query-string.ts'

/** What the address of a set asks for. */
export type SetState = {
  /** Feature ids and compat keys, none twice, in the order in which they were added. */
  readonly ids: readonly string[]
  /** The region whose usage is shown: "DE", "europe"; empty for the whole world. */
  readonly region: string
}

/** An address as it was read. */
export type ReadSet = SetState & {
  /** What is no id, as it stands in the address; each once. */
  readonly refused: readonly string[]
  /** The number of ids beyond the most that a set holds. */
  readonly beyond: number
  /** The parameters that are about something else. */
  readonly others: readonly (readonly [key: string, value: string])[]
}

/** The most that a set holds: its address stays below what servers accept. */
export const MOST_IN_SET = 200

/** Whether a text can be the id of a feature ("has") or the key of a compat entry ("api.Window.fetch"). */
export function isSetId(text: string): boolean {
  return /^[a-z0-9-]{1,80}$/.test(text) || (text.length <= 200 && isKey(text))
}

/** Whether an id is the key of a compat entry: these hold dots. */
export function isKey(id: string): boolean {
  return /^[\w@$-]+(?:\.[\w@$-]+)+$/.test(id)
}

/** Reads the query string of an address. Never throws; what a set cannot hold is told apart. */
export function parseSet(search: string): ReadSet {
  const params = new URLSearchParams(search)
  const wanted = params.getAll('f').flatMap((list) => list.split(','))
  const texts = [...new Set(wanted.map((text) => text.trim()).filter((text) => text !== ''))]
  const ids = texts.filter(isSetId)
  const region = params.get('region') ?? ''
  return {
    ids: ids.slice(0, MOST_IN_SET),
    region: /^(?:[A-Z]{2}|[a-z-]{1,40})$/.test(region) ? region : '',
    refused: texts.filter((text) => !isSetId(text)),
    beyond: Math.max(0, ids.length - MOST_IN_SET),
    others: [...params].filter(([key, value]) => isOther(key) && value !== ''),
  }
}

/** A parameter of other parts of the page, by a name that can be written as it is. */
function isOther(key: string): boolean {
  return /^[a-z]+$/.test(key) && key !== 'f' && key !== 'region'
}

/** The address of a set: "/set?f=has,api.Window.fetch". */
export function setHref({ ids, region = '', others = [] }: SetWish): string {
  return viewPaths.set + formatPairs([['f', ids.join(',')], ['region', region], ...others])
}

type SetWish = Pick<SetState, 'ids'> & Partial<Pick<ReadSet, 'region' | 'others'>>
