import { useState } from 'react'
import { Link } from 'react-router-dom'

import type { DataPackage } from '#contracts/content.ts'
import { views } from '#contracts/views.ts'
import { epochSeconds } from '#lib/dates.ts'
import { pluralize } from '#lib/format-count.ts'
import { formatDay } from '#lib/format-day.ts'

import textStyles from '#routes/pages/about.module.css'
import styles from './status.module.css'

type PackagesSectionProps = {
  readonly packages: readonly DataPackage[]
  /** `YYYY-MM-DD` on which they were the newest. */
  readonly checkedOn: string | undefined
}

/** The data packages that the page was built with, and the current age of their data. */
export function PackagesSection({ packages, checkedOn }: PackagesSectionProps) {
  const [now] = useState(() => Date.now() / 1000)
  return (
    <section aria-labelledby="packages">
      <h2 id="packages" className={textStyles.heading}>
        Data packages
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Package</th>
            <th scope="col">Data as of</th>
          </tr>
        </thead>
        <tbody>
          {packages.map(({ name, version, date }) => (
            <tr key={name}>
              <th scope="row">
                <span>{name}</span> <span className={styles.version}>{version}</span>
              </th>
              <td>
                {date === undefined ? (
                  <span className={styles.note}>undated</span>
                ) : (
                  <>
                    <time dateTime={date}>{formatDay(date)}</time>
                    <span>,</span> <span className={styles.note}>{relativeAge(date, now)}</span>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {checkedOn !== undefined && (
        <p className={styles.remark}>
          Checked on <time dateTime={checkedOn}>{formatDay(checkedOn)}</time>: npm had no newer
          versions.
        </p>
      )}
      <p className={styles.remark}>
        The newest release or Baseline date in the data; the package was published on that day or
        later. <Link to={views.about.path}>What each package provides</Link>
        <span>.</span>
      </p>
    </section>
  )
}

const DAY = 86_400

/**
 * Age of a `YYYY-MM-DD` day at `now` in epoch seconds: "today", "1 day old", "57 days old". Future
 * days, from a wrong clock or another time zone, are "today" too.
 */
export function relativeAge(date: string, now: number): string {
  const days = Math.floor((now - epochSeconds(date)) / DAY)
  if (days < 1) return 'today'
  return `${pluralize(days, 'day', 'days')} old`
}
