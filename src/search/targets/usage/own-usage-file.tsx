import { useState } from 'react'

import { readUsageNumbers } from '#catalogue/targets/usage-numbers.ts'
import { pluralize } from '#lib/format-count.ts'
import { useStore } from '#search/state/use-store.ts'
import { resolveOwnUsageAgain } from '#search/targets/resolve-targets.ts'
import { Button } from '#ui/controls/button.tsx'
import { FileButton } from '#ui/controls/file-button.tsx'

import { ownUsage } from './own-usage.ts'

import styles from '#search/targets/targets-panel.module.css'

type OwnUsageProps = { readonly onSay: (sentence: string) => void }

/** The file of the visitor's usage numbers, for queries such as "> 1% in my stats". */
export function OwnUsage({ onSay }: OwnUsageProps) {
  const numbers = useStore(ownUsage)
  const [problem, setProblem] = useState('')
  const say = (sentence: string, isProblem: boolean) => {
    setProblem(isProblem ? sentence : '')
    onSay(sentence)
  }
  async function read(file: File | undefined) {
    const found = readUsageNumbers((await file?.text().catch(() => '')) ?? '')
    if (typeof found === 'string') return say(found, true)
    ownUsage.set(found)
    resolveOwnUsageAgain()
    return say('Your usage numbers are kept on this device.', false)
  }
  function forget() {
    ownUsage.clear()
    resolveOwnUsageAgain()
    say('Your usage numbers are forgotten.', false)
  }
  const count = numbers === undefined ? 0 : Object.keys(numbers).length
  return (
    <div className={styles.usage}>
      <FileButton accept=".json,application/json" onFiles={([file]) => void read(file)}>
        {count === 0 ? 'Usage numbers for “in my stats”' : 'Other usage numbers'}
      </FileButton>
      {count > 0 && (
        <>
          <span className={styles.own}>{pluralize(count, 'browser', 'browsers')}</span>
          <Button variant="quiet" onClick={forget}>
            Forget
          </Button>
        </>
      )}
      <p className={styles.problem}>{problem}</p>
    </div>
  )
}
