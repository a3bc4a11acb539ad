import { useEffect, useState } from 'react'

/** A content file: on its way, not to be had, or there. */
export type ContentState<Value> =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly value: Value }

type Outcome<Value> = { readonly url: string; readonly state: ContentState<Value> }

/**
 * Fetches a static content file of the page and checks its shape; `null` fetches nothing and stays `loading`.
 * `failed` covers no answer and a wrong one alike: the view says what it cannot show without the file.
 */
export function useContent<Value>(
  url: string | null,
  isValid: (value: unknown) => value is Value,
): ContentState<Value> {
  const [outcome, setOutcome] = useState<Outcome<Value> | null>(null)
  useEffect(() => {
    if (url === null) return undefined
    const leaving = new AbortController()
    const settle = async () => {
      const state = await load(url, isValid, leaving.signal)
      if (!leaving.signal.aborted) setOutcome({ url, state })
    }
    void settle()
    return () => leaving.abort()
  }, [url, isValid])
  return outcome !== null && outcome.url === url ? outcome.state : { status: 'loading' }
}

async function load<Value>(
  url: string,
  isValid: (value: unknown) => value is Value,
  signal: AbortSignal,
): Promise<ContentState<Value>> {
  try {
    const response = await fetch(url, { signal })
    const value: unknown = response.ok ? await response.json() : undefined
    return isValid(value) ? { status: 'ready', value } : { status: 'failed' }
  } catch {
    return { status: 'failed' }
  }
}
