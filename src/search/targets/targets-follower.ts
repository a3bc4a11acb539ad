import { useEffect } from 'react'

import { views } from '#contracts/views.ts'
import { formatPairs } from '#lib/query-string.ts'
import { pathAt } from '#search/address/base-path.ts'
import { newestSearch } from '#search/address/newest-search.ts'
import { EVERYTHING } from '#search/address/search-state.ts'
import { formatListState, parseListState } from '#search/address/url-state.ts'
import { listAt, lists } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'

import { formatBrowsers, isChecked, readBrowsers } from './browsers-state.ts'
import { namedTargets } from './read-targets.ts'
import { targetsText } from './targets-text.ts'

export type TargetsFollowerProps = {
  readonly pathname: string
  readonly search: string
  /** Replaces the query string without adding a history entry. */
  readonly onChange: (search: string) => void
}

/** Puts the browsers of an address in force, or adds those in force to an address without any. */
export function TargetsFollower({ pathname, search, onChange }: TargetsFollowerProps) {
  useEffect(() => {
    const named = namedTargets(search)
    if (named !== '') targetsText.set(named)
    const follow = () => {
      // After a navigation the old view is still mounted: the query string is already that of the
      // next view.
      if (pathAt(window.location.pathname) !== pathname) return
      const shown = newestSearch()
      const list = listAt(pathname)
      const next = list ? ofList(list, shown, targetsText.get()) : ofOther(shown, targetsText.get())
      if (next !== shown && isCheckedAt(pathname)) onChange(next)
    }
    follow()
    return targetsText.subscribe(follow)
  }, [onChange, pathname, search])
  return null
}

function ofList(list: ListDefinition, search: string, targets: string): string {
  const state = parseListState(list, search)
  const { can } = readBrowsers(state.browsers)
  const browsers = formatBrowsers({ targets, can: isChecked(list.id) ? can : '' })
  return browsers === state.browsers ? search : formatListState(list, { ...state, browsers })
}

function ofOther(search: string, targets: string): string {
  if ((new URLSearchParams(search).get('targets') ?? '') === targets) return search
  // Keeps all other parameters as written.
  const others = search.replace(/^\?/, '').split('&')
  const kept = others.filter((pair) => pair !== '' && !/^targets(?:=|$)/.test(pair))
  const own = formatPairs([['targets', targets]]).slice(1)
  const pairs = [...kept, ...(own === '' ? [] : [own])]
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** Views other than lists and records that show verdicts. */
const checkedViews: ReadonlySet<string> = new Set([EVERYTHING, views.check.path, views.set.path])

function isCheckedAt(pathname: string): boolean {
  return (
    checkedViews.has(pathname) || lists.some(({ path }) => `${pathname}/`.startsWith(`${path}/`))
  )
}
