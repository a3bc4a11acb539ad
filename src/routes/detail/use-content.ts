import { startTransition, useEffect, useMemo, useState } from 'react'
import * as v from 'valibot'
import { content } from 'virtual:content'

import { type ReleaseDates, releaseDatesSchema } from '#contracts/content-files.ts'
import { useFirstAnswers } from '#search/transport/client-context.ts'
import { fetchFile } from '#search/transport/early-files.ts'

export type ContentState<Value> =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly value: Value }

type Outcome<Value> = { readonly url: string; readonly state: ContentState<Value> }

/**
 * Fetches a content file and compares it with its schema, unless the first view has it; `null`
 * fetches nothing and stays `loading`. `failed` covers missing and invalid files: the view states
 * what it cannot show. A file is fetched again when the connection returns.
 */
export function useContent<Value>(
  url: string | null,
  schema: v.GenericSchema<Value>,
): ContentState<Value> {
  const known = useFirstFile(url, schema)
  const [outcome, setOutcome] = useState<Outcome<Value> | null>(null)
  useEffect(() => {
    if (url === null || known !== undefined) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const settle = async () => {
      const state = await loadContent(url, schema, signal)
      if (signal.aborted) return
      startTransition(() => setOutcome({ url, state }))
      if (state.status !== 'failed') return
      window.addEventListener('online', () => void settle(), { once: true, signal })
    }
    void settle()
    return () => leaving.abort()
  }, [url, schema, known])
  if (outcome !== null && outcome.url === url) return outcome.state
  return known ?? loading
}

const loading = { status: 'loading' } as const

function useFirstFile<Value>(url: string | null, schema: v.GenericSchema<Value>) {
  const value = useFirstAnswers()?.files[url ?? '']
  return useMemo(
    () => (v.is(schema, value) ? ({ status: 'ready', value } as const) : undefined),
    [value, schema],
  )
}

export function useReleaseDates(): ContentState<ReleaseDates> {
  return useContent(content.urls.releaseDates, releaseDatesSchema)
}

/** Fetches a content file and compares it with its schema. Never throws. */
export async function loadContent<Value>(
  url: string,
  schema: v.GenericSchema<Value>,
  signal: AbortSignal,
): Promise<ContentState<Value>> {
  try {
    const response = await fetchFile(url, signal)
    const value: unknown = response.ok ? await response.json() : undefined
    return v.is(schema, value) ? { status: 'ready', value } : { status: 'failed' }
  } catch {
    return { status: 'failed' }
  }
}
