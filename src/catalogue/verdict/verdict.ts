import type { PerBrowser } from '#catalogue/features/record.ts'
import { isPlatform, isRuntime, targetNames, targetVersion } from '#catalogue/platforms.ts'
import type { PerPlatform, TargetName } from '#catalogue/platforms.ts'
/**
 * Whether a thing works in a set of browsers, and if not, why. Every view, file and tool that answers this question asks
 * here, so that one page never says yes where another says no.
 */
import { codeOn, LACKS, UNKNOWN } from '#lib/support-code.ts'

/**
 * The oldest version of each browser and platform that a thing has to work in, as `targetVersion` reads it; one without an
 * entry is not asked for.
 */
export type Targets = { readonly [Name in TargetName]?: number }

/** How the support of a browser falls short of plain support. */
export type Shortfall =
  /** Plain support, in a later version than the one asked for. */
  | 'later'
  | 'partial'
  | 'prefix'
  | 'alternative'
  | 'flag'
  | 'preview'
  | 'removed'
  | 'missing'
  /** What a runtime might have, and of which the data does not speak. */
  | 'unknown'
  /** What cannot exist in a runtime: a property of CSS in Node.js. */
  | 'foreign'

/** A browser that keeps a thing from working in all of the targets. */
export type Blocker = {
  readonly browser: TargetName
  /** The version asked for. */
  readonly target: number
  readonly how: Shortfall
  /** The version since which it has this support, or the last one that had it: "105", "≤79"; absent where there is none. */
  readonly version?: string
}

/**
 * "yes": plain support in every target. "part": every target has it, at least one of them in part, with a prefix or under
 * another name. "no": at least one target lacks it, or has it only behind a flag.
 */
export type Answer = 'yes' | 'part' | 'no'

export type Verdict = {
  readonly answer: Answer
  /** In the order of the browsers; none for "yes". */
  readonly blockers: readonly Blocker[]
}

/**
 * What a record says of support: a code by browser, as the records of features and of compat entries hold them, and by
 * platform where a target is one. A runtime that is known to lack the thing has the code `LACKS`.
 */
export type Supported = {
  readonly support: PerBrowser<string>
  readonly platforms?: PerPlatform<string> | undefined
}

/**
 * The verdict on a thing.
 *
 * @param targets at least one browser
 * @param today `YYYY-MM-DD`: a version that is announced for a later day is not out yet
 * @throws RangeError without a target: no browser asked for would make everything work; and for a platform where the record was
 * read without its platforms
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

/** Whether a platform is among the targets. */
export function asksForPlatform(targets: Targets): boolean {
  return targetNames.some((name) => isPlatform(name) && targets[name] !== undefined)
}

function codeFor(name: TargetName, { support, platforms }: Supported): string | undefined {
  if (!isPlatform(name)) return support[name]
  if (platforms === undefined) throw new RangeError(`Nothing is known of ${name}.`)
  return platforms[name]
}

/** Shortfalls with which a thing can be used today, if a page takes care. */
const usable: ReadonlySet<Shortfall> = new Set(['partial', 'prefix', 'alternative'])

function answerOf(blockers: readonly Blocker[]): Answer {
  if (blockers.length === 0) return 'yes'
  return blockers.every(isUsable) ? 'part' : 'no'
}

/** Whether a page can use the thing in this browser, if it takes care. */
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

/** What a code says: "105", "flag 96", "preview", "1–64". */
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
