import { memo } from 'react'
import { NavLink } from 'react-router-dom'

import { tools, views } from '#contracts/views.ts'
import { ThemeSwitch } from '#ui/controls/theme-switch.tsx'
import { Menu } from '#ui/overlay/menu.tsx'

import styles from './layout.module.css'

export const TOOLS_ID = 'tools'

/**
 * Links to the tools: beside the lists, or in a narrow window the content of a menu, which also has
 * what the header has no room for.
 */
export const ToolLinks = memo(function ToolLinks() {
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
