import { useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

import { lists } from '#search/lists/all.ts'
import { rememberSearch } from '#search/state/remember-search.ts'
import { searchedViewAt } from '#search/state/searched-view.ts'
import { readQuery } from '#search/state/url-state.ts'

/** Remembers the words of a search whose result is opened. */
export function useOpenedSearches(): void {
  const { pathname, search } = useLocation()
  const type = useNavigationType()
  const [from] = useState({ pathname, search })
  useEffect(() => {
    const query = searchedViewAt(from.pathname) === undefined ? '' : readQuery(from.search)
    if (type === NavigationType.Push && query !== '' && isRecord(pathname)) {
      void rememberSearch(query)
    }
    Object.assign(from, { pathname, search })
  }, [from, pathname, search, type])
}

function isRecord(pathname: string): boolean {
  return lists.some(({ path }) => pathname.startsWith(`${path}/`))
}
