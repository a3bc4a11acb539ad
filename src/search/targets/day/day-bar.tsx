import { firstDays } from '#catalogue/features/on-day.ts'
import { views } from '#contracts/views.ts'
import { secondsOf } from '#lib/dates.ts'
import { formatDay } from '#lib/format-day.ts'
import { useDays } from '#search/state/days.ts'
import { useLinks } from '#search/state/links.ts'
import { useListState } from '#search/state/list-context.ts'
import { useResultsState } from '#search/state/use-results-state.ts'
import { Button } from '#ui/controls/button.tsx'

import styles from '#search/targets/targets-bar.module.css'

export function DayBar() {
  const { state, go } = useListState()
  const { Link } = useLinks()
  const { asOf, today } = useDays()
  const { day } = state
  const { kind } = useResultsState()
  // Appears with the first results, so that it causes no layout shift.
  if (day === '' || kind === 'waiting') return null
  const problem = problemOf(day, today)
  return (
    <div className={styles.bar} data-print={problem === '' ? undefined : 'no'}>
      <p className={styles.name}>
        {problem === '' ? (
          <>
            <span>Baseline on</span> <b>{formatDay(day)}</b>
            <span>{`. ${remarkOf(day, asOf)}`}</span>
          </>
        ) : (
          problem
        )}
      </p>
      {secondsOf(day) !== undefined && problem !== '' && (
        <Link href={views.upcoming.path}>What comes next</Link>
      )}
      <Button variant="quiet" onClick={() => go({ ...state, day: '', page: 1 })}>
        Back to today
      </Button>
    </div>
  )
}

/** Why the list is not as of that day; empty if it is. */
function problemOf(day: string, today: string): string {
  if (secondsOf(day) === undefined) {
    return `“${day}” is not a date. The list shows today’s status. Write a date like 2024-01-31.`
  }
  return day > today ? `${formatDay(day)} is in the future. The list shows today’s status.` : ''
}

function remarkOf(day: string, asOf: string): string {
  const { newly, widely } = firstDays
  if (day < newly) {
    return `Nothing was Baseline yet: the first features became newly available on ${formatDay(newly)}.`
  }
  if (day < widely) {
    return `Nothing was widely available yet: the first features became so on ${formatDay(widely)}.`
  }
  const support = 'Support and usage are today’s.'
  return day > asOf ? `The data ends on ${formatDay(asOf)}. ${support}` : support
}
