import { Link } from 'react-router-dom'

import { feedsOfBrowser } from '#catalogue/feeds.ts'
import { FEED_TYPE } from '#contracts/feed-type.ts'
import { safeUrl } from '#lib/safe-url.ts'
import { AsideSection, DetailAside, LeavingLink } from '#routes/detail/detail-aside.tsx'
import { SourceLinks } from '#routes/detail/source-links.tsx'
import { paths } from '#routes/paths.ts'
import { hrefAt } from '#search/address/base-path.ts'

import { nameOfNeighbour, type ReleaseProps } from './release-data.ts'
import type { ReleaseDetail } from './release-queries.ts'

import styles from '#routes/detail/detail.module.css'

/** Adjacent releases, release notes and lists of the release. */
export function ReleaseAside({ record: release }: ReleaseProps) {
  const { notes, browser, browserName, year } = release
  return (
    <DetailAside label="More about this release">
      <OtherReleases release={release} />
      {notes !== undefined && (
        <AsideSection title="Documentation">
          <LeavingLink address={safeUrl(notes)}>Release notes</LeavingLink>
        </AsideSection>
      )}
      <AsideSection title="Lists">
        <ul className={styles.links}>
          <li>
            <Link to={paths.releasesWith({ facets: { browser: [browser] } })}>
              {`All ${browserName} releases`}
            </Link>
          </li>
          {feedsOfBrowser(browser).map(({ path, title }) => (
            <li key={path}>
              <a href={hrefAt(path)} type={FEED_TYPE}>
                {`${title} (feed)`}
              </a>
            </li>
          ))}
          {year !== undefined && (
            <li>
              <Link to={paths.releasesWith({ ranges: { year: { min: year, max: year } } })}>
                {`All releases in ${year}`}
              </Link>
            </li>
          )}
        </ul>
      </AsideSection>
      <SourceLinks
        project="browser-compat-data"
        file={`browsers/${browser}.json`}
        id={release.objectID}
      />
    </DetailAside>
  )
}

function OtherReleases({ release }: { readonly release: ReleaseDetail }) {
  const { objectID, prev, next } = release
  if (prev === undefined && next === undefined) return null
  return (
    <AsideSection title="Other releases">
      <ul className={styles.links}>
        {prev !== undefined && (
          <li>
            <Link to={paths.release(prev)} rel="prev">
              {nameOfNeighbour(prev, release)}
            </Link>
            <span className={styles.linkNote}>Previous release</span>
          </li>
        )}
        {next !== undefined && (
          <li>
            <Link to={paths.release(next)} rel="next">
              {nameOfNeighbour(next, release)}
            </Link>
            <span className={styles.linkNote}>Next release</span>
          </li>
        )}
        {prev !== undefined && (
          <li>
            <Link to={paths.diff({ from: prev, to: objectID })}>
              Compare with the previous release
            </Link>
          </li>
        )}
      </ul>
    </AsideSection>
  )
}
