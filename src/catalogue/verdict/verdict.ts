import type { PerBrowser } from '#catalogue/browsers.ts'
import {
  isPlatform,
  isRuntime,
  type PerPlatform,
  placeOfTarget,
  type TargetName,
  targetNames,
  type targetsSchema,
} from '#catalogue/platforms.ts'
import type { FeatureParts } from '#catalogue/working-parts.ts'
import type { Infer } from '#lib/schema.ts'
import {
  isByEngine,
  isReleased,
  isUsableState,
  LACKS,
  type PlainRange,
  plainRanges,
  PREVIEW,
  supportFrom,
  supportIn,
  type SupportState,
  UNKNOWN,
  type VersionSupport,
} from '#lib/support-code.ts'

import type { Unjudged } from './unjudged.ts'

/** The oldest required version of each browser and platform, by `targetVersion`. */
export type Targets = Infer<typeof targetsSchema>

/** Versions to judge, with what was asked for beside them and is not judged: see `onlyThese`. */
export type Judged = {
  readonly targets: Targets
  readonly unjudged: readonly Unjudged[]
}

/** Versions that no text of a visitor names, so that nothing beside them is asked for. */
export function onlyThese(targets: Targets): Judged {
  return { targets, unjudged: [] }
}

/** How a browser's support falls short of plain support. */
export type Shortfall =
  /** Nothing yet; a later version has it. */
  | 'later'
  /** Nothing yet; a version that is not out will have it. */
  | 'announced'
  /** All but a few parts, with the main ones. */
  | 'nearly'
  | 'partial'
  | 'prefix'
  | 'alternative'
  | 'flag'
  | 'preview'
  | 'removed'
  | 'missing'
  /** Not known: the data gives only an upper bound, or does not cover the entry in this runtime. */
  | 'unknown'
  /** Cannot exist in this runtime, such as a CSS property in Node.js. */
  | 'foreign'

/** A target without plain support. */
export type Blocker = {
  readonly browser: TargetName
  /** The required version. */
  readonly target: number
  readonly how: Shortfall
  /** Since when: the version that has this support, adds it or removes it: "105", "≤79". */
  readonly version?: string
  /** The prefix or the other name. */
  readonly name?: string
  /** Whether it works only in part under that name. */
  readonly inPart?: boolean
  /** The later version with plain support, out or announced. */
  readonly needs?: string
  /** All ranges with plain support, if it was there and lost before the version that is needed. */
  readonly ranges?: readonly PlainRange[]
}

/**
 * "yes": plain support in every target. "part": every target has it, but at least one in part, with
 * a prefix or under another name. "no": at least one target lacks it or needs a flag.
 */
export type Answer = 'yes' | 'part' | 'no'

export type Verdict = {
  readonly answer: Answer
  /** In the order of the browsers; empty for "yes". */
  readonly blockers: readonly Blocker[]
  /** The browsers of which the data says nothing, so that the version of the engine counts. */
  readonly byEngine?: readonly TargetName[]
  /** What the answer says nothing of. */
  readonly unjudged: readonly Unjudged[]
}

/** Support codes of a record. `LACKS` marks a runtime without the feature. */
export type Supported = {
  readonly support: PerBrowser<string>
  readonly platforms?: PerPlatform<string> | undefined
  /** Of a feature: how many of its parts work in the newest releases. */
  readonly parts?: FeatureParts | undefined
}

/**
 * Decides whether a feature works in all that is judged. The verdict keeps what is not.
 * @param today `YYYY-MM-DD`: versions announced for a later day are not out yet
 * @throws RangeError without targets, or if the record lacks `platforms` and a target is one
 */
export function verdictOf(record: Supported, judged: Judged, today: string): Verdict {
  const { targets, unjudged } = judged
  const asked = targetNames.filter((name) => targets[name] !== undefined)
  if (asked.length === 0) throw new RangeError('A verdict needs a browser: the targets are empty.')
  const blockers = asked.flatMap((browser) => {
    const code = codeFor(browser, record)
    return blockerOf({ browser, target: targets[browser] ?? 0 }, { code, today })
  })
  const byEngine = asked.filter((browser) => isByEngine(codeFor(browser, record)))
  const said = byEngine.length > 0 && { byEngine }
  return { answer: answerOf(blockers), blockers, unjudged, ...said }
}

