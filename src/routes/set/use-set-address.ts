import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'

import { type Infer, texts } from '#lib/schema.ts'
import { newestSearch } from '#search/address/newest-search.ts'
import { MOST_IN_SET, parseSet, setHref, type SetState } from '#search/address/set-address.ts'
import { keptSet } from '#search/set/set-store.ts'
import { useStore } from '#search/state/use-store.ts'

const correctionsSchema = v.object({
  refused: v.optional(texts),
  /** The number of ids beyond the limit of a set. */
  beyond: v.optional(v.number()),
  /** Former ids, each followed by its current id. */
  moved: v.optional(texts),
  region: v.optional(v.string()),
})

/** Corrections of the address, kept in the history entry, which the address no longer shows. */
export type Corrections = Infer<typeof correctionsSchema>

export type SetAddress = SetState & {
  readonly corrections: Corrections
  /** Whether this is the set stored in the browser; otherwise it came with a link. */
  readonly isOwn: boolean
  readonly own: readonly string[]
  readonly change: (ids: readonly string[]) => void
  readonly changeRegion: (region: string) => void
  readonly keep: () => void
  /** Replaces parts of the address that the data does not contain, and records the corrections. */
  readonly correct: (next: Partial<SetState>, corrections: Corrections) => void
}

/** The set in the address, or the visitor's own if it has none. Corrects invalid parts. */
export function useSetAddress(): SetAddress {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const own = useStore(keptSet)
  // The address follows a change with a delay; the view and the stored set change immediately.
  const [changed, setChanged] = useState({ search, ids: noIds })
  const read = parseSet(search)
  const { region, refused, beyond } = read
  const isBare = read.ids.length === 0 && refused.length === 0
  const isChanged = changed.search === search && changed.ids !== noIds
  const ids = isChanged ? changed.ids : isBare ? own : read.ids
  const isOwn = own.length === 0 || own.join() === ids.join()
  const corrections = v.is(correctionsSchema, state) ? state : {}
  const href = setHref({ ...read, ids })
  const go = (next: Partial<SetState>, note: Corrections = {}) =>
    void navigate(setHref({ ...parseSet(newestSearch()), ids, ...next }) + hash, {
      replace: true,
      state: note,
    })
  useEffect(() => {
    if (href === pathname + search || isChanged) return
    const found = {
      ...(refused.length > 0 && { refused }),
      ...(beyond > 0 && { beyond }),
    }
    void navigate(href + hash, { replace: true, state: { ...corrections, ...found } })
  })
  const change = (wanted: readonly string[]) => {
    const next = wanted.slice(0, MOST_IN_SET)
    setChanged({ search, ids: next })
    if (isOwn) keptSet.set(next)
    go({ ids: next }, next.length === wanted.length ? {} : { beyond: wanted.length - next.length })
  }
  return {
    ids,
    region,
    corrections,
    isOwn,
    own,
    change,
    changeRegion: (next) => go({ region: next }),
    keep: () => keptSet.set(ids),
    correct: (next, note) => {
      if (isOwn && next.ids !== undefined) keptSet.set(next.ids)
      go(next, { ...corrections, ...note })
    },
  }
}

const noIds: readonly string[] = []
