import { useLocation, useNavigate } from 'react-router-dom'

import { type Order, orders } from '#check/report/index.ts'
import { formatPairs } from '#lib/query-string.ts'
import { newestSearch } from '#search/address/newest-search.ts'
import { createStored } from '#search/state/stored.ts'
import { useStore } from '#search/state/use-store.ts'

export type ReportAddress = {
  readonly order: Order
  /** Keys of entries that the visitor ignores: those in the address, or those kept here. */
  readonly ignored: ReadonlySet<string>
  /** A report without the code; empty for none. */
  readonly report: string
  readonly changeOrder: (order: Order) => void
  /** Adds entries to those ignored, or removes them if the first one is ignored. */
  readonly toggleIgnored: (keys: readonly string[]) => void
}

/** The most entries that an address names. */
const MOST_IGNORED = 100

const isKey = (key: unknown): key is string =>
  typeof key === 'string' && /^[\w@$-]+(?:\.[\w@$-]+)+$/.test(key)

const kept = createStored({
  name: 'ignored',
  parse: (stored): readonly string[] =>
    Array.isArray(stored) ? stored.filter(isKey).slice(0, MOST_IGNORED) : [],
})

/** The parts of the address of `/check` that are about its report. */
export function useReportAddress(): ReportAddress {
  const { search } = useLocation()
  const navigate = useNavigate()
  const own = useStore(kept)
  const params = new URLSearchParams(search)
  const change = (name: string, value: string) => {
    const others = [...new URLSearchParams(newestSearch())].filter(([other]) => other !== name)
    void navigate({ search: formatPairs([...others, [name, value]]) }, { replace: true })
  }
  return {
    order: orders.find((order) => order === params.get('by')) ?? 'blockers',
    ignored: new Set(ignoredIn(params, own)),
    report: params.get('report') ?? '',
    changeOrder: (order) => change('by', order === 'blockers' ? '' : order),
    toggleIgnored: (keys) => {
      const [first = ''] = keys
      const now = ignoredIn(new URLSearchParams(newestSearch()), kept.get())
      const isIgnored = now.includes(first)
      kept.set(toggled(kept.get(), keys, isIgnored))
      change('ignore', toggled(now, keys, isIgnored).join(','))
    },
  }
}

/** The keys that an address names; those kept here if it names none. */
function ignoredIn(params: URLSearchParams, own: readonly string[]): readonly string[] {
  const named = params.get('ignore')
  return named === null ? own : named.split(',').filter(isKey).slice(0, MOST_IGNORED)
}

function toggled(
  ignored: readonly string[],
  keys: readonly string[],
  areIn: boolean,
): readonly string[] {
  const others = ignored.filter((other) => !keys.includes(other))
  return areIn ? others : [...others, ...keys]
}
