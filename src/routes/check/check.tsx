import { useState } from 'react'

import type { Targets } from '#catalogue/verdict/verdict.ts'
import { checkHead } from '#contracts/heads/check-head.ts'
import { useHead } from '#routes/layout/head.ts'
import { paths } from '#routes/paths.ts'
import { TargetsButton } from '#search/results/targets-button.tsx'
import { useTargets } from '#search/targets/use-targets.ts'
import { Button } from '#ui/controls/button.tsx'
import { MarginSection } from '#ui/text/margin-section.tsx'
import { Notice } from '#ui/text/notice.tsx'
import { SkeletonRows } from '#ui/text/skeleton-rows.tsx'

import { CheckInput } from './check-input.tsx'
import { CheckReport } from './check-report.tsx'
import type { NamedTargets } from './named-targets.ts'
import { useCheck } from './use-check.ts'
import { useCodeTable } from './use-code-table.ts'

import styles from './check.module.css'

const WIDELY = 'Baseline widely available'

/**
 * The view `/check`: which browsers run a piece of code. The code never leaves the page and is not
 * part of any address.
 */
export function CheckView() {
  useHead({ ...checkHead, canonical: paths.check })
  const [attempt, setAttempt] = useState(0)
  const table = useCodeTable(attempt)
  const value = table.status === 'ready' ? table.value : undefined
  const { state, check } = useCheck(value)
  const targets = useAsked(value)
  return (
    <MarginSection level="h1" title="Check code">
      <p className={styles.lead}>
        Paste CSS, HTML, JavaScript or TypeScript, or drop files, to see which browsers run it and
        what blocks the others. Your code stays on your device.
      </p>
      {table.status === 'failed' ? (
        <div role="alert">
          <Notice
            tone="danger"
            action={<Button onClick={() => setAttempt(attempt + 1)}>Try again</Button>}
          >
            <p>
              <strong>The compatibility table could not be loaded.</strong> Nothing can be checked
              without it.
            </p>
          </Notice>
        </div>
      ) : (
        <CheckInput isReady={value !== undefined} state={state} onCheck={check} />
      )}
      <div className={styles.asked}>
        <p>
          Checked against <b>{targets?.name ?? WIDELY}</b>
        </p>
        <TargetsButton />
      </div>
      {state.status === 'checking' && <SkeletonRows count={6} />}
      {state.status === 'failed' && (
        <div role="alert">
          <Notice tone="danger">
            <p>
              <strong>The check stopped.</strong> Reload the page and try again, with less code if
              it happens again.
            </p>
          </Notice>
        </div>
      )}
      {state.status === 'done' && targets !== undefined && (
        <CheckReport uses={state.uses} reading={state.reading} asked={targets} />
      )}
    </MarginSection>
  )
}

/** The visitor's targets; if there are none, the browsers that count as widely available. */
function useAsked(table: { readonly widely: Targets } | undefined): NamedTargets | undefined {
  const { name, targets } = useTargets()
  if (targets !== undefined) return { name, targets }
  return table && { name: WIDELY, targets: table.widely }
}
