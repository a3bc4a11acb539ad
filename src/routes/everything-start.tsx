import { Link } from 'react-router-dom'
import { content } from 'virtual:content'

import type { ListDefinition } from '#search/list-definition.ts'
import { lists } from '#search/lists/all.ts'

import { paths } from './paths.ts'

import styles from './everything-start.module.css'

const examples = ['AbortController', ':has()', 'chrome 140', 'css-grid-2', 'display: grid'] as const

/** What each list holds. */
const remarks = {
  features: 'What the web platform can do, with Baseline status and the browsers that have it',
  compat: 'Every interface, member, property, element and header, version by version',
  specs: 'Who writes them, how far they have come, and what they define',
  releases: 'What shipped in each version of a browser or runtime, and when',
} as const satisfies Record<ListDefinition['id'], string>

/** What can be searched, and examples of how. */
export function EverythingStart() {
  return (
    <>
      <p className={styles.lead}>
        One search over all of it: what is called exactly like your words comes first. For example{' '}
        {examples.map((q, place) => (
          <span key={q}>
            {place > 0 && ', '}
            <Link to={paths.everythingWith(q)}>
              <code>{q}</code>
            </Link>
          </span>
        ))}
        .
      </p>
      <ul className={styles.lists}>
        {lists.map(({ id, path, title }) => (
          <li key={id} className={styles.item}>
            <Link to={path} className={styles.name}>
              {title}
            </Link>
            <span className={styles.count}>{content.summary.counts[id]?.toLocaleString('en')}</span>
            <span className={styles.remark}>{remarks[id]}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
