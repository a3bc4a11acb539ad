import { type ComponentType, type ReactNode, Suspense, useEffect, useRef } from 'react'

import { loadSubjects } from '#language/index.ts'
import { pluralize } from '#lib/format-count.ts'
import { everythingHref } from '#search/address/search-state.ts'
import { SectionAnswer } from '#search/answers/lazy-answer.tsx'
import { loadAnswers } from '#search/answers/load-answers.ts'
import { sayingOf } from '#search/answers/saying.ts'
import { hasSeveralWords } from '#search/companion/relaxed-queries.ts'
import type { SearchedAnswer } from '#search/federated/searched-answer.ts'
import { useCorrection } from '#search/federated/use-correction.ts'
import { useReading } from '#search/federated/use-reading.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { SuggestionList } from '#search/palette/suggestion-list.tsx'
import { loadQuestions, useQuestions } from '#search/questions/load-questions.ts'
import { SearchProblem } from '#search/results/search-problem.tsx'
import { lastHead } from '#search/rows/found-row.tsx'
import { LeftOut } from '#search/rows/left-out.tsx'
import { SaveSearch } from '#search/saved/save-search.tsx'
import { useAnnouncer } from '#search/state/announcer.ts'
import { RESULTS_ID } from '#search/state/focus-targets.ts'
import { lazyView } from '#search/state/lazy-view.ts'
import { useLinks } from '#search/state/links.ts'
import { useConnectionState } from '#search/state/search-services.ts'
import { useRequestAnnouncements } from '#search/state/use-request-announcements.ts'
import { Button } from '#ui/controls/button.tsx'
import { SupportHead } from '#ui/support/support-head.tsx'
import { ChevronIcon } from '#ui/text/icon.tsx'
import { MarginSection } from '#ui/text/margin-section.tsx'
import { SkeletonRows } from '#ui/text/skeleton-rows.tsx'

import { AnswerSection } from './answer-section.tsx'
import { EverythingEmpty, EverythingSections } from './everything-sections.tsx'
import { USUAL } from './found-rows.tsx'

import styles from './everything.module.css'

/** The search works without it, so a failure to load it is ignored. */
const TargetsButton = lazyView(async (): Promise<ComponentType> => {
  try {
    return (await import('#search/results/targets-button.tsx')).TargetsButton
  } catch {
    return () => null
  }
})

/** Settles when the view can show its first answer, which is read with the grammar of questions. */
export const everythingLoading = Promise.all([
  loadQuestions(),
  loadAnswers(),
  loadSubjects(),
  TargetsButton.preload(),
])

const targetsOnTheWay = (
  <Button disabled variant="word">
    <span>Your browsers</span>
    <ChevronIcon />
  </Button>
)

type EverythingProps = {
  readonly q: string
  /** The answer to this query or to an earlier one; null until there is one. */
  readonly answer: SearchedAnswer | null
  readonly start: ReactNode
}

/**
 * The results of all lists, each in a section with its name in the margin. The title is in sight only
 * without a query: the results need no other than the tab.
 */
export function Everything({ q, answer, start }: EverythingProps) {
  if (q.trim() === '') {
    return (
      <MarginSection level="h1" id={RESULTS_ID} title="Everything">
        {start}
      </MarginSection>
    )
  }
  return (
    <div className={styles.page}>
      <h1 id={RESULTS_ID} tabIndex={-1}>
        Everything
      </h1>
      <Results q={q} answer={answer} />
    </div>
  )
}

type ResultsProps = Pick<EverythingProps, 'q' | 'answer'>

function Results({ q, answer }: ResultsProps) {
  const { failure } = useConnectionState()
  return (
    <>
      <SearchProblem hasResults={answer !== null} />
      {answer === null ? (
        failure === null && <SkeletonRows count={8} />
      ) : (
        <Answered q={q} answer={answer} />
      )}
    </>
  )
}

function Answered({ q, answer }: { readonly q: string; readonly answer: SearchedAnswer }) {
  const isNothing = isEmpty(answer)
  const questions = useQuestions()
  return (
    <>
      <SectionAnswer text={answer.q} lines={answer.lines} />
      {answer.lines.length === 0 && <ToolLink answer={answer} />}
      {questions && <questions.QualifierValues text={answer.q} />}
      <EverythingCorrection answer={answer} />
      <LeftOut count={answer.leftOut} one="result" noun="results" />
      <Bar q={q} answer={answer} />
      {isNothing && answer.question !== undefined && <AnswerSection answer={answer.question} />}
      {isNothing ? (
        answer.question === undefined && <EverythingEmpty answer={answer} />
      ) : (
        <EverythingSections answer={answer} />
      )}
      {answer.suggestions.length > 0 && <SuggestionList suggestions={answer.suggestions} />}
    </>
  )
}

