import type { ReactNode } from 'react'

import type { PerPlatform } from '#catalogue/platforms.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { useDays } from '#search/state/days.ts'
import { SupportTable, type SupportTableRow } from '#ui/support/support-table.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import { platformTexts } from './platform-texts.ts'

import styles from './detail.module.css'

type SupportSectionProps = {
  /** The first version of each browser. */
  readonly cells: SupportTableRow['cells']
  readonly remark?: ReactNode
}

/** The first supporting version of each core browser. */
export function SupportSection({ cells, remark }: SupportSectionProps) {
  return (
    <section className={`${styles.section} ${styles.support}`} aria-labelledby="support" data-table>
      <div className={styles.heading}>
        <h2 id="support">Support</h2>
        <p className={styles.linkNote}>First version with it, and when it came</p>
      </div>
      <SupportTable
        caption="First supporting version and release date by browser"
        rowsAre="Support"
        columns={browserColumns}
        rows={[{ id: 'first', head: <VisuallyHidden>First version</VisuallyHidden>, cells }]}
        large
      />
      {remark !== undefined && <p className={styles.remark}>{remark}</p>}
    </section>
  )
}

type PlatformLineProps = { readonly platforms: PerPlatform<string> | undefined }

/** Support beyond the core browsers. */
export function PlatformLine({ platforms }: PlatformLineProps) {
  const { today } = useDays()
  if (platforms === undefined) return null
  const texts = platformTexts(platforms, today)
  // Allows line breaks between platforms only.
  const parts = texts.map((text) => text.replaceAll(' ', '\u00A0'))
  return <p className={styles.remark}>{`Elsewhere: ${parts.join(' · ')}`}</p>
}
