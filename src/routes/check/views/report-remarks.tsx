import { type CodeReport, unreadWords } from '#check/report/index.ts'
import { pluralize } from '#lib/format-count.ts'
import { joinWords } from '#lib/sentence.ts'
import { Notice } from '#ui/text/notice.tsx'

import styles from '#routes/check/check.module.css'

type RemarksProps = { readonly report: CodeReport }

/** What the data does not have and what was not read, with the places. */
export function ReportRemarks({ report }: RemarksProps) {
  return (
    <>
      <UnknownNames report={report} />
      <UnreadParts report={report} />
    </>
  )
}

function UnknownNames({ report: { unknown } }: RemarksProps) {
  if (unknown.length === 0) return null
  const count = pluralize(unknown.length, 'name is', 'names are')
  return (
    <Notice tone="limited">
      <p>
        <strong>{`${count} not in the data.`}</strong>{' '}
        <span>Whether browsers support them is not known.</span>
      </p>
      <ul className={styles.remarks}>
        {unknown.slice(0, MOST_LINES).map(({ kind, name, meant, file, line, count: places }) => (
          <li key={`${kind} ${name}`}>
            <span>{`${file}, line ${line}${places > 1 ? ` and ${places - 1} more` : ''}: ${kind}`}</span>{' '}
            <code>{name}</code>
            {meant !== undefined && (
              <>
                <span>, did you mean</span> <code>{meant}</code>
                <span>?</span>
              </>
            )}
          </li>
        ))}
        {unknown.length > MOST_LINES && <li>{`${unknown.length - MOST_LINES} more`}</li>}
      </ul>
    </Notice>
  )
}

function UnreadParts({ report }: RemarksProps) {
  const { problems, unread, notes } = report
  const words = unreadWords({ ...report, notes: [] })
  if (words.length === 0 && notes.length === 0) return null
  const lines = [
    ...problems.map(({ file, line, message }) => `${file}, line ${line}: ${message}`),
    ...unread.map(({ file, line, what }) => `${file}, line ${line}: ${what}`),
  ]
  return (
    <Notice tone="limited">
      {words.length > 0 && (
        <p>
          <strong>{`Not read: ${joinWords(words)}.`}</strong>{' '}
          <span>The rest of the code was checked.</span>
        </p>
      )}
      <ul className={styles.remarks}>
        {[...new Set(lines)].slice(0, MOST_LINES).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > MOST_LINES && <li>{`${lines.length - MOST_LINES} more`}</li>}
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Notice>
  )
}

const MOST_LINES = 10
