import { type ComponentType, type ReactNode, Suspense } from 'react'

import { lazyView } from '#search/state/lazy-view.ts'

import type { CopyMenuProps } from './copy-menu.tsx'
import type { VerdictAnswerProps } from './verdict-answer.tsx'

import styles from './verdict-band.module.css'

/**
 * Parts of a record's page in files of their own, because they share code with what loads late in
 * other views. The first view loads them with the page. A page without one is still useful.
 */
export const VerdictAnswer = latePart<VerdictAnswerProps>(
  async () => (await import('./verdict-parts.ts')).VerdictAnswer,
  <div className={styles.band} />,
)

/** The menu of what can be copied. */
export const CopyMenu = latePart<CopyMenuProps>(
  async () => (await import('./copy-menu.tsx')).CopyMenu,
  null,
)

/** Loads the code of all late parts, for a document that the server has written. */
export const preloadLateParts = () => Promise.all([VerdictAnswer.preload(), CopyMenu.preload()])

function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ReactNode,
) {
  const Lazy = lazyView<Props>(() => load().catch(() => () => instead))
  function Part(props: Props) {
    return (
      <Suspense fallback={instead}>
        <Lazy {...props} />
      </Suspense>
    )
  }
  return Object.assign(Part, { preload: Lazy.preload })
}
