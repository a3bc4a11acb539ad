import { useEffect, useState } from 'react'

import { whyNotChecked } from '#catalogue/verdict/unjudged.ts'
import { formatCount } from '#lib/format-count.ts'
import { sentences } from '#lib/sentence.ts'
import { REST } from '#search/address/search-box-state.ts'
import { useLinks } from '#search/state/links.ts'
import { useListState } from '#search/state/list-context.ts'
import { useResultsState } from '#search/state/use-results-state.ts'
import { type MultiSearchRequest, useMultiSearch } from '#search/transport/use-multi-search.ts'
import { Button } from '#ui/controls/button.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import { type Can, formatBrowsers, readBrowsers, answerNames } from './browsers-state.ts'
import { listConditions } from './filter/list-conditions.ts'
import { TargetsOrigin } from './targets-origin.tsx'
import { useChoose } from './use-choose.ts'
import { useTargets } from './use-targets.ts'

import styles from './targets-bar.module.css'

/** What a list is checked against, with the filter by verdict. */
export function TargetsBar() {
  const { text, status, name, unjudged, remarks, problem } = useTargets()
  const choose = useChoose()
  const beside = sentences(whyNotChecked(unjudged), ...remarks)
  const isUsable = status === 'known' || status === 'pending'
  if (text === '') return null
  return (
    <div className={styles.bar} data-print="no">
      <p className={styles.lines}>
        {status === 'unusable' && <span>{problem}</span>}
        {status === 'failed' && (
          <>
            <b>{name}</b> <span>could not be read.</span>
          </>
        )}
        {isUsable && (
          <>
            <span>Checked in</span> <b>{name}</b>
          </>
        )}
        {status === 'known' && beside !== '' && <span>{`. ${beside}`}</span>}
      </p>
      {isUsable && <ResultsByBrowser />}
      <div className={styles.tools}>
        <TargetsOrigin />
        <Button variant="quiet" onClick={() => choose('')}>
          Clear browsers
        </Button>
      </div>
    </div>
  )
}

const choices: readonly { readonly can: Can; readonly label: string }[] = [
  { can: '', label: 'All' },
  { can: 'yes', label: 'Works' },
  { can: 'part', label: 'In part' },
  { can: 'no', label: 'Does not work' },
]

function ResultsByBrowser() {
  const { Link } = useLinks()
  const { state, href } = useListState()
  const { targets, can: chosen } = readBrowsers(state.browsers)
  const { counts, isOld } = useCanCounts()
  return (
    <ul className={styles.choices} aria-label="Results by browser">
      {choices.map(({ can, label }) => (
        <li key={can}>
          <Link
            className={styles.choice}
            href={href({ ...state, browsers: formatBrowsers({ targets, can }), page: 1 })}
            aria-current={can === chosen ? 'true' : undefined}
          >
            <span>{label}</span>
            {can !== '' && <Count value={counts[can]} isOld={isOld} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}

type CountProps = { readonly value: number | undefined; readonly isOld: boolean }

/** A number of results. Its room is reserved until it is known; an outdated number stays, paler. */
function Count({ value, isOld }: CountProps) {
  return (
    <span className={styles.count} data-old={isOld || undefined}>
      {value !== undefined && (
        <>
          <VisuallyHidden>, </VisuallyHidden>
          <span>{formatCount(value)}</span>
          <VisuallyHidden>{value === 1 ? ' result' : ' results'}</VisuallyHidden>
        </>
      )}
    </span>
  )
}

type Counted = Exclude<Can, ''>

/** Numbers of results under all other conditions. An unknown number has no key. */
type CanCounts = {
  readonly counts: Readonly<Partial<Record<Counted, number>>>
  readonly isOld: boolean
}

const none: CanCounts = { counts: {}, isOld: false }

/**
 * The numbers beside the filter by verdict, requested once typing pauses. The total of the shown
 * results is one of them. Without a query the last is the difference to the total. With a query
 * all are requested, because a query without results matches more loosely.
 */
function useCanCounts(): CanCounts {
  const { state } = useListState()
  const { kind, total, isOld } = useResultsState()
  const { can } = readBrowsers(state.browsers)
  const isKnown = !isOld && kind !== 'waiting' && kind !== 'failed'
  const wanted = wantedCounts(can, state.q)
  const requests = useRequests(wanted)
  const rested = useRested(JSON.stringify(requests), isKnown)
  const answer = useMultiSearch(rested ? requests : null)
  const [shown, setShown] = useState(none)
  const isAnswered = answer.status === 'results' && isKnown
  if (!isAnswered) return { ...shown, isOld: true }
  const found = answer.results.map(({ nbHits = 0 }) => nbHits)
  const counts = countsOf(can, { total, wanted, found })
  if (answerNames.some((name) => shown.counts[name] !== counts[name])) {
    setShown({ counts, isOld: false })
  }
  return { counts, isOld: false }
}

function wantedCounts(can: Can, q: string): readonly Counted[] {
  if (can !== '') return answerNames.filter((name) => name !== can)
  return q.trim() === '' ? ['yes', 'part'] : answerNames
}

type Numbers = {
  readonly total: number
  readonly wanted: readonly Counted[]
  readonly found: readonly number[]
}

function countsOf(can: Can, { total, wanted, found }: Numbers): CanCounts['counts'] {
  const counts = Object.fromEntries(wanted.map((name, place) => [name, found[place] ?? 0]))
  if (can !== '') return { ...counts, [can]: total }
  const others = found.reduce((sum, count) => sum + count, 0)
  return wanted.includes('no') ? counts : { ...counts, no: Math.max(0, total - others) }
}

function useRequests(wanted: readonly Counted[]): readonly MultiSearchRequest[] {
  const { list, state } = useListState()
  const { targets } = readBrowsers(state.browsers)
  return wanted.map((can) => ({
    indexName: list.id,
    query: state.q,
    ...listConditions(list, { ...state, browsers: formatBrowsers({ targets, can }) }),
    hitsPerPage: 0,
    attributesToRetrieve: [],
    attributesToHighlight: [],
    analytics: false,
  }))
}

/** Whether a text has not changed for `REST`, counted from when `mayRest` becomes true. */
function useRested(text: string, mayRest: boolean): boolean {
  const [rested, setRested] = useState<string>()
  useEffect(() => {
    if (!mayRest) return undefined
    const timer = setTimeout(() => setRested(text), REST)
    return () => clearTimeout(timer)
  }, [text, mayRest])
  return mayRest && rested === text
}
