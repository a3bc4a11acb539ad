import { Link } from 'react-router-dom'

import { baselineLabels } from '#catalogue/baseline.ts'
import { stateOf } from '#catalogue/verdict/states.ts'
import { reasonsOf, type ReportItem, standingText, verdictText } from '#check/report/index.ts'
import { capitalized, sentences } from '#lib/sentence.ts'
import { entryPath } from '#routes/check/entry-path.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { useDays } from '#search/state/days.ts'
import { Button } from '#ui/controls/button.tsx'
import { Badge } from '#ui/support/badge.tsx'
import { StateWord } from '#ui/support/state-word.tsx'
import { SupportCells } from '#ui/support/support-cells.tsx'
import { NameText } from '#ui/text/name-text.tsx'

import { ReportPlaces } from './report-places.tsx'

import styles from '#routes/check/check.module.css'
import row from '#search/rows/result-row.module.css'

type ReportRowProps = {
  readonly item: ReportItem
  readonly heading: 'h3' | 'h4'
  /** Called to ignore the entry, or to stop ignoring it. */
  readonly onIgnore: (key: string) => void
}

export function ReportRow({ item, heading: Heading, onIgnore }: ReportRowProps) {
  const { entry, verdict, standing } = item
  const { today } = useDays()
  const reasons = reasonsOf(item)
  const why = sentences(reasons === '' ? '' : `${capitalized(reasons)}.`, standingText(item))
  const isIgnorable = canBeIgnored(item)
  return (
    <article className={`${row.row} ${styles.row}`}>
      <Heading className={`${row.head} ${row.name}`}>
        <Link to={entryPath(entry)}>
          <NameText value={entry.name} code />
        </Link>
        {standing === 'guarded' ? (
          <span className={row.remark}>{verdictText(item)}</span>
        ) : (
          <StateWord state={stateOf(verdict)} word={verdictText(item)} size={12} />
        )}
        {standing === 'likely' && <span className={row.remark}>not certain</span>}
        {entry.baseline !== undefined && (
          <Badge
            status={entry.baseline}
            label={baselineLabels[entry.baseline]}
            // The date is that on which it became newly available.
            since={entry.baseline === 'newly' ? entry.newly : undefined}
            plain
          />
        )}
      </Heading>
      {(why !== '' || isIgnorable) && (
        <p className={`${row.why} ${styles.why}`}>
          {why !== '' && <span>{why}</span>}
          {isIgnorable && (
            <Button
              variant="quiet"
              aria-label={`${standing === 'ignored' ? 'Restore' : 'Ignore'} ${entry.name}`}
              onClick={() => onIgnore(entry.key)}
            >
              {standing === 'ignored' ? 'Restore' : 'Ignore'}
            </Button>
          )}
        </p>
      )}
      <ReportPlaces item={item} />
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
