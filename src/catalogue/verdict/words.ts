import { isPlatform, shortVersion, targetLabel, targetVersion } from '#catalogue/platforms.ts'
import { browserNames } from '#lib/glossary.ts'
import { joinWords } from '#lib/sentence.ts'

import { rangesText } from './ranges.ts'
import { stateOf, stateWords } from './states.ts'
import { notChecked } from './unjudged.ts'
import { type Blocker, isUsable, type Shortfall, type Verdict } from './verdict.ts'

/** A verdict in brief: "Yes", "Yes (Opera Mini not checked)", "In part", "No: Safari 16". */
export function shortVerdict(verdict: Verdict): string {
  const word = answerWord(verdict)
  return verdict.answer === 'no'
    ? `${word}: ${whereMissing(verdict)}`
    : word + notChecked(verdict.unjudged)
}

const answers = { yes: stateWords.yes, part: stateWords.part, no: 'No' } as const

/** "Yes", "Nearly", "In part", "No". */
export function answerWord(verdict: Verdict): string {
  return stateOf(verdict) === 'nearly' ? stateWords.nearly : answers[verdict.answer]
}

/**
 * The targets that make the answer "no": "Safari 16 and 2 more". Counts those beyond `most`. Where the required version
 * has it and a later one has lost it, that one is named.
 */
export function whereMissing({ blockers }: Verdict, most = Infinity): string {
  const names = blockers
    .filter((blocker) => !isUsable(blocker))
    .map((blocker) =>
      blocker.how === 'foreign'
        ? browserNames[blocker.browser]
        : targetLabel(blocker.browser, firstWithout(blocker)),
    )
  const rest = names.length - most
  return `${names.slice(0, most).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}

function firstWithout({ browser, target, how, version = '', ranges = [] }: Blocker): number {
  const place = (text: string) => targetVersion(browser, text)
  const ends = ranges.flatMap(({ from, until }) =>
    until !== undefined && place(from) <= target ? [until] : [],
  )
  const lost = (how === 'removed' ? [version] : ends).map(place)
  return lost.find((end) => end > target) ?? target
}

/**
 * One clause per shortfall: "Safari 16 and Safari on iOS 16 lack it (needs 17.4)", and one for the browsers of which
 * the data says nothing: "by the version of the engine of Opera".
 */
export function verdictReasons({ blockers, byEngine = [] }: Verdict): readonly string[] {
  const groups = new Map<string, Blocker[]>()
  for (const blocker of blockers) {
    const { how, version, name, inPart, needs: plain, ranges = [] } = blocker
    const clause = [how, version, name, inPart, plain, ...ranges.map(({ from }) => from)].join(' ')
    groups.set(clause, [...(groups.get(clause) ?? []), blocker])
  }
  const names = byEngine.map((browser) => browserNames[browser])
  const remark = names.length === 0 ? [] : [`by the version of the engine of ${joinWords(names)}`]
  return [...[...groups.values()].map(reason), ...remark]
}

function reason(group: readonly Blocker[]): string {
  const [first] = group
  if (first === undefined) return ''
  const text = (version = '') => versionText(isPlatform(first.browser), version)
  const who = joinWords(group.map(nameOf))
  if (first.ranges !== undefined) return `${who} and later: ${rangesText(first, text)}`
  return clauses[first.how]({
    who,
    many: group.length > 1 || isOfLater(first),
    version: text(first.version),
    needs: text(first.needs),
    name: first.name,
    half: first.inPart === true ? ', with which some of it works' : '',
  })
}

function versionText(isOfPlatform: boolean, version: string): string {
  const short = isOfPlatform ? shortVersion(version) : version
  return short.replace(/^≤(.+)$/u, '$1 or earlier')
}

/** "Safari 16", "Node.js 18.20 and later"; only the name if the clause is not about that version. */
function nameOf(blocker: Blocker): string {
  const { browser, how, target } = blocker
  if (how === 'foreign' || how === 'removed') return browserNames[browser]
  return targetLabel(browser, target) + (isOfLater(blocker) ? ' and later' : '')
}

/** Whether a later version has less than the required one. */
function isOfLater({ browser, how, target, version = '' }: Blocker): boolean {
  return (how === 'flag' || isUsable({ how })) && targetVersion(browser, version) > target
}

type Clause = {
  readonly who: string
  readonly many: boolean
  readonly version: string
  /** The version with plain support; empty without one. */
  readonly needs: string
  readonly name: string | undefined
  /** Empty if it works whole under that name. */
  readonly half: string
}

const clauses: Readonly<Record<Shortfall, (clause: Clause) => string>> = {
  later: ({ who, many, version }) => `${who} ${lacks(many)} it (needs ${version})`,
  announced: ({ who, many, version }) => `${who} ${lacks(many)} it (announced for ${version})`,
  missing: ({ who, many }) => `${who} ${lacks(many)} it (no version supports it)`,
  unknown: ({ who, version }) =>
    version === ''
      ? `the data does not cover ${who}`
      : `not known in ${who} (changed in ${version})`,
  foreign: ({ who, many }) => `not something ${who} ${many ? 'run' : 'runs'}`,
  removed: ({ who, version }) => `${who} removed it in ${version}`,
  preview: ({ who, many }) => `${who} ${lacks(many)} it (preview only)`,
  flag: (clause) =>
    `${clause.who} ${clause.many ? 'have' : 'has'} it behind a flag ${since(clause)}`,
  prefix: (clause) =>
    `${clause.who} ${needs(clause.many)} ${clause.name === undefined ? 'a prefix' : `the prefix ${clause.name}`}${clause.half} ${since(clause)}`,
  alternative: (clause) =>
    `${clause.who} ${needs(clause.many)} ${clause.name === undefined ? 'another name' : `the name ${clause.name}`}${clause.half} ${since(clause)}`,
  nearly: (clause) =>
    `${clause.who} ${clause.many ? 'support' : 'supports'} nearly all of it ${since(clause)}`,
  partial: (clause) =>
    `${clause.who} ${clause.many ? 'support' : 'supports'} it in part ${since(clause)}`,
}

/** "(since 9, plain in 18)". */
function since({ version, needs: plain }: Clause): string {
  return plain === '' ? `(since ${version})` : `(since ${version}, plain in ${plain})`
}

const lacks = (many: boolean): string => (many ? 'lack' : 'lacks')

const needs = (many: boolean): string => (many ? 'need' : 'needs')
