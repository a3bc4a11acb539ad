import { Link } from 'react-router-dom'
import { content } from 'virtual:content'

import { tools, views } from '#contracts/views.ts'
import { formatCount } from '#lib/format-count.ts'
import { useHead } from '#routes/layout/head.ts'
import { paths } from '#routes/paths.ts'
import { NavigatingSearchBox } from '#search/box/search-box.tsx'
import { useDays } from '#search/state/days.ts'
import { useMultiSearch } from '#search/transport/use-multi-search.ts'
import { MarginSection } from '#ui/text/margin-section.tsx'
import { NameText } from '#ui/text/name-text.tsx'

import { HomeLists } from './home-lists.tsx'
import { type HomeFeature, homeRequests } from './home-requests.ts'

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
