import { Link } from 'react-router-dom'

import { baselineLabels } from '#catalogue/baseline.ts'
import { stateOf } from '#catalogue/verdict/states.ts'
import { paths } from '#routes/paths.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { useDays } from '#search/state/days.ts'
import { Badge } from '#ui/support/badge.tsx'
import { StateWord } from '#ui/support/state-word.tsx'
import { SupportCells } from '#ui/support/support-cells.tsx'
import { NameText } from '#ui/text/name-text.tsx'

import { placesText, reasonsOf, verdictText } from './report-outputs.ts'
import type { ReportItem } from './report.ts'

import row from '#search/rows/result-row.module.css'
import styles from './check.module.css'

export function ReportRow({ item }: { readonly item: ReportItem }) {
  const { entry, verdict, isGuarded, places } = item
  const { today } = useDays()
  const reasons = reasonsOf(item)
  return (
    <article className={`${row.row} ${styles.row}`}>
      <h3 className={`${row.head} ${row.name}`}>
        <Link to={paths.compatEntry(entry.of ?? entry.key)}>
          <NameText value={entry.name} code />
        </Link>
        {isGuarded ? (
          <span className={row.remark}>{verdictText(item)}</span>
        ) : (
          <StateWord state={stateOf(verdict)} word={verdictText(item)} size={12} />
        )}
        {entry.baseline !== undefined && (
          <Badge
            status={entry.baseline}
            label={baselineLabels[entry.baseline]}
            since={entry.baseline === 'newly' ? entry.newly : undefined}
            plain
          />
        )}
      </h3>
      {reasons !== '' && (
        <p className={`${row.why} ${styles.why}`}>
          {`${capitalized(reasons)}.${isGuarded ? ` ${careText(item)}` : ''}`}
        </p>
      )}
      <p className={`${row.match} ${styles.places}`}>{placesText(places)}</p>
      <div className={`${row.support} ${styles.support}`}>
        <SupportCells columns={browserColumns} support={entry.support} today={today} />
      </div>
    </article>
  )
}

/** Reasons may begin with a lower-case word: “not something Node.js runs”. */
const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function careText({ places }: ReportItem): string {
  const cares = new Set(places.map(({ care }) => care))
  if (cares.has('condition')) return 'Your code asks for it first.'
  return cares.has('fallback') ? 'Your code has a fallback.' : 'Its prefix is for one engine.'
}
