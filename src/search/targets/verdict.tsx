import { verdictOf } from '#catalogue/verdict/verdict.ts'
import { verdictReasons } from '#catalogue/verdict/words.ts'
import { useSearchServices } from '#search/state/search-services.ts'
import type { VerdictProps } from '#search/state/search-services.ts'
import { VerdictMark } from '#ui/support/verdict-mark.tsx'

import { useTargets } from './use-targets.ts'

import styles from './verdict.module.css'

/** More reasons than this are counted instead of named. */
const NAMED = 1

const labels = {
  yes: 'Works in your browsers',
  part: 'Works in part',
  no: 'Does not work',
} as const

/** "Does not work: Safari 16 lacks it (needs 17.4)"; empty until it is known what the visitor's browsers are. */
export function Verdict({ support }: VerdictProps) {
  const { today } = useSearchServices()
  const { status, targets } = useTargets()
  if (status !== 'known' && status !== 'pending') return null
  if (targets === undefined) return <p className={styles.verdict} />
  const verdict = verdictOf({ support }, targets, today)
  const reasons = verdictReasons(verdict)
  const rest = reasons.slice(NAMED)
  return (
    <p className={styles.verdict}>
      <VerdictMark answer={verdict.answer} label={labels[verdict.answer]} />
      {reasons.length > 0 && `: ${reasons.slice(0, NAMED).join('; ')}`}
      {rest.length > 0 && <span title={rest.join('; ')}>; and {rest.length} more</span>}
    </p>
  )
}

/** The verdict with all its reasons, each a line, and what it was checked in. */
export function WholeVerdict({ support }: VerdictProps) {
  const { today } = useSearchServices()
  const { targets, name } = useTargets()
  if (targets === undefined) return null
  const verdict = verdictOf({ support }, targets, today)
  const reasons = verdictReasons(verdict)
  return (
    <div className={styles.whole}>
      <p>
        <VerdictMark answer={verdict.answer} label={labels[verdict.answer]} />
      </p>
      {reasons.length === 0 ? (
        <p className={styles.name}>Checked in {name}</p>
      ) : (
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
