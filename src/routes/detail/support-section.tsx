import type { ReactNode } from 'react'

import type { PerPlatform } from '#catalogue/platforms.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { useDays } from '#search/state/days.ts'
import type { SupportTableRow } from '#ui/support/support-table.tsx'
import { SupportTable } from '#ui/support/support-table.tsx'

import type { BaselineStep } from './baseline-way.tsx'
import { BaselineWay } from './baseline-way.tsx'
import { platformTexts } from './platform-texts.ts'

import styles from './detail.module.css'

type SupportSectionProps = {
  readonly rowsAre: string
  readonly rows: readonly SupportTableRow[]
  readonly remark?: ReactNode
  readonly platforms?: PerPlatform<string> | undefined
  readonly steps: readonly BaselineStep[]
}

/** The first supporting version of each core browser, and the steps to Baseline. */
export function SupportSection({ rowsAre, rows, remark, platforms, steps }: SupportSectionProps) {
  return (
    <section className={styles.section} aria-labelledby="support">
      <h2 id="support" className={styles.heading}>
        Support
      </h2>
      <SupportTable
        caption="First supporting version and release date by browser"
        rowsAre={rowsAre}
        columns={browserColumns}
        rows={rows}
        roomy
      />
      {platforms && <PlatformLine platforms={platforms} />}
      {remark !== undefined && <p className={styles.remark}>{remark}</p>}
      <BaselineWay steps={steps} />
    </section>
  )
}

type PlatformLineProps = { readonly platforms: PerPlatform<string> }

/** Support in runtimes and WebViews, besides the core browsers. */
function PlatformLine({ platforms }: PlatformLineProps) {
  const { today } = useDays()
  const texts = platformTexts(platforms, today)
  // Allows line breaks between platforms only.
  const parts = texts.map((text) => text.replaceAll(' ', '\u00A0'))
  return <p className={styles.remark}>{`Elsewhere: ${parts.join(' · ')}`}</p>
}
