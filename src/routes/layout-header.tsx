import { NavLink, useLocation } from 'react-router-dom'

import { SavedNumber } from '#search/saved-number.tsx'
import { LeadingBox, InPlaceBox } from '#search/search-box.tsx'
import { searchedViewAt } from '#search/searched-view.ts'
import { Brand } from '#ui/brand.tsx'
import { ThemeSwitch } from '#ui/theme-switch.tsx'

import { Palette } from './layout-palette.tsx'
import { ListTabs } from './layout-tabs.tsx'
import { paths } from './paths.ts'

import styles from './layout.module.css'

/** Name, box, views, and under them the lists. On the home page the box stands in the middle of the page instead. */
export function Header() {
  const { pathname } = useLocation()
  const isHome = pathname === paths.home
  const view = searchedViewAt(pathname)
  return (
    <>
      <header className={styles.header} data-home={isHome || undefined}>
        <div className={styles.bar}>
          <NavLink to={paths.home} className={styles.brand ?? ''}>
            <Brand />
          </NavLink>
          {!isHome && (
            <div className={styles.box}>
              {/* What was typed on one page and led nowhere does not follow to the next. */}
              {view === undefined ? <LeadingBox key={pathname} /> : <InPlaceBox view={view} />}
            </div>
          )}
          <nav className={styles.nav} aria-label="Views">
            <NavLink to={paths.saved} className={styles.view ?? ''}>
              Saved <SavedNumber />
            </NavLink>
            <NavLink to={paths.about} className={styles.view ?? ''}>
              About
            </NavLink>
          </nav>
          <Palette />
          <ThemeSwitch />
        </div>
      </header>
      <ListTabs />
    </>
  )
}
