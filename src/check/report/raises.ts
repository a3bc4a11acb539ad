import { browserLabels, isCoreBrowser } from '#catalogue/browsers.ts'
import { targetVersion, versionLabel } from '#catalogue/platforms.ts'
import { highestOf, type NamedTarget, namedIn } from '#catalogue/targets/fold.ts'
import type { Targets } from '#catalogue/verdict/verdict.ts'
import { formatCount } from '#lib/format-count.ts'
import { browserNames } from '#lib/glossary.ts'
import { joinWords } from '#lib/sentence.ts'
import { plainSince } from '#lib/support-code.ts'

import type { ReportItem } from './standing.ts'

/** What newer versions would do for the rows that the answer of a report counts. */
export type Raise = {
  /** The versions to raise browsers to, by `targetVersion`. */
  readonly to: Targets
  /** The number of rows that work then. */
  readonly works: number
  /** The number of rows that the answer counts. */
  readonly of: number
}

/**
 * The least versions that let rows work: for the browsers of one engine that do most alone, those for half of what they can do
 * and for all of it; then, if more is won, those of all browsers together. Empty if no newer version helps.
 * @param rows those in the way
 * @param today `YYYY-MM-DD`: versions announced for a later day are not out yet
 */
export function raisesFor(rows: readonly ReportItem[], today: string): readonly Raise[] {
  const needs = rows.map((row) => needsOf(row, today)).filter(({ length }) => length > 0)
  const raiseFor = (some: readonly Needs[]): Raise => {
    const to = highestOf(some.flat())
    const works = needs.filter((each) =>
      each.every(({ name, version }) => version <= (to[name] ?? 0)),
    )
    return { to, works: works.length, of: rows.length }
  }
  const alone = [...new Set(needs.flat().map(engineOf))]
    .map((engine) => needs.filter((each) => each.every((one) => engineOf(one) === engine)))
    .filter((own) => own.length > 0)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_ENGINES)
    .flatMap((own) => {
      const sorted = own.toSorted((a, b) => newestIn(a) - newestIn(b))
      const half = raiseFor(sorted.slice(0, Math.ceil(sorted.length / 2)))
      const whole = raiseFor(sorted)
      return half.works < whole.works ? [half, whole] : [whole]
    })
  const together = raiseFor(needs)
  return alone.some(({ works }) => works === together.works) || together.works === 0
    ? alone
    : [...alone, together]
}

/** The version that each browser in the way needs; empty if one of them has none. */
type Needs = readonly NamedTarget[]

/** More would be a wall. */
const MOST_ENGINES = 2

function needsOf({ verdict, entry, within }: ReportItem, today: string): Needs {
  const { support, platforms } = within ?? entry
  const codes: Readonly<Record<string, string | undefined>> = { ...support, ...platforms }
  const needs = verdict.blockers.flatMap(({ browser: name }) => {
    const version = plainSince(codes[name], today)
    return version === undefined ? [] : [{ name, version: targetVersion(name, version) }]
  })
  return needs.length < verdict.blockers.length ? [] : needs
}

/** Browsers of an engine have the same versions, or nearly. */
const engineOf = ({ name }: NamedTarget): string =>
  isCoreBrowser(name) ? browserLabels[name].engine : name

const newestIn = (needs: Needs): number => Math.max(...needs.map(({ version }) => version))

/** "Raise Safari and Safari on iOS to 16.4, and 12 of 29 work." */
export function raiseSentence({ to, works, of }: Raise): string {
  const names = new Map<string, string[]>()
  const versions = new Map<string, string>()
  for (const one of namedIn(to)) {
    const version = versionLabel(one.name, one.version)
    const id = `${engineOf(one)} ${version}`
    versions.set(id, version)
    names.set(id, [...(names.get(id) ?? []), browserNames[one.name]])
  }
  const browsers = Array.from(names, ([id, own]) => `${joinWords(own)} to ${versions.get(id)}`)
  return `Raise ${browsers.join(', ')}, and ${whatWorks(works, of)}.`
}

function whatWorks(works: number, of: number): string {
  if (of === 1) return 'it works'
  if (works === of) return of === 2 ? 'both work' : `all ${formatCount(of)} work`
  return `${formatCount(works)} of ${formatCount(of)} ${works === 1 ? 'works' : 'work'}`
}
