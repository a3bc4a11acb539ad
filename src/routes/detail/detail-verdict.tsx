import { useSearchServices, useStore } from '#search/state/search-services.ts'
import type { VerdictProps } from '#search/state/search-services.ts'

import styles from './detail.module.css'

type DetailVerdictProps = {
  /** Undefined as long as only a list's record is known that came without it. */
  readonly support: VerdictProps['support'] | undefined
}

/** Whether the thing works in the visitor's browsers; nothing where none are chosen. */
export function DetailVerdict({ support }: DetailVerdictProps) {
  const { targets } = useSearchServices()
  const parts = useStore(targets)
  if (parts === undefined || support === undefined) return null
  return (
    <div className={styles.verdict}>
      <parts.Verdict support={support} />
    </div>
  )
}
