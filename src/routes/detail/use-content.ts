import { startTransition, useEffect, useMemo, useState } from 'react'
import { content } from 'virtual:content'

import type { ReleaseDates, Redirects } from '#contracts/content.ts'
import { type Check, isListOf, isShape, isTableOf, isText } from '#lib/shapes.ts'
import { useFirstAnswers } from '#search/transport/client-context.ts'
import { fetchFile } from '#search/transport/early-files.ts'

export type ContentState<Value> =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly value: Value }

type Outcome<Value> = { readonly url: string; readonly state: ContentState<Value> }

/**
 * Fetches a content file and validates its shape, unless the first view has it; `null`
 * fetches nothing and stays `loading`. `failed` covers missing and invalid files: the view states
 * what it cannot show. A file is fetched again when the connection returns.
 */
export function useContent<Value>(url: string | null, isValid: Check<Value>): ContentState<Value> {
  const known = useFirstFile(url, isValid)
  const [outcome, setOutcome] = useState<Outcome<Value> | null>(null)
  useEffect(() => {
    if (url === null || known !== undefined) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const settle = async () => {
      const state = await loadContent(url, isValid, signal)
      if (signal.aborted) return
      startTransition(() => setOutcome({ url, state }))
      if (state.status !== 'failed') return
      window.addEventListener('online', () => void settle(), { once: true, signal })
    }
    void settle()
    return () => leaving.abort()
  }, [url, isValid, known])
  if (outcome !== null && outcome.url === url) return outcome.state
  return known ?? loading
}

const loading = { status: 'loading' } as const

function useFirstFile<Value>(url: string | null, isValid: Check<Value>) {
  const value = useFirstAnswers()?.files[url ?? '']
  return useMemo(
    () => (isValid(value) ? ({ status: 'ready', value } as const) : undefined),
    [value, isValid],
  )
}

export function useReleaseDates(): ContentState<ReleaseDates> {
  return useContent(content.urls.releaseDates, isReleaseDates)
}

/** Fetches a content file and validates its shape. Never throws. */
export async function loadContent<Value>(
  url: string,
  isValid: Check<Value>,
  signal: AbortSignal,
): Promise<ContentState<Value>> {
  try {
    const response = await fetchFile(url, signal)
    const value: unknown = response.ok ? await response.json() : undefined
    return isValid(value) ? { status: 'ready', value } : { status: 'failed' }
  } catch {
    return { status: 'failed' }
  }
}

/** Whether a value holds release dates: browser → version → `YYYY-MM-DD`. */
export const isReleaseDates: Check<ReleaseDates> = isTableOf(isTableOf(isText))

const isTargets = isTableOf(isListOf(isText))

/** Whether a value holds the redirects of former ids. */
export const isRedirects: Check<Redirects> = isShape<Redirects>({
  features: isTargets,
  specs: isTargets,
})
