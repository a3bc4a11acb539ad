import { type ComponentType, lazy, type ReactElement, Suspense } from 'react'

import { useIsHydrated } from '#search/state/hydration.ts'

import type { SetLineProps } from './set-line.tsx'

/** What resolves sets of browsers, which needs a browser. */
const SetLine = lazy(async (): Promise<{ readonly default: ComponentType<SetLineProps> }> => {
  try {
    return { default: (await import('./set-line.tsx')).SetLine }
  } catch {
    // The name of the thing stays.
    return { default: ({ line, children }) => children(line) }
  }
})

type KnownLineProps = Omit<SetLineProps, 'set'>

/** A line, with the verdict for its set of browsers as soon as that is resolved. */
export function KnownLine({ line, children }: KnownLineProps): ReactElement {
  const isHydrated = useIsHydrated()
  if (line.set === undefined || !isHydrated) return children(line)
  return (
    <Suspense fallback={children(line)}>
      <SetLine line={line} set={line.set}>
        {children}
      </SetLine>
    </Suspense>
  )
}
