import { useEffect, useState } from 'react'
import { content } from 'virtual:content'

import { redirectsSchema } from '#contracts/content-files.ts'
import { type RecordsState, useRecords } from '#routes/detail/record-queries.ts'
import { useContent } from '#routes/detail/use-content.ts'
import { isKey } from '#search/address/set-address.ts'

import { globalKey, readItems, type SetItem, setQueries } from './set-item.ts'

export type SetItems = {
  /** The items of the latest ids whose records have all loaded, in order. */
  readonly items: readonly SetItem[]
  /** Whether the items belong to the current ids. */
  readonly isSettled: boolean
  readonly unknown: readonly string[]
  /** Former ids that were split, with their replacements. */
  readonly split: readonly (readonly [id: string, targets: readonly string[]])[]
  readonly request: RecordsState
}

type Moves = (moved: ReadonlyMap<string, string>) => void

/**
 * The records of ids. Each is requested once per visit, initially all in one request.
 *
 * @param onMoved called with former ids that have exactly one replacement
 */
export function useSetItems(ids: readonly string[], onMoved: Moves): SetItems {
  const [known, setKnown] = useState<ReadonlyMap<string, SetItem | null>>(new Map())
  const [settled, setSettled] = useState<readonly string[]>([])
  const open = ids.filter((id) => !known.has(id))
  const request = useRecords(setQueries(open))
  if (request.status === 'results') {
    const found = readItems(request.answer)
    setKnown(
      new Map([...known, ...open.map((id) => [id, found.get(id) ?? null] as const), ...found]),
    )
  }
  const isSettled = open.length === 0
  if (isSettled && settled.join() !== ids.join()) setSettled(ids)
  const missing = ids.filter((id) => known.get(id) === null)
  const redirects = useRedirects(missing.length > 0)
  const targetsOf = (id: string): readonly string[] => {
    const key = globalKey(id)
    return key !== undefined && known.get(key) ? [key] : (redirects?.(id) ?? [])
  }
  const moved = new Map(
    missing.flatMap((id) => {
      const [target, ...others] = targetsOf(id)
      const isAway = target === undefined || others.length > 0 || known.get(target) === null
      return isAway ? [] : [[id, target] as const]
    }),
  )
  // Repeated until the address changes, because a simultaneous correction may replace this one.
  useEffect(() => {
    if (isSettled && moved.size > 0) onMoved(moved)
  })
  return {
    items: settled.flatMap((id) => known.get(id) ?? []),
    isSettled,
    unknown: redirects === undefined ? [] : missing.filter((id) => targetsOf(id).length === 0),
    split: missing.flatMap((id) => {
      const targets = targetsOf(id)
      return targets.length > 1 ? [[id, targets] as const] : []
    }),
    request,
  }
}

/** Replacements of former feature ids: undefined while loading, always empty if loading failed. */
function useRedirects(isWanted: boolean): ((id: string) => readonly string[]) | undefined {
  const file = useContent(isWanted ? content.urls.redirects : null, redirectsSchema)
  if (file.status === 'loading') return undefined
  if (file.status !== 'ready') return () => []
  const { features, compat } = file.value
  return (id) => {
    const table = isKey(id) ? compat : features
    return Object.hasOwn(table, id) ? (table[id] ?? []) : []
  }
}
