import { Link } from 'react-router-dom'
import { content } from 'virtual:content'

import { formatCount } from '#lib/format-count.ts'
import { paths } from '#routes/paths.ts'
import { lists } from '#search/lists/all.ts'

import styles from './everything-start.module.css'

const examples = ['AbortController', ':has()', 'chrome 140', 'css-grid-2', 'display: grid'] as const

export function EverythingStart() {
  return (
    <>
      <p className={styles.lead}>
        Search everything at once; exact names come first. For example:{' '}
        {examples.map((q, place) => (
          <span key={q}>
            {place > 0 && <span>, </span>}
            <Link to={paths.everythingWith(q)}>
              <code>{q}</code>
            </Link>
          </span>
        ))}
        <span>.</span>
      </p>
      <ul className={styles.lists}>
        {lists.map(({ id, path, title, remark }) => (
          <li key={id} className={styles.item}>
            <Link to={path} className={styles.name}>
              {title}
            </Link>
            <span className={styles.count}>{formatCount(content.summary.counts[id] ?? 0)}</span>
            <span className={styles.remark}>{remark}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
