import { Link } from 'react-router-dom'
import { content } from 'virtual:content'

import {
  baselineFeeds,
  changesFeed,
  type Feed,
  releaseFeeds,
  upcomingFeed,
} from '#catalogue/feeds.ts'
import { views } from '#contracts/views.ts'
import { useHead } from '#routes/layout/head.ts'
import { lazyAfterLoad } from '#routes/layout/lazy-after-load.tsx'
import { paths } from '#routes/paths.ts'
import { hrefAt } from '#search/address/base-path.ts'
import { formatPercent } from '#ui/support/usage-bar.tsx'

import { AboutSources } from './about-sources.tsx'

import styles from './about.module.css'

/** Last, because it appears later. */
const OfflineSection = lazyAfterLoad(
  async () => (await import('#routes/offline/offline-part.tsx')).OfflinePart,
  () => null,
)

/** The view `/about`: what the site is, and how reliable its data is. */
export function AboutView() {
  useHead({ ...views.about.head, canonical: views.about.path })
  const { trackedUsage } = content.summary
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>About Plinth</h1>
      <p className={styles.lead}>
        Plinth searches web platform features as you type: which browsers support them, since when,
        and which browsers still lack them.
      </p>
      <p>
        Every search has a URL that you can bookmark and share. Search tolerates typos and
        understands code: try <Link to={paths.featuresWith({ q: ':has()' })}>:has()</Link>{' '}
        <span>or</span> <Link to={paths.featuresWith({ q: 'display: grid' })}>display: grid</Link>
        <span>
          . Nothing is loaded from third parties; what is sent and stored is explained under
        </span>{' '}
        <Link to={views.privacy.path}>Privacy</Link>
        <span>.</span>
      </p>
      <AboutSources packages={content.summary.packages} />
      <p>
        See the <a href={hrefAt('/licences.txt')}>licences</a> of the data and the code.
      </p>
      <h2 className={styles.heading}>Baseline status</h2>
      <p>
        Statuses come from web-features. <em>Newly available</em> means that the latest versions of
        Chrome, Edge, Firefox and Safari, on desktop and mobile, support a feature;{' '}
        <em>widely available</em> follows 30 months later. <em>Limited availability</em> is
        everything else. The version from which a browser supports a feature is an editorial
        judgement of web-features: individual parts may have shipped earlier or later, so a
        feature’s page also shows the versions that support all of its parts. <em>Discouraged</em>{' '}
        features should not be used in new code; the reason and alternatives are given. Future dates
        are shown as expected until web-features confirms them. Name and icons follow the{' '}
        <a href="https://web-platform-dx.github.io/name-and-logo-usage-guidelines/">
          Baseline usage guidelines
        </a>
        .
      </p>
      <h2 className={styles.heading}>Usage</h2>
      <p>
        {`Usage is the total share of browser versions that support a feature according to web-features, whether or not all of its parts work in them, based on StatCounter data via caniuse. Chromium-based browsers count by engine version. The data identifies the browsers of ${formatPercent(trackedUsage)} of global users, so no feature can reach 100 %.`}
      </p>
      <h2 className={styles.heading}>Feature detection</h2>
      <p>
        Tests are derived from the compatibility data and Web IDL. A test shows that a browser knows
        a name, not that everything about it works. Syntax, at-rules and behaviour have no test.
      </p>
      <Limits />
      <AboutFeeds />
      <OfflineSection headingClass={styles.heading} />
    </div>
  )
}

function Limits() {
  return (
    <>
      <h2 className={styles.heading}>Known limitations</h2>
      <ul className={styles.limits}>
        <li>
          A browser that lacks one part counts as lacking the feature. If most parts work, lists
          show a percentage, and the detail page names the missing parts.
        </li>
        <li>
          caniuse counts all of Chrome for Android as its newest version, so usage jumps by about 44
          percentage points when a feature ships there. Usage is approximate.
        </li>
        <li>
          web-features is published less often than the compatibility data, so statuses may not
          reflect the newest browser releases yet. “Newly available” lists the newest month in the
          data.
        </li>
        <li>
          Parts are assigned by tags in the compatibility data, which may differ from the list in
          web-features.
        </li>
      </ul>
    </>
  )
}

/** Feeds, and how to search the site from the browser's address bar. */
export function AboutFeeds() {
  return (
    <>
      <h2 id="feeds" className={styles.heading}>
        Feeds
      </h2>
      <p>
        Subscribe in any feed reader. Each Atom feed has the 50 newest entries as of the data date.
        Where Plinth runs its own server, “Follow” has the feed of a list, a record or a set.
      </p>
      <h3 className={styles.subheading}>Baseline</h3>
      <FeedList feeds={[...baselineFeeds, upcomingFeed, changesFeed]} />
      <h3 className={styles.subheading}>Browsers</h3>
      <FeedList feeds={releaseFeeds} />
      <h2 className={styles.heading}>Search from the address bar</h2>
      <p>
        Plinth can be added to your browser as a search engine: in Firefox from the address bar
        menu, in Chrome and Edge under site search settings once you have searched here. All pages
        are in the <a href={hrefAt('/sitemap.xml')}>sitemap</a>.
      </p>
    </>
  )
}

function FeedList({ feeds }: { readonly feeds: readonly Feed[] }) {
  return (
    <ul className={styles.feeds}>
      {feeds.map(({ path, title }) => (
        <li key={path}>
          <a href={hrefAt(path)} type="application/atom+xml">
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
