import { Link } from 'react-router-dom'

import { safeUrl, safeUrlOn } from '#lib/safe-url.ts'
import { AsideSection, DetailAside, LeavingLink } from '#routes/detail/detail-aside.tsx'
import { SourceLinks } from '#routes/detail/source-links.tsx'
import { paths } from '#routes/paths.ts'

import { inOrderOfIds, seriesLevelsOf, type SpecNeighbour, type SpecProps } from './spec-data.ts'
import { type SpecDetail, specNeighbour } from './spec-queries.ts'

import styles from '#routes/detail/detail.module.css'

export function SpecAside({ record: spec, neighbours }: SpecProps) {
  const specs = neighbours.hits(specNeighbour)
  const levels = seriesLevelsOf(spec, specs)
  const related = inOrderOfIds(spec.related, specs).filter(({ series }) => series !== spec.series)
  return (
    <DetailAside label="More about this specification">
      <AsideSection title="Links">
        <ul className={styles.links}>
          {addressesOf(spec).map(({ label, ...leading }) => (
            <li key={label}>
              <LeavingLink {...leading}>{label}</LeavingLink>
            </li>
          ))}
        </ul>
      </AsideSection>
      <SourceLinks project="browser-specs" file="specs.json" id={spec.objectID} />
      {levels.length > 1 && (
        <AsideSection title="Levels">
          <SpecLinks specs={levels} here={spec.objectID} />
        </AsideSection>
      )}
      {related.length > 0 && (
        <AsideSection title="Related">
          <SpecLinks specs={related} here={spec.objectID} />
        </AsideSection>
      )}
    </DetailAside>
  )
}

type SpecLinksProps = {
  readonly specs: readonly SpecNeighbour[]
  readonly here: string
}

function SpecLinks({ specs, here }: SpecLinksProps) {
  return (
    <ul className={styles.links}>
      {specs.map(({ objectID, title, current }) => (
        <li key={objectID}>
          {objectID === here ? (
            <span aria-current="page">{title}</span>
          ) : (
            <Link to={paths.spec(objectID)}>{title}</Link>
          )}
          {objectID === here && current && <span className={styles.linkNote}>Current level</span>}
        </li>
      ))}
    </ul>
  )
}

type Address = {
  readonly label: string
  readonly address: string | undefined
  readonly opens?: 'spec'
}

function addressesOf({ url, releaseUrl, repo, testPath }: SpecDetail): readonly Address[] {
  const tests = testPath && safeUrlOn('https://wpt.fyi', `/results/${testPath}`)
  return [
    { label: 'Editor’s Draft', address: safeUrl(url), opens: 'spec' },
    ...(releaseUrl !== undefined && releaseUrl !== url
      ? [{ label: 'Published version', address: safeUrl(releaseUrl), opens: 'spec' } as const]
      : []),
    ...(repo === undefined ? [] : [{ label: 'Repository', address: safeUrl(repo) }]),
    ...(tests ? [{ label: 'Test results', address: tests }] : []),
  ]
}
