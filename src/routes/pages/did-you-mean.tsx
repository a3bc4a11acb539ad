import { Link } from 'react-router-dom'

import { paths } from '#routes/paths.ts'
import type { ListDefinition } from '#search/lists/list-definition.ts'
import type { MultiSearchRequest } from '#search/transport/use-multi-search.ts'
import { useMultiSearch } from '#search/transport/use-multi-search.ts'
import { NameText } from '#ui/text/name-text.tsx'

import styles from './not-found.module.css'

type DidYouMeanProps = {
  /** Where to look. */
  readonly list: ListDefinition['id']
  /** The words of the address that led nowhere: "grid layout". */
  readonly query: string
}

/** A record by the name of its kind: specifications have titles. */
type CloseHit = { readonly objectID: string; readonly name?: string; readonly title?: string }

/**
 * Suggestions for the words of an unknown address, found with the typo tolerance of the search. A match of only some
 * words is labelled as a guess.
 */
export function DidYouMean({ list, query }: DidYouMeanProps) {
  const requests = [requestFor(list, query, 'none'), requestFor(list, query, 'allOptional')]
  const state = useMultiSearch<CloseHit>(query === '' ? null : requests)
  const [near = [], far = []] = state.status === 'results' ? state.results.map(hitsOf) : []
  const hits = near.length > 0 ? near : far
  if (hits.length === 0) return null
  return (
    <section aria-labelledby="closest">
      <h2 id="closest" className={styles.heading}>
        {near.length > 0 ? 'Did you mean' : 'Perhaps one of these'}
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
