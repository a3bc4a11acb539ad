import { Link } from 'react-router-dom'
import { content } from 'virtual:content'

import { paths } from './paths.ts'

import styles from './layout.module.css'

/** How old the data is and whose it is. */
export function Footer() {
  const { asOf, packages } = content.summary
  return (
    <footer className={styles.footer}>
      <p>
        Data as of <time dateTime={asOf}>{asOf}</time>:{' '}
        {packages.map(({ name, version, licence }, index) => (
          <span key={name}>
            {index > 0 && ', '}
            {name} {version} ({licence})
          </span>
        ))}
        . Usage figures from caniuse.com, CC BY 4.0.
      </p>
      <p>
        <Link to={paths.about}>About the data and its sources</Link>
      </p>
    </footer>
  )
}
