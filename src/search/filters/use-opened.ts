import { useCallback, useLayoutEffect, useRef, useState } from 'react'

import type { ListState } from '#search/address/url-state.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { useListResults, useListState } from '#search/state/list-context.ts'

export type Opened = {
  /** Whether the values of a filter are shown, or were shown before. */
  readonly has: (name: string) => boolean
  /** Whether the results count the values of an opened filter. */
  readonly isCounted: (name: string) => boolean
  readonly open: (name: string) => void
}

/**
 * Tracks the opened filters: at first those in `list.open` and those in force. The results on the
 * page do not count a filter opened later, but the next ones do. The library cannot tell, since it
 * gives old results the state of the newest search.
 */
export function useOpened(): Opened {
  const { list, state } = useListState()
  const { results } = useListResults()
  // By the name of a filter, the results that do not count it.
  const [before, setBefore] = useState<ReadonlyMap<string, unknown>>(
    () => new Map([...list.open, ...inForce(list, state)].map((name) => [name, null])),
  )
  const newest = useRef(results)
  useLayoutEffect(() => {
    newest.current = results
  }, [results])
  const open = useCallback(
    (name: string) =>
      setBefore((names) => (names.has(name) ? names : new Map(names).set(name, newest.current))),
    [],
  )
  return {
    has: (name) => before.has(name),
    isCounted: (name) => before.get(name) !== results || inForce(list, state).includes(name),
    open,
  }
}

function inForce({ tree }: ListDefinition, { facets, tree: path }: ListState): readonly string[] {
  const names = Object.keys(facets).filter((name) => facets[name]?.length)
  return tree !== undefined && path.length > 0 ? [...names, tree.key] : names
}
