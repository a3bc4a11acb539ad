import { memo } from 'react'
import { NavLink, useLocation, Link } from 'react-router-dom'

import { views, tools } from '#contracts/views.ts'
import { formatCount } from '#lib/format-count.ts'
import { clipBytes } from '#lib/query-text.ts'
import { paths } from '#routes/paths.ts'
import { searchedViewAt } from '#search/address/search-state.ts'
import { listHref } from '#search/address/url-state.ts'
import { NavigatingSearchBox, LiveSearchBox } from '#search/box/search-box.tsx'
import { lists } from '#search/lists/all.ts'
import { saved } from '#search/saved/saved-store.ts'
import { type CountedText, useSearchServices } from '#search/state/search-services.ts'
import { useStore, useStoreLater, useStoreOfResults } from '#search/state/use-store.ts'
import { targets } from '#search/targets/load-targets.ts'
import { ThemeSwitch } from '#ui/controls/theme-switch.tsx'
import { MenuButton, Menu } from '#ui/overlay/menu.tsx'
import { Brand } from '#ui/text/brand.tsx'
import { BookmarkIcon } from '#ui/text/icon.tsx'

import { Palette } from './palette.tsx'

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

const TOOLS_ID = 'tools'

/**
 * Links to the tools: beside the lists, or in a narrow window the content of a menu, which also has
 * what the header has no room for.
 */
const ToolLinks = memo(function ToolLinks() {
  return (
    <Menu id={TOOLS_ID} className={styles.tools}>
      <nav aria-label="Tools">
        <ul className={styles.links}>
          {tools.map(({ name, path }) => (
            <li key={path}>
              <NavLink to={path} className={styles.tab ?? ''}>
                {name}
              </NavLink>
            </li>
          ))}
          <li className={styles.narrow}>
            <NavLink to={views.about.path} className={styles.tab ?? ''}>
              About
            </NavLink>
          </li>
        </ul>
      </nav>
      <div className={styles.narrow}>
        <ThemeSwitch isWorded />
      </div>
    </Menu>
  )
})

/**
 * Links to the search across lists and to each list, with the number of results for the current
 * query. Links keep the query and, for lists, the visitor's browsers. Counts are updated when
 * typing pauses; until then the previous ones stay, dimmed, so that nothing moves.
 */
function ListTabs() {
  const { searchBox, counted } = useSearchServices()
  const parts = useStoreOfResults(targets)
  const q = clipBytes(useStoreLater(searchBox.text))
  const { query, counts } = useStoreOfResults(counted)
  const { pathname, search } = useLocation()
  const isSearched = searchedViewAt(pathname) !== undefined
  const isOld = query !== q
  const hasCounts = q.trim() !== ''
  const known = !hasCounts || (isOld && !isSearched) ? {} : counts
  return (
    <nav aria-label="Lists" data-old={isOld || undefined}>
      <ul className={styles.links}>
        <Tab
          path={views.everything.path}
          label="Everything"
          short="All"
          href={paths.everythingWith(q)}
          hasCount={hasCounts}
          count={sumOf(known)}
          counted={query}
        />
        {lists.map((list) => (
          <Tab
            key={list.id}
            path={list.path}
            label={list.tab}
            href={listHref(list, { q, browsers: parts?.browsersFor(list, search) ?? '' })}
            hasCount={hasCounts}
            count={known[list.id]}
            counted={query}
          />
        ))}
      </ul>
    </nav>
  )
}

type TabProps = {
  readonly path: string
  readonly label: string
  /** Replaces the label in a narrow window. */
  readonly short?: string
  readonly href: string
  /** Whether to reserve room for a count. */
  readonly hasCount: boolean
  readonly count: number | undefined
  readonly counted: string
}

/** A link to one view; the current view's link keeps its address unchanged. */
function Tab({ path, label, short, href, hasCount, count, counted }: TabProps) {
  const { pathname, search } = useLocation()
  const isHere = path === pathname
  const figure = count === undefined ? undefined : formatCount(count)
  return (
    <li>
      <Link
        className={styles.tab}
        to={isHere ? path + search : href}
        aria-current={isHere ? 'page' : undefined}
        title={figure && `${figure} for “${counted.trim()}”`}
      >
        <span data-short={short}>
          <span>{label}</span>
        </span>
        {hasCount && (
          <span className={styles.tabCount} aria-hidden="true">
            {figure}
          </span>
        )}
      </Link>
    </li>
  )
}

function sumOf(counts: CountedText['counts']): number | undefined {
  const numbers = lists.flatMap(({ id }) => counts[id] ?? [])
  return numbers.length < lists.length ? undefined : numbers.reduce((sum, count) => sum + count, 0)
}
