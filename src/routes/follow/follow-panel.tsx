import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'

import {
  baselineFeeds,
  changesFeed,
  listFeeds,
  releaseFeeds,
  upcomingFeed,
} from '#catalogue/feeds.ts'
import { FEED_TYPE } from '#contracts/feed-type.ts'
import { followForms, followHref, followedPart } from '#contracts/follow-address.ts'
import { formatDay } from '#lib/format-day.ts'
import type { Infer } from '#lib/schema.ts'
import { hrefAt } from '#search/address/base-path.ts'
import { useProvider } from '#search/transport/client-context.ts'
import { Button } from '#ui/controls/button.tsx'
import { CopyButtons } from '#ui/controls/copy-buttons.tsx'
import { Notice } from '#ui/text/notice.tsx'

import styles from './follow.module.css'

/** How to follow the page that is shown: with our server its own feed, else those that are files. */
export function FollowPanel() {
  const { pathname, search } = useLocation()
  const { hasServer } = useProvider()
  return (
    <div className={styles.panel}>
      {hasServer === true ? <OwnFeed href={followedPart(pathname, search)} /> : <FileFeeds />}
    </div>
  )
}

/** Events that the panel shows of a feed. */
const SHOWN = 5

/** Expected events where nothing has happened yet. */
const SHOWN_EXPECTED = 3

function OwnFeed({ href }: { readonly href: string }) {
  const addressOf = (form: keyof typeof followForms) => () =>
    new URL(followHref(href, form), window.location.origin).href
  return (
    <>
      <p>A feed reader tells you when something changes here.</p>
      <CopyButtons
        offers={[
          { name: 'feed address', text: addressOf('atom') },
          { name: 'JSON Feed address', text: addressOf('json') },
        ]}
      />
      <p>
        <a href={followHref(href, 'atom')} type={followForms.atom.type}>
          Open the feed
        </a>{' '}
        ·{' '}
        <a href={followHref(href, 'calendar')} type={followForms.calendar.type}>
          Calendar of what is expected
        </a>
      </p>
      <LatestNews href={href} />
    </>
  )
}

function LatestNews({ href }: { readonly href: string }) {
  const state = useNews(href)
  if (state.status === 'loading') return <p>Loading…</p>
  if (state.status === 'failed') {
    return (
      <Notice tone="danger" action={<Button onClick={state.retry}>Try again</Button>}>
        {state.message === '' ? 'The feed could not be loaded.' : state.message}
      </Notice>
    )
  }
  const { events, expected } = state.news
  const isQuiet = events.length === 0
  return (
    <>
      <p>
        <b>{isQuiet ? 'Nothing has happened yet.' : 'What it says now'}</b>
      </p>
      <NewsLines lines={events.slice(0, SHOWN)} />
      {expected.length > 0 && (
        <>
          <p>
            <b>Expected, not confirmed</b>
          </p>
          <NewsLines lines={expected.slice(0, SHOWN_EXPECTED)} />
        </>
      )}
    </>
  )
}

function NewsLines({ lines }: { readonly lines: readonly NewsLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ title, day, url }) => (
        <li key={`${day} ${title}`}>
          <time dateTime={day}>{formatDay(day)}</time>
          <a href={url}>{title}</a>
        </li>
      ))}
    </ul>
  )
}

const files = [
  ...Object.values(listFeeds),
  ...baselineFeeds,
  upcomingFeed,
  changesFeed,
  ...releaseFeeds,
]

function FileFeeds() {
  return (
    <>
      <p>A feed of this page needs Plinth’s own server. These feeds are on every host:</p>
      <ul className={styles.lines}>
        {files.map(({ path, title }) => (
          <li key={path}>
            <a href={hrefAt(path)} type={FEED_TYPE}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A line of what a feed says. */
type NewsLine = {
  readonly title: string
  /** `YYYY-MM-DD` */
  readonly day: string
  readonly url: string
}

type News = {
  /** The newest first. */
  readonly events: readonly NewsLine[]
  /** Soonest first. */
  readonly expected: readonly NewsLine[]
}

type NewsState =
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
function useNews(href: string): NewsState {
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
