import { browserLabels, coreBrowsers } from '#catalogue/browsers.ts'
import type { SpecWorks as Works } from '#catalogue/specs/record.ts'
import { formatCount, pluralize } from '#lib/format-count.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { shareCell } from '#ui/support/share-cells.tsx'
import { SupportTable } from '#ui/support/support-table.tsx'

import styles from '#routes/detail/detail.module.css'

type SpecWorksProps = {
  readonly works: Works
  readonly total: number
}

/** The share of the specification's compat entries that each core browser supports. */
export function SpecWorksSection({ works, total }: SpecWorksProps) {
  return (
    <section className={styles.section} aria-labelledby="works" data-table>
      <h2 id="works" className={styles.heading}>
        What works
      </h2>
      <SupportTable
        caption="Share of entries supported by each browser"
        rowsAre="Specification"
        columns={browserColumns}
        rows={[
          {
            id: 'works',
            head: `Of ${pluralize(total, 'entry', 'entries')}`,
            cells: coreBrowsers.map((browser) => {
              const count = works[browser]
              return {
                cell: shareCell(browserLabels[browser].name, count, total),
                note: formatCount(count),
              }
            }),
          },
        ]}
      />
    </section>
  )
}
