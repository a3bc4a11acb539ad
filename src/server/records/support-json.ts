import * as v from 'valibot'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { perCoreBrowser } from '#catalogue/per-core-browser.ts'
import { isRuntime, nonCoreBrowsers, platforms } from '#catalogue/platforms.ts'
import type { Infer } from '#lib/schema.ts'
import {
  announcedIn,
  isByEngine,
  LACKS,
  plainRanges,
  PREVIEW,
  supportNow,
  UNKNOWN,
  type VersionSupport,
} from '#lib/support-code.ts'

import { dayField } from './fields.ts'

export const supportJsonSchema = v.strictObject({
  state: v.pipe(
    v.picklist([
      'yes',
      'nearly',
      'partial',
      'prefix',
      'other name',
      'flag',
      'removed',
      'no',
      'unknown',
    ]),
    v.description('What the newest release has; "nearly": all but a few parts of a feature.'),
  ),
  since: v.exactOptional(
    v.pipe(
      v.string(),
      v.description(
        'The version that brought it, or removed it: "117", "≤79" for that or an earlier one.',
      ),
    ),
  ),
  date: v.exactOptional(v.pipe(dayField, v.description('The day of that version.'))),
  earlier: v.exactOptional(
    v.pipe(
      v.array(v.strictObject({ from: v.string(), until: v.string() })),
      v.description(
        'Versions before that had all of it, too: from one on, until one that no longer had. Lines of Node.js overlap.',
      ),
    ),
  ),
  name: v.exactOptional(v.pipe(v.string(), v.description('The prefix or the other name.'))),
  inPart: v.exactOptional(
    v.pipe(v.boolean(), v.description('Whether it works only in part under that prefix or name.')),
  ),
  byEngine: v.exactOptional(
    v.pipe(
      v.boolean(),
      v.description(
        'Whether the data says nothing of the browser, so that the version of its engine tells the state.',
      ),
    ),
  ),
  next: v.exactOptional(
    v.pipe(
      v.strictObject({
        version: v.pipe(v.string(), v.description('A version that is not out, or "preview".')),
        date: v.exactOptional(dayField),
      }),
      v.description('Which version will have all of it.'),
    ),
  ),
})

/** What the newest release of a browser has. */
export type SupportJson = Infer<typeof supportJsonSchema>

export const browsersSchema = v.pipe(
  v.strictObject(v.entriesFromList(coreBrowsers, supportJsonSchema)),
  v.description('By browser, as the compatibility data names them.'),
)

const beyondCore = [...platforms, ...nonCoreBrowsers] as const

export const platformsSchema = v.pipe(
  v.strictObject(v.entriesFromList(beyondCore, v.exactOptional(supportJsonSchema))),
  v.description(
    'By platform and browser beyond the core browsers. Runtimes in which it cannot exist are absent.',
  ),
)

type Codes = Readonly<Record<string, string>>

/** The support of every core browser. */
export function browsersJson(codes: Codes, day: string, dates: Codes = {}) {
  return perCoreBrowser((browser) => withDate(supportJson(codes[browser], day), dates[browser]))
}

/** The support of the other platforms and browsers, except runtimes in which it cannot exist. */
export function platformsJson(codes: Codes, day: string): Infer<typeof platformsSchema> {
  const possible = beyondCore.filter((name) => !isRuntime(name) || codes[name] !== undefined)
  return Object.fromEntries(possible.map((name) => [name, supportJson(codes[name], day)]))
}

const words = {
  full: 'yes',
  nearly: 'nearly',
  partial: 'partial',
  prefix: 'prefix',
  alias: 'other name',
  flag: 'flag',
  none: 'no',
  unknown: 'unknown',
} as const satisfies Record<VersionSupport['state'], SupportJson['state']>

/**
 * Support in the newest release that is out on a day.
 * @param code see `lib/support-code.ts`
 * @param day `YYYY-MM-DD`
 */
export function supportJson(code: string | undefined, day: string): SupportJson {
  if (code === undefined || code === LACKS) return { state: 'no' }
  if (code === UNKNOWN) return { state: 'unknown' }
  return { ...knownSupport(code, day), ...(isByEngine(code) && { byEngine: true }) }
}

function knownSupport(code: string, day: string): SupportJson {
  const { state, step, later, isRemoved } = supportNow(code, day)
  const next = nextOf(code, later, day)
  const rest = { ...(next && { next }) }
  if (state === 'none') {
    return isRemoved && step
      ? { state: 'removed', since: step.version, ...rest }
      : { state: 'no', ...rest }
  }
  const earlier = plainRanges(code, day).flatMap(({ from, until }) =>
    until === undefined ? [] : [{ from, until }],
  )
  return {
    state: words[state],
    ...(step && { since: step.version }),
    ...(earlier.length > 0 && { earlier }),
    ...(step?.name !== undefined && { name: step.name }),
    ...(step?.inPart === true && { inPart: true }),
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
