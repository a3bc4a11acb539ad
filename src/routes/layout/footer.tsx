import { memo } from 'react'
import { Link } from 'react-router-dom'
import { content } from 'virtual:content'

import { views } from '#contracts/views.ts'
import { formatDay } from '#lib/format-day.ts'
import { singleKeys } from '#search/state/single-keys.ts'
import { useStore } from '#search/state/use-store.ts'

import { lazyAfterLoad } from './lazy-after-load.tsx'

import styles from './footer.module.css'

const LateData = lazyAfterLoad(
  async () => (await import('./after-load.tsx')).LateData,
  () => null,
)

export const Footer = memo(function Footer() {
  const { asOf } = content.summary
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <p>
          Data as of <time dateTime={asOf}>{formatDay(asOf)}</time>
        </p>
        <FooterLinks />
      </div>
      <LateData />
    </footer>
  )
})

function FooterLinks() {
  const hasSingleKeys = useStore(singleKeys)
  return (
    <nav aria-label="About this site">
      <ul className={styles.links}>
        <li>
          <Link to={views.about.path}>About</Link>
        </li>
        <li>
          <Link to={views.status.path}>Status</Link>
        </li>
        <li>
          <Link to={views.shortcuts.path} aria-keyshortcuts={hasSingleKeys ? '?' : undefined}>
            Keyboard shortcuts
          </Link>
        </li>
        <li>
          <Link to={views.privacy.path}>Privacy</Link>
        </li>
      </ul>
    </nav>
  )
}
