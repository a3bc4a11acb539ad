import { failureText } from '#search/transport/failure-text.ts'
import { Button } from '#ui/controls/button.tsx'
import { Notice } from '#ui/text/notice.tsx'

import type { Download } from './use-download.ts'
import { useDownload } from './use-download.ts'

import styles from './list-export.module.css'

type ListDownloadsProps = Download & {
  /** While the results are not those that are asked for. */
  readonly disabled: boolean
}

/** The files on offer, and what has become of the one that was asked for. */
export function ListDownloads({ disabled, ...file }: ListDownloadsProps) {
  const { status, start } = useDownload(file)
  return (
    <>
      <div className={styles.files}>
        <Button disabled={disabled} onClick={() => start('csv')}>
          Download CSV
        </Button>
        <Button disabled={disabled} onClick={() => start('json')}>
          Download JSON
        </Button>
      </div>
      {status.kind === 'busy' && <p>Asking for the results…</p>}
      {status.kind === 'done' && <p>{status.text}.</p>}
      {status.kind === 'failed' && (
        <Notice
          tone="danger"
          action={<Button onClick={() => start(status.format)}>Try again</Button>}
        >
          {failureText(status.failure).title} Nothing was exported.
        </Notice>
      )}
    </>
  )
}
