import { Link } from 'react-router-dom'

import { stateOf } from '#catalogue/verdict/states.ts'
import {
  reasonsOf,
  type ReportItem,
  type ItemRow,
  standingText,
  verdictText,
} from '#check/report/index.ts'
import { capitalized, sentences } from '#lib/sentence.ts'
import { entryPath } from '#routes/check/entry-path.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { useDays } from '#search/state/days.ts'
import { Button } from '#ui/controls/button.tsx'
import { StateWord } from '#ui/support/state-word.tsx'
import { SupportCells } from '#ui/support/support-cells.tsx'
import { NameText } from '#ui/text/name-text.tsx'

import { EntryBadge } from './entry-badge.tsx'
import { ReportPlaces } from './report-places.tsx'

import styles from '#routes/check/check.module.css'
import row from '#search/rows/result-row.module.css'

type ReportRowProps = {
  /** Entries of which all is the same. */
  readonly items: ItemRow
  readonly heading: 'h3' | 'h4'
  /** Called to ignore entries, or to stop ignoring them. */
  readonly onIgnore: (keys: readonly string[]) => void
}

export function ReportRow({ items, heading: Heading, onIgnore }: ReportRowProps) {
  const [first] = items
  const { entry, verdict, standing } = first
  const { today } = useDays()
  const reasons = reasonsOf(first)
  const why = sentences(reasons === '' ? '' : `${capitalized(reasons)}.`, standingText(first))
  const isIgnorable = canBeIgnored(first)
  return (
    <article className={`${row.row} ${styles.row}`}>
      <Heading className={`${row.head} ${row.name}`}>
        <span>
          {items.map((item, place) => (
            <span key={item.entry.key}>
              {place > 0 && <span>, </span>}
              <Link to={entryPath(item.entry)}>
                <NameText value={item.entry.name} code />
              </Link>
            </span>
          ))}
        </span>
        {standing === 'guarded' ? (
          <span className={row.remark}>{verdictText(first)}</span>
        ) : (
          <StateWord state={stateOf(verdict)} word={verdictText(first)} size={12} />
        )}
        {standing === 'likely' && <span className={row.remark}>not certain</span>}
        {entry.baseline !== undefined && (
          <EntryBadge status={entry.baseline} newly={entry.newly} plain />
        )}
      </Heading>
      {(why !== '' || isIgnorable) && (
        <p className={`${row.why} ${styles.why}`}>
          {why !== '' && <span>{why}</span>}
          {isIgnorable && (
            <Button
              variant="quiet"
              aria-label={`${standing === 'ignored' ? 'Restore' : 'Ignore'} ${items.map((item) => item.entry.name).join(', ')}`}
              onClick={() => onIgnore(items.map((item) => item.entry.key))}
            >
              {standing === 'ignored' ? 'Restore' : 'Ignore'}
            </Button>
          )}
        </p>
      )}
      <ReportPlaces items={items} />
      <div className={`${row.support} ${styles.support}`}>
        <SupportCells columns={browserColumns} support={entry.support} today={today} />
      </div>
    </article>
  )
}

/** A comment in the code, not the visitor, decides about what it ignores. */
function canBeIgnored({ standing, verdict, isChoice }: ReportItem): boolean {
  if (standing === 'ignored') return isChoice === true
  return verdict.answer !== 'yes' && standing !== 'guarded' && standing !== 'harmless'
}
