import { type Caveat, caveatOf } from '#catalogue/verdict/facets.ts'
import { announcedIn, supportNow, type SupportStep, writeSupport } from '#lib/support-code.ts'

import { BY_DATA } from './support-codes.ts'

/** How a browser lacks a thing: a caveat, a future version, a removal, or no support. */
export type BrowserLack = {
  readonly kind: Exclude<Caveat, 'removed'> | 'coming' | 'removed' | 'none'
  /** The version that adds it, or the first version without it: "65", "≤62". */
  readonly version?: string
}

/** The shortfall of a browser whose newest release has no plain support. */
export function shortfallOf(steps: readonly SupportStep[]): BrowserLack {
  const code = writeSupport(steps)
  const next = announcedIn(code, BY_DATA)
  if (next?.state === 'full') return { kind: 'coming', version: next.version }
  const kind = caveatOf(code, BY_DATA) ?? 'none'
  const { step } = supportNow(code, BY_DATA)
  return kind === 'removed' && step !== undefined ? { kind, version: step.version } : { kind }
}
