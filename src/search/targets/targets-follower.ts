import { useEffect } from 'react'

import { viewPaths } from '#contracts/paths.ts'
import { formatPairs } from '#lib/query-string.ts'
import { EVERYTHING } from '#search/address/search-state.ts'
import { formatListState, parseListState } from '#search/address/url-state.ts'
import { listAt, lists } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'

import { formatBrowsers, isChecked, readBrowsers } from './browsers-state.ts'
import { namedTargets } from './read-targets.ts'
import { targetsText } from './targets-text.ts'

export type TargetsFollowerProps = {
  readonly pathname: string
  /** The query string of the address. */
  readonly search: string
  /** Replaces it; no step of the history. */
  readonly onChange: (search: string) => void
}

/**
 * Keeps the browsers in force and the address together, in the views whose results are checked: an address that names some
 * puts them in force, and those in force are added to one that names none.
 */
export function TargetsFollower({ pathname, search, onChange }: TargetsFollowerProps) {
  useEffect(() => {
    const named = namedTargets(search)
    if (named !== '') targetsText.set(named)
    const follow = () => {
      // The view that was left is still rendered: the query string is that of the next one, which follows it then.
      if (window.location.pathname !== pathname) return
      // What the browser shows now: the choice itself may have written it.
      const shown = window.location.search
      const list = listAt(pathname)
      const next = list ? ofList(list, shown, targetsText.get()) : ofOther(shown, targetsText.get())
      if (next !== shown && isCheckedAt(pathname)) onChange(next)
    }
    follow()
    return targetsText.subscribe(follow)
  }, [onChange, pathname, search])
  return null
}

/** The query string of a list that names these browsers, or none. */
function ofList(list: ListDefinition, search: string, targets: string): string {
  const state = parseListState(list, search)
  const { can } = readBrowsers(state.browsers)
  const browsers = formatBrowsers({ targets, can: isChecked(list.id) ? can : '' })
  return browsers === state.browsers ? search : formatListState(list, { ...state, browsers })
}

/** The same of another view. */
function ofOther(search: string, targets: string): string {
  if ((new URLSearchParams(search).get('targets') ?? '') === targets) return search
  // All else stays as it is written.
  const others = search.replace(/^\?/, '').split('&')
  const kept = others.filter((pair) => pair !== '' && !/^targets(?:=|$)/.test(pair))
  const own = formatPairs([['targets', targets]]).slice(1)
  const pairs = [...kept, ...(own === '' ? [] : [own])]
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** Views beside the lists and their records that say what works in the visitor's browsers. */
const checkedViews: ReadonlySet<string> = new Set([EVERYTHING, viewPaths.check, viewPaths.set])

function isCheckedAt(pathname: string): boolean {
  return (
    checkedViews.has(pathname) || lists.some(({ path }) => `${pathname}/`.startsWith(`${path}/`))
  )
}
