import { useEffect, useState } from 'react'
import { content } from 'virtual:content'

import type { RecordsState } from '#routes/detail/record-queries.ts'
import { useRecords } from '#routes/detail/record-queries.ts'
import { isRedirects, useContent } from '#routes/detail/use-content.ts'

import type { SetItem } from './set-item.ts'
import { globalKey, readItems, setQueries } from './set-item.ts'

export type SetItems = {
  /** The items of the newest ids whose records are all there, in their order. */
  readonly items: readonly SetItem[]
  /** Whether they are those of the ids that are asked for now. */
  readonly isSettled: boolean
  /** Ids that are in none of the data. */
  readonly unknown: readonly string[]
  /** Former ids that were split, with what they stand for now. */
  readonly split: readonly (readonly [id: string, targets: readonly string[]])[]
  readonly request: RecordsState
}

type Moves = (moved: ReadonlyMap<string, string>) => void

/**
 * The records of some ids. Each is asked for once in a visit, and all at first in one request.
 *
 * @param onMoved called with the former ids among them that stand for one other now
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
  // Until the address is another one: of two corrections at once the later takes the place of the earlier.
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

/** Where former ids of features lead: undefined while it is not known, nowhere where it cannot be learnt. */
function useRedirects(isWanted: boolean): ((id: string) => readonly string[]) | undefined {
  const file = useContent(isWanted ? content.urls.redirects : null, isRedirects)
  if (file.status === 'loading') return undefined
  const table = file.status === 'ready' ? file.value.features : {}
  return (id) => (Object.hasOwn(table, id) ? (table[id] ?? []) : [])
}
