import { useMemo } from 'react'

import { readCodeTable } from '#check/analysis/index.ts'
import { parseReport } from '#check/outputs/index.ts'
import { ignoring, reportOf } from '#check/report/index.ts'
import type { CodeTable } from '#contracts/code-table.ts'
import type { NamedTargets } from '#routes/check/named-targets.ts'
import { useDays } from '#search/state/days.ts'
import { Notice } from '#ui/text/notice.tsx'

import { ReportBody } from './report-body.tsx'
import { useReportAddress } from './use-report-address.ts'

import styles from '#routes/check/check.module.css'

type SharedReportProps = {
  /** The report in the address. */
  readonly text: string
  readonly table: CodeTable
  readonly asked: NamedTargets
}

/** A report from a link, checked against the browsers of the visitor who opens it. */
export function SharedReport({ text, table, asked }: SharedReportProps) {
  const { today } = useDays()
  const address = useReportAddress()
  const index = useMemo(() => readCodeTable(table), [table])
  const reported = useMemo(() => parseReport(text, index.get), [text, index])
  if (reported === undefined) {
    return (
      <Notice tone="limited">
        <p>This link contains no report. It may be incomplete.</p>
      </Notice>
    )
  }
  const report = reportOf(ignoring(reported, address.ignored), asked.judged, today)
  return (
    <>
      <div className={styles.offer}>
        <Notice>
          <p>
            This report comes from a link, without the code. It is checked against your browsers.
          </p>
        </Notice>
      </div>
      <ReportBody report={report} asked={asked} address={address} />
    </>
  )
}
