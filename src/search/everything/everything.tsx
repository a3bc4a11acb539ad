import type { ComponentType, ReactNode } from 'react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'

import { pluralize } from '#lib/pluralize.ts'
import { lists } from '#search/lists/all.ts'
import { SuggestionList } from '#search/palette/suggestion-list.tsx'
import { questionsLoading } from '#search/questions/load-questions.ts'
import { platformAttributes } from '#search/requests/list-attributes.ts'
import { SearchProblem } from '#search/results/search-problem.tsx'
import { fitsRow } from '#search/rows/found-row.tsx'
import { LeftOut } from '#search/rows/left-out.tsx'
import { SaveSearch } from '#search/saved/save-search.tsx'
import { RESULTS_ID } from '#search/state/focus-targets.ts'
import { useConnectionState, useSearchServices } from '#search/state/search-services.ts'
import { everythingHref } from '#search/state/search-state.ts'
import { useRequestAnnouncements } from '#search/state/use-request-announcements.ts'
import type { QueryResult } from '#search/transport/list-query.ts'
import { readResult } from '#search/transport/list-query.ts'
import { SkeletonRows } from '#ui/text/skeleton-rows.tsx'

import { AnswerSection } from './answer-section.tsx'
import type { EverythingAnswer } from './everything-answer.ts'
import { readEverything } from './everything-answer.ts'
import { EverythingCorrection } from './everything-correction.tsx'
import { everythingRequests, namedLists } from './everything-requests.ts'
import { EverythingEmpty, EverythingSections } from './everything-sections.tsx'
import { ToolLink } from './tool-link.tsx'

import styles from './everything.module.css'

/** Without it everything is still found. */
const TargetsButton = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('#search/results/targets-button.tsx')).TargetsButton }
  } catch {
    return { default: () => null }
  }
})

type EverythingProps = {
  /** As typed. */
  readonly q: string
  /** The query string of the address, which may name what results are checked against. */
  readonly search: string
  /** Shown as long as there is no query. */
  readonly start: ReactNode
}

/** What all lists have for one query, below one heading that stays whatever there is to show. */
export function Everything({ q, search, start }: EverythingProps) {
  const isAsked = q.trim() !== ''
  const answer = useEverything(q, platformAttributes(search).join())
  useEverythingAnnouncements(isAsked && answer?.q === q ? answer : null)
  const shown = isAsked ? answer : null
  return (
    <div className={styles.page} data-asked={isAsked || undefined}>
      <div className={styles.head}>
        <h1 id={RESULTS_ID} tabIndex={-1} className={styles.title}>
          Everything
        </h1>
        {isAsked && (
          <p className={styles.stats}>
            <bdi>{shown !== null && everythingStats(shown)}</bdi>
          </p>
        )}
        {isAsked && (
          <Suspense fallback={<span className={styles.targets} />}>
            <TargetsButton />
          </Suspense>
        )}
        {isAsked && (
          <SaveSearch
            address={everythingHref({ q: q.trim() })}
            count={shown?.q === q ? shown.total : undefined}
          />
        )}
      </div>
      {isAsked && shown?.suggestions.length !== 0 && (
        <div className={styles.aside} data-print="no">
          {shown !== null && <SuggestionList suggestions={shown.suggestions} />}
        </div>
      )}
      <div className={styles.results}>{isAsked ? <Results answer={answer} /> : start}</div>
    </div>
  )
}

/** What is known stays while the next answer is on its way. */
function Results({ answer }: { readonly answer: ShownAnswer | null }) {
  const { failure } = useConnectionState()
  return (
    <>
      <SearchProblem hasResults={answer !== null} />
      {answer === null ? failure === null && <SkeletonRows count={8} /> : contentOf(answer)}
    </>
  )
}

function contentOf(answer: ShownAnswer): ReactNode {
  return (
    <>
      <ToolLink text={answer.q} />
      <EverythingCorrection answer={answer} />
      {answer.total === 0 ? (
        <>
          {answer.question !== undefined && <AnswerSection answer={answer.question} />}
          <EverythingEmpty answer={answer} />
        </>
      ) : (
        <>
          <LeftOut count={answer.leftOut} one="result" noun="results" />
          <EverythingSections answer={answer} />
        </>
      )}
    </>
  )
}

/** Tells the live region what was found: each new answer once, and each failure; never the first answer of the page. */
export function useEverythingAnnouncements(answer: EverythingAnswer | null): void {
  const { announcer } = useSearchServices()
  const { phase, failure } = useConnectionState()
  const spoken = useRef<EverythingAnswer | null>(null)

  useEffect(() => {
    if (answer === null || spoken.current === answer) return
    spoken.current = answer
    announcer.sayAnswer(everythingAnnouncement(answer))
  }, [announcer, answer])
  useRequestAnnouncements(phase === 'late', failure)
}

/**
 * What all lists have for a query, by one POST; an empty query sends nothing. The last answer stays until the next one
 * arrives, and no answer replaces one to a later query. `useConnectionState` has the failures.
 *
 * @param extra an attribute that is asked for beside the usual ones; empty for none
 */
export function useEverything(q: string, extra = ''): ShownAnswer | null {
  const { searchClient, today } = useSearchServices()
  const [answer, setAnswer] = useState<ShownAnswer | null>(null)
  const turns = useRef({ asked: 0, shown: 0 })
  useEffect(() => {
    if (q.trim() === '') return
    const turn = (turns.current.asked += 1)
    async function ask() {
      const question = (await questionsLoading)?.askQuestion(q, { today })
      if (turn < turns.current.asked) return
      const words = everythingRequests(q, extra)
      const requests = [...words, ...(question?.requests ?? [])]
      const { results } = await searchClient.client.search({ requests })
      if (turn < turns.current.shown) return
      turns.current.shown = turn
      const read = results.map(readResult)
      const shown = showable(read.slice(0, words.length))
      const answered = question?.read(read.slice(words.length))
      setAnswer({ ...readEverything(q, shown.results, answered), leftOut: shown.leftOut })
    }
    void ask()
  }, [searchClient, q, extra, today])
  return answer
}

type ShownAnswer = EverythingAnswer & {
  /** How many hits were not what their rows read. */
  readonly leftOut: number
}

/** The results without the hits that no row can show. */
function showable(results: readonly QueryResult[]) {
  const asked = [...lists, ...namedLists]
  const shown = results.map((result, place): QueryResult => {
    const list = asked[place]
    if (list === undefined || result.hits === undefined) return result
    return { ...result, hits: result.hits.filter((hit) => fitsRow(list.id, hit)) }
  })
  // Those that are asked for by name are among the hits of their lists, or would not be shown.
  const before = hitCount(results.slice(0, lists.length))
  return { results: shown, leftOut: before - hitCount(shown.slice(0, lists.length)) }
}

function hitCount(results: readonly QueryResult[]): number {
  return results.reduce((sum, { hits = [] }) => sum + hits.length, 0)
}

/** "412 results for “grid”": of the answer that is shown, even when it is not the one asked for last. */
export function everythingStats({ q, total }: EverythingAnswer): string {
  return `${pluralize(total, 'result', 'results')} for “${q.trim()}”`
}

/**
 * The same for the live region, where a list says it of itself alone: "412 results for “grid” in all lists". What the
 * text means as a question comes first, as on the page.
 */
export function everythingAnnouncement(answer: EverythingAnswer): string {
  const { q, total, question } = answer
  const words =
    total === 0
      ? `No results for “${q.trim()}” in any list`
      : `${everythingStats(answer)} in all lists`
  return question === undefined ? words : `${question.saying}. ${words}`
}
