import { views } from '#contracts/views.ts'
import { formatPairs } from '#lib/query-string.ts'

export type SetState = {
  /** Feature ids and compat keys, without repetitions, in the order of addition. */
  readonly ids: readonly string[]
  /** The region whose usage is shown: "DE", "europe"; empty for the whole world. */
  readonly region: string
}

export type ReadSet = SetState & {
  /** Invalid ids as written, without repetitions. */
  readonly refused: readonly string[]
  readonly beyond: number
  readonly others: readonly (readonly [key: string, value: string])[]
}

/** The most ids in a set, so that its address stays below the limits of servers. */
export const MOST_IN_SET = 200

/** Whether a text can be a feature id ("has") or a compat key ("api.Window.fetch"). */
export function isSetId(text: string): boolean {
  return /^[a-z0-9-]{1,80}$/.test(text) || (text.length <= 200 && isKey(text))
}

export function isKey(id: string): boolean {
  return /^[\w@$-]+(?:\.[\w@$-]+)+$/.test(id)
}

/** Reads the query string of a set. Never throws; returns rejected parts separately. */
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

function isOther(key: string): boolean {
  return /^[a-z]+$/.test(key) && key !== 'f' && key !== 'region'
}

/** The address of a set: "/set?f=has,api.Window.fetch". */
export function setHref({ ids, region = '', others = [] }: SetWish): string {
  return views.set.path + formatPairs([['f', ids.join(',')], ['region', region], ...others])
}

type SetWish = Pick<SetState, 'ids'> & Partial<Pick<ReadSet, 'region' | 'others'>>
