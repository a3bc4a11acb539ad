import { TargetsButton } from '#search/results/targets-button.tsx'
import { TargetsMeaning } from '#search/targets/targets-meaning.tsx'
import { TargetsOrigin } from '#search/targets/targets-origin.tsx'
import { useTargets } from '#search/targets/use-targets.ts'

import type { NamedTargets } from './named-targets.ts'
import { WIDELY } from './use-asked.ts'

import styles from './check.module.css'

type CheckedAgainstProps = { readonly asked: NamedTargets | undefined }

/** The browsers that count: whose they are, what they mean, and why those that were chosen do not count. */
export function CheckedAgainst({ asked }: CheckedAgainstProps) {
  const { text, status, name, judged, remarks } = useTargets()
  return (
    <div className={styles.asked}>
      <div className={styles.against}>
        <p>
          Checked against <b>{status === 'pending' ? name : (asked?.name ?? WIDELY)}</b>
        </p>
        <TargetsButton />
        {judged && <TargetsOrigin />}
      </div>
      {judged && <TargetsMeaning text={text} {...judged} remarks={remarks} />}
      {asked?.refusal !== undefined && <p className={styles.remark}>{asked.refusal}</p>}
    </div>
  )
}
