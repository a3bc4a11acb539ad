import type { ReactNode } from 'react'

import { useSearchServices } from '#search/state/search-services.ts'
import type { Suggestion } from '#search/transport/suggestion.ts'

import { suggestedList } from './suggestion-href.ts'

type SuggestionLinkProps = {
  readonly suggestion: Suggestion
  readonly children: ReactNode
}

/** A link to where a suggestion leads: the page of a record, or a list with filters or a text. */
export function SuggestionLink({ suggestion, children }: SuggestionLinkProps) {
  const { Link, HitLink } = useSearchServices()
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
