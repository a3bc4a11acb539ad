import type { CoreBrowser } from '#catalogue/browsers.ts'
import type { BrowserLack } from '#ingest/support/shortfall.ts'
import { LITERAL_BACKTICK } from '#lib/code-text.ts'

import { browserNamesOf } from './names.ts'
import { POINT } from './standing.ts'

/** A part of a feature, and its support by browser. */
export type StandingPart = {
  readonly name: string
  readonly supports: (browser: CoreBrowser) => boolean
  readonly shortfall: (browser: CoreBrowser) => BrowserLack
  /** Number of core browsers that support it. */
  readonly breadth: number
}

/** Browsers that lack the same parts. */
type Group = {
  readonly browsers: readonly CoreBrowser[]
  readonly lacking: readonly StandingPart[]
}

export type Coverage = {
  readonly total: number
  /** The most complete first; none is empty. */
  readonly groups: readonly Group[]
}

export function coverageOf(
  parts: readonly StandingPart[],
  missing: readonly CoreBrowser[],
): Coverage {
  const groups = new Map<string, { browsers: CoreBrowser[]; lacking: readonly StandingPart[] }>()
  for (const browser of missing) {
    const lacking = parts.filter(({ supports }) => !supports(browser))
    const id = parts.map(({ supports }) => (supports(browser) ? '1' : '0')).join('')
    const group = groups.get(id) ?? { browsers: [], lacking }
    group.browsers.push(browser)
    groups.set(id, group)
  }
  return { total: parts.length, groups: [...groups.values()].toSorted(byCompleteness) }
}

function byCompleteness(a: Group, b: Group): number {
  return a.lacking.length - b.lacking.length || b.browsers.length - a.browsers.length
}

/** "**26 of 28 parts** work in Chrome for Android, 12 in Firefox, none in Safari". */
export function coverageText({ total, groups }: Coverage): string {
  const counts = new Map<number, CoreBrowser[]>()
  for (const { browsers, lacking } of groups) {
    const works = total - lacking.length
    counts.set(works, [...(counts.get(works) ?? []), ...browsers])
  }
  return [...counts]
    .map(([works, browsers], index) => {
      const names = browserNamesOf(browsers)
      if (index === 0)
        return `**${works} of ${total} parts** ${works === 1 ? 'works' : 'work'} in ${names}`
      return `${works === 0 ? 'none' : works} in ${names}`
    })
    .join(', ')
}

const lackingWords = {
  removed: 'removed',
  preview: 'in a preview',
  flag: 'behind a flag',
  prefix: 'with a prefix',
  'alternative name': 'under another name',
  partial: 'partial',
  // The line tells of the release.
  coming: 'missing',
  none: 'missing',
} as const satisfies Record<BrowserLack['kind'], string>

/** Parts that the most complete browsers lack, rarest first: "missing: `a`, `b` and 3 more". */
export function lackingNames({ groups }: Coverage, names: number): string {
  const [nearest] = groups
  if (nearest === undefined || names === 0) return ''
  const { lacking } = nearest
  const shown = lacking
    .toSorted((a, b) => a.breadth - b.breadth)
    .filter(({ name }) => !name.includes(POINT))
    .slice(0, names)
    .map(({ name }) => `\`${name.replaceAll('`', LITERAL_BACKTICK)}\``)
  if (shown.length === 0) return ''
  const more = lacking.length - shown.length
  const list = more === 0 ? shown.join(', ') : `${shown.join(', ')} and ${more} more`
  return `; ${lackingWord(nearest)}: ${list}`
}

/** The common shortfall of all parts in all browsers; "missing" if it differs. */
function lackingWord({ lacking, browsers }: Group): string {
  const found = lacking.flatMap(({ shortfall }) => browsers.map((browser) => shortfall(browser)))
  const [first] = found
  const isOne = found.every(({ kind }) => kind === first?.kind)
  return lackingWords[isOne && first ? first.kind : 'none']
}