/** How much was found, what can be done with it, and the heads over the columns of all rows. */
function Bar({ q, answer }: { readonly q: string; readonly answer: SearchedAnswer }) {
  return (
    <div className={styles.bar}>
      <div className={styles.head}>
        <p className={styles.stats}>
          <bdi>{everythingStats(answer)}</bdi>
        </p>
        <div className={styles.tools} data-print="no">
          <Suspense fallback={targetsOnTheWay}>
            <TargetsButton />
          </Suspense>
          <SaveSearch
            address={everythingHref({ q: q.trim() })}
            count={answer.q === q ? answer.total : undefined}
          />
        </div>
        {hasUsualRows(answer) && <SupportHead columns={browserColumns} last={USUAL} />}
      </div>
    </div>
  )
}

function hasUsualRows({ exact, question, sections }: SearchedAnswer): boolean {
  const hits = [
    ...exact,
    ...(question?.hits ?? []),
    ...sections.flatMap((section) => section.hits.concat(section.close)),
  ]
  return hits.some(({ id }) => lastHead(id) === USUAL)
}

/** Announces each new answer once, except the first one of the page, and each failure. */
export function useEverythingAnnouncements(answer: SearchedAnswer | null): void {
  const announcer = useAnnouncer()
  const { phase, failure } = useConnectionState()
  const spoken = useRef<SearchedAnswer | null>(null)

  useEffect(() => {
    if (answer === null || spoken.current === answer) return
    spoken.current = answer
    announcer.sayAnswer(everythingAnnouncement(answer))
  }, [announcer, answer])
  useRequestAnnouncements(phase === 'late', failure)
}

/** Whether nothing was found, not even a close record. */
const isEmpty = ({ total, sections }: SearchedAnswer): boolean =>
  total === 0 && sections.length === 0

/** "412 results for “grid”": describes the shown answer, even if it is not the latest query's. */
export function everythingStats(answer: SearchedAnswer): string {
  const { q, total, exact, sections, unknown = [], question, lines, comparison } = answer
  if (total === 0 && unknown.length > 0) return unknownText(unknown)
  if (isEmpty(answer) && question !== undefined && question.total > 0) return question.count
  if (total === 0 && sections.length > 0) {
    const isAnswered = exact.length > 0 || lines.length > 0
    return isAnswered || question !== undefined || comparison !== undefined
      ? `Close matches for “${q.trim()}”`
      : `Nothing has every word of “${q.trim()}”`
  }
  return `${pluralize(total, 'result', 'results')} for “${q.trim()}”`
}

/** "“frobnicate” is in no record", "“docker” and “compose” are in no record". */
function unknownText(words: readonly string[]): string {
  const quoted = words.map((word) => `“${word}”`)
  const [last = '', ...others] = quoted.toReversed()
  return others.length === 0
    ? `${last} is in no record`
    : `${others.toReversed().join(', ')} and ${last} are in no record`
}

/** "412 results for “grid” in all lists", preceded by the answer to a question, as on the page. */
export function everythingAnnouncement(answer: SearchedAnswer): string {
  const { q, total, question, lines, comparison } = answer
  const words = isEmpty(answer)
    ? `No results for “${q.trim()}” in any list`
    : total === 0
      ? everythingStats(answer)
      : `${everythingStats(answer)} in all lists`
  const said = [...lines.map(sayingOf), ...(question === undefined ? [] : [`${question.saying}.`])]
  return [...said, ...(comparison === undefined ? [] : [`${comparison.title}.`]), words].join(' ')
}

/** The tool that a text asks for: "Compare Chrome 120 with Chrome 130", "Compare Grid and Subgrid". */
function ToolLink({ answer: { q, comparison } }: { readonly answer: SearchedAnswer }) {
  const { Link } = useLinks()
  const asked = useReading()(q)
  const tool = comparison ?? asked?.tool
  if (tool === undefined) return null
  const { title, about, href } = tool
  return (
    <MarginSection title="Tool">
      <p>
        <Link href={href} className={styles.tool}>
          <bdi>{title}</bdi>
        </Link>
      </p>
      <p>{about}</p>
    </MarginSection>
  )
}

function EverythingCorrection({ answer }: { readonly answer: SearchedAnswer }) {
  const { Link } = useLinks()
  const { q, unknown } = answer
  // Of several words some may be names, which is known once their records are counted.
  const isKnown = unknown !== undefined || !hasSeveralWords(q)
  const correction = useCorrection(isKnown ? answer : undefined)
  if (correction === undefined) return null
  return (
    <p className={styles.correction}>
      Showing results for <b>{correction.corrected}</b>.{' '}
      <Link id="literal" href={everythingHref({ q: correction.literal })}>
        <span>Search for</span> <bdi>{`“${q.trim()}”`}</bdi> <span>instead</span>
      </Link>
    </p>
  )
}
