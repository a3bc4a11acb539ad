import { withIndex } from '#lib/with-index.ts'
import type { Suggestion } from '#search/transport/suggestion.ts'
import { NameText } from '#ui/text/name-text.tsx'

import { SuggestionLink } from './suggestion-link.tsx'

import styles from './suggestion-list.module.css'

type SuggestionListProps = { readonly suggestions: readonly Suggestion[] }

/** "Filter: Baseline 2026", "CSS property: grid-area": where else a text can lead. */
export function SuggestionList({ suggestions }: SuggestionListProps) {
  return (
    <section className={styles.suggestions} aria-labelledby="suggestions">
      <h2 id="suggestions" className={styles.title}>
        Suggestions
      </h2>
      <ul className={styles.list}>
        {withIndex(suggestions).map(({ place, item }) => (
          <li key={place}>
            <span className={styles.kind}>{item.kinds[0]}:</span>{' '}
            <SuggestionLink suggestion={item}>
              <NameText value={item.query} />
            </SuggestionLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
