import { Link } from 'react-router-dom'

import {
  baselineText,
  type CodeReport,
  countsSentence,
  isUndecided,
  platformSentences,
  raiseSentence,
  reasonsOf,
  reportSentence,
} from '#check/report/index.ts'
import { entryPath } from '#routes/check/entry-path.ts'
import { NameText } from '#ui/text/name-text.tsx'

import { EntryBadge } from './entry-badge.tsx'

import styles from '#routes/check/check.module.css'

type SummaryProps = { readonly report: CodeReport; readonly targetsName: string }

/** The answer in a sentence, and what it follows from. */
export function ReportSummary({ report, targetsName }: SummaryProps) {
  const { answer, counts, blocker, baseline, raises } = report
  return (
    <>
      <h2
        className={styles.verdict}
        data-answer={isUndecided(report) ? 'open' : (answer ?? 'guarded')}
      >
        {reportSentence(report, targetsName)}
      </h2>
      {blocker !== undefined && (
        <p>
          <span>{counts.no === 1 ? 'The only blocker is ' : 'The main blocker is '}</span>
          <Link to={entryPath(blocker.entry)}>
            <NameText value={blocker.entry.name} code />
          </Link>
          <span>{`: ${reasonsOf(blocker)}.`}</span>
        </p>
      )}
      {answer !== undefined && (
        <p className={styles.whole}>
          <span>Baseline of the whole:</span>
          {baseline.status === undefined ? (
            <span>{baselineText(report)}</span>
          ) : (
            <EntryBadge status={baseline.status} newly={baseline.newly} />
          )}
        </p>
      )}
      {raises.length > 0 && (
        <ul className={styles.list} aria-label="What newer versions do">
          {raises.map(raiseSentence).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {platformSentences(report).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p className={styles.remark}>{countsSentence(report)}</p>
    </>
  )
}
