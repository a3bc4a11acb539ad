import { Select } from '#ui/select.tsx'

import { RESULTS_ID } from './element-ids.ts'
import { featureSorts, pageSizes } from './feature-facets.ts'
import type { FeatureSort } from './feature-facets.ts'
import { statsWords } from './result-stats.ts'
import { useFeaturesState } from './use-features-state.ts'
import { useSurface } from './use-surface.ts'

import styles from './result-head.module.css'

const sorts: readonly { readonly value: FeatureSort; readonly label: string }[] = (
  ['relevance', 'newest', 'usage', 'az'] as const
).map((value) => ({ value, label: featureSorts[value].words }))

const sizes = pageSizes.map((size) => ({ value: String(size), label: `${size} a page` }))

/** What is listed, how many, in which order. */
export function ResultHead() {
  const { state, go } = useFeaturesState()
  const surface = useSurface()
  return (
    <div className={styles.head}>
      <h1 id={RESULTS_ID} tabIndex={-1} className={styles.title}>
        Features
      </h1>
      <p className={styles.stats}>
        <bdi>{statsWords(surface, state.q)}</bdi>
      </p>
      <div className={styles.controls}>
        <Select
          label="Order"
          labelHidden
          value={state.sort}
          options={sorts}
          onChange={(sort) => go({ ...state, sort, page: 1 })}
        />
        <Select
          label="Results on a page"
          labelHidden
          value={String(state.size)}
          options={sizes}
          onChange={(value) =>
            go({ ...state, size: pageSizes.find((size) => String(size) === value) ?? 20, page: 1 })
          }
        />
      </div>
      {surface.dropped.length > 0 && (
        <p className={styles.dropped}>
          Nothing has all of these words, so these results are without{' '}
          <b>{surface.dropped.map((word) => `“${word}”`).join(' and ')}</b>.
        </p>
      )}
    </div>
  )
}
