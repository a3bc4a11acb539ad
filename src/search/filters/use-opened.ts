import { useCallback, useLayoutEffect, useRef, useState } from 'react'

import type { ListState } from '#search/address/url-state.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { useListResults, useListState } from '#search/state/list-context.ts'

export type Opened = {
  /** By the name of an opened filter, the results on the page when it was opened. */
  readonly names: ReadonlyMap<string, unknown>
  readonly open: (name: string, results: unknown) => void
}

/** Tracks the filters whose values are or were shown: at first those in `list.open`. */
export function useOpened({ open: first }: Pick<ListDefinition, 'open'>): Opened {
  const [names, setNames] = useState<Opened['names']>(
    () => new Map(first.map((name) => [name, null])),
  )
  const open = useCallback(
    (name: string, results: unknown) =>
      setNames((before) => (before.has(name) ? before : new Map(before).set(name, results))),
    [],
  )
  return { names, open }
}

export type Counted = {
  /** Whether the results count the values of a filter. */
  readonly isCounted: (name: string) => boolean
  /** The same function at each render. */
  readonly open: (name: string) => void
}

/**
 * Tells which filters the results on the page count. They do not count one that was opened since, but
 * the next ones do. The library cannot tell, since it gives old results the state of the newest search.
 */
export function useCounted({ names, open }: Opened): Counted {
  const { list, state } = useListState()
  const { results } = useListResults()
  const newest = useRef(results)
  useLayoutEffect(() => {
    newest.current = results
  }, [results])
  return {
    isCounted: (name) => names.get(name) !== results || inForce(list, state).includes(name),
    open: useCallback((name) => open(name, newest.current), [open]),
  }
}

function inForce({ tree }: ListDefinition, { facets, tree: path }: ListState): readonly string[] {
  const names = Object.keys(facets).filter((name) => facets[name]?.length)
  return tree !== undefined && path.length > 0 ? [...names, tree.key] : names
}
