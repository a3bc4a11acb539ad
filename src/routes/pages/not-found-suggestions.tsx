import { Link, useLocation } from 'react-router-dom'

import { views } from '#contracts/views.ts'
import { paths } from '#routes/paths.ts'
import { listHref } from '#search/address/url-state.ts'
import { listById, lists } from '#search/lists/all.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import { type MultiSearchRequest, useMultiSearch } from '#search/transport/use-multi-search.ts'
import { NameText } from '#ui/text/name-text.tsx'

import styles from './not-found.module.css'

/** Similar records of the address's list, a search for them, and ways out. */
export function NotFoundSuggestions({ query }: { readonly query: string }) {
  const { pathname } = useLocation()
  const own = lists.find(({ path }) => pathname.startsWith(`${path}/`))
  const list = own ?? listById('features')
  return (
    <>
      <DidYouMean list={list.id} query={query} byName={own === undefined} />
      <h2 className={styles.heading}>Try instead</h2>
      <ul className={styles.list}>
        {query !== '' && (
          <li>
            <Link to={listHref(list, { q: query })}>
              <span>{`Search ${list.noun} for “`}</span>
              <bdi>{query}</bdi>
              <span>”</span>
            </Link>
          </li>
        )}
        <li>
          <Link to={list.path}>{`All ${list.noun}`}</Link>
        </li>
        <li>
          <Link to={views.home.path}>Home</Link>
        </li>
      </ul>
    </>
  )
}

type DidYouMeanProps = {
  readonly list: ListDefinition['id']
  readonly query: string
  /** Whether to search names only: for an address of no list, descriptions match too much. */
  readonly byName?: boolean
}

/** A hit of any list: specifications have titles instead of names. */
type CloseHit = { readonly objectID: string; readonly name?: string; readonly title?: string }

/**
 * Suggestions for the words of an unknown address, found with the search's typo tolerance. Matches
 * of only some words are labelled as a guess.
 */
export function DidYouMean({ list, query, byName = false }: DidYouMeanProps) {
  const restriction = byName ? { restrictSearchableAttributes: [listById(list).table.name] } : {}
  const requests = [
    { ...requestFor(list, query, 'none'), ...restriction },
    { ...requestFor(list, query, 'allOptional'), ...restriction },
  ]
  const state = useMultiSearch<CloseHit>(query === '' ? null : requests)
  const [near = [], far = []] = state.status === 'results' ? state.results.map(hitsOf) : []
  const hits = near.length > 0 ? near : far
  if (hits.length === 0) return null
  return (
    <section aria-labelledby="closest">
      <h2 id="closest" className={styles.heading}>
        {near.length > 0 ? 'Did you mean' : 'Closest matches'}
      </h2>
      <ul className={styles.list}>
        {hits.map(({ objectID, name, title }) => (
          <li key={objectID}>
            <Link to={paths.record({ list, id: objectID })}>
              <NameText value={name ?? title ?? objectID} code={list === 'compat'} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function requestFor(
  list: ListDefinition['id'],
  query: string,
  removeWordsIfNoResults: 'none' | 'allOptional',
): MultiSearchRequest {
  return {
    indexName: list,
    query: query,
    hitsPerPage: 5,
    attributesToRetrieve: ['objectID', 'name', 'title'],
    attributesToHighlight: [],
    removeWordsIfNoResults,
    analytics: false,
  }
}

function hitsOf({ hits }: { readonly hits: readonly CloseHit[] }): readonly CloseHit[] {
  return hits
}

/** "/features/Grid_layout" → "Grid layout". Never throws on malformed addresses. */
export function queryOfAddress(pathname: string): string {
  const last = pathname.split('/').findLast((segment) => segment !== '') ?? ''
  return last
    .replaceAll(/%[0-9a-f]{2}/gi, ' ')
    .replaceAll(/[^\p{L}\p{N}:@<>.()]+/gu, ' ')
    .trim()
    .slice(0, 80)
}
