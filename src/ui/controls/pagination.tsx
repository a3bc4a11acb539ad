import { Fragment, type ReactNode } from 'react'

import styles from './pagination.module.css'

/** Props for the caller's link; spread them over `<Link>`. */
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
  /** Renders the link to a page: this component does not depend on the router. */
  readonly renderLink: (page: number, link: PageLink) => ReactNode
}

/**
 * The pages of a list as links, so that each can be opened, copied and navigated back from. Renders
 * nothing for a single page.
 */
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

/** A page to link to; `afterGap` if pages before it are skipped. */
export type PageSlot = { readonly page: number; readonly afterGap: boolean }

/**
 * The pages to link to, from 1: the first, the last, the current one and its neighbours. A gap
 * always hides at least two pages, and the row keeps its length near both ends.
 */
export function pageWindow(page: number, pages: number): readonly PageSlot[] {
  const first = Math.max(1, Math.min(page - 1, pages - 4))
  const last = Math.min(pages, Math.max(page + 1, 5))
  const shown = [
    ...(first > 3 ? [1] : range(1, first - 1)),
    ...range(first, last),
    ...(last < pages - 2 ? [pages] : range(last + 1, pages)),
  ]
  return shown.map((number, index) => ({
    page: number,
    afterGap: index > 0 && shown[index - 1] !== number - 1,
  }))
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
