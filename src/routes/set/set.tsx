import { lazy, Suspense } from 'react'

import { setHead } from '#contracts/heads/set-head.ts'
import { useHead } from '#routes/layout/head.ts'
import { paths } from '#routes/paths.ts'

/** Apart, so that the first script of every view has no list of the files that this one needs. */
const SetContent = lazy(async () => ({
  default: (await import('./set-content.tsx')).SetContent,
}))

/** Several features and compat entries together: `/set`. */
export function SetView() {
  useHead({ ...setHead, canonical: paths.set })
  return (
    <Suspense>
      <SetContent />
    </Suspense>
  )
}