/** The same of one version alone: what it has, not what all later ones have, too. */
export function verdictAt(record: Supported, asked: Asked, today: string): Verdict {
  const blockers = blockerOf(asked, {
    code: codeFor(asked.browser, record),
    today,
    supportOf: supportIn,
  })
  return { answer: answerOf(blockers), blockers, unjudged: [] }
}

export function asksForPlatform(targets: Targets): boolean {
  return targetNames.some((name) => isPlatform(name) && targets[name] !== undefined)
}

function codeFor(name: TargetName, { support, platforms }: Supported): string | undefined {
  if (!isPlatform(name)) return support[name]
  if (platforms === undefined) throw new RangeError(`Nothing is known of ${name}.`)
  return platforms[name]
}

/** Shortfalls that a page can work around. */
const usable: ReadonlySet<Shortfall> = new Set(['nearly', 'partial', 'prefix', 'alternative'])

function answerOf(blockers: readonly Blocker[]): Answer {
  if (blockers.length === 0) return 'yes'
  return blockers.every(isUsable) ? 'part' : 'no'
}

/** Whether a page that works around the shortfall can use the feature in this target. */
export function isUsable({ how }: Pick<Blocker, 'how'>): boolean {
  return usable.has(how)
}

type Asked = Pick<Blocker, 'browser' | 'target'>

type Read = {
  readonly code: string | undefined
  readonly today: string
  /** Which versions count: the target and all later ones, unless given. */
  readonly supportOf?: typeof supportFrom
}

function blockerOf(
  asked: Asked,
  { code, today, supportOf = supportFrom }: Read,
): readonly Blocker[] {
  if (code === undefined)
    return [{ ...asked, how: isRuntime(asked.browser) ? 'foreign' : 'missing' }]
  if (code === LACKS) return [{ ...asked, how: 'missing' }]
  if (code === UNKNOWN) return [{ ...asked, how: 'unknown' }]
  const support = supportOf(code, placeOfTarget(asked.browser, asked.target), today)
  if (support.state === 'full') return []
  const shortfall = shortfallIn(support, today)
  const ranges = shortfall.how === 'later' ? plainRanges(code, today) : []
  return [
    { ...asked, ...shortfall, ...(ranges.some(({ until }) => until !== undefined) && { ranges }) },
  ]
}

const shortfalls: Readonly<Record<Exclude<SupportState, 'none' | 'full'> | 'unknown', Shortfall>> =
  {
    flag: 'flag',
    alias: 'alternative',
    prefix: 'prefix',
    partial: 'partial',
    nearly: 'nearly',
    unknown: 'unknown',
  }

/** @param support less than plain */
export function shortfallIn(
  { state, step, later, isRemoved }: VersionSupport,
  today: string,
): Omit<Blocker, 'browser' | 'target'> {
  const needs = later?.state === 'full' && later.version !== PREVIEW ? { needs: later.version } : {}
  if (state !== 'none' && state !== 'full') {
    const { version, name, inPart } = step ?? {}
    return {
      how: shortfalls[state],
      ...(version !== undefined && { version }),
      ...(isUsableState(state) && name !== undefined && { name }),
      ...(inPart === true && { inPart }),
      ...needs,
    }
  }
  // What comes only behind a flag is nothing to wait for.
  if (later !== undefined && isUsableState(later.state)) {
    if (later.version !== PREVIEW) {
      const how = isReleased(later, today) ? 'later' : 'announced'
      return { how, version: later.version }
    }
    if (!isRemoved) return { how: 'preview' }
  }
  if (isRemoved && step !== undefined) return { how: 'removed', version: step.version }
  return { how: 'missing' }
}
