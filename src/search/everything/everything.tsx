import type { ReactNode } from 'react'

import { SuggestionList } from '#search/palette/suggestion-list.tsx'
import { SearchProblem } from '#search/results/search-problem.tsx'
import { SaveSearch } from '#search/saved/save-search.tsx'
import { RESULTS_ID } from '#search/state/element-ids.ts'
import { useConnectionState } from '#search/state/search-services.ts'
import { everythingHref } from '#search/state/search-state.ts'
import { SkeletonRows } from '#ui/text/skeleton-rows.tsx'

import type { EverythingAnswer } from './everything-answer.ts'
import { EverythingEmpty } from './everything-empty.tsx'
import { EverythingSections } from './everything-sections.tsx'
import { everythingStats } from './everything-text.ts'
import { useEverythingAnnouncements } from './use-everything-announcements.ts'
import { useEverything } from './use-everything.ts'

import styles from './everything.module.css'

type EverythingProps = {
  /** As typed. */
  readonly q: string
  /** Shown as long as there is no query. */
  readonly start: ReactNode
}

/** What all lists have for one query, below one heading that stays whatever there is to show. */
export function Everything({ q, start }: EverythingProps) {
  const isAsked = q.trim() !== ''
  const answer = useEverything(q)
  useEverythingAnnouncements(isAsked && answer?.q === q ? answer : null)
  const shown = isAsked ? answer : null
  return (
    <div className={styles.page} data-asked={isAsked || undefined}>
      <div className={styles.head}>
        <h1 id={RESULTS_ID} tabIndex={-1} className={styles.title}>
          Everything
        </h1>
        {shown !== null && (
          <p className={styles.stats}>
            <bdi>{everythingStats(shown)}</bdi>
          </p>
        )}
        {isAsked && (
          <SaveSearch
            address={everythingHref({ q: q.trim() })}
            count={shown?.q === q ? shown.total : undefined}
          />
        )}
      </div>
      {shown !== null && shown.suggestions.length > 0 && (
        <div className={styles.aside} data-print="no">
          <SuggestionList suggestions={shown.suggestions} />
        </div>
      )}
      <div className={styles.results}>{isAsked ? <Results answer={answer} /> : start}</div>
    </div>
  )
}

/** What is known stays while the next answer is on its way. */
function Results({ answer }: { readonly answer: EverythingAnswer | null }) {
  const { failure } = useConnectionState()
  return (
    <>
      <SearchProblem />
      {answer === null ? failure === null && <SkeletonRows count={8} /> : contentOf(answer)}
    </>
  )
}

function contentOf(answer: EverythingAnswer): ReactNode {
  return answer.total === 0 ? (
    <EverythingEmpty answer={answer} />
  ) : (
    <EverythingSections answer={answer} />
  )
}
