import type { ReactNode } from 'react'
import { Fragment } from 'react'

import { pageWindow } from './page-window.ts'

import styles from './pagination.module.css'

/** What the caller's link must carry; spread it over `<Link>`. */
export type PageLink = {
  readonly className: string | undefined
  readonly 'aria-label': string
  readonly 'aria-current': 'page' | undefined
  readonly rel: 'prev' | 'next' | undefined
  readonly children: ReactNode
}

type PaginationProps = {
  /** From 1. */
  readonly page: number
  readonly pages: number
  /** Makes the link to a page: the parts know no router. */
  readonly renderLink: (page: number, link: PageLink) => ReactNode
}

/** The pages of a list as links, so that each can be opened, copied and left again. Nothing when there is one. */
export function Pagination({ page, pages, renderLink }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label="Pages">
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            {renderLink(
              page - 1,
              linkTo({ label: 'Previous page', text: 'Previous', rel: 'prev' }),
            )}
          </li>
        )}
        {pageWindow(page, pages).map(({ page: slot, afterGap }) => (
          <Fragment key={slot}>
            {afterGap && (
              <li className={styles.gap} aria-hidden="true">
                …
              </li>
            )}
            <li>
              {renderLink(
                slot,
                linkTo({ label: `Page ${slot}`, text: slot, current: slot === page }),
              )}
            </li>
          </Fragment>
        ))}
        {page < pages && (
          <li>{renderLink(page + 1, linkTo({ label: 'Next page', text: 'Next', rel: 'next' }))}</li>
        )}
      </ul>
    </nav>
  )
}

type LinkOptions = {
  readonly label: string
  readonly text: string | number
  readonly current?: boolean
  readonly rel?: 'prev' | 'next'
}

function linkTo({ label, text, current = false, rel }: LinkOptions): PageLink {
  return {
    className: styles.page,
    'aria-label': label,
    'aria-current': current ? 'page' : undefined,
    rel,
    children: text,
  }
}
