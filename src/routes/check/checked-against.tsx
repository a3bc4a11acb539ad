import { useEffect } from 'react'

import { TargetsButton } from '#search/results/targets-button.tsx'
import { useStore } from '#search/state/use-store.ts'
import { loadTargets, targets } from '#search/targets/load-targets.ts'
import { useTargets } from '#search/targets/use-targets.ts'

import type { NamedTargets } from './named-targets.ts'
import { WIDELY } from './use-asked.ts'

import styles from './check.module.css'

type CheckedAgainstProps = { readonly asked: NamedTargets | undefined }

/** The browsers that count: whose they are, what they mean, and why those that were chosen do not count. */
export function CheckedAgainst({ asked }: CheckedAgainstProps) {
  const { text, status, name, judged, remarks } = useTargets()
  const parts = useStore(targets)
  useEffect(() => {
    // If it fails, the code is still checked, in the browsers that are named.
    if (text !== '') loadTargets().catch(() => undefined)
  }, [text])
  return (
    <div className={styles.asked}>
      <div className={styles.against}>
        <p>
          Checked against <b>{status === 'pending' ? name : (asked?.name ?? WIDELY)}</b>
        </p>
        <TargetsButton />
        {parts && <parts.TargetsOrigin />}
      </div>
      {parts && judged && <parts.TargetsMeaning text={text} {...judged} remarks={remarks} />}
      {asked?.refusal !== undefined && <p className={styles.remark}>{asked.refusal}</p>}
    </div>
  )
}
