import { type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import { type Platform, platforms } from '#catalogue/platforms.ts'
import {
  announcedIn,
  LACKS,
  PREVIEW,
  supportNow,
  UNKNOWN,
  type VersionSupport,
} from '#lib/support-code.ts'

/** What the newest release of a browser has, in the words of the schema `Support`. */
export type SupportJson = {
  readonly state: SupportWord
  /** The version that brought or, if it was removed, ended this: "117"; "≤79": that or an earlier one. */
  readonly since?: string
  /** `YYYY-MM-DD` of that version. */
  readonly date?: string
  /** The prefix or the other name. */
  readonly name?: string
  /** The version that will have all of it: a number and, if it is known, its day; or "preview". */
  readonly next?: { readonly version: string; readonly date?: string }
}

export const supportWords = [
  'yes',
  'partial',
  'prefix',
  'other name',
  'flag',
  'removed',
  'no',
  'unknown',
] as const

type SupportWord = (typeof supportWords)[number]

type Codes = Readonly<Record<string, string>>

/** The support of every core browser. */
export function browsersJson(codes: Codes, day: string, dates: Codes = {}) {
  const entries = coreBrowsers.map((browser): readonly [CoreBrowser, SupportJson] => [
    browser,
    withDate(supportJson(codes[browser], day), dates[browser]),
  ])
  return Object.fromEntries(entries)
}

/** The support of the other platforms that the data knows something of. */
export function platformsJson(codes: Codes, day: string) {
  const entries = platforms.flatMap((platform): readonly (readonly [Platform, SupportJson])[] => {
    const code = codes[platform]
    return code === undefined ? [] : [[platform, supportJson(code, day)]]
  })
  return Object.fromEntries(entries)
}

const words = {
  full: 'yes',
  partial: 'partial',
  prefix: 'prefix',
  alias: 'other name',
  flag: 'flag',
  none: 'no',
  unknown: 'unknown',
} as const satisfies Record<VersionSupport['state'], SupportWord>

/**
 * Support in the newest release that is out on a day.
 * @param code see `lib/support-code.ts`
 * @param day `YYYY-MM-DD`
 */
export function supportJson(code: string | undefined, day: string): SupportJson {
  if (code === undefined || code === LACKS) return { state: 'no' }
  if (code === UNKNOWN) return { state: 'unknown' }
  const { state, step, later, isRemoved } = supportNow(code, day)
  const next = nextOf(code, later, day)
  const rest = { ...(next && { next }) }
  if (state === 'none') {
    return isRemoved && step
      ? { state: 'removed', since: step.version, ...rest }
      : { state: 'no', ...rest }
  }
  return {
    state: words[state],
    ...(step && { since: step.version }),
    ...(step?.name !== undefined && { name: step.name }),
    ...rest,
  }
}

function nextOf(code: string, later: VersionSupport['later'], day: string): SupportJson['next'] {
  const announced = announcedIn(code, day)
  if (announced?.state === 'full') {
    const { version, coming = '' } = announced
    return { version, ...(coming !== '' && { date: coming }) }
  }
  return later?.version === PREVIEW && later.state === 'full' ? { version: PREVIEW } : undefined
}

/** Records know the day of the version with plain support. */
function withDate(support: SupportJson, date: string | undefined): SupportJson {
  return support.state === 'yes' && date !== undefined ? { ...support, date } : support
}
