import { coreBrowsers } from '#catalogue/browsers.ts'
import { datedValues, type DatedValues } from '#catalogue/dated-values.ts'
import { type Platform, platforms } from '#catalogue/platforms.ts'
import {
  isUsableState,
  plainSince,
  PREVIEW,
  readSupport,
  supportNow,
  type SupportState,
} from '#lib/support-code.ts'

import { engineFacts, type EngineFacts } from './engine-facts.ts'
import type { Supported } from './verdict.ts'

/** How the newest release of a browser falls short of plain support. */
export type Caveat = 'removed' | 'partial' | 'preview' | 'flag' | 'prefix' | 'alternative name'

/** The engines that have a thing on a day, `YYYY-MM-DD`. */
export function enginesOn({ support }: Pick<Supported, 'support'>, today: string): EngineFacts {
  return engineFacts((browser) => plainSince(support[browser], today) !== undefined)
}

/** The shortfalls of the core browsers on a day, without repetitions. */
export function caveatsOn(
  { support }: Pick<Supported, 'support'>,
  today: string,
): readonly Caveat[] {
  return [...new Set(coreBrowsers.flatMap((browser) => caveatOf(support[browser], today) ?? []))]
}

const caveats: ReadonlyMap<SupportState, Caveat> = new Map([
  ['nearly', 'partial'],
  ['partial', 'partial'],
  ['prefix', 'prefix'],
  ['alias', 'alternative name'],
  ['flag', 'flag'],
])

/** Undefined for plain support, and for no support ever. */
export function caveatOf(code: string | undefined, today: string): Caveat | undefined {
  const { state, later, isRemoved } = supportNow(code, today)
  const known = state === 'unknown' ? undefined : caveats.get(state)
  if (known !== undefined || state === 'full') return known
  if (later?.version === PREVIEW && isUsableState(later.state)) return 'preview'
  return isRemoved ? 'removed' : undefined
}

export type EngineFacets = {
  readonly missing: DatedValues
  readonly engines: DatedValues
  readonly missingOnlyIn?: DatedValues
  readonly onlyIn?: DatedValues
}

/** The facets of what core browsers support. */
export function engineFacets(record: Pick<Supported, 'support'>): EngineFacets {
  const days = announcedDays(Object.values(record.support))
  const of = (read: (facts: EngineFacts) => readonly string[]) =>
    datedValues(days, (day) => read(enginesOn(record, day)))
  const lacking = of(({ missingOnlyIn }) => listOf(missingOnlyIn))
  const only = of(({ onlyIn }) => listOf(onlyIn))
  return {
    missing: of(({ missing }) => missing),
    engines: of(({ engines }) => [String(engines)]),
    ...(lacking.length > 0 && { missingOnlyIn: lacking }),
    ...(only.length > 0 && { onlyIn: only }),
  }
}

function listOf(value: string | undefined): readonly string[] {
  return value === undefined ? [] : [value]
}

/** The facets of how core browsers fall short. */
export function caveatFacets(record: Pick<Supported, 'support'>): {
  readonly caveats: DatedValues
  readonly caveatsIn: DatedValues
} {
  const days = announcedDays(Object.values(record.support))
  const inBrowsers = (day: string) =>
    coreBrowsers.flatMap((browser) => {
      const caveat = caveatOf(record.support[browser], day)
      return caveat === undefined ? [] : [`${browser} ${caveat}`]
    })
  return {
    caveats: datedValues(days, (day) => caveatsOn(record, day)),
    caveatsIn: datedValues(days, inBrowsers),
  }
}

/** The platforms whose newest release has plain support. */
export function platformFacet(codes: { readonly [Name in Platform]?: string }): DatedValues {
  return datedValues(announcedDays(Object.values(codes)), (day) =>
    platforms.filter((platform) => plainSince(codes[platform], day) !== undefined),
  )
}

/** The days on which announced versions of support codes come out, in order. */
function announcedDays(codes: readonly string[]): readonly string[] {
  const days = codes.flatMap(readSupport).flatMap(({ coming = '' }) => coming)
  return [...new Set(days)].filter((day) => day !== '').toSorted()
}
