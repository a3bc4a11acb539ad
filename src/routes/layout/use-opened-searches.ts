import { useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

import { lists } from '#search/lists/all.ts'
import { rememberSearch } from '#search/state/remember-search.ts'
import { searchedViewAt } from '#search/state/searched-view.ts'
import { readWords } from '#search/state/url-state.ts'

/** Remembers the words of a search whose result is opened. */
export function useOpenedSearches(): void {
  const { pathname, search } = useLocation()
  const type = useNavigationType()
  const [from] = useState({ pathname, search })
  useEffect(() => {
    const words = searchedViewAt(from.pathname) === undefined ? '' : readWords(from.search)
    if (type === NavigationType.Push && words !== '' && isRecord(pathname)) {
      void rememberSearch(words)
    }
    Object.assign(from, { pathname, search })
  }, [from, pathname, search, type])
}

function isRecord(pathname: string): boolean {
  return lists.some(({ path }) => pathname.startsWith(`${path}/`))
}
