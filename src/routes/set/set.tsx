import { lazy, Suspense } from 'react'

import { setHead } from '#contracts/heads/set-head.ts'
import { useHead } from '#routes/layout/head.ts'
import { paths } from '#routes/paths.ts'

/** Split off, so that the first script of other views does not list the files of this one. */
const SetContent = lazy(async () => ({
  default: (await import('./set-content.tsx')).SetContent,
}))

/** The view `/set`: several features and compat entries together. */
export function SetView() {
  useHead({ ...setHead, canonical: paths.set })
  return (
    <Suspense>
      <SetContent />
    </Suspense>
  )
}
