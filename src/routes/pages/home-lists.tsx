import { Link } from 'react-router-dom'

import { baselineFeeds } from '#catalogue/feeds.ts'
import type { Feed } from '#catalogue/feeds.ts'
import type { PageSummary } from '#contracts/content.ts'
import { FEED_TYPE } from '#contracts/feed-type.ts'
import { isoDay, formatMonth } from '#lib/dates.ts'
import { formatCount } from '#lib/format-count.ts'
import { ViewFailure } from '#routes/layout/view-failure.tsx'
import { paths } from '#routes/paths.ts'
import type { MultiSearchState } from '#search/transport/use-multi-search.ts'
import { formatPercent } from '#ui/support/usage-bar.tsx'
import type { Elements } from '#ui/text/elements.ts'
import { NameText } from '#ui/text/name-text.tsx'
import { SkeletonRows } from '#ui/text/skeleton-rows.tsx'

import type { HomeFeature } from './home-requests.ts'
import { areaCounts, popularSearches, SHORT, soonestWidely } from './home-requests.ts'
import { HomeVisitors } from './home-searches.tsx'

import styles from './home.module.css'

type HomeListsProps = {
  readonly summary: PageSummary
  readonly state: MultiSearchState<HomeFeature>
}

/** What is new, what comes next, and areas to browse; all from one response. */
export function HomeLists({ summary, state }: HomeListsProps) {
  if (state.status === 'error') {
    return <ViewFailure error={state.error} onRetry={state.retry} what="New features" />
  }
  return (
    <>
      <HomeColumns summary={summary} state={state} />
      <HomeVisitors searches={popularSearches(state)} />
    </>
  )
}

type HomeColumnsProps = HomeListsProps & {
  readonly state: Exclude<HomeListsProps['state'], { readonly status: 'error' }>
}

function HomeColumns({ summary, state }: HomeColumnsProps) {
  const [newest, next, areas] = state.status === 'results' ? state.results : []
  return (
    <div className={styles.columns}>
      <Column
        title="Newly available"
        feed={baselineFeeds[0]}
        note={`Became Baseline in ${formatMonth(summary.newestMonth, 'long')} · global usage`}
      >
        <FeatureLines
          state={state}
          features={newest?.hits ?? []}
          figure={({ usage }) => formatPercent(usage)}
        />
        {newest !== undefined && newest.nbHits !== undefined && newest.nbHits > SHORT && (
          <Link className={styles.all} to={paths.featuresWith({ sort: 'newest' })}>
            All newly available features
          </Link>
        )}
      </Column>
      <Column
        title="Widely available next"
        note="30 months after reaching every core browser"
        feed={baselineFeeds[1]}
      >
        <FeatureLines
          state={state}
          features={soonestWidely(next?.hits ?? [])}
          figure={({ widelyExpected = 0 }) => formatMonth(isoDay(widelyExpected))}
        />
        <Link className={styles.all} to={paths.upcoming}>
          All upcoming features
        </Link>
      </Column>
      <Column title="Browse by area" note="Number of features">
        <AreaLines state={state} areas={areaCounts(areas?.facets?.['areas'])} />
      </Column>
    </div>
  )
}

type ColumnProps = {
  readonly title: string
  readonly note: string
  readonly feed?: Feed
  readonly children: Elements
}

function Column({ title, note, feed, children }: ColumnProps) {
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <p className={styles.note}>
        <span>{note}</span>
        {feed && (
          <>
            <span> · </span>
            <a href={feed.path} type={FEED_TYPE} aria-label={`Feed: ${feed.title}`}>
              Feed
            </a>
          </>
        )}
      </p>
      {children}
    </section>
  )
}

type State = Pick<MultiSearchState<HomeFeature>, 'status'>

type FeatureLinesProps = {
  readonly state: State
  readonly features: readonly HomeFeature[]
  readonly figure: (feature: HomeFeature) => string
}

function FeatureLines({ state, features, figure }: FeatureLinesProps) {
  if (state.status !== 'results') return <SkeletonRows count={SHORT} size="line" />
  if (features.length === 0) return <p className={styles.note}>None.</p>
  return (
    <ul className={styles.lines}>
      {features.map((feature) => (
        <li key={feature.objectID}>
          <Link className={styles.line} to={paths.feature(feature.objectID)}>
            <NameText value={feature.name} />
            <span className={styles.figure}>{figure(feature)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

type AreaLinesProps = {
  readonly state: State
  readonly areas: readonly (readonly [area: string, count: number])[]
}

function AreaLines({ state, areas }: AreaLinesProps) {
  if (state.status !== 'results') return <SkeletonRows count={4} size="line" />
  return (
    <ul className={styles.areas}>
      {areas.map(([area, count]) => (
        <li key={area}>
          <Link className={styles.line} to={paths.featuresWith({ facets: { area: [area] } })}>
            <span>{area}</span>
            <span className={styles.figure}>{formatCount(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
