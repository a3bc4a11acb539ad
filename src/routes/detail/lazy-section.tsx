import type { ComponentType } from 'react'

import { FailedPart, useLoaded } from '#search/table/lazy-panel.tsx'
import { SkeletonRows } from '#ui/text/skeleton-rows.tsx'

import styles from './detail.module.css'

type LazySectionProps<Props> = {
  readonly id: string
  readonly title: string
  /** Loads the content; must be the same function in every render. */
  readonly load: () => Promise<ComponentType<Props>>
  readonly props: Props
  /** Lines of space to reserve while the content loads. */
  readonly lines: number
  /** Whether it continues the section before it. */
  readonly isJoined?: true
}

type LazyPartProps<Props> = Pick<LazySectionProps<Props>, 'load' | 'props'>

/** A lazily loaded part that may be empty: nothing is shown while it loads. */
export function LazyPart<Props extends object>({ load, props }: LazyPartProps<Props>) {
  const loaded = useLoaded(load)
  if (loaded.status === 'loading') return null
  return loaded.status === 'loaded' ? <loaded.part {...props} /> : <FailedPart {...loaded} />
}

export function LazySection<Props extends object>(section: LazySectionProps<Props>) {
  const { id, title, load, props, lines, isJoined } = section
  const loaded = useLoaded(load)
  return (
    <section
      className={styles.section}
      aria-labelledby={id}
      data-joined={isJoined}
      data-table={isJoined}
    >
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {loaded.status === 'loading' && <SkeletonRows count={lines} size="line" />}
      {loaded.status === 'loaded' && <loaded.part {...props} />}
      {loaded.status === 'failed' && <FailedPart {...loaded} />}
    </section>
  )
}
