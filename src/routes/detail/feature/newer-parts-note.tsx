import { content } from 'virtual:content'

import { formatDay } from '#lib/format-day.ts'
import { pluralize } from '#lib/pluralize.ts'
import { browserList, sentence } from '#search/rows/status-reason.ts'

import type { FeatureDetail } from './feature-data.ts'
import { newerParts } from './newer-parts.ts'
import type { NewerParts } from './newer-parts.ts'
import type { FeatureParts } from './use-feature.ts'

import styles from '../detail.module.css'

type NewerPartsNoteProps = { readonly feature: FeatureDetail; readonly parts: FeatureParts }

/** Says so where the status of the feature is older than what is known of its parts. */
export function NewerPartsNote({ feature, parts: { shown, total } }: NewerPartsNoteProps) {
  if (feature.baseline !== 'limited' || shown.length < total) return null
  const newer = newerParts(feature, shown)
  if (newer.length === 0) return null
  return (
    <p className={styles.remark}>
      The status is that of web-features, with {dataOf('web-features')}. By the compatibility data,
      with {dataOf('@mdn/browser-compat-data')}, {newer.map(partsWords).join('; ')}.
    </p>
  )
}

/** "all 325 parts work in Chrome and Edge", "36 of 37 parts work in Firefox". */
function partsWords({ browsers, works, total }: NewerParts): string {
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
