import { useEffect } from 'react'

import { pluralize } from '#lib/format-count.ts'
import { useAnnouncer } from '#search/state/announcer.ts'
import { Button } from '#ui/controls/button.tsx'
import { CopyButtons } from '#ui/controls/copy-buttons.tsx'
import { Notice } from '#ui/text/notice.tsx'
import { SkeletonRows } from '#ui/text/skeleton-rows.tsx'

import type { DiffState } from './diff-address.ts'
import { AreaSection } from './diff-areas.tsx'
import { DiffFilters } from './diff-filters.tsx'
import type { AreaRows, FilteredRows } from './diff-rows.ts'
import { filterRows, inAreas } from './diff-rows.ts'
import { countText, diffMarkdown, sideText } from './diff-text.ts'
import type { Pair } from './diff-text.ts'
import type { DiffData } from './use-diff.ts'

import styles from './diff.module.css'

type DiffBodyProps = {
  readonly state: DiffState
  readonly data: DiffData
  readonly onChange: (state: DiffState) => void
  readonly onType: (q: string) => void
}

export function DiffBody({ state, data, onChange, onType }: DiffBodyProps) {
  if (data.status === 'failed') return <DiffFailure onRetry={data.retry} />
  if (data.status === 'loading') {
    return (
      <div className={styles.pending}>
        <SkeletonRows count={12} size="line" />
      </div>
    )
  }
  const { sides: pair, rows } = data
  const filtered = filterRows(rows, state)
  const summary = countText(filtered.rows.length, rows.length, pair)
  return (
    <>
      <Summary data={data} text={summary} />
      {rows.length === 0 ? (
        <NothingChanged pair={pair} />
      ) : (
        <>
          <DiffFilters
            state={state}
            filtered={filtered}
            kinds={new Set(rows.map(({ kind }) => kind))}
            pair={pair}
            onChange={onChange}
            onType={onType}
          />
          <DiffResults
            filtered={filtered}
            pair={pair}
            onClear={() => onChange({ ...state, changes: [], area: undefined, q: '' })}
          />
        </>
      )}
    </>
  )
}

type SummaryProps = {
  readonly data: Extract<DiffData, { status: 'ready' }>
  /** "24 of 273 changes". */
  readonly text: string
}

/** Releases with their dates, and the number of changes shown; announced when it changes. */
function Summary({ data: { sides: pair, silent, rows }, text }: SummaryProps) {
  const announcer = useAnnouncer()
  useEffect(() => announcer.say(text), [announcer, text])
  const isOther = pair.from.browser !== pair.to.browser
  return (
    <>
      <p className={styles.summary}>
        {rows.length > 0 && <strong>{`${text}: `}</strong>}
        <span>{`${sideText(pair.from)} → ${sideText(pair.to)}`}</span>
      </p>
      {isOther && silent > 0 && (
        <p className={styles.remark}>
          {`${pluralize(silent, 'entry is', 'entries are')} not compared: the data covers ${silent === 1 ? 'it' : 'them'} in one of the two at most.`}
        </p>
      )}
    </>
  )
}

function NothingChanged({ pair }: { readonly pair: Pair }) {
  const { from, to } = pair
  const isSame = from.browser === to.browser && from.version === to.version
  return (
    <p className={styles.remark}>
      {isSame
        ? 'Both sides are the same release. Choose another version on one of them.'
        : 'No changes recorded between these releases. Minor releases often contain fixes only.'}
    </p>
  )
}

type DiffResultsProps = {
  readonly filtered: FilteredRows
  readonly pair: Pair
  readonly onClear: () => void
}

function DiffResults({ filtered, pair, onClear }: DiffResultsProps) {
  const areas = inAreas(filtered)
  if (areas.length === 0) {
    return (
      <Notice action={<Button onClick={onClear}>Clear filters</Button>}>
        <p>No changes match these filters.</p>
      </Notice>
    )
  }
  return (
    <>
      {areas.map((area) => (
        <AreaSection key={area.area} area={area} pair={pair} />
      ))}
      <div className={styles.copies} data-print="no">
        <CopyButtons offers={offersOf(areas, pair)} />
      </div>
    </>
  )
}

function offersOf(areas: readonly AreaRows[], pair: Pair) {
  return [
    { name: 'Markdown', text: () => diffMarkdown(areas, pair, readAddress()) },
    { name: 'link', text: readAddress },
  ]
}

const readAddress = (): string => location.href

function DiffFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert">
      <Notice tone="danger" action={<Button onClick={onRetry}>Try again</Button>}>
        <p>
          <strong>This comparison could not be loaded.</strong> Check your connection.
        </p>
      </Notice>
    </div>
  )
}
