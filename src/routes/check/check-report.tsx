import { useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'

import { NEVER, coreBrowsers } from '#catalogue/browsers.ts'
import { formatCount, pluralize } from '#lib/format-count.ts'
import { paths } from '#routes/paths.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { useAnnouncer } from '#search/state/announcer.ts'
import { useDays } from '#search/state/days.ts'
import { Button } from '#ui/controls/button.tsx'
import { CopyButtons } from '#ui/controls/copy-buttons.tsx'
import { Badge } from '#ui/support/badge.tsx'
import { SupportCells } from '#ui/support/support-cells.tsx'
import { SupportHead } from '#ui/support/support-head.tsx'
import { NameText } from '#ui/text/name-text.tsx'
import { Notice } from '#ui/text/notice.tsx'

import type { CodeUses } from './analysis/merge-uses.ts'
import type { NamedTargets } from './named-targets.ts'
import type { ReadFiles } from './read-files.ts'
import {
  baselineText,
  platformSentences,
  reasonsOf,
  reportBrowserslist,
  reportJson,
  reportMarkdown,
} from './report-outputs.ts'
import { ReportRow } from './report-row.tsx'
import type { CodeReport } from './report.ts'
import { reportOf } from './report.ts'

import row from '#search/rows/result-row.module.css'
import styles from './check.module.css'

type CheckReportProps = {
  readonly uses: CodeUses
  readonly reading: ReadFiles
  readonly asked: NamedTargets
}

/** The report on the code: the verdict first, then the entries behind it. */
export function CheckReport({ uses, reading, asked }: CheckReportProps) {
  const { today } = useDays()
  const { name, targets } = asked
  const report = useMemo(() => reportOf(uses, targets, today), [uses, targets, today])
  const announcer = useAnnouncer()
  // After each check and each choice of browsers.
  useEffect(
    () => announcer.say(verdictText(report, { reading, name })),
    [announcer, report, reading, name],
  )
  return (
    <section className={styles.report} aria-label="Report">
      <Remarks report={report} notes={reading.notes} />
      {report.items.length === 0 ? (
        <p className={styles.verdict}>{emptyText(reading, report)}</p>
      ) : (
        <>
          <Summary report={report} targetsName={name} />
          <Items report={report} />
        </>
      )}
    </section>
  )
}

type Said = { readonly reading: ReadFiles; readonly name: string }

function verdictText(report: CodeReport, { reading, name }: Said): string {
  return report.items.length === 0 ? emptyText(reading, report) : verdictSentence(report, name)
}

function emptyText({ files }: ReadFiles, { problems, leftOut }: CodeReport): string {
  if (files.length === 0) return 'Nothing was checked.'
  if (leftOut > 0) return 'No script was found, and what you chose runs scripts only.'
  return problems.length > 0
    ? 'Nothing was found in what could be read.'
    : 'Nothing was found whose support is known.'
}

function Remarks({
  report,
  notes,
}: {
  readonly report: CodeReport
  readonly notes: readonly string[]
}) {
  const { problems } = report
  if (notes.length === 0 && problems.length === 0) return null
  return (
    <Notice tone="limited">
      {problems.length > 0 && (
        <p>
          <strong>{`${pluralize(problems.length, 'place', 'places')} could not be read.`}</strong>{' '}
          The rest of the code was checked.
        </p>
      )}
      <ul className={styles.remarks}>
        {problems.slice(0, MOST_PROBLEMS).map(({ file, line, message }) => (
          <li key={`${file}:${line}:${message}`}>{`${file}, line ${line}: ${message}`}</li>
        ))}
        {problems.length > MOST_PROBLEMS && <li>{`${problems.length - MOST_PROBLEMS} more`}</li>}
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Notice>
  )
}

const MOST_PROBLEMS = 10

type SummaryProps = { readonly report: CodeReport; readonly targetsName: string }

function Summary({ report, targetsName }: SummaryProps) {
  const { counts, blocker, baseline } = report
  const browserslist = reportBrowserslist(report)
  return (
    <>
      <h2 className={styles.verdict} data-answer={report.answer ?? 'guarded'}>
        {verdictSentence(report, targetsName)}
      </h2>
      {blocker !== undefined && (
        <p>
          <span>{counts.no === 1 ? 'The only blocker is ' : 'The main blocker is '}</span>
          <Link to={paths.compatEntry(blocker.entry.of ?? blocker.entry.key)}>
            <NameText value={blocker.entry.name} code />
          </Link>
          <span>{`: ${reasonsOf(blocker)}.`}</span>
        </p>
      )}
      {report.answer !== undefined && (
        <p className={styles.whole}>
          <span>Baseline of the whole:</span>
          {baseline.status === undefined ? (
            <span>{baselineText(report)}</span>
          ) : (
            <Badge
              status={baseline.status}
              label={baselineText(report)}
              since={baseline.status === 'newly' ? baseline.newly : undefined}
            />
          )}
        </p>
      )}
      {platformSentences(report).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p className={styles.remark}>{countsText(report)}</p>
      <CopyButtons
        offers={[
          { name: 'Markdown', text: () => reportMarkdown(report, targetsName) },
          { name: 'JSON', text: () => reportJson(report) },
          ...(browserslist === '' ? [] : [{ name: 'browserslist line', text: () => browserslist }]),
        ]}
      />
    </>
  )
}

function verdictSentence({ answer, counts }: CodeReport, targetsName: string): string {
  if (answer === undefined) return `Nothing left to check: ${counts.guarded} guarded.`
  if (answer === 'yes') return `Yes, all of it works in ${targetsName}.`
  if (answer === 'part') {
    return `In part: ${pluralize(counts.part, 'thing works', 'things work')} only in part in ${targetsName}.`
  }
  return `No, ${pluralize(counts.no, 'thing does', 'things do')} not work in ${targetsName}.`
}

function countsText({ items, counts, baseline, leftOut }: CodeReport): string {
  const parts = [
    `${pluralize(items.length, 'entry', 'entries')} found: ${pluralize(counts.yes, 'works', 'work')}`,
    ...(counts.part > 0 ? [`${formatCount(counts.part)} in part`] : []),
    ...(counts.no > 0 ? [pluralize(counts.no, 'does not', 'do not')] : []),
    ...(counts.guarded > 0 ? [`${formatCount(counts.guarded)} guarded and not counted`] : []),
  ]
  const unknown =
    baseline.unknown > 0 ? ` ${pluralize(baseline.unknown, 'has', 'have')} no Baseline status.` : ''
  const others =
    leftOut > 0
      ? ` ${pluralize(leftOut, 'entry', 'entries')} of style sheets and markup left out: what you chose runs scripts only.`
      : ''
  return `${parts.join(', ')}.${unknown}${others}`
}

function Items({ report }: { readonly report: CodeReport }) {
  const [isAll, setAll] = useState(false)
  const { answer, items, lowest } = report
  const support = Object.fromEntries(
    coreBrowsers.flatMap((browser) => {
      const { version } = lowest[browser]
      return version >= NEVER || version === 0 ? [] : [[browser, String(version)] as const]
    }),
  )
  const shown = isAll ? items : items.slice(0, FIRST_ITEMS)
  return (
    <div className={styles.items}>
      <SupportHead columns={browserColumns} last="" />
      {answer !== undefined && (
        <div className={`${row.row} ${styles.row}`} data-whole>
          <p className={`${row.head} ${row.name}`}>Lowest common versions</p>
          <div className={`${row.support} ${styles.support}`}>
            <SupportCells columns={browserColumns} support={support} today={report.today} />
          </div>
        </div>
      )}
      <ul className={styles.list} aria-label="What the code uses">
        {shown.map((item) => (
          <li key={item.entry.key}>
            <ReportRow item={item} />
          </li>
        ))}
      </ul>
      {shown.length < items.length && (
        <Button onClick={() => setAll(true)}>{`Show all ${formatCount(items.length)}`}</Button>
      )}
    </div>
  )
}

/** The most relevant entries come first; the rest mostly works. */
const FIRST_ITEMS = 60
