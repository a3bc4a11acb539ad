import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'

import type { ListState } from '#search/address/url-state.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { useListResults, useListState } from '#search/state/list-context.ts'

export type Opened = {
  /** By the name of a filter that is or was open, the results on the page when it was opened. */
  readonly names: ReadonlyMap<string, unknown>
  readonly open: (name: string, results: unknown) => void
}

/** Keeps the filters whose values are or were shown: at first those in `list.open`. */
export function useOpened({ open: first }: Pick<ListDefinition, 'open'>): Opened {
  const [names, setNames] = useState<Opened['names']>(
    () => new Map(first.map((name) => [name, null])),
  )
  const open = useCallback(
    (name: string, results: unknown) =>
      setNames((before) => (before.has(name) ? before : new Map(before).set(name, results))),
    [],
  )
  return useMemo(() => ({ names, open }), [names, open])
}

type Counted = {
  /** Whether the results on the page count the values of an opened filter. */
  readonly isCounted: (name: string) => boolean
  /** The same function at each render. */
  readonly open: (name: string) => void
}

/** Tells whether the results on the page count a filter: one in force, or opened before them. */
export function useCounted({ names, open }: Opened): Counted {
  const { list, state } = useListState()
  const { results } = useListResults()
  const newest = useRef(results)
  useLayoutEffect(() => {
    newest.current = results
  }, [results])
  return {
    isCounted: (name) => names.get(name) !== results || isInForce(name, list, state),
    open: useCallback((name) => open(name, newest.current), [open]),
  }
}

const isInForce = (name: string, { tree }: ListDefinition, state: ListState): boolean =>
  name === tree?.key ? state.tree.length > 0 : (state.facets[name]?.length ?? 0) > 0
