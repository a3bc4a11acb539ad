import { useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

import { lists } from '#search/lists/all.ts'
import { rememberSearch } from '#search/state/remember-search.ts'
import { parseSearchHref } from '#search/state/search-state.ts'

/** Remembers the words of a search whose result is opened. */
export function useOpenedSearches(): void {
  const { pathname, search } = useLocation()
  const type = useNavigationType()
  const [from] = useState({ pathname, search })
  useEffect(() => {
    if (type === NavigationType.Push && isRecord(pathname)) {
      void rememberSearch(parseSearchHref(from.pathname + from.search)?.state.q ?? '')
    }
    Object.assign(from, { pathname, search })
  }, [from, pathname, search, type])
}

function isRecord(pathname: string): boolean {
  return lists.some(({ path }) => pathname.startsWith(`${path}/`))
}
