import type { PerBrowser } from '#catalogue/features/record.ts'
import { isPlatform, isRuntime, targetNames, targetVersion } from '#catalogue/platforms.ts'
import type { PerPlatform, TargetName } from '#catalogue/platforms.ts'
/** The only implementation, so that views, files and tools never contradict each other. */
import { codeOn, LACKS, UNKNOWN } from '#lib/support-code.ts'

/** The oldest required version of each browser and platform, by `targetVersion`. */
export type Targets = { readonly [Name in TargetName]?: number }

/** How a browser's support falls short of plain support. */
export type Shortfall =
  /** Plain support, but only in a later version than required. */
  | 'later'
  | 'partial'
  | 'prefix'
  | 'alternative'
  | 'flag'
  | 'preview'
  | 'removed'
  | 'missing'
  /** Not known: the data does not cover the entry in this runtime. */
  | 'unknown'
  /** Cannot exist in this runtime, such as a CSS property in Node.js. */
  | 'foreign'

/** A target without plain support. */
export type Blocker = {
  readonly browser: TargetName
  /** The required version. */
  readonly target: number
  readonly how: Shortfall
  /** The first version with this support, or the last before a removal: "105", "≤79". */
  readonly version?: string
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
}

/** Support codes of a record. `LACKS` marks a runtime without the feature. */
export type Supported = {
  readonly support: PerBrowser<string>
  readonly platforms?: PerPlatform<string> | undefined
}

/**
 * Decides whether a feature works in all targets.
 * @param today `YYYY-MM-DD`: versions announced for a later day are not out yet
 * @throws RangeError without targets, or if the record lacks `platforms` and a target is one
 */
export function verdictOf(record: Supported, targets: Targets, today: string): Verdict {
  const asked = targetNames.filter((name) => targets[name] !== undefined)
  if (asked.length === 0) throw new RangeError('A verdict needs a browser: the targets are empty.')
  const blockers = asked.flatMap((browser) => {
    const code = codeFor(browser, record)
    return blockerOf({ browser, target: targets[browser] ?? 0 }, code && codeOn(code, today))
  })
  return { answer: answerOf(blockers), blockers }
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
const usable: ReadonlySet<Shortfall> = new Set(['partial', 'prefix', 'alternative'])

function answerOf(blockers: readonly Blocker[]): Answer {
  if (blockers.length === 0) return 'yes'
  return blockers.every(isUsable) ? 'part' : 'no'
}

/** Whether a page that works around the shortfall can use the feature in this target. */
export function isUsable({ browser, how, version = '', target }: Blocker): boolean {
  return usable.has(how) && targetVersion(browser, version) <= target
}

type Asked = Pick<Blocker, 'browser' | 'target'>

function blockerOf(asked: Asked, code: string | undefined): readonly Blocker[] {
  if (code === undefined)
    return [{ ...asked, how: isRuntime(asked.browser) ? 'foreign' : 'missing' }]
  const { how, version } = readCode(code)
  if (how === 'later' && targetVersion(asked.browser, version ?? '') <= asked.target) return []
  return [{ ...asked, how, ...(version !== undefined && { version }) }]
}

const words: ReadonlyMap<string, Shortfall> = new Map([
  ['partial', 'partial'],
  ['prefix', 'prefix'],
  ['alt', 'alternative'],
  ['flag', 'flag'],
  ['next', 'later'],
])

/** Parses a support code: "105", "flag 96", "preview", "1–64". */
function readCode(code: string): Pick<Blocker, 'how' | 'version'> {
  if (code === 'preview') return { how: 'preview' }
  if (code === LACKS) return { how: 'missing' }
  if (code === UNKNOWN) return { how: 'unknown' }
  const [word = '', version] = code.split(' ')
  const how = words.get(word)
  if (how !== undefined) return { how, ...(version !== undefined && { version }) }
  const [, last] = code.split('–')
  return last === undefined ? { how: 'later', version: code } : { how: 'removed', version: last }
}
