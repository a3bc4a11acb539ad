import { memo } from 'react'

import { isForeign } from '#language/foreign-text.ts'
import { formatCount } from '#lib/format-count.ts'
import { everythingHref } from '#search/address/search-state.ts'
import { listHref } from '#search/address/url-state.ts'
import type { SearchedAnswer } from '#search/federated/searched-answer.ts'
import type { Section } from '#search/federated/section-rows.ts'
import { SpellingLine } from '#search/results/relaxed-query-list.tsx'
import { Elsewhere } from '#search/rows/elsewhere.tsx'
import type { FoundHit } from '#search/rows/found-hit.ts'
import { HiddenMarksSource } from '#search/rows/match-note.tsx'
import { Message } from '#search/rows/message.tsx'
import { RowLevel } from '#search/rows/row-name.tsx'
import { useLinks } from '#search/state/links.ts'
import { explainsMatches } from '#search/transport/explains-matches.ts'
import { MarginSection } from '#ui/text/margin-section.tsx'

import { AnswerSection } from './answer-section.tsx'
import { FoundRows } from './found-rows.tsx'

import styles from './everything.module.css'

type EverythingSectionsProps = { readonly answer: SearchedAnswer }

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

type EverythingEmptyProps = { readonly answer: SearchedAnswer }

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
    <MarginSection title={`Exact ${exact.length === 1 ? 'match' : 'matches'}`}>
      <FoundRows hits={exact} isMixed />
    </MarginSection>
  )
}

function ListSection({ section, q, isFirstClose }: ListSectionProps) {
  const { Link } = useLinks()
  const { list, hits, close, total } = section
  const all = linkText(section)
  return (
    <MarginSection
      id={`found-${list.id}`}
      title={list.tab}
      count={total > 0 ? formatCount(total) : undefined}
    >
      <FoundRows hits={hits} />
      {close.length > 0 && (
        <>
          {isFirstClose && (
            <p className={styles.note}>
              {isForeign(q)
                ? 'The index is in English. Close, without every word'
                : 'Close, without every word'}
            </p>
          )}
          <FoundRows hits={close} isContinued={hits.length > 0} />
        </>
      )}
      {all !== undefined && (
        <p className={styles.all}>
          <Link id={`all-${list.id}`} href={listHref(list, { q })}>
            {all}
          </Link>
        </p>
      )}
    </MarginSection>
  )
}

/** "All 36 compatibility entries"; undefined if all of them are shown. */
function linkText({ list, hits, close, total, loose, hasMore }: Section): string | undefined {
  if (close.length > 0 && loose > hits.length + close.length) {
    return `All ${formatCount(loose)} ${list.noun}, close ones included`
  }
  if (!hasMore) return undefined
  return total === 1 ? `1 ${list.one}` : `All ${formatCount(total)} ${list.noun}`
}
