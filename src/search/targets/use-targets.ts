import { useEffect } from 'react'

import type { Resolution } from '#catalogue/targets/resolve.ts'
import type { Targets } from '#catalogue/verdict/verdict.ts'
import { useStore } from '#search/state/use-store.ts'

import { resolutions, resolveTargets } from './resolve-targets.ts'
import { targetsText } from './targets-text.ts'

export type VisitorTargets = {
  readonly text: string
  /**
   * `none`: no browsers are chosen. `pending`: the text is being resolved. `failed`: the code or
   * data for it could not be loaded. `unusable`: it names no browser that can be checked.
   */
  readonly status: 'none' | 'pending' | 'failed' | Resolution['status']
  readonly targets: Targets | undefined
  /** "Baseline 2024"; the text if it has no other name. */
  readonly name: string
  readonly unknown: readonly string[]
  readonly problem: string
}

export function useTargets(): VisitorTargets {
  return useTargetsOf(useStore(targetsText))
}

export function useTargetsOf(text: string): VisitorTargets {
  const found = useStore(resolutions).get(text)
  useEffect(() => {
    if (text === '') return
    resolveTargets(text).catch(() => {
      // The store of resolutions records the failure.
    })
  }, [text])
  const base = { text, targets: undefined, name: text, unknown: [], problem: '' }
  if (text === '') return { ...base, status: 'none' }
  if (found === undefined) return { ...base, status: 'pending' }
  return found === false ? { ...base, status: 'failed' } : { ...base, ...found }
}
