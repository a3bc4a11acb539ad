import { Link } from 'react-router-dom'
import { content } from 'virtual:content'

import { changeEvent } from '#catalogue/events/change-events.ts'
import {
  baselineChangeKinds,
  changesSchema,
  type LoggedChange,
  readChangeLog,
} from '#catalogue/events/change-log.ts'
import { newestFirst } from '#catalogue/events/event.ts'
import { changesFeed } from '#catalogue/feeds.ts'
import { FEED_TYPE } from '#contracts/feed-type.ts'
import { formatDay } from '#lib/format-day.ts'
import { useContent } from '#routes/detail/use-content.ts'
import { paths } from '#routes/paths.ts'
import { hrefAt } from '#search/address/base-path.ts'

import styles from './upcoming.module.css'

/** The features that lost or regained a Baseline status, or got it on another day, newest first. */
export function LostAndGained() {
  const file = useContent(content.urls.changes, changesSchema)
  if (file.status !== 'ready') {
    return <p>{file.status === 'failed' ? 'These changes could not be loaded.' : 'Loading…'}</p>
  }
  return (
    <>
      <p className={styles.note}>
        Releases of web-features that took a status back, gave it late or again, or moved its day.{' '}
        <a href={hrefAt(changesFeed.path)} type={FEED_TYPE}>
          Feed
        </a>
      </p>
      <ul className={styles.lines}>
        {eventsIn(file.value).map(({ name, id, day, title, text }) => (
          <li key={name} className={styles.line}>
            <time className={styles.day} dateTime={day}>
              {formatDay(day)}
            </time>
            <div className={styles.name}>
              <Link to={paths.feature(id)}>{title}</Link>
              <p className={styles.note}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function eventsIn(changes: readonly LoggedChange[]) {
  const log = readChangeLog(changes)
  const own = changes.filter(({ kind }) => baselineChangeKinds.some((known) => known === kind))
  return newestFirst(
    own.map((change) => changeEvent(change, { id: log.currentId(change.id), log })),
  )
}
