import type { ReactNode } from 'react'

import { ViewFailure } from '#routes/layout/view-failure.tsx'
import { NameText } from '#ui/text/name-text.tsx'
import { SkeletonRows } from '#ui/text/skeleton-rows.tsx'

import type { DetailList } from './detail-crumb.tsx'
import { DetailCrumb } from './detail-crumb.tsx'

import styles from './detail.module.css'

/** Characters of a title that would fill a narrow screen: entries below entries have such names. */
const LONG = 40

type DetailPageProps = {
  readonly list: DetailList
  /** The address of the search that led here. */
  readonly from: string | undefined
  readonly title: string
  /** Whether the title is code whatever it begins with. */
  readonly code?: boolean
  /** Below the title: status and description, as far as they are known. */
  readonly introduction: ReactNode
  readonly children: ReactNode
}

/**
 * The frame of a detail view. All its states share one heading element, so that the focus that a navigation put
 * there stays while the answer comes.
 */
export function DetailPage({
  list,
  from,
  title,
  introduction,
  children,
  ...name
}: DetailPageProps) {
  return (
    <article className={styles.view}>
      <div className={styles.page}>
        <div className={styles.head}>
          <DetailCrumb list={list} from={from} />
          <h1 className={styles.title} data-long={title.length > LONG || undefined} tabIndex={-1}>
            <NameText value={title} {...name} />
          </h1>
          {introduction}
        </div>
        {children}
      </div>
    </article>
  )
}

type DetailPendingProps = {
  readonly state:
    | { readonly status: 'loading' }
    | { readonly status: 'error'; readonly error: Error; readonly retry: () => void }
  /** What could not be loaded: "This feature". */
  readonly what: string
}

/** In place of the content while it is on its way, and where it did not come. */
export function DetailPending({ state, what }: DetailPendingProps) {
  return (
    <div className={styles.body} data-pending={state.status === 'loading' || undefined}>
      {state.status === 'error' ? (
        <ViewFailure error={state.error} onRetry={state.retry} what={what} />
      ) : (
        <SkeletonRows count={8} size="line" />
      )}
    </div>
  )
}
