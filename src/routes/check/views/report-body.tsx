import type { NamedTargets } from '#routes/check/named-targets.ts'
import type { CodeReport } from '#routes/check/report/report.ts'
import { reportSentence } from '#routes/check/report/sentence.ts'

import { BrowsersWithoutData } from './other-browsers.tsx'
import { ReportItems } from './report-items.tsx'
import { ReportOffers } from './report-offers.tsx'
import { ReportRemarks } from './report-remarks.tsx'
import { ReportSummary } from './report-summary.tsx'
import type { ReportAddress } from './use-report-address.ts'

import styles from '#routes/check/check.module.css'

type ReportBodyProps = {
  readonly report: CodeReport
  readonly asked: NamedTargets
  readonly address: ReportAddress
}

/** Shows a report of code that was checked here, or one from a link. */
export function ReportBody({ report, asked, address }: ReportBodyProps) {
  const { name, others } = asked
  return (
    <section className={styles.report} aria-label="Report">
      <ReportRemarks report={report} />
      {report.items.length === 0 ? (
        <p className={styles.verdict}>{reportSentence(report, name)}</p>
      ) : (
        <>
          <ReportSummary report={report} targetsName={name} />
          <BrowsersWithoutData report={report} others={others} />
          <ReportOffers report={report} targetsName={name} />
          <ReportItems report={report} address={address} />
        </>
      )}
    </section>
  )
}
