import { VerdictMark } from '#ui/support/verdict-mark.tsx'

import { featuresWork, wholeAnswer } from './feature-counts.ts'
import type { SpecVerdictProps } from './use-spec-works.ts'
import { useSpecWorks } from './use-spec-works.ts'
import { useTargets } from './use-targets.ts'

import styles from './verdict.module.css'

/** "49 of 60 features work in your browsers", a line of a result row; empty until it is known. */
export function SpecVerdict(spec: SpecVerdictProps) {
  const { status } = useTargets()
  const working = useSpecWorks(spec)
  if (status !== 'known' && status !== 'pending') return null
  return (
    <p className={styles.verdict}>
      {working !== undefined && (
        <>
          <VerdictMark
            answer={wholeAnswer(working, spec.featureCount)}
            label={featuresWork(working, spec.featureCount)}
          />{' '}
          in your browsers
        </>
      )}
    </p>
  )
}
