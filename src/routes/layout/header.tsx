import { NavLink, useLocation } from 'react-router-dom'

import { paths } from '#routes/paths.ts'
import { searchedViewAt } from '#search/address/search-state.ts'
import { NavigatingSearchBox, LiveSearchBox } from '#search/box/search-box.tsx'
import { saved } from '#search/saved/saved-store.ts'
import { useStore } from '#search/state/use-store.ts'
import { ThemeSwitch } from '#ui/controls/theme-switch.tsx'
import { Brand } from '#ui/text/brand.tsx'

import { ListTabs } from './list-tabs.tsx'
import { Palette } from './palette.tsx'

import styles from './layout.module.css'

/**
 * Name, box, views, and under them the lists. On the home page the box stands in the middle of the page instead. Typing
 * changes the address: what does not show it is memoized.
 */
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
              {/* The key discards text typed on one page and not searched for when another opens. */}
              {view === undefined ? (
                <NavigatingSearchBox key={pathname} />
              ) : (
                <LiveSearchBox view={view} />
              )}
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

/** How many things are saved, for the link that leads to them; nothing while there are none. */
export function SavedNumber() {
  return useStore(saved).length || null
}
