import { Link } from 'react-router-dom'
import { content } from 'virtual:content'

import { viewHeads } from '#contracts/heads/view-heads.ts'
import { formatCount } from '#lib/format-count.ts'
import { useHead } from '#routes/layout/head.ts'
import { paths } from '#routes/paths.ts'
import { NavigatingSearchBox } from '#search/box/search-box.tsx'
import { tools } from '#search/questions/tool-views.ts'
import { useDays } from '#search/state/days.ts'
import { useMultiSearch } from '#search/transport/use-multi-search.ts'

import { HomeLists } from './home-lists.tsx'
import type { HomeFeature } from './home-requests.ts'
import { homeRequests } from './home-requests.ts'
import { HomeSearches } from './home-searches.tsx'

import styles from './home.module.css'

const examples = [':has()', 'display: grid', 'AbortSignal.timeout'] as const

/** The home page `/`: an introduction, the search box, and what is new. */
export function HomeView() {
  useHead({ ...viewHeads.home, canonical: paths.home })
  const { today } = useDays()
  const state = useMultiSearch<HomeFeature>(homeRequests(content.summary, today))
  return (
    <div className={styles.page}>
      <header className={styles.hero}>
        <h1 className={styles.title} tabIndex={-1}>
          What can the web do now?
        </h1>
        <p className={styles.lead}>{leadOf(content.summary.counts)}</p>
        <NavigatingSearchBox size="home" />
        <div className={styles.examples} data-print="no">
          Try{' '}
          {examples.map((q) => (
            <Link key={q} to={paths.featuresWith({ q })}>
              <span className={styles.code}>{q}</span>
            </Link>
          ))}
          <Link to={paths.featuresWith({ facets: { blocker: ['Safari'] } })}>
            Missing only in Safari
          </Link>
        </div>
        <HomeSearches />
      </header>
      <HomeLists summary={content.summary} state={state} />
      <HomeTools />
    </div>
  )
}

function leadOf({ features = 0, compat = 0, specs = 0 }: Readonly<Record<string, number>>): string {
  const [a, b, c] = [features, compat, specs].map((count) => formatCount(count))
  return `${a} features, ${b} compatibility entries, ${c} specifications. Results as you type.`
}

function HomeTools() {
  return (
    <section className={styles.tools} aria-labelledby="tools">
      <h2 id="tools" className={styles.heading}>
        Tools
      </h2>
      <ul className={styles.toolList}>
        {tools.map(({ title, about, path }) => (
          <li key={path}>
            <Link className={styles.tool} to={path}>
              <span className={styles.toolName}>{title}</span>
              <span className={styles.note}>{about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
