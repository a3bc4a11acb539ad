import { Link } from 'react-router-dom'

import { tools } from '#contracts/tools.ts'

import styles from './home.module.css'

export function HomeTools() {
  return (
    <section className={styles.tools} aria-labelledby="tools">
      <h2 id="tools" className={styles.heading}>
        Tools
      </h2>
      <ul className={styles.toolList}>
        {tools.map(({ title, about, path }) => (
          <li key={path}>
            <Link className={styles.tool} to={path}>
              <span className={styles.toolName}>{title}</span>
              <span className={styles.note}>{about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
