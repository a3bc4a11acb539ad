import { NEVER, coreBrowsers } from '#catalogue/browsers.ts'
import type { CoreBrowser } from '#catalogue/browsers.ts'
import type { CompatCaveat, CompatRecord } from '#catalogue/compat/record.ts'
import { perCoreBrowser } from '#catalogue/per-core-browser.ts'
import type { CompatEntry } from '#ingest/sources/compat-data.ts'
import { PREVIEW, isUsableState, supportNow, writeSupport } from '#lib/support-code.ts'
import type { SupportState, SupportStep } from '#lib/support-code.ts'
import { versionNumber } from '#lib/version.ts'

import type { Tracks } from './tracks.ts'

/** A day before any: no announced version is out. What a record says is as of the data. */
export const BY_DATA = ''

export type CompatSupport = Pick<
  CompatRecord,
  'support' | 'min' | 'usable' | 'caveats' | 'caveatsIn'
>

export function compatSupport(
  entry: CompatEntry,
  { tracks }: { readonly tracks: Pick<Tracks, 'steps'> },
): CompatSupport {
  const steps = new Map(
    ([...coreBrowsers, 'ie'] as const).map((browser) => [browser, tracks.steps(entry, browser)]),
  )
  const of = (browser: CoreBrowser) => steps.get(browser) ?? []
  const caveats = coreBrowsers.flatMap((browser) => {
    const caveat = caveatOf(of(browser))
    return caveat === undefined ? [] : [{ browser, caveat }]
  })
  return {
    support: Object.fromEntries(
      [...steps].flatMap(([browser, own]) => {
        const code = writeSupport(own)
        return code === undefined ? [] : [[browser, code]]
      }),
    ),
    min: perCoreBrowser((browser) => firstNumber(lastingSince(of(browser), isFull))),
    usable: perCoreBrowser((browser) => firstNumber(lastingSince(of(browser), isUsableState))),
    caveats: [...new Set(caveats.map(({ caveat }) => caveat))],
    caveatsIn: caveats.map(({ browser, caveat }) => `${browser} ${caveat}` as const),
  }
}

const isFull = (state: SupportState): boolean => state === 'full'

function firstNumber(version: string | undefined): number {
  return version === undefined ? NEVER : versionNumber(version)
}

/** The version since which all versions, announced ones included, have such support. */
export function lastingSince(
  steps: readonly SupportStep[],
  isEnough: (state: SupportState) => boolean,
): string | undefined {
  const known = steps.filter(({ version }) => version !== PREVIEW)
  const short = known.findLastIndex(({ state }) => !isEnough(state))
  return known[short + 1]?.version
}

const caveats: ReadonlyMap<SupportState, CompatCaveat> = new Map([
  ['partial', 'partial'],
  ['prefix', 'prefix'],
  ['alias', 'alternative name'],
  ['flag', 'flag'],
])

/** How the newest release falls short of plain support; undefined for no support ever. */
export function caveatOf(steps: readonly SupportStep[]): CompatCaveat | undefined {
  const { state, later, isRemoved } = supportNow(writeSupport(steps), BY_DATA)
  const known = state === 'unknown' ? undefined : caveats.get(state)
  if (known !== undefined || state === 'full') return known
  if (later?.version === PREVIEW) return 'preview'
  return isRemoved ? 'removed' : undefined
}
