import { memo } from 'react'

import { withIndex } from '#lib/with-index.ts'
import { listOf } from '#search/lists/all.ts'
import { RelaxedQueryList, QuotedWords, SpellingLine } from '#search/results/relaxed-query-list.tsx'
import { Elsewhere } from '#search/rows/elsewhere.tsx'
import type { FoundHit } from '#search/rows/found-hit.ts'
import { FoundRow, lastHead } from '#search/rows/found-row.tsx'
import { SearchedText } from '#search/rows/match-note.tsx'
import { Message } from '#search/rows/message.tsx'
import { RowList } from '#search/rows/row-list.tsx'
import { RowLevel } from '#search/rows/row-name.tsx'
import { useSearchServices } from '#search/state/search-services.ts'
import { everythingHref } from '#search/state/search-state.ts'
import { listHref } from '#search/state/url-state.ts'

import type { EverythingAnswer, Section } from './everything-answer.ts'

import styles from './everything.module.css'

type EverythingSectionsProps = { readonly answer: EverythingAnswer }

/**
 * What every list has, what is called like the query first. `memo`: a search renders twice, when it is asked for and
 * when it is answered.
 */
export const EverythingSections = memo(function EverythingSections({
  answer: { q, exact, sections, without },
}: EverythingSectionsProps) {
  return (
    <SearchedText value={q}>
      <RowLevel value="h3">
        {exact.length > 0 && <ExactMatches exact={exact} />}
        {sections.map((section) => (
          <ListSection key={section.list.id} section={section} q={q} />
        ))}
        {without.length > 0 && (
          <p className={styles.without}>
            No {alternatives(without.map(({ noun }) => noun))} match.
          </p>
        )}
      </RowLevel>
    </SearchedText>
  )
})

/** "A", "A or B", "A, B or C". */
function alternatives(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

function ExactMatches({ exact }: { readonly exact: readonly FoundHit[] }) {
  return (
    <section className={styles.exact} aria-labelledby="exact">
      <h2 id="exact" className={styles.heading}>
        Exact {exact.length === 1 ? 'match' : 'matches'}
      </h2>
      <Rows hits={exact} isMixed />
    </section>
  )
}

type ListSectionProps = { readonly section: Section; readonly q: string }

function ListSection({ section, q }: ListSectionProps) {
  const { Link } = useSearchServices()
  const { list, hits, total, hasMore, dropped } = section
  const id = `found-${list.id}`
  const count = total.toLocaleString('en')
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {list.title} <span className={styles.count}>{count}</span>
      </h2>
      {dropped.length > 0 && (
        <p className={styles.dropped}>
          No {list.one} matches every word. Showing results without{' '}
          <b>{dropped.map((word) => `“${word}”`).join(' and ')}</b>.
        </p>
      )}
      <Rows hits={hits} />
      {hasMore && (
        <p className={styles.all}>
          <Link id={`all-${list.id}`} href={listHref(list, { q })}>
            See all {count} {list.noun}
          </Link>
        </p>
      )}
    </section>
  )
}

type RowsProps = {
  readonly hits: readonly FoundHit[]
  /** Whether they are of several lists, so that each has to say of which. */
  readonly isMixed?: boolean
}

/** Rows with the same heads stand together. */
const heads = ['Usage', 'Entries', undefined] as const

/** Rows under the heads of their columns. Keyed by place, like the rows of the lists. */
function Rows({ hits, isMixed = false }: RowsProps) {
  return heads.map((last) => {
    const rows = withIndex(hits.filter((hit) => lastHead(hit.id) === last)).map(
      ({ place, item }) => (
        <li key={place}>
          {isMixed && <p className={styles.kind}>{listOf(item.id).one}</p>}
          <FoundRow list={item.id} hit={item.hit} />
        </li>
      ),
    )
    if (rows.length === 0) return null
    return (
      <div key={last ?? 'none'}>
        <RowList last={last}>{rows}</RowList>
      </div>
    )
  })
}

type EverythingEmptyProps = { readonly answer: EverythingAnswer }

/** No list has anything: says so, and offers what is near it. */
export function EverythingEmpty({ answer }: EverythingEmptyProps) {
  const { q, offers, spellings } = answer
  return (
    <Message>
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
        <p>Check the spelling, or try fewer or more general words.</p>
      )}
      <Elsewhere words={q.trim()} />
    </Message>
  )
}
