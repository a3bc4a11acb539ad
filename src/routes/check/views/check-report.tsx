import { useEffect, useMemo } from 'react'

import type { CodeUses } from '#check/analysis/index.ts'
import { ignoring, reportedOf, reportOf, reportSentence } from '#check/report/index.ts'
import type { NamedTargets } from '#routes/check/named-targets.ts'
import type { ReadFiles } from '#routes/check/read-files.ts'
import { useAnnouncer } from '#search/state/announcer.ts'
import { useDays } from '#search/state/days.ts'

import { BrowsersOffer } from './browsers-offer.tsx'
import { ReportBody } from './report-body.tsx'
import { useReportAddress } from './use-report-address.ts'

import styles from '#routes/check/check.module.css'

type CheckReportProps = {
  readonly uses: CodeUses
  readonly reading: ReadFiles
  readonly asked: NamedTargets
}

/** The report on the code: the verdict first, then the entries behind it. */
export function CheckReport({ uses, reading, asked }: CheckReportProps) {
  const { today } = useDays()
  const address = useReportAddress()
  const { name, judged } = asked
  const ignored = [...address.ignored].join()
  const report = useMemo(() => {
    const { files, notes } = reading
    const reported = reportedOf(uses, { notes, isEmpty: files.length === 0 })
    return reportOf(ignoring(reported, new Set(ignored.split(','))), judged, today)
  }, [uses, reading, judged, today, ignored])
  const announcer = useAnnouncer()
  // After each check, each choice of browsers, and each entry that is ignored.
  useEffect(() => announcer.say(reportSentence(report, name)), [announcer, report, name])
  return (
    <>
      <div className={styles.offer}>
        <BrowsersOffer reading={reading} />
      </div>
      <ReportBody report={report} asked={asked} address={address} />
    </>
  )
}
