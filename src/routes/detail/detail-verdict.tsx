import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { areTargetsWanted } from '#routes/targets-wanted.ts'
import { useStore } from '#search/state/use-store.ts'
import type { TargetsParts } from '#search/targets/load-targets.ts'
import { loadTargets, targets } from '#search/targets/load-targets.ts'
import { useShortVerdicts } from '#search/targets/use-short-verdicts.ts'
import type { VerdictProps } from '#search/targets/verdict-in.ts'

import { useLate } from './use-late.ts'

import styles from './detail.module.css'

type DetailVerdictProps = {
  /** Undefined as long as only a list's record is known that came without it. */
  readonly support: VerdictProps['support'] | undefined
  readonly platforms: VerdictProps['platforms']
}

/** Whether the thing works in the visitor's browsers; nothing where none are chosen. */
export function DetailVerdict({ support, platforms }: DetailVerdictProps) {
  return (
    <VerdictPlace>
      {(parts) => support && <parts.WholeVerdict support={support} platforms={platforms} />}
    </VerdictPlace>
  )
}

type VerdictPlaceProps = { readonly children: (parts: TargetsParts) => ReactNode }

/** The place of a verdict. Two lines are kept free while it is on its way, so that what follows stays where it is. */
export function VerdictPlace({ children }: VerdictPlaceProps) {
  const parts = useStore(targets)
  const { search } = useLocation()
  const verdicts = useShortVerdicts()
  if (verdicts === undefined || (parts === undefined && !areTargetsWanted(search))) return null
  return <div className={styles.verdict}>{parts && children(parts)}</div>
}

type PendingVerdict = {
  /** Whether the visitor has chosen browsers. */
  readonly isChecked: boolean
  /** Whether the verdict is on its way, and the view should not be shown without. */
  readonly isVerdictPending: boolean
}

/**
 * How the verdict of a view stands. Loads what gives it.
 *
 * @param hasVerdict whether the view has one
 */
export function useVerdictPending(hasVerdict: boolean): PendingVerdict {
  const verdicts = useShortVerdicts()
  const { search } = useLocation()
  const isChecked = hasVerdict && areTargetsWanted(search)
  const [hasFailed, setFailed] = useState(false)
  const isLate = useLate(isChecked)
  useEffect(() => {
    if (isChecked) loadTargets().catch(() => setFailed(true))
  }, [isChecked])
  const isVerdictPending = isChecked && !isLate && !hasFailed && verdicts === 'pending'
  return { isChecked, isVerdictPending }
}
