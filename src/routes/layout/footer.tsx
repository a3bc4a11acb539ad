import { memo } from 'react'
import { Link } from 'react-router-dom'
import { content } from 'virtual:content'

import { formatDay } from '#lib/format-day.ts'
import { paths } from '#routes/paths.ts'
import { singleKeys } from '#search/state/single-keys.ts'
import { useStore } from '#search/state/use-store.ts'

import { lazyAfterLoad } from './lazy-after-load.tsx'

import own from './footer.module.css'
import styles from './layout.module.css'

const LateData = lazyAfterLoad(
  (parts) => parts.LateData,
  () => null,
)

export const Footer = memo(function Footer() {
  const { asOf, packages } = content.summary
  return (
    <footer className={styles.footer}>
      <p>
        Data as of <time dateTime={asOf}>{formatDay(asOf)}</time>:{' '}
        {packages.map(({ name, version, licence }, index) => (
          <span key={name}>{`${index > 0 ? ', ' : ''}${name} ${version} (${licence})`}</span>
        ))}
        <span>. Usage figures from caniuse.com, CC BY 4.0.</span>
      </p>
      <FooterLinks />
      <LateData />
    </footer>
  )
})

function FooterLinks() {
  const hasSingleKeys = useStore(singleKeys)
  return (
    <nav aria-label="About this site">
      <ul className={own.links}>
        <li>
          <Link to={paths.about}>About the data</Link>
        </li>
        <li>
          <Link to={paths.check}>Check code</Link>
        </li>
        <li>
          <Link to={paths.diff()}>Compare releases</Link>
        </li>
        <li>
          <Link to={paths.set}>Feature set</Link>
        </li>
        <li>
          <Link to={paths.upcoming}>Upcoming</Link>
        </li>
        <li>
          <Link to={paths.saved}>Saved</Link>
        </li>
        <li>
          <Link to={paths.status}>Status</Link>
        </li>
        <li>
          <Link to={paths.shortcuts} aria-keyshortcuts={hasSingleKeys ? '?' : undefined}>
            Keyboard shortcuts
          </Link>
        </li>
        <li>
          <Link to={paths.privacy}>Privacy</Link>
        </li>
      </ul>
    </nav>
  )
}
