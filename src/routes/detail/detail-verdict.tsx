import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { areTargetsWanted } from '#routes/layout/load-targets.ts'
import { useSearchServices, useStore } from '#search/state/search-services.ts'
import type { TargetsParts, VerdictProps } from '#search/state/search-services.ts'
import { useShortVerdicts } from '#search/state/use-short-verdicts.ts'

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
  const { targets } = useSearchServices()
  const parts = useStore(targets)
  const { search } = useLocation()
  const verdicts = useShortVerdicts()
  if (verdicts === undefined || (parts === undefined && !areTargetsWanted(search))) return null
  return <div className={styles.verdict}>{parts && children(parts)}</div>
}

/** How long the page of a record waits for its verdict, in milliseconds: it is of use without. */
const PATIENCE = 1000

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
  const { loadTargets } = useSearchServices()
  const verdicts = useShortVerdicts()
  const { search } = useLocation()
  const isChecked = hasVerdict && areTargetsWanted(search)
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isChecked) return undefined
    const giveUp = () => setIsLate(true)
    loadTargets().catch(giveUp)
    const timer = setTimeout(giveUp, PATIENCE)
    return () => clearTimeout(timer)
  }, [isChecked, loadTargets])
  return { isChecked, isVerdictPending: isChecked && !isLate && verdicts === 'pending' }
}
