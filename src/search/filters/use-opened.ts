import { useCallback, useLayoutEffect, useRef, useState } from 'react'

import type { ListDefinition } from '#search/lists/list-definition.ts'
import { useListResults, useListState } from '#search/state/list-context.ts'
import type { ListState } from '#search/state/url-state.ts'

/** Which filters of a list show their values. */
export type Opened = {
  /** Whether the values of a filter are shown, or were shown before. */
  readonly has: (name: string) => boolean
  /** Whether the results count the values of such a filter. */
  readonly isCounted: (name: string) => boolean
  /** To be called when the values of a filter are shown. */
  readonly open: (name: string) => void
}

/**
 * At first the filters that stand open and those in force. The results that are there when another one is opened do not count its
 * values: the library has asked for them with the next ones, and says of the old ones that they count what the new ones will.
 */
export function useOpened(): Opened {
  const { list, state } = useListState()
  const { results } = useListResults()
  // By the name of a filter: the results that do not count it.
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

/** The names of the filters that narrow the results. */
function inForce({ tree }: ListDefinition, { facets, tree: path }: ListState): readonly string[] {
  const names = Object.keys(facets).filter((name) => facets[name]?.length)
  return tree !== undefined && path.length > 0 ? [...names, tree.key] : names
}
