import { Link } from 'react-router-dom'

import type { FeatureRecord } from '#catalogue/features/record.ts'
import type { MultiSearchRequest } from '#search/use-multi-search.ts'
import { useMultiSearch } from '#search/use-multi-search.ts'
import { NameText } from '#ui/name-text.tsx'

import { paths } from './paths.ts'

import styles from './not-found.module.css'

type ClosestProps = {
  /** The words of the address that led nowhere: "grid layout". */
  readonly words: string
}

type CloseFeature = Pick<FeatureRecord, 'objectID' | 'name'>

/** Features that the words of an address could have meant, by the search's own tolerance of typing errors. */
export function Closest({ words }: ClosestProps) {
  const state = useMultiSearch<CloseFeature>(words === '' ? null : [requestFor(words)])
  const hits = state.status === 'results' ? (state.results[0]?.hits ?? []) : []
  if (hits.length === 0) return null
  return (
    <section aria-labelledby="closest">
      <h2 id="closest" className={styles.heading}>
        Did you mean
      </h2>
      <ul className={styles.list}>
        {hits.map(({ objectID, name }) => (
          <li key={objectID}>
            <Link to={paths.feature(objectID)}>
              <NameText value={name} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function requestFor(words: string): MultiSearchRequest {
  return {
    indexName: 'features',
    query: words,
    hitsPerPage: 5,
    attributesToRetrieve: ['objectID', 'name'],
    attributesToHighlight: [],
    removeWordsIfNoResults: 'allOptional',
    analytics: false,
  }
}
