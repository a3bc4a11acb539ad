import { nameInFull } from '#catalogue/targets/describe.ts'
import {
  type CodeReport,
  otherBrowserSentence,
  partsSentence,
  reportSentence,
} from '#check/report/index.ts'
import { joinWords } from '#lib/sentence.ts'
import type { NamedTargets } from '#routes/check/named-targets.ts'

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
  const { name, judged, others } = asked
  const sums = partsSentence(report)
  return (
    <section className={styles.report} aria-label="Report">
      <ReportRemarks report={report} />
      {report.items.length === 0 ? (
        <p className={styles.verdict}>{reportSentence(report, name)}</p>
      ) : (
        <>
          <ReportSummary report={report} targetsName={name} />
          <BrowsersWithoutData report={report} others={others} />
          <ReportOffers report={report} targetsName={nameInFull(name, judged)} shortName={name} />
          <ReportItems report={report} address={address} />
        </>
      )}
      {sums !== '' && <p className={styles.remark}>{sums}</p>}
    </section>
  )
}

type OtherBrowsersProps = { readonly report: CodeReport; readonly others: NamedTargets['others'] }

/** What is known of browsers that were chosen and have no compatibility data. */
function BrowsersWithoutData({ report, others }: OtherBrowsersProps) {
  if (others === undefined) return null
  const { unjudged, known } = others
  if (known.status === 'failed') {
    const names = joinWords(unjudged.map(({ name }) => name))
    return <p>{`What caniuse says of ${names} could not be loaded.`}</p>
  }
  if (known.status !== 'ready') return null
  return unjudged.map((one) => (
    <p key={one.name}>{otherBrowserSentence(report, one, known.value)}</p>
  ))
}
