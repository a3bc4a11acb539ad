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
  /** Undefined while only a preview without support data is available. */
  readonly support: VerdictProps['support'] | undefined
  readonly platforms: VerdictProps['platforms']
}

/** Whether the record is supported in the visitor's browsers; empty if none are chosen. */
export function DetailVerdict({ support, platforms }: DetailVerdictProps) {
  return (
    <VerdictPlace>
      {(parts) => support && <parts.WholeVerdict support={support} platforms={platforms} />}
    </VerdictPlace>
  )
}

type VerdictPlaceProps = { readonly children: (parts: TargetsParts) => ReactNode }

/** Reserves two lines while the verdict loads, so that the content below does not move. */
export function VerdictPlace({ children }: VerdictPlaceProps) {
  const parts = useStore(targets)
  const { search } = useLocation()
  const verdicts = useShortVerdicts()
  if (verdicts === undefined || (parts === undefined && !areTargetsWanted(search))) return null
  return <div className={styles.verdict}>{parts && children(parts)}</div>
}

type PendingVerdict = {
  readonly isChecked: boolean
  readonly isVerdictPending: boolean
}

/**
 * Loads the code of the verdict, and reports its state.
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
