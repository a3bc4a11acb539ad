import { content } from 'virtual:content'

import type { CoreBrowser } from '#catalogue/browsers.ts'
import type { FeatureRecord } from '#catalogue/features/record.ts'
import { formatDay } from '#lib/format-day.ts'
import { pluralize } from '#lib/pluralize.ts'
import { browserList, sentence } from '#search/rows/status-reason.ts'

import type { FeatureDetail, FeaturePart } from './feature-data.ts'

import styles from '../detail.module.css'

type NewerPartsNoteProps = {
  readonly feature: FeatureDetail
  readonly parts: readonly FeaturePart[]
  /** All parts, of which `parts` may be the first thousand. */
  readonly total: number
}

/** Says so where the status of the feature is older than what is known of its parts. */
export function NewerPartsNote({ feature, parts, total }: NewerPartsNoteProps) {
  if (feature.baseline !== 'limited' || parts.length < total) return null
  const newer = newerParts(feature, parts)
  if (newer.length === 0) return null
  return (
    <p className={styles.remark}>
      The status is that of web-features, with {dataOf('web-features')}. By the compatibility data,
      with {dataOf('@mdn/browser-compat-data')}, {newer.map(partsText).join('; ')}.
    </p>
  )
}

/** "all 325 parts work in Chrome and Edge", "36 of 37 parts work in Firefox". */
function partsText({ browsers, works, total }: NewerParts): string {
  const names = sentence(browserList(browsers))
  const verb = works === 1 ? 'works' : 'work'
  if (works < total) return `${works} of ${pluralize(total, 'part', 'parts')} ${verb} in ${names}`
  return total === 1
    ? `its one part works in ${names}`
    : `all ${pluralize(total, 'part', 'parts')} ${verb} in ${names}`
}

function dataOf(name: string): string {
  const date = content.summary.packages.find((one) => one.name === name)?.date
  return date === undefined ? 'data of an unknown day' : `data of ${formatDay(date)}`
}

/** Browsers in which as many parts work by the compatibility data, though the feature's own data knows of fewer. */
type NewerParts = {
  readonly browsers: readonly CoreBrowser[]
  readonly works: number
  readonly total: number
}

/**
 * Where the two sources of a feature contradict one another. Its status and the numbers of its parts are of
 * web-features, the parts themselves of the compatibility data, which is published more often: a browser that lacks
 * the feature by the one may lack fewer parts by the other, or none. The fullest first.
 */
export function newerParts(
  { missing, parts: known }: Pick<FeatureRecord, 'missing' | 'parts'>,
  parts: readonly Pick<FeaturePart, 'missing'>[],
): readonly NewerParts[] {
  const total = parts.length
  const found = new Map<number, CoreBrowser[]>()
  for (const browser of missing) {
    const works = parts.filter((part) => !part.missing.includes(browser)).length
    const before = known.works[browser] ?? 0
    const lacksFewer = total - works < known.total - before
    if (works > before && lacksFewer) found.set(works, [...(found.get(works) ?? []), browser])
  }
  return [...found]
    .toSorted(([a], [b]) => b - a)
    .map(([works, browsers]) => ({ browsers, works, total }))
}
