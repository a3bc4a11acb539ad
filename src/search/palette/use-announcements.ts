import { useEffect } from 'react'

import { useSearchServices } from '#search/state/search-services.ts'
import { failureWords } from '#search/transport/failure-text.ts'

import { counted } from '../../lib/pluralize.ts'
import type { Palette } from './use-palette.ts'

/** Tells the live region how much there is to choose for what was typed: each answer once, and each failure. */
export function useAnnouncements({ words, found, asked }: Palette, isOpen: boolean): void {
  const { announcer } = useSearchServices()
  const { isSettled, isLate, failure } = asked
  const answered = isOpen && words !== '' && isSettled ? words : null
  useEffect(() => {
    if (answered !== null) announcer.say(saying(answered, found))
  }, [announcer, answered, found])
  useEffect(() => {
    if (isOpen && isLate) announcer.say('Still searching')
    if (isOpen && failure !== null) announcer.say(failureWords(failure, navigator.onLine).title)
  }, [announcer, isOpen, isLate, failure])
}

function saying(words: string, found: number): string {
  return found === 0 ? `Nothing found for “${words}”` : counted(found, 'suggestion', 'suggestions')
}
