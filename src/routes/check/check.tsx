import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { content } from 'virtual:content'

import { type CodeTable, codeTableSchema } from '#contracts/code-table.ts'
import { views } from '#contracts/views.ts'
import { sharedCode } from '#offline/contract/shared-code.ts'
import { type ContentState, useContent } from '#routes/detail/use-content.ts'
import { useHead } from '#routes/layout/head.ts'
import { newestSearch } from '#search/address/newest-search.ts'
import { useLoaded } from '#search/table/lazy-panel.tsx'
import { Button } from '#ui/controls/button.tsx'
import { MarginSection } from '#ui/text/margin-section.tsx'
import { Notice } from '#ui/text/notice.tsx'
import { SkeletonRows } from '#ui/text/skeleton-rows.tsx'

import { CheckInput } from './check-input.tsx'
import { CheckedAgainst } from './checked-against.tsx'
import type { NamedTargets } from './named-targets.ts'
import type { ReadFiles } from './read-files.ts'
import { useAsked } from './use-asked.ts'
import { type CheckState, useCheck } from './use-check.ts'

import styles from './check.module.css'

/**
 * The view `/check`: which browsers run a piece of code. The code never leaves the page and is not
 * part of any address.
 */
export function CheckView() {
  useHead({ ...views.check.head, canonical: views.check.path })
  const [attempt, setAttempt] = useState(0)
  const table = useCodeTable(attempt)
  const value = table.status === 'ready' ? table.value : undefined
  const { state, check } = useCheck(value)
  const targets = useAsked()
  const [params, setParams] = useSearchParams()
  const checkOwn = (reading: ReadFiles) => {
    // The report of somebody else would come back with the next visit of this address, and shared code is taken once.
    const now = new URLSearchParams(newestSearch())
    if (ofOthers.some((name) => now.has(name))) setParams(withoutOthers(now), { replace: true })
    check(reading)
  }
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
        <CheckInput
          isReady={value !== undefined}
          state={state}
          shared={params.get(sharedCode.param)}
          onCheck={checkOwn}
        />
      )}
      <CheckedAgainst asked={targets} />
      <Report state={state} table={value} asked={targets} shared={params.get('report') ?? ''} />
    </MarginSection>
  )
}

/** Parameters that end when the visitor checks own code. */
const ofOthers = ['report', sharedCode.param]

function withoutOthers(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params)
  for (const name of ofOthers) rest.delete(name)
  return rest
}

type ReportProps = {
  readonly state: CheckState
  readonly table: CodeTable | undefined
  readonly asked: NamedTargets | undefined
  /** A report in the address; empty for none. */
  readonly shared: string
}

/** The report on the visitor's code; before there is any, the one in the address. */
function Report({ state, table, asked, shared }: ReportProps) {
  // Loaded with the view: a check needs no request.
  const parts = useLoaded(loadParts)
  const isWanted = state.status === 'done' || state.status === 'checking' || shared !== ''
  if (state.status === 'failed' || (isWanted && parts.status === 'failed')) return <Stopped />
  if (!isWanted) return null
  if (parts.status !== 'loaded' || asked === undefined || state.status === 'checking') {
    return <SkeletonRows count={6} />
  }
  const { CheckReport, SharedReport } = parts.part
  if (state.status === 'done') {
    return <CheckReport uses={state.uses} reading={state.reading} asked={asked} />
  }
  return table && <SharedReport text={shared} table={table} asked={asked} />
}

async function loadParts() {
  const { reportParts } = await import('./views/report-parts.ts')
  return reportParts
}

function Stopped() {
  return (
    <div role="alert">
      <Notice tone="danger">
        <p>
          <strong>The check stopped.</strong> Reload the page and try again, with less code if it
          happens again.
        </p>
      </Notice>
    </div>
  )
}

/** Loads the table of all names that code can use. Change `attempt` to load it again. */
function useCodeTable(attempt: number): ContentState<CodeTable> {
  const address = attempt === 0 ? content.urls.code : `${content.urls.code}?${attempt}`
  return useContent(address, codeTableSchema)
}
