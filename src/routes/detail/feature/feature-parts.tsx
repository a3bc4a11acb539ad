import { Link } from 'react-router-dom'

import { type CoreBrowser, coreBrowsers, NEVER } from '#catalogue/browsers.ts'
import type { ReleaseDates } from '#contracts/content-files.ts'
import { joinWords } from '#lib/sentence.ts'
import { PartsTable } from '#routes/detail/parts-table.tsx'
import type { ContentState } from '#routes/detail/use-content.ts'
import { paths } from '#routes/paths.ts'
import { CodeText } from '#ui/text/code-text.tsx'
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

/** The compat entries of the feature, those that came later than the feature first, and those that are gone. */
export function FeaturePartsTable(props: FeaturePartsTableProps) {
  const { gone } = props.feature
  return (
    <>
      <PresentParts {...props} />
      {gone !== undefined && (
        <p className={styles.remark}>
          <CodeText value={goneText(gone)} />
        </p>
      )}
    </>
  )
}

function goneText(keys: readonly string[]): string {
  const names = joinWords(keys.map((key) => `\`${key}\``))
  return `No longer in the compatibility data, though web-features names it: ${names}.`
}

function PresentParts({ feature, parts, ...rest }: FeaturePartsTableProps) {
  const [first, second] = parts
  if (first === undefined) return <NoParts count={feature.compatCount} />
  if (second === undefined && rest.total === 1) return <OnlyPart part={first} />
  return (
    <PartsTable
      title="Parts"
      rowsAre="Part"
      caption="Support of each part"
      entries={laterFirst(feature, parts)}
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
 * Sorts parts that came later than the feature first, by the number of browsers in which they did;
 * otherwise the provider's order stays. In a browser without the feature a missing part is late if
 * more than half of the parts work there: it keeps that browser's support incomplete.
 */
export function laterFirst<Part extends Minimum>(
  { min }: Minimum,
  parts: readonly Part[],
): readonly { readonly part: Part; readonly late: readonly CoreBrowser[] }[] {
  const usual = coreBrowsers.filter(
    (browser) =>
      min[browser] < NEVER ||
      parts.filter((part) => works(part, browser)).length * 2 > parts.length,
  )
  return parts
    .map((part) => ({ part, late: usual.filter((browser) => isLate(part, min[browser], browser)) }))
    .toSorted((a, b) => b.late.length - a.late.length)
}

function isLate(part: Minimum, since: number, browser: CoreBrowser): boolean {
  return since < NEVER ? part.min[browser] > since : !works(part, browser)
}

function works({ min }: Minimum, browser: CoreBrowser): boolean {
  return min[browser] < NEVER
}
