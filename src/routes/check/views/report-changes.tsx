import { Link } from 'react-router-dom'

import type { ReportComparison } from '#check/outputs/index.ts'
import { type ReportItem, verdictText } from '#check/report/index.ts'
import { formatDay } from '#lib/format-day.ts'
import { entryPath } from '#routes/check/entry-path.ts'
import { NameText } from '#ui/text/name-text.tsx'

import styles from '#routes/check/check.module.css'

/** What is new, gone and other than in an earlier report. */
export function ReportChanges({ changes }: { readonly changes: ReportComparison }) {
  const { day, browsers, added, gone, changed, still } = changes
  return (
    <div>
      <p>{`Since the report of ${formatDay(day)} in ${browsers}: ${added.length} new, ${gone.length} gone, ${changed.length} with a different answer, ${still} unchanged.`}</p>
      <Items title="New" items={added} />
      <Items title="Different answer" items={changed} />
      {gone.length > 0 && (
        <>
          <h3 className={styles.group}>Gone</h3>
          <ul aria-label="Gone">
            {gone.map((name) => (
              <li key={name}>
                <NameText value={name} code />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

type ItemsProps = { readonly title: string; readonly items: readonly ReportItem[] }

function Items({ title, items }: ItemsProps) {
  if (items.length === 0) return null
  return (
    <>
      <h3 className={styles.group}>{title}</h3>
      <ul aria-label={title}>
        {items.map((item) => (
          <li key={item.entry.key}>
            <Link to={entryPath(item.entry)}>
              <NameText value={item.entry.name} code />
            </Link>
            <span>{`: ${verdictText(item)}`}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
