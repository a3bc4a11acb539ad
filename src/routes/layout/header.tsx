import { NavLink, useLocation } from 'react-router-dom'

import { paths } from '#routes/paths.ts'
import { searchedViewAt } from '#search/address/search-state.ts'
import { NavigatingSearchBox, LiveSearchBox } from '#search/box/search-box.tsx'
import { saved } from '#search/saved/saved-store.ts'
import { useStore } from '#search/state/use-store.ts'
import { ThemeSwitch } from '#ui/controls/theme-switch.tsx'
import { MenuButton } from '#ui/overlay/menu.tsx'
import { Brand } from '#ui/text/brand.tsx'
import { BookmarkIcon } from '#ui/text/icon.tsx'
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx'

import { ListTabs } from './list-tabs.tsx'
import { Palette } from './palette.tsx'
import { TOOLS_ID, ToolLinks } from './tool-links.tsx'

import styles from './layout.module.css'

/**
 * Site name, search box and saved items, with the lists and tools below. On the home page the box is
 * in the content instead. Typing changes the address: components that do not show it are memoized.
 */
export function Header() {
  const { pathname } = useLocation()
  const isHome = pathname === paths.home
  const view = searchedViewAt(pathname)
  return (
    <>
      <header className={styles.header}>
        <div className={styles.bar}>
          <NavLink to={paths.home} className={styles.brand ?? ''}>
            <Brand />
          </NavLink>
          {!isHome && (
            <div className={styles.box}>
              {/* The key discards text that was typed in one view and not submitted. */}
              {view === undefined ? (
                <NavigatingSearchBox key={pathname} />
              ) : (
                <LiveSearchBox view={view} />
              )}
            </div>
          )}
          <div className={styles.end} data-print="no">
            <div className={styles.narrow}>
              <MenuButton menu={TOOLS_ID}>Tools</MenuButton>
            </div>
            <NavLink to={paths.saved} className={styles.saved ?? ''} title="Saved">
              <BookmarkIcon filled={false} />
              <VisuallyHidden>Saved</VisuallyHidden> <SavedNumber />
            </NavLink>
            <div className={styles.wide}>
              <ThemeSwitch />
            </div>
          </div>
          <Palette />
        </div>
      </header>
      <div className={styles.tabs} data-print="no">
        <div className={styles.lists}>
          <ListTabs />
          <ToolLinks />
        </div>
      </div>
    </>
  )
}

/** The number of saved items, for the link to them; empty if there are none. */
export function SavedNumber() {
  const { length } = useStore(saved)
  return length > 0 && <span>{length}</span>
}
