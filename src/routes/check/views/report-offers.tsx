import { useState } from 'react'

import type { CodeEntry } from '#check/analysis/index.ts'
import {
  compareWith,
  formatReport,
  type ReportComparison,
  reportHtml,
  reportJson,
  reportMarkdown,
  reportSarif,
} from '#check/outputs/index.ts'
import { type CodeReport, reportBrowserslist } from '#check/report/index.ts'
import { views } from '#contracts/views.ts'
import { formatPairs } from '#lib/query-string.ts'
import { entryPath } from '#routes/check/entry-path.ts'
import { hrefAt } from '#search/address/base-path.ts'
import { Button } from '#ui/controls/button.tsx'
import { CopyButtons } from '#ui/controls/copy-buttons.tsx'
import { Disclosure } from '#ui/controls/disclosure.tsx'
import { download } from '#ui/controls/download.ts'
import { FileButton } from '#ui/controls/file-button.tsx'

import { ReportChanges } from './report-changes.tsx'

import styles from '#routes/check/check.module.css'

type OffersProps = {
  readonly report: CodeReport
  /** With what it means, for those who did not choose it. */
  readonly targetsName: string
  /** For a message on each line of code. */
  readonly shortName: string
}

/** Copies, downloads, compares and links the report. */
export function ReportOffers(props: OffersProps) {
  const { report, targetsName } = props
  const browserslist = reportBrowserslist(report)
  const link = formatReport(report)
  return (
    <div className={styles.offers} data-print="no">
      <CopyButtons
        offers={[
          { name: 'Markdown', text: () => reportMarkdown(report, targetsName) },
          { name: 'JSON', text: () => reportJson(report, targetsName) },
          ...(browserslist === '' ? [] : [{ name: 'browserslist line', text: () => browserslist }]),
          ...(link === undefined ? [] : [{ name: 'link', text: () => reportAddress(link) }]),
        ]}
      />
      {link === undefined && (
        <p className={styles.remark}>
          The report is too long for a link. Download it as a file instead.
        </p>
      )}
      <Disclosure label="Download, compare">
        <Files {...props} />
        <Compare report={report} />
      </Disclosure>
    </div>
  )
}

const pageOf = (entry: CodeEntry): string => absolute(entryPath(entry))

/** Without browsers: the visitor who opens it has their own. */
const reportAddress = (report: string): string =>
  absolute(views.check.path + formatPairs([['report', report]]))

const absolute = (path: string): string => new URL(hrefAt(path), window.location.origin).href

type FileKind = {
  readonly name: string
  readonly ending: string
  readonly type: string
  readonly write: (props: OffersProps) => string
}

const kinds: readonly FileKind[] = [
  {
    name: 'Markdown',
    ending: 'md',
    type: 'text/markdown',
    write: ({ report, targetsName }) => reportMarkdown(report, targetsName),
  },
  {
    name: 'JSON',
    ending: 'json',
    type: 'application/json',
    write: ({ report, targetsName }) => reportJson(report, targetsName),
  },
  {
    name: 'SARIF',
    ending: 'sarif',
    type: 'application/sarif+json',
    write: ({ report, shortName }) => reportSarif(report, { targetsName: shortName, pageOf }),
  },
  {
    name: 'HTML',
    ending: 'html',
    type: 'text/html',
    write: ({ report, targetsName }) =>
      reportHtml(report, {
        targetsName,
        pageOf,
      }),
  },
]

function Files(props: OffersProps) {
  return (
    <div className={styles.buttons}>
      {kinds.map(({ name, ending, type, write }) => (
        <Button
          key={name}
          onClick={() => {
            const text = write(props)
            download({ name: `check-${props.report.today}.${ending}`, type, text })
          }}
        >
          {`Download ${name}`}
        </Button>
      ))}
    </div>
  )
}

/** Compares with a report that was downloaded earlier; the comparison follows the report. */
function Compare({ report }: { readonly report: CodeReport }) {
  const [text, setText] = useState<string | null>(null)
  const read = async (file: File | undefined) => {
    if (file !== undefined) setText(await file.text().catch(() => ''))
  }
  const found: ReportComparison | string | undefined =
    text === null ? undefined : compareWith(report, text)
  return (
    <div className={styles.compare}>
      <FileButton accept=".json,application/json" onFiles={([file]) => void read(file)}>
        Compare with an earlier JSON report
      </FileButton>
      <output className={styles.remark}>{typeof found === 'string' && found}</output>
      {typeof found === 'object' && <ReportChanges changes={found} />}
    </div>
  )
}
