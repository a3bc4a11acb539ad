import { useEffect, useRef, useState } from 'react'

import type { CodeUses } from '#check/analysis/index.ts'
import type { CodeTable } from '#contracts/code-table.ts'
import { approvedUrl } from '#lib/approved-url.ts'

import type { CheckAnswer, CheckRequest } from './messages.ts'
import type { ReadFiles } from './read-files.ts'

export type CheckState =
  | { readonly status: 'idle' | 'checking' | 'failed' }
  | { readonly status: 'done'; readonly uses: CodeUses; readonly reading: ReadFiles }

export type Checking = {
  readonly state: CheckState
  readonly check: (reading: ReadFiles) => void
}

type Asked = { readonly id: number; readonly reading: ReadFiles }

const idle: CheckState = { status: 'idle' }

/** Checks code in a worker, which is loaded before the visitor enters any code. */
export function useCheck(table: CodeTable | undefined): Checking {
  const [state, setState] = useState(idle)
  const worker = useRef<Worker | null>(null)
  const current = useRef<Asked | null>(null)
  useEffect(() => {
    if (table === undefined) return undefined
    const leaving = new AbortController()
    const fail = () => setState({ status: 'failed' })
    const start = async () => {
      const started = await startWorker()
      leaving.signal.addEventListener('abort', () => started.terminate())
      if (leaving.signal.aborted) return started.terminate()
      worker.current = started
      started.addEventListener('error', fail)
      started.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
        const asked = current.current
        // The visitor may have entered other code since.
        if (asked?.id !== data.id) return
        setState({ status: 'done', uses: data.uses, reading: asked.reading })
      })
      send(started, { kind: 'table', table })
      // Files that were given before the worker was ready.
      if (current.current !== null) sendFiles(started, current.current)
    }
    start().catch(fail)
    return () => leaving.abort()
  }, [table])
  function check(reading: ReadFiles) {
    const id = (current.current?.id ?? 0) + 1
    current.current = { id, reading }
    setState({ status: 'checking' })
    if (worker.current !== null) sendFiles(worker.current, current.current)
  }
  return { state, check }
}

function sendFiles(worker: Worker, { id, reading }: Asked): void {
  send(worker, { kind: 'files', id, files: reading.files })
}

function send(worker: Worker, request: CheckRequest): void {
  worker.postMessage(request, [])
}

/** Created once per page, because the browser rejects a second policy of the same name. */
let approved: string | undefined

async function startWorker(): Promise<Worker> {
  const [{ default: address }] = await Promise.all([
    import('./check-worker.ts?worker&url'),
    // What reads the code must be there, too, before the visitor enters any.
    import('./read-files.ts'),
  ])
  approved ??= approvedUrl('check-worker', address)
  return new Worker(approved, { type: 'module', name: 'check' })
}
