import { memo } from 'react'

import { formatCount } from '#lib/format-count.ts'
import { isForeign } from '#lib/query/foreign-text.ts'
import { everythingHref } from '#search/address/search-state.ts'
import { listHref } from '#search/address/url-state.ts'
import { SpellingLine } from '#search/results/relaxed-query-list.tsx'
import { Elsewhere } from '#search/rows/elsewhere.tsx'
import type { FoundHit } from '#search/rows/found-hit.ts'
import { HiddenMarksSource } from '#search/rows/match-note.tsx'
import { Message } from '#search/rows/message.tsx'
import { RowLevel } from '#search/rows/row-name.tsx'
import { useLinks } from '#search/state/links.ts'
import { explainsMatches } from '#search/transport/explains-matches.ts'

import { AnswerSection } from './answer-section.tsx'
import type { EverythingAnswer } from './everything-answer.ts'
import { FoundRows } from './found-rows.tsx'
import type { Section } from './section-rows.ts'

import styles from './everything.module.css'

type EverythingSectionsProps = { readonly answer: EverythingAnswer }

/** Memoized, because a search renders twice: when it is sent and when it is answered. */
export const EverythingSections = memo(function EverythingSections({
  answer: { q, question, exact, sections, without },
}: EverythingSectionsProps) {
  const firstClose = sections.find(({ close }) => close.length > 0)
  return (
    <HiddenMarksSource value={explainsMatches(q) ? 'hit' : 'none'}>
      <RowLevel value="h3">
        {exact.length > 0 && <ExactMatches exact={exact} />}
        {question !== undefined && <AnswerSection answer={question} />}
        {sections.map((section) => (
          <ListSection
            key={section.list.id}
            section={section}
            q={q}
            isFirstClose={section === firstClose}
          />
        ))}
        {without.length > 0 && (
          <p className={styles.without}>
            {`No ${alternatives(without.map(({ noun }) => noun))} match.`}
          </p>
        )}
      </RowLevel>
    </HiddenMarksSource>
  )
})

type ListSectionProps = {
  readonly section: Section
  readonly q: string
  /** Whether its close records are the first of the page, so that it says what they are. */
  readonly isFirstClose: boolean
}

type EverythingEmptyProps = { readonly answer: EverythingAnswer }

export function EverythingEmpty({ answer }: EverythingEmptyProps) {
  const { q, spellings } = answer
  return (
    <Message>
      <p>
        <strong>
          Nothing matches “<bdi>{q.trim()}</bdi>”.
        </strong>
      </p>
      {spellings.length > 0 && (
        <SpellingLine
          items={spellings.map(({ query }) => ({
            name: query,
            href: everythingHref({ q: query }),
          }))}
        />
      )}
      {spellings.length === 0 && (
        <p>
          {isForeign(q)
            ? 'The index is in English. Try English words.'
            : 'Check the spelling, or try fewer or more general words.'}
        </p>
      )}
      <Elsewhere words={q.trim()} />
    </Message>
  )
}

/** "A", "A or B", "A, B or C". */
function alternatives(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

function ExactMatches({ exact }: { readonly exact: readonly FoundHit[] }) {
  return (
    <section className={styles.exact} aria-labelledby="exact">
      <h2 id="exact" className={styles.heading}>
        {`Exact ${exact.length === 1 ? 'match' : 'matches'}`}
      </h2>
      <FoundRows hits={exact} isMixed />
    </section>
  )
}

function ListSection({ section, q, isFirstClose }: ListSectionProps) {
  const { Link } = useLinks()
  const { list, hits, close, total, hasMore, isCut } = section
  const id = `found-${list.id}`
  const count = formatCount(total)
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        <span>{list.title}</span>
        {total > 0 && (
          <>
            {' '}
            <span className={styles.count}>{count}</span>
          </>
        )}
      </h2>
      <FoundRows hits={hits} />
      {close.length > 0 && (
        <>
          {isFirstClose && (
            <p className={styles.dropped}>
              {isForeign(q)
                ? 'The index is in English. Close, without every word'
                : 'Close, without every word'}
            </p>
          )}
          <FoundRows hits={close} isContinued={hits.length > 0} />
        </>
      )}
      {hasMore && (
        <p className={styles.all}>
          <Link id={`all-${list.id}`} href={listHref(list, { q })}>
            {`Show all ${count} ${list.noun}`}
          </Link>
          {isCut && <span className={styles.cut}>including loose matches</span>}
        </p>
      )}
    </section>
  )
}
