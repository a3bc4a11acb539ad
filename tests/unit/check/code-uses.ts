import { onlyThese } from '#catalogue/verdict/verdict.ts'
import { noParts } from '#check/analysis/account.ts'
import type { CodeUse, CodeUses } from '#check/analysis/merge-uses.ts'
import { type CodeReport, reportOf } from '#check/report/report.ts'
import { ignoring, reportedOf } from '#check/report/standing.ts'

export const everywhere = {
  chrome: '100',
  chrome_android: '100',
  edge: '100',
  firefox: '100',
  firefox_android: '100',
  safari: '16',
  safari_ios: '16',
}

/** Support that is too new for Safari 17. */
export const tooNew = { support: { ...everywhere, safari: '18' } }

export const today = '2026-11-23'

type Wish = Partial<Omit<CodeUse, 'entry'>> & Partial<CodeUse['entry']>

/** A use of an entry in one place. */
export function use(key: string, wish: Wish = {}): CodeUse {
  const { places, isGuarded = false, certainty = 'certain', ...entry } = wish
  return {
    entry: {
      key,
      name: key,
      kind: 'name',
      support: everywhere,
      platforms: {},
      features: [],
      ...entry,
    },
    places: places ?? [{ file: 'a.css', line: 1, certainty }],
    isGuarded,
    certainty,
  }
}

type Found = Partial<Omit<CodeUses, 'uses'>> & {
  readonly notes?: readonly string[]
  readonly ignored?: readonly string[]
}

/** A report on uses for Chrome 120 and Safari 17. */
export function reportOn(uses: readonly CodeUse[], found: Found = {}): CodeReport {
  const { problems = [], unread = [], notes = [], ignored = [] } = found
  const { unknown = [], parts = noParts } = found
  const reported = reportedOf({ uses, problems, unread, unknown, parts }, { notes })
  return reportOf(
    ignoring(reported, new Set(ignored)),
    onlyThese({ chrome: 120, safari: 17 }),
    today,
  )
}
