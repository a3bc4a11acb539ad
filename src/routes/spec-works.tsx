import { browserColumns } from '#search/browser-columns.ts'
import type { SupportCell } from '#ui/support-state.ts'
import { SupportTable } from '#ui/support-table.tsx'

import { workingShares } from './spec-data.ts'
import type { SpecEntries } from './use-spec.ts'

import styles from './detail.module.css'

type SpecWorksProps = { readonly entries: SpecEntries }

/** How much of the specification each core browser supports, counted over the compat entries it defines. */
export function SpecWorks({ entries: { shown, total } }: SpecWorksProps) {
  const counted = shown.length
  const shares = workingShares(shown)
  return (
    <section className={styles.section} aria-labelledby="works">
      <h2 id="works" className={styles.heading}>
        How much of it works
      </h2>
      <SupportTable
        caption="Share of its compat entries that each browser supports"
        rowsAre="Specification"
        columns={browserColumns}
        rows={[
          {
            id: 'works',
            head: `Of ${counted.toLocaleString('en')} ${counted === 1 ? 'entry' : 'entries'}`,
            cells: browserColumns.map((column, index) => {
              const works = shares[index]?.works ?? 0
              return {
                cell: shareCell(column.name, works, counted),
                note: works.toLocaleString('en'),
              }
            }),
          },
        ]}
        roomy
      />
      {counted < total && (
        <p className={styles.remark}>
          Counted over the {counted.toLocaleString('en')} best known of its{' '}
          {total.toLocaleString('en')} entries, which is the most that one answer holds.
        </p>
      )}
    </section>
  )
}

/** Just short of all is never "100%", and a little is never "0%". */
export function shareCell(name: string, works: number, total: number): SupportCell {
  const title = `${name}: ${works} of ${total} entries work`
  if (works === 0) return { kind: 'missing', text: '–', title }
  if (works === total) return { kind: 'plain', text: '100%', title }
  const percent = Math.min(99, Math.max(1, Math.floor((works / total) * 100)))
  return { kind: 'partial', text: `${percent}%`, title }
}
