import { type CodeReport, unreadWords } from '#check/report/index.ts'
import { joinWords } from '#lib/sentence.ts'
import { Notice } from '#ui/text/notice.tsx'

import styles from '#routes/check/check.module.css'

/** What was not read, with the places. */
export function ReportRemarks({ report }: { readonly report: CodeReport }) {
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
