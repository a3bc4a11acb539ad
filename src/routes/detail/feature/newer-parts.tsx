import { content } from 'virtual:content'

import { browserList } from '#catalogue/browser-list.ts'
import { formatDay } from '#lib/format-day.ts'
import { sentence } from '#lib/sentence.ts'

import type { FeatureDetail } from './feature-queries.ts'

import styles from '#routes/detail/detail.module.css'

/** A note if the compat data of some browsers is newer than the feature's status. */
export function NewerPartsNote({ newer }: Pick<FeatureDetail, 'newer'>) {
  if (newer === undefined) return null
  return (
    <p className={styles.remark}>
      Baseline status: web-features, {dataOf('web-features')}. Newer compatibility data (
      {dataOf('@mdn/browser-compat-data')}) shows full support in {sentence(browserList(newer))}.
    </p>
  )
}

function dataOf(name: string): string {
  const date = content.summary.packages.find((one) => one.name === name)?.date
  return date === undefined ? 'unknown date' : formatDay(date)
}
