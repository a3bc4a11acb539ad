import { baselineLabels } from '#catalogue/baseline.ts'
import { BaselineWay } from '#routes/detail/baseline-way.tsx'
import { Badge } from '#ui/support/badge.tsx'
import { MarginSection } from '#ui/text/margin-section.tsx'

import { ItemLinks } from './item-links.tsx'
import type { SetAnswer } from './set-answer.ts'

import styles from './set.module.css'

export function SetBaselineSection({ answer: { baseline } }: { readonly answer: SetAnswer }) {
  const { status, blockers, without, last, steps } = baseline
  return (
    <MarginSection id="baseline" title="Baseline">
      {status !== undefined && (
        <p>
          <Badge status={status} label={baselineLabels[status]} />
        </p>
      )}
      <BaselineWay steps={steps} />
      {blockers.length > 0 && (
        <p className={styles.text}>
          Not Baseline, because of <ItemLinks items={blockers} />
          <span>.</span>
        </p>
      )}
      {last.length > 0 && steps.length > 0 && (
        <p className={styles.text}>
          Last to become Baseline: <ItemLinks items={last} />
          <span>.</span>
        </p>
      )}
      {without.length > 0 && (
        <p className={styles.text}>
          <span>{`${without.length === 1 ? 'Without a status of its own' : 'Without a status of their own'}, and not counted here: `}</span>
          <ItemLinks items={without} />
          <span>.</span>
        </p>
      )}
    </MarginSection>
  )
}
