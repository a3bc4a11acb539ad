import { useEffect, useState } from 'react'
import * as v from 'valibot'

import { followHref } from '#contracts/follow-address.ts'
import type { Infer } from '#lib/schema.ts'

/** A line of what a feed says. */
export type NewsLine = {
  readonly title: string
  /** `YYYY-MM-DD` */
  readonly day: string
  readonly url: string
}

export type News = {
  /** The newest first. */
  readonly events: readonly NewsLine[]
  /** Soonest first. */
  readonly expected: readonly NewsLine[]
}

export type NewsState =
  | { readonly status: 'loading' }
  /** With what the server says is wrong, empty if it does not answer. */
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }
  | { readonly status: 'ready'; readonly news: News }

/** The part of a feed that is shown. */
const feedSchema = v.object({
  items: v.array(v.object({ title: v.string(), date_published: v.string(), url: v.string() })),
  _plinth: v.object({
    expected: v.array(v.object({ title: v.string(), date: v.string(), url: v.string() })),
  }),
})

const failureSchema = v.object({ message: v.string() })

/** Asks our server what a feed says now. */
export function useNews(href: string): NewsState {
  const [found, setFound] = useState<{ readonly of: string; readonly answer: News | string }>()
  const [attempt, setAttempt] = useState(0)
  const name = `${attempt} ${href}`
  useEffect(() => {
    const leaving = new AbortController()
    const settle = async () => {
      const answer = await ask(href, leaving.signal)
      if (!leaving.signal.aborted) setFound({ of: name, answer })
    }
    void settle()
    return () => leaving.abort()
  }, [href, name])
  if (found?.of !== name) return { status: 'loading' }
  const { answer } = found
  if (typeof answer !== 'string') return { status: 'ready', news: answer }
  return { status: 'failed', message: answer, retry: () => setAttempt(attempt + 1) }
}

/** What a feed says, or what is wrong. */
async function ask(href: string, signal: AbortSignal): Promise<News | string> {
  try {
    const response = await fetch(followHref(href, 'json'), { signal })
    const value: unknown = await response.json()
    if (response.ok && v.is(feedSchema, value)) return newsIn(value)
    return v.is(failureSchema, value) ? value.message : ''
  } catch {
    return ''
  }
}

function newsIn({ items, _plinth: { expected } }: Infer<typeof feedSchema>): News {
  return {
    events: items.map(({ title, date_published: time, url }) => ({
      title,
      url,
      day: time.slice(0, 10),
    })),
    expected: expected
      .map(({ title, date, url }) => ({ title, url, day: date }))
      .toSorted((a, b) => a.day.localeCompare(b.day)),
  }
}
