import { useEffect } from 'react'

import { pluralize } from '#lib/pluralize.ts'
import { useSearchServices } from '#search/state/search-services.ts'
import { useRequestAnnouncements } from '#search/state/use-request-announcements.ts'

import type { Palette } from './use-palette.ts'

/** Tells the live region how much there is to choose for what was typed: each answer once, and each failure. */
export function useAnnouncements({ query, found, asked }: Palette, isOpen: boolean): void {
  const { announcer } = useSearchServices()
  const { isSettled, isLate, failure } = asked
  const answered = isOpen && query !== '' && isSettled ? query : null
  useEffect(() => {
    if (answered !== null) announcer.say(saying(answered, found))
  }, [announcer, answered, found])
  useRequestAnnouncements(isOpen && isLate, isOpen ? failure : null)
}

function saying(query: string, found: number): string {
  return found === 0
    ? `Nothing found for “${query}”`
    : pluralize(found, 'suggestion', 'suggestions')
}
