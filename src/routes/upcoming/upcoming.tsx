import { Suspense, useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'

import { upcomingCalendar, upcomingFeed } from '#catalogue/feeds.ts'
import { FEED_TYPE } from '#contracts/feed-type.ts'
import { views } from '#contracts/views.ts'
import { isoDay } from '#lib/dates.ts'
import { pluralize } from '#lib/format-count.ts'
import { formatDay } from '#lib/format-day.ts'
import { useHead } from '#routes/layout/head.ts'
import { ViewFailure } from '#routes/layout/view-failure.tsx'
import { paths } from '#routes/paths.ts'
import { hrefAt } from '#search/address/base-path.ts'
import { useDays } from '#search/state/days.ts'
import { lazyView } from '#search/state/lazy-view.ts'
import { useMultiSearch } from '#search/transport/use-multi-search.ts'
import { formatPercent } from '#ui/support/usage-bar.tsx'
import { NameText } from '#ui/text/name-text.tsx'
import { SkeletonRows } from '#ui/text/skeleton-rows.tsx'

import {
  areasOf,
  type UpcomingFeature,
  type UpcomingPeriod,
  upcomingPeriods,
  upcomingRequest,
} from './upcoming-data.ts'

import text from '#routes/pages/about.module.css'
import styles from './upcoming.module.css'

const requests = [upcomingRequest]

/** The view `/upcoming`: when newly available features become widely available, soonest first. */
export function UpcomingView() {
  useHead({ ...views.upcoming.head, canonical: views.upcoming.path })
  const state = useMultiSearch<UpcomingFeature>(requests, 'first')
  return (
    <div className={text.page}>
      <h1 tabIndex={-1}>Upcoming</h1>
      <p className={text.lead}>
        A feature becomes widely available 30 months after it reaches every core browser. These
        features are next.
      </p>
      <p>
        <a href={hrefAt(upcomingCalendar.path)} type={upcomingCalendar.type}>
          Calendar (.ics)
        </a>{' '}
        ·{' '}
        <a href={hrefAt(upcomingFeed.path)} type={FEED_TYPE}>
          Feed
        </a>
      </p>
      <Changes />
      {state.status === 'error' && (
        <ViewFailure error={state.error} onRetry={state.retry} what="Upcoming features" />
      )}
      {state.status === 'loading' && (
        <div className={styles.loading}>
          <SkeletonRows count={18} size="line" />
        </div>
      )}
      {state.status === 'results' && <Periods features={state.results[0]?.hits ?? []} />}
    </div>
  )
}

const LostAndGained = lazyView(() =>
  import('./lost-and-gained.tsx').then(
    (part) => part.LostAndGained,
    () => () => 'These changes could not be loaded.',
  ),
)

/** What was taken back, given late or moved. Few open it, so its code and its data load then. */
function Changes() {
  const element = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  // It can be opened before it is hydrated, which React does not report.
  useEffect(() => setOpen(element.current?.open === true), [])
  return (
    <details
      ref={element}
      suppressHydrationWarning
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Lost and gained</summary>
      <Suspense>{isOpen && <LostAndGained />}</Suspense>
    </details>
  )
}

function Periods({ features }: { readonly features: readonly UpcomingFeature[] }) {
  const [params] = useSearchParams()
  const { today } = useDays()
  const areas = areasOf(features)
  // An area without upcoming features is ignored.
  const area = areas.find(([name]) => name === params.get('area'))?.[0]
  const shown = features.filter(({ areas: own }) => area === undefined || own.includes(area))
  const periods = upcomingPeriods(shown, today)
  return (
    <>
      <nav className={styles.choices} aria-label="Area">
        <AreaLink count={features.length} isCurrent={area === undefined} />
        {areas.map(([name, count]) => (
          <AreaLink key={name} name={name} count={count} isCurrent={area === name} />
        ))}
      </nav>
      {periods.map((period) => (
        <Period key={period.id} period={period} />
      ))}
      {periods.length === 0 && <p>No feature is on its way at the moment.</p>}
    </>
  )
}

type AreaLinkProps = {
  /** Undefined for all areas. */
  readonly name?: string
  readonly count: number
  readonly isCurrent: boolean
}

function AreaLink({ name, count, isCurrent }: AreaLinkProps) {
  const search = name === undefined ? '' : `?${new URLSearchParams({ area: name })}`
  return (
    <Link
      className={styles.choice}
      to={{ pathname: views.upcoming.path, search }}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <span>{name ?? 'All areas'}</span> <span className={styles.count}>{count}</span>
    </Link>
  )
}

function Period({ period: { id, title, features } }: { readonly period: UpcomingPeriod }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={text.heading}>
        <span>{title}</span>{' '}
        <span className={styles.count}>{pluralize(features.length, 'feature', 'features')}</span>
      </h2>
      {id === 'due' && (
        <p className={styles.note}>
          Their 30 months have passed. The web-features data does not list them as widely available
          yet.
        </p>
      )}
      <ul className={styles.lines}>
        {features.map((feature) => (
          <Line key={feature.objectID} feature={feature} />
        ))}
      </ul>
    </section>
  )
}

function Line({ feature }: { readonly feature: UpcomingFeature }) {
  const { objectID, name, areas, usage, widelyExpected = 0 } = feature
  const day = isoDay(widelyExpected)
  return (
    <li className={styles.line}>
      <time className={styles.day} dateTime={day}>
        {formatDay(day)}
      </time>
      <Link className={styles.name} to={paths.feature(objectID)}>
        <NameText value={name} />
      </Link>
      <span className={styles.area}>{areas[0]}</span>
      <span className={styles.usage} title="Global usage, approximate">
        {formatPercent(usage)}
      </span>
    </li>
  )
}
