import { Link } from 'react-router-dom'

import type { CoreBrowser } from '#catalogue/browsers.ts'
import { coreBrowsers, NEVER } from '#catalogue/browsers.ts'
import type { ReleaseDates } from '#contracts/content.ts'
import { PartsTable } from '#routes/detail/parts-table.tsx'
import type { ContentState } from '#routes/detail/use-content.ts'
import { paths } from '#routes/paths.ts'
import { NameText } from '#ui/text/name-text.tsx'

import type { FeaturePart } from './feature-data.ts'
import type { FeatureDetail } from './feature-queries.ts'

import styles from '#routes/detail/detail.module.css'

type FeaturePartsTableProps = {
  readonly feature: FeatureDetail
  readonly parts: readonly FeaturePart[]
  readonly dates: ContentState<ReleaseDates>
  /** `YYYY-MM-DD`: the day of the data. */
  readonly today: string
  /** The number of all parts; `parts` is limited to the first thousand. */
  readonly total: number
}

/** The compat entries of the feature, blocking ones first. */
export function FeaturePartsTable({ feature, parts, ...rest }: FeaturePartsTableProps) {
  const [first, second] = parts
  if (first === undefined) return <NoParts count={feature.compatCount} />
  if (second === undefined && rest.total === 1) return <OnlyPart part={first} />
  return (
    <PartsTable
      title="Parts"
      rowsAre="Part"
      caption="Support of each part"
      entries={blockingFirst(parts)}
      {...rest}
    />
  )
}

/** A table with a single row would repeat the support of the feature. */
function OnlyPart({ part: { objectID, name } }: { readonly part: FeaturePart }) {
  return (
    <p className={styles.section}>
      Compatibility entry:{' '}
      <Link to={paths.compatEntry(objectID)}>
        <NameText value={name} code />
      </Link>
    </p>
  )
}

function NoParts({ count }: { readonly count: number }) {
  return (
    <section className={styles.section} aria-labelledby="parts">
      <h2 id="parts" className={styles.heading}>
        Parts
      </h2>
      <p className={styles.remark}>
        {count === 0
          ? 'The compatibility data lists no parts for this feature.'
          : 'The parts of this feature are no longer in the compatibility data.'}
      </p>
    </section>
  )
}

type Minimum = { readonly min: { readonly [Browser in CoreBrowser]: number } }

/**
 * Sorts blocking parts first. A part is blocking if it is missing in a browser in which more than
 * half of the parts work: it keeps that browser's support incomplete. Blocking parts are ordered by
 * the number of browsers that lack them, most first; otherwise the provider's order stays.
 */
export function blockingFirst<Part extends Minimum>(
  parts: readonly Part[],
): readonly { readonly part: Part }[] {
  const usual = coreBrowsers.filter(
    (browser) => parts.filter((part) => works(part, browser)).length * 2 > parts.length,
  )
  const lacking = (part: Part) => usual.filter((browser) => !works(part, browser)).length
  return parts.toSorted((a, b) => lacking(b) - lacking(a)).map((part) => ({ part }))
}

function works({ min }: Minimum, browser: CoreBrowser): boolean {
  return min[browser] < NEVER
}
