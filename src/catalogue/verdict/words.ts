import { isPlatform, shortVersion, targetLabel } from '#catalogue/platforms.ts'
import { browserNames } from '#lib/glossary.ts'
import { joinWords } from '#lib/sentence.ts'

import { isUsable } from './verdict.ts'
import type { Blocker, Shortfall, Verdict } from './verdict.ts'

/** A verdict in brief: "Yes", "In part", "No: Safari 16". */
export function shortVerdict(verdict: Verdict): string {
  const answer = answers[verdict.answer]
  return verdict.answer === 'no' ? `${answer}: ${whereMissing(verdict)}` : answer
}

export const answers = { yes: 'Yes', part: 'In part', no: 'No' } as const

/** The targets that make the answer "no": "Safari 16 and 2 more". Counts those beyond `most`. */
export function whereMissing({ blockers }: Verdict, most = Infinity): string {
  const names = blockers.filter((blocker) => !isUsable(blocker)).map(nameOf)
  const rest = names.length - most
  return `${names.slice(0, most).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}

/** One clause per shortfall: "Safari 16 and Safari on iOS 16 lack it (needs 17.4)". */
export function verdictReasons({ blockers }: Verdict): readonly string[] {
  const groups = new Map<string, Blocker[]>()
  for (const blocker of blockers) {
    const clause = `${blocker.how} ${blocker.version ?? ''}`
    groups.set(clause, [...(groups.get(clause) ?? []), blocker])
  }
  return [...groups.values()].map(reason)
}

function reason(group: readonly Blocker[]): string {
  const [first] = group
  if (first === undefined) return ''
  const names = group.map(nameOf)
  const known = first.version ?? ''
  const version = (isPlatform(first.browser) ? shortVersion(known) : known).replace(
    /^≤(.+)$/u,
    '$1 or earlier',
  )
  return clauses[first.how]({ who: joinWords(names), many: group.length > 1, version })
}

/** "Safari 16"; only the name if the runtime cannot have the feature. */
function nameOf({ browser, how, target }: Blocker): string {
  return how === 'foreign' ? browserNames[browser] : targetLabel(browser, target)
}

type Clause = { readonly who: string; readonly many: boolean; readonly version: string }

const clauses: Readonly<Record<Shortfall, (clause: Clause) => string>> = {
  later: ({ who, many, version }) => `${who} ${lacks(many)} it (needs ${version})`,
  missing: ({ who, many }) => `${who} ${lacks(many)} it (no version has it)`,
  unknown: ({ who }) => `nothing is known of it in ${who}`,
  foreign: ({ who, many }) => `not something ${who} ${many ? 'run' : 'runs'}`,
  removed: ({ who, many, version }) =>
    `${who} ${many ? 'have' : 'has'} lost it (last in ${version})`,
  preview: ({ who, many }) => `${who} ${lacks(many)} it (preview only)`,
  flag: ({ who, many, version }) =>
    `${who} ${many ? 'have' : 'has'} it behind a flag (since ${version})`,
  prefix: ({ who, many, version }) => `${who} ${needs(many)} a prefix (since ${version})`,
  alternative: ({ who, many, version }) => `${who} ${needs(many)} another name (since ${version})`,
  partial: ({ who, many, version }) =>
    `${who} ${many ? 'support' : 'supports'} it in part (since ${version})`,
}

const lacks = (many: boolean): string => (many ? 'lack' : 'lacks')

const needs = (many: boolean): string => (many ? 'need' : 'needs')
