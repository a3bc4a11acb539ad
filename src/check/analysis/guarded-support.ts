import { coreBrowsers } from '#catalogue/browsers.ts'
import { namedPlatforms } from '#catalogue/platforms.ts'
import {
  isByEngine,
  PREVIEW,
  readSupport,
  supportIn,
  type SupportStep,
  UNKNOWN,
  writeByEngine,
  writeSupport,
} from '#lib/support-code.ts'
import { versionInteger } from '#lib/version.ts'

import type { CodeEntry, CodeIndex } from './code-index.ts'
import { ABSENT, type Guard } from './finding.ts'

/** The support of an entry where the code that uses it runs. */
export type SupportWithin = Pick<CodeEntry, 'support' | 'platforms'> & {
  /** The names of what the code tests for. */
  readonly asked: readonly string[]
}

type Entries = Pick<CodeIndex, 'get'>

/**
 * The support of an entry where at least one of its places runs: a version that passes the guards of none has
 * nothing to miss, which counts as support. Undefined if a place has no guard that tells anything.
 * @param places the guards of each place
 */
export function supportWithin(
  key: string,
  places: Places,
  index: Entries,
): SupportWithin | undefined {
  const told = places.map((guards) =>
    guards.filter((guard) => guard.every((keys) => keys.length > 0)),
  )
  if (told.some(({ length }) => length === 0)) return undefined
  const codesIn = (group: 'support' | 'platforms', names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => [name, codeWithin(key, told, codeIn(group, name, index))]),
    )
  const needed = told.flat().flatMap((guard) => guard[0]?.at(-1) ?? [])
  return {
    support: codesIn('support', coreBrowsers),
    platforms: codesIn('platforms', namedPlatforms),
    asked: [...new Set(needed)].flatMap((each) => index.get(each)?.name ?? []),
  }
}

/** Whether no version of a core browser that passes the guards lacks the entry. */
export const isCovered = (key: string, guards: readonly Guard[], index: Entries): boolean =>
  guards.length > 0 &&
  coreBrowsers.every((name) => codeWithin(key, [guards], codeIn('support', name, index)) === ALWAYS)

const ALWAYS = '1'

const codeIn =
  (group: 'support' | 'platforms', name: string, index: Entries): CodeOf =>
  (key) => {
    const codes: Readonly<Record<string, string>> | undefined = index.get(key)?.[group]
    return codes === undefined ? UNKNOWN : codes[name]
  }

type CodeOf = (key: string) => string | undefined

type Places = readonly (readonly Guard[])[]

function codeWithin(key: string, places: Places, codeOf: CodeOf): string | undefined {
  const used = codeOf(key)
  // A test for the entry itself, or for one with the same support, covers it.
  const isSame = (asked: string) => asked === key || (codeOf(asked) === used && used !== UNKNOWN)
  const open = places.filter(
    (guards) => !guards.some((guard) => guard.every((keys) => keys.some(isSame))),
  )
  if (open.length === 0) return ALWAYS
  const steps: SupportStep[] = []
  for (const { version, coming } of stepsOf([key, ...open.flat(3).map(askedIn)], codeOf)) {
    const place = placeOf(version)
    const isOpen = open.some((guards) => guards.every((guard) => isPassed(guard, place, codeOf)))
    const { state, step } = supportIn(used, place, '')
    const isExact = step !== undefined && placeOf(step.version) === place
    const own: SupportStep = {
      ...(isOpen && state !== 'unknown' && step),
      state: isOpen ? (state === 'unknown' ? 'none' : state) : 'full',
      version: isOpen && isExact ? step.version : version.replace('≤', ''),
      ...(coming !== undefined && { coming }),
    }
    if (steps.at(-1)?.state !== own.state) steps.push(own)
  }
  return isByEngine(used) ? writeByEngine(steps) : writeSupport(steps)
}

/** The steps of all entries from old to new, one for each version. */
function stepsOf(keys: readonly string[], codeOf: CodeOf): readonly SupportStep[] {
  const steps = new Map<number, SupportStep>([
    [placeOf(ALWAYS), { state: 'none', version: ALWAYS }],
  ])
  for (const key of new Set(keys)) {
    for (const step of readSupport(codeOf(key))) steps.set(placeOf(step.version), step)
  }
  return [...steps].toSorted(([a], [b]) => a - b).map(([, step]) => step)
}

const placeOf = (version: string): number =>
  version === PREVIEW ? Infinity : versionInteger(version.replace('≤', ''))

/** Whether a version may pass: only what it is known to lack stops it. */
const isPassed = (guard: Guard, place: number, codeOf: CodeOf): boolean =>
  guard.some((keys) =>
    keys.every((key) => {
      const code = codeOf(askedIn(key))
      const { state } = supportIn(code, place, '')
      if (code === UNKNOWN || state === 'unknown') return true
      return works.has(state) !== key.startsWith(ABSENT)
    }),
  )

/** What a test finds, if it asks for the name as it is. */
const works: ReadonlySet<string> = new Set(['partial', 'nearly', 'full'])

const askedIn = (key: string): string => (key.startsWith(ABSENT) ? key.slice(1) : key)
