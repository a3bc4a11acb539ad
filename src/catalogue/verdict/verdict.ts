/**
 * Whether a thing works in a set of browsers, and if not, why. Every view, file and tool that answers this question asks
 * here, so that one page never says yes where another says no.
 */
import { codeOn } from '#lib/support-code.ts'
import { versionNumber } from '#lib/version.ts'

import { coreBrowsers } from '../browsers.ts'
import type { CoreBrowser } from '../browsers.ts'
import type { PerBrowser } from '../features/record.ts'

/** The oldest version of each browser that a thing has to work in; a browser without an entry is not asked for. */
export type Targets = PerBrowser<number>

/** How the support of a browser falls short of plain support. */
export type Shortfall =
  /** Plain support, in a later version than the one asked for. */
  'later' | 'partial' | 'prefix' | 'alternative' | 'flag' | 'preview' | 'removed' | 'missing'

/** A browser that keeps a thing from working in all of the targets. */
export type Blocker = {
  readonly browser: CoreBrowser
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

/** What a record says of support: a code by browser, as the records of features and of compat entries hold them. */
type Supported = { readonly support: PerBrowser<string> }

/**
 * The verdict on a thing.
 *
 * @param targets at least one browser
 * @param today `YYYY-MM-DD`: a version that is announced for a later day is not out yet
 * @throws RangeError without a target: no browser asked for would make everything work
 */
export function verdictOf({ support }: Supported, targets: Targets, today: string): Verdict {
  const asked = coreBrowsers.filter((browser) => targets[browser] !== undefined)
  if (asked.length === 0) throw new RangeError('A verdict needs a browser: the targets are empty.')
  const blockers = asked.flatMap((browser) => {
    const code = support[browser]
    return blockerOf({ browser, target: targets[browser] ?? 0 }, code && codeOn(code, today))
  })
  return { answer: answerOf(blockers), blockers }
}

/** Shortfalls with which a thing can be used today, if a page takes care. */
const usable: ReadonlySet<Shortfall> = new Set(['partial', 'prefix', 'alternative'])

function answerOf(blockers: readonly Blocker[]): Answer {
  if (blockers.length === 0) return 'yes'
  return blockers.every(isUsable) ? 'part' : 'no'
}

/** Whether a page can use the thing in this browser, if it takes care. */
export function isUsable({ how, version = '', target }: Blocker): boolean {
  return usable.has(how) && versionNumber(version) <= target
}

type Asked = Pick<Blocker, 'browser' | 'target'>

function blockerOf(asked: Asked, code: string | undefined): readonly Blocker[] {
  if (code === undefined) return [{ ...asked, how: 'missing' }]
  const { how, version } = readCode(code)
  if (how === 'later' && versionNumber(version ?? '') <= asked.target) return []
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
  const [word = '', version] = code.split(' ')
  const how = words.get(word)
  if (how !== undefined) return { how, ...(version !== undefined && { version }) }
  const [, last] = code.split('–')
  return last === undefined ? { how: 'later', version: code } : { how: 'removed', version: last }
}
