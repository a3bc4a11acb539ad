import { NavLink, useLocation } from 'react-router-dom'

import { SearchBox } from '#search/search-box.tsx'
import { Brand } from '#ui/brand.tsx'
import { ThemeSwitch } from '#ui/theme-switch.tsx'

import { paths } from './paths.ts'

import styles from './layout.module.css'

/** Name, box, views. On the home page the box stands in the middle of the page instead. */
export function Header() {
  const { pathname } = useLocation()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <NavLink to={paths.home} className={styles.brand ?? ''}>
          <Brand />
        </NavLink>
        {pathname !== paths.home && (
          <div className={styles.box}>
            <SearchBox />
          </div>
        )}
        <nav className={styles.nav} aria-label="Views">
          <NavLink to={paths.features} className={styles.view ?? ''}>
            Features
          </NavLink>
          <NavLink to={paths.about} className={styles.view ?? ''}>
            About
          </NavLink>
        </nav>
        <ThemeSwitch />
      </div>
    </header>
  )
}
