import { useEffect } from 'react'

import type { MeantTargets } from '#catalogue/targets/describe.ts'
import type { Resolution } from '#catalogue/targets/resolution.ts'
import type { Unjudged } from '#catalogue/verdict/unjudged.ts'
import type { Judged } from '#catalogue/verdict/verdict.ts'
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
  /** What a verdict is about; undefined until it is known, and without anything to judge. */
  readonly judged: (Judged & MeantTargets) | undefined
  /** "Baseline 2024 (KaiOS not checked)"; the text until it is read. */
  readonly name: string
  readonly unjudged: readonly Unjudged[]
  readonly remarks: readonly string[]
  readonly problem: string
  /** The text that may be meant, where a part of it cannot be read. */
  readonly nearest?: string
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
  const base = { text, judged: undefined, name: text, unjudged: [], remarks: [], problem: '' }
  if (text === '') return { ...base, status: 'none' }
  if (found === undefined) return { ...base, status: 'pending' }
  if (found === false) return { ...base, status: 'failed' }
  return { ...base, ...found, judged: found.status === 'known' ? found : undefined }
}
