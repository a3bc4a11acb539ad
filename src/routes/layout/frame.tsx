import type { ReactNode } from 'react'

import { StatusRegion } from '#search/state/status-region.tsx'
import { SkipLink } from '#ui/text/skip-link.tsx'

import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

import styles from './layout.module.css'

const MAIN = 'main'

type FrameProps = {
  readonly children: ReactNode
  /** Between the view and the footer. */
  readonly afterMain?: ReactNode
}

export function Frame({ children, afterMain }: FrameProps) {
  return (
    <>
      <SkipLink target={MAIN}>Skip to content</SkipLink>
      <Header />
      <main id={MAIN} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {afterMain}
      <Footer />
      <StatusRegion />
    </>
  )
}
