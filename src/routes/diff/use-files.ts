import { useEffect, useState } from 'react'
import type * as v from 'valibot'

import { loadContent } from '#routes/detail/use-content.ts'

/** Content files by address; `failed` if at least one is unavailable. */
export type FilesState<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly files: ReadonlyMap<string, Value> }

/** Fetches content files and keeps them: the next comparison needs most of them again. */
export function useFiles<Value>(
  urls: readonly string[],
  schema: v.GenericSchema<Value>,
): FilesState<Value> {
  const [files, setFiles] = useState<ReadonlyMap<string, Value>>(new Map())
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState('')
  const missing = urls.filter((url) => !files.has(url)).join(' ')
  const request = `${attempt} ${missing}`
  useEffect(() => {
    if (missing === '') return undefined
    const leaving = new AbortController()
    const settle = async () => {
      const found = await Promise.all(
        missing
          .split(' ')
          .map(async (url) => [url, await loadContent(url, schema, leaving.signal)] as const),
      )
      if (leaving.signal.aborted) return
      const ready = found.flatMap(([url, state]) =>
        state.status === 'ready' ? [[url, state.value] as const] : [],
      )
      if (ready.length < found.length) setFailed(request)
      else setFiles((before) => new Map([...before, ...ready]))
    }
    void settle()
    return () => leaving.abort()
  }, [missing, request, schema])
  if (missing === '') return { status: 'ready', files }
  if (failed === request) return { status: 'failed', retry: () => setAttempt(attempt + 1) }
  return { status: 'loading' }
}
