import { Link } from 'react-router-dom'
import { content } from 'virtual:content'

import { baselineFeeds, type Feed } from '#catalogue/feeds.ts'
import type { PageSummary } from '#contracts/content.ts'
import { FEED_TYPE } from '#contracts/feed-type.ts'
import { tools, views } from '#contracts/views.ts'
import { isoDay, formatMonth } from '#lib/dates.ts'
import { formatCount } from '#lib/format-count.ts'
import { useHead } from '#routes/layout/head.ts'
import { lazyAfterLoad } from '#routes/layout/lazy-after-load.tsx'
import { ViewFailure } from '#routes/layout/view-failure.tsx'
import { paths } from '#routes/paths.ts'
import { hrefAt } from '#search/address/base-path.ts'
import { NavigatingSearchBox } from '#search/box/search-box.tsx'
import { useDays } from '#search/state/days.ts'
import { useMultiSearch, type MultiSearchState } from '#search/transport/use-multi-search.ts'
import { formatPercent } from '#ui/support/usage-bar.tsx'
import { MarginSection } from '#ui/text/margin-section.tsx'
import { NameText } from '#ui/text/name-text.tsx'
import { SkeletonRows } from '#ui/text/skeleton-rows.tsx'

import {
  type HomeFeature,
  homeRequests,
  areaCounts,
  popularSearches,
  SHORT,
  soonestWidely,
} from './home-requests.ts'

import styles from './home.module.css'

/** What the box understands: a name, a question about a version, about a release, about one engine. */
const examples = [
  ':has()',
  'container queries in safari 15',
  'what is new in firefox',
  'missing only in safari',
] as const

/** The home page `/`: the search box, the tools, and what is new. */
export function HomeView() {
  useHead({ ...views.home.head, canonical: views.home.path })
  const { today } = useDays()
  const state = useMultiSearch<HomeFeature>(homeRequests(content.summary, today), 'first')
  return (
    <>
      <header className={styles.hero}>
        <h1 className={styles.title} tabIndex={-1}>
          What can the web do now?
        </h1>
        <p className={styles.lead}>{leadOf(content.summary.counts)}</p>
        <NavigatingSearchBox size="home" />
        <ul className={styles.examples} data-print="no">
          <li>Try</li>
          {examples.map((q) => (
            <li key={q}>
              <Link to={paths.everythingWith(q)}>
                <NameText value={q} />
              </Link>
            </li>
          ))}
        </ul>
      </header>
      <HomeTools />
      <HomeLists summary={content.summary} state={state} />
    </>
  )
}

function leadOf({ features = 0, compat = 0, specs = 0 }: Readonly<Record<string, number>>): string {
  const [a, b, c] = [features, compat, specs].map((count) => formatCount(count))
  return `${a} features, ${b} compatibility entries, ${c} specifications`
}

function HomeTools() {
  return (
    <MarginSection title="Tools" quiet>
      <ul className={styles.tools}>
        {tools.map(({ name, path, purpose }) => (
          <li key={path}>
            <Link className={styles.tool} to={path}>
              <b>{name}</b> <span>{purpose}</span>
            </Link>
          </li>
        ))}
      </ul>
    </MarginSection>
  )
}

type HomeListsProps = {
  readonly summary: PageSummary
  readonly state: MultiSearchState<HomeFeature>
}

/** What is new, what comes next, areas to browse, and what others look for; all but the last from one response. */
function HomeLists({ summary, state }: HomeListsProps) {
  if (state.status === 'error') {
    return <ViewFailure error={state.error} onRetry={state.retry} what="New features" />
  }
  const [newest, next, areas] = state.status === 'results' ? state.results : []
  return (
    <>
      <MarginSection
        title="Newly available"
        note={
          <Note
            text={`Since ${formatMonth(summary.newestMonth)}, with the share of users worldwide.`}
            all={paths.features}
            feed={baselineFeeds[0]}
          />
        }
      >
        <Lines
          lines={newest?.hits.map((feature) => lineOf(feature, formatPercent(feature.usage)))}
        />
      </MarginSection>
      <MarginSection
        title="Widely available next"
        note={
          <Note
            text="30 months after the last core browser got it."
            all={views.upcoming.path}
            feed={baselineFeeds[1]}
          />
        }
      >
        <Lines
          lines={
            next &&
            soonestWidely(next.hits).map((feature) =>
              lineOf(feature, formatMonth(isoDay(feature.widelyExpected ?? 0))),
            )
          }
        />
      </MarginSection>
      <MarginSection title="Browse by area" note={<span>Number of features</span>}>
        <Lines
          columns={4}
          lines={
            areas &&
            areaCounts(areas.facets?.['areas']).map(([name, count]) => ({
              name,
              href: paths.featuresWith({ facets: { area: [name] } }),
              figure: formatCount(count),
            }))
          }
        />
      </MarginSection>
      <HomeVisitors searches={popularSearches(state)} />
    </>
  )
}

type NoteProps = { readonly text: string; readonly all: string; readonly feed: Feed }

/** A sentence, with links to the list and to its feed. */
function Note({ text, all, feed }: NoteProps) {
  return (
    <>
      <span>{text}</span>{' '}
      <Link to={all} aria-label={`All: ${feed.title}`}>
        All
      </Link>
      <span> · </span>
      <a href={hrefAt(feed.path)} type={FEED_TYPE} aria-label={`Feed: ${feed.title}`}>
        Feed
      </a>
    </>
  )
}

type HomeLine = {
  readonly name: string
  readonly href: string
  readonly figure?: string
}

function lineOf(
  { objectID, name }: Pick<HomeFeature, 'objectID' | 'name'>,
  figure?: string,
): HomeLine {
  return { name, href: paths.feature(objectID), ...(figure !== undefined && { figure }) }
}

type LinesProps = {
  /** Undefined while they load. */
  readonly lines: readonly HomeLine[] | undefined
  /** In a wide window. */
  readonly columns?: 2 | 4
}

function Lines({ lines, columns = 2 }: LinesProps) {
  if (lines === undefined) {
    return (
      <div className={styles.lines} data-columns={columns}>
        <SkeletonRows count={SHORT} size="line" />
      </div>
    )
  }
  if (lines.length === 0) return <p className={styles.none}>None.</p>
  return (
    <ul className={styles.lines} data-columns={columns}>
      {lines.map(({ name, href, figure }) => (
        <li key={href}>
          <Link className={styles.line} to={href}>
            <NameText value={name} />
            {figure !== undefined && <span className={styles.figure}>{figure}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const RecommendedFeatures = lazyAfterLoad(
  async () => (await import('#search/insights/recommended-features.tsx')).RecommendedFeatures,
  () => null,
)

/** Fewer would be a poor sample of what others look for. */
const FEWEST = 4

/**
 * Popular searches, and trending features if the provider offers them. These load after the page:
 * they are its last section, whose space is reserved.
 */
function HomeVisitors({ searches }: { readonly searches: readonly string[] }) {
  return (
    <div className={styles.visitors} data-print="no">
      {searches.length >= FEWEST && (
        <MarginSection title="Popular" note={<span>What others search for</span>}>
          <Lines
            columns={4}
            lines={searches.map((name) => ({ name, href: paths.everythingWith(name) }))}
          />
        </MarginSection>
      )}
      <RecommendedFeatures most={SHORT}>
        {(features) =>
          features.length >= FEWEST && (
            <MarginSection title="Trending" note={<span>What others open</span>}>
              <Lines columns={4} lines={features.map((feature) => lineOf(feature))} />
            </MarginSection>
          )
        }
      </RecommendedFeatures>
    </div>
  )
}
