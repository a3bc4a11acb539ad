import { Link } from 'react-router-dom'
import { content } from 'virtual:content'

import { baselineFeeds, releaseFeeds } from '#catalogue/feeds.ts'
import type { Feed } from '#catalogue/feeds.ts'
import { viewHeads } from '#catalogue/view-heads.ts'
import { useHead } from '#routes/layout/head.ts'
import { paths } from '#routes/paths.ts'
import { formatPercent } from '#ui/support/usage-bar.tsx'

import { AboutSources } from './about-sources.tsx'

import styles from './about.module.css'

/** What the site is, and how far to trust it: `/about`. */
export function AboutView() {
  useHead({ ...viewHeads.about, canonical: paths.about })
  const { trackedUsage } = content.summary
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        About Plinth
      </h1>
      <p className={styles.lead}>
        Plinth searches the features of the web platform as you type: whether you can use one, in
        which browsers, since when, and if not, who is in the way.
      </p>
      <p>
        Every state of the page is an address that can be bookmarked and shared. The search
        tolerates typing errors and understands code: try{' '}
        <Link to={paths.featuresWith({ q: ':has()' })}>:has()</Link> or{' '}
        <Link to={paths.featuresWith({ q: 'display: grid' })}>display: grid</Link>. Nothing is
        loaded from third parties; what is sent and kept is told under{' '}
        <Link to={paths.privacy}>Privacy</Link>.
      </p>
      <AboutSources packages={content.summary.packages} />
      <p>
        The <a href="/licences.txt">licences</a> of this data and of the code in the page.
      </p>
      <h2 className={styles.heading}>How Baseline is decided</h2>
      <p>
        The status of a feature is the one that web-features publishes. <em>Newly available</em>{' '}
        means that the latest versions of Chrome, Edge, Firefox and Safari, on desktop and phone,
        have it; <em>widely available</em> follows 30 months later. From which version on a browser
        has a feature is a judgement of web-features: single parts may have come earlier or later.
        The page of a feature also shows the versions in which all of its parts work.{' '}
        <em>Limited availability</em> is everything else. Features that should not be used in new
        work are <em>discouraged</em>, with the reason and what to use instead. A date on which a
        feature becomes widely available is shown as expected until web-features confirms it. The
        name and the marks follow the{' '}
        <a href="https://web-platform-dx.github.io/name-and-logo-usage-guidelines/">
          Baseline usage guidelines
        </a>
        .
      </p>
      <h2 className={styles.heading}>How usage is computed</h2>
      <p>
        Usage adds up the shares of all browser versions that have a feature by the versions of
        web-features, whether or not all of its parts work in them, from caniuse’s table of
        StatCounter’s figures. Browsers built on Chromium count by the version of their engine. The
        table accounts for {formatPercent(trackedUsage)} of visitors, so no feature can reach 100 %.
      </p>
      <Limits />
      <AboutFeeds />
    </div>
  )
}

function Limits() {
  return (
    <>
      <h2 className={styles.heading}>Known limits</h2>
      <ul className={styles.limits}>
        <li>
          One part that is missing makes a browser count as lacking the whole feature. Where most of
          it works, the list shows a percentage of parts, and the page of the feature says what is
          lacking.
        </li>
        <li>
          caniuse counts all of Chrome for Android as its newest version, so the usage of a feature
          jumps by some 44 points on the day it ships there. Usage is approximate.
        </li>
        <li>
          web-features is published less often than the compatibility data, so the newest browser
          releases may not have changed a status yet. “Newly available” is counted from the newest
          month in the data.
        </li>
        <li>
          The parts of a feature are those that the compatibility data tags; a tag may be older or
          newer than the feature’s own list.
        </li>
      </ul>
    </>
  )
}

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
