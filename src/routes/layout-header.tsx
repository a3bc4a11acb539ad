import { NavLink, useLocation } from 'react-router-dom'

import { listAt } from '#search/lists/all.ts'
import { SearchBox } from '#search/search-box.tsx'
import { Brand } from '#ui/brand.tsx'
import { ThemeSwitch } from '#ui/theme-switch.tsx'

import { ListTabs } from './layout-tabs.tsx'
import { paths } from './paths.ts'

import styles from './layout.module.css'

/** Name, box, views, and under them the lists. On the home page the box stands in the middle of the page instead. */
export function Header() {
  const { pathname } = useLocation()
  const isHome = pathname === paths.home
  return (
    <>
      <header className={styles.header} data-tabs={!isHome || undefined}>
        <div className={styles.bar}>
          <NavLink to={paths.home} className={styles.brand ?? ''}>
            <Brand />
          </NavLink>
          {!isHome && (
            <div className={styles.box}>
              <SearchBox list={listAt(pathname)} />
            </div>
          )}
          <nav className={styles.nav} aria-label="Views">
            {isHome && (
              <NavLink to={paths.features} className={styles.view ?? ''}>
                Features
              </NavLink>
            )}
            <NavLink to={paths.about} className={styles.view ?? ''}>
              About
            </NavLink>
          </nav>
          <ThemeSwitch />
        </div>
      </header>
      {!isHome && <ListTabs />}
    </>
  )
}
