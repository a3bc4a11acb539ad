import { type CoreBrowser, coreBrowsers, NEVER } from '#catalogue/browsers.ts'
import type { CompatRecord } from '#catalogue/compat/record.ts'
import { perCoreBrowser } from '#catalogue/per-core-browser.ts'
import type { CompatEntry } from '#ingest/sources/compat-data.ts'
import {
  isUsableState,
  PREVIEW,
  type SupportState,
  type SupportStep,
  writeSupport,
} from '#lib/support-code.ts'
import { versionNumber } from '#lib/version.ts'

import type { Tracks } from './tracks.ts'

/** A day before any: no announced version is out. What a record says is as of the data. */
export const BY_DATA = ''

export type CompatSupport = Pick<CompatRecord, 'support' | 'min' | 'usable'>

export function compatSupport(
  entry: CompatEntry,
  { tracks }: { readonly tracks: Pick<Tracks, 'steps'> },
): CompatSupport {
  const steps = new Map(
    ([...coreBrowsers, 'ie'] as const).map((browser) => [browser, tracks.steps(entry, browser)]),
  )
  const of = (browser: CoreBrowser) => steps.get(browser) ?? []
  return {
    support: Object.fromEntries(
      [...steps].flatMap(([browser, own]) => {
        const code = writeSupport(own)
        return code === undefined ? [] : [[browser, code]]
      }),
    ),
    min: perCoreBrowser((browser) => firstNumber(lastingSince(of(browser), isFull))),
    usable: perCoreBrowser((browser) => firstNumber(lastingSince(of(browser), isUsableState))),
  }
}

const isFull = (state: SupportState): boolean => state === 'full'

function firstNumber(step: SupportStep | undefined): number {
  return step === undefined ? NEVER : versionNumber(step.version)
}

/** The step since which all versions, announced ones included, have such support. */
export function lastingSince(
  steps: readonly SupportStep[],
  isEnough: (state: SupportState) => boolean,
): SupportStep | undefined {
  const known = steps.filter(({ version }) => version !== PREVIEW)
  const short = known.findLastIndex(({ state }) => !isEnough(state))
  return known[short + 1]
}
