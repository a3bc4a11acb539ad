import { NavLink, useLocation } from 'react-router-dom'

import { views } from '#contracts/views.ts'
import { searchedViewAt } from '#search/address/search-state.ts'
import { NavigatingSearchBox, LiveSearchBox } from '#search/box/search-box.tsx'
import { saved } from '#search/saved/saved-store.ts'
import { useStore } from '#search/state/use-store.ts'
import { ThemeSwitch } from '#ui/controls/theme-switch.tsx'
import { MenuButton } from '#ui/overlay/menu.tsx'
import { Brand } from '#ui/text/brand.tsx'
import { BookmarkIcon } from '#ui/text/icon.tsx'

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
  const isHome = pathname === views.home.path
  const view = searchedViewAt(pathname)
  return (
    <>
      <header className={styles.header}>
        <div className={styles.bar}>
          <NavLink to={views.home.path}>
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
            <SavedLink />
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

/** The saved items, as a sign with their number. */
function SavedLink() {
  const { length } = useStore(saved)
  return (
    <NavLink
      to={views.saved.path}
      aria-label={length > 0 ? `Saved ${length}` : 'Saved'}
      title="Saved"
    >
      <BookmarkIcon filled={false} />
      {length > 0 && <span>{length}</span>}
    </NavLink>
  )
}
