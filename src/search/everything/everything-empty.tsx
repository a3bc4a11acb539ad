import { RelaxedQueryList, QuotedWords, SpellingLine } from '#search/results/relaxed-query-list.tsx'
import { everythingHref } from '#search/state/search-state.ts'
import { Notice } from '#ui/text/notice.tsx'

import type { EverythingAnswer } from './everything-answer.ts'

import styles from '../results/message.module.css'

type EverythingEmptyProps = { readonly answer: EverythingAnswer }

/** No list has anything: says so, and offers what is near it. */
export function EverythingEmpty({ answer }: EverythingEmptyProps) {
  const { q, offers, spellings } = answer
  return (
    <div className={styles.message}>
      <Notice>
        <p>
          <strong>
            Nothing matches “<bdi>{q.trim()}</bdi>”.
          </strong>
        </p>
        {offers.length > 0 && (
          <RelaxedQueryList
            items={offers.map(({ q: text, without, count }) => ({
              href: everythingHref({ q: text }),
              without: <QuotedWords words={without} />,
              count,
            }))}
          />
        )}
        {spellings.length > 0 && (
          <SpellingLine
            items={spellings.map(({ query }) => ({
              name: query,
              href: everythingHref({ q: query }),
            }))}
          />
        )}
        {offers.length + spellings.length === 0 && (
          <p>Check the spelling, or try a shorter or more general word.</p>
        )}
      </Notice>
    </div>
  )
}
