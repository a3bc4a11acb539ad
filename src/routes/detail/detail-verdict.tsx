import { type ReactNode, useEffect } from 'react'

import { useAreTargetsWanted } from '#routes/targets-wanted.ts'
import { useStore } from '#search/state/use-store.ts'
import { loadTargets, targets, type TargetsParts } from '#search/targets/load-targets.ts'

import styles from './detail.module.css'

type VerdictPlaceProps = { readonly children: (parts: TargetsParts) => ReactNode }

/** Once browsers are chosen, two lines are reserved until the verdict is there. */
export function VerdictPlace({ children }: VerdictPlaceProps) {
  const parts = useStore(targets)
  return <div className={styles.verdict}>{parts && children(parts)}</div>
}

/**
 * Loads the code of the verdict.
 *
 * @param hasVerdict whether the view has one
 */
export function useLoadedVerdict(hasVerdict: boolean): void {
  const isWanted = useAreTargetsWanted() && hasVerdict
  useEffect(() => {
    // The record can be read without it.
    if (isWanted) loadTargets().catch(() => undefined)
  }, [isWanted])
}
