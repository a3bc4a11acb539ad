import type { ReactNode } from 'react'

import { withIndex } from '#lib/with-index.ts'
import { useLinks } from '#search/state/links.ts'
import type { SpellingSuggestion } from '#search/transport/spelling.ts'
import { MarginSection } from '#ui/text/margin-section.tsx'
import { NameText } from '#ui/text/name-text.tsx'

import { suggestedList } from './suggestion-href.ts'

import styles from './suggestion-list.module.css'

type SuggestionListProps = { readonly suggestions: readonly SpellingSuggestion[] }

/** "Filter: Baseline 2026", "CSS property: grid-area": other meanings of a text. */
export function SuggestionList({ suggestions }: SuggestionListProps) {
  return (
    <MarginSection title="Suggestions">
      <ul className={styles.list}>
        {withIndex(suggestions).map(({ place, item }) => (
          <li key={place}>
            <span className={styles.kind}>{`${item.kinds[0]}:`}</span>{' '}
            <SuggestionLink suggestion={item}>
              <NameText value={item.query} />
            </SuggestionLink>
          </li>
        ))}
      </ul>
    </MarginSection>
  )
}

type SuggestionLinkProps = {
  readonly suggestion: SpellingSuggestion
  readonly children: ReactNode
}

function SuggestionLink({ suggestion, children }: SuggestionLinkProps) {
  const { Link, HitLink } = useLinks()
  const { index, id } = suggestion.target
  const mark = `suggestion-${suggestion.query.toLowerCase().replaceAll(/\s/g, '-')}`
  if (id !== undefined) {
    return (
      <HitLink list={index} hit={{ objectID: id }} id={mark}>
        {children}
      </HitLink>
    )
  }
  return (
    <Link href={suggestedList(suggestion)} id={mark}>
      {children}
    </Link>
  )
}
