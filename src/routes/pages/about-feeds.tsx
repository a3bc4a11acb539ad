import { baselineFeeds, releaseFeeds } from '#catalogue/feeds.ts'
import type { Feed } from '#catalogue/feeds.ts'

import styles from './about.module.css'

/** How to follow the site, and how to search it from elsewhere. */
export function AboutFeeds() {
  return (
    <>
      <h2 id="feeds" className={styles.heading}>
        Feeds
      </h2>
      <p>
        What is new comes by itself to any feed reader: give it one of these addresses. Each feed
        (Atom) holds the newest 50 entries, as of the day of the data.
      </p>
      <h3 className={styles.subheading}>Baseline</h3>
      <FeedList feeds={baselineFeeds} />
      <h3 className={styles.subheading}>Browsers</h3>
      <FeedList feeds={releaseFeeds} />
      <h2 className={styles.heading}>Search from the address bar</h2>
      <p>
        Plinth describes itself to browsers as a search engine. Firefox offers to add it in the menu
        of the address bar; Chrome and Edge list it among the site searches of their settings once
        you have searched here. Every page is also in the <a href="/sitemap.xml">sitemap</a>.
      </p>
    </>
  )
}

function FeedList({ feeds }: { readonly feeds: readonly Feed[] }) {
  return (
    <ul className={styles.feeds}>
      {feeds.map(({ path, title }) => (
        <li key={path}>
          <a href={path} type="application/atom+xml">
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
