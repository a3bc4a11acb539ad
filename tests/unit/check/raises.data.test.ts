/** What newer versions are said to do for a report, held to reports for these versions. Reports are made of entries of the data. */
import { expect, test } from 'vitest'

import { isPlatform, targetNames } from '#catalogue/platforms.ts'
import { onlyThese, type Targets } from '#catalogue/verdict/verdict.ts'
import { noParts } from '#check/analysis/account.ts'
import { findUses } from '#check/analysis/find-uses.ts'
import { type CodeUses, mergeUses } from '#check/analysis/merge-uses.ts'
import { raiseSentence, reportedOf, reportOf, reportRows } from '#check/report/index.ts'
import { index } from '#tests/unit/check/scripts/uses-in.ts'

const sets: readonly Targets[] = [
  { chrome: 109, edge: 120, firefox: 115, safari: 16.4, safari_ios: 16.4 },
  { chrome: 125, chrome_android: 125, firefox: 126, firefox_android: 126, safari: 26 },
  { safari: 15, safari_ios: 15.4 },
  { chrome: 80, nodejs: 16_000_000 },
]

const entries = [...index.keys()].flatMap((key) => index.get(key) ?? [])

/** The uses of every hundredth entry, from different ones on. */
const samples = Array.from({ length: 12 }, (_, first): CodeUses => ({
  uses: entries.flatMap((entry, place) =>
    place % 100 === first ? [{ entry, places: [], isGuarded: false, certainty: 'certain' }] : [],
  ),
  problems: [],
  unread: [],
  unknown: [],
  parts: noParts,
}))

const text = '@supports (anchor-name: --a) { a { position-area: top; inset: 0 } }'
const guarded = mergeUses(
  [{ name: 'a.css', text, ...findUses({ name: 'a.css', text }, index) }],
  index,
)

const reportFor = (uses: CodeUses, targets: Targets) =>
  reportOf(reportedOf(uses), onlyThese(targets), '2026-11-30')

/** The keys that stand for the rows that count, by answer. */
function rowsIn(uses: CodeUses, targets: Targets, ...wanted: readonly unknown[]) {
  return reportRows(reportFor(uses, targets).items).flatMap(([{ entry, standing, verdict }]) =>
    standing === 'counted' && wanted.includes(verdict.answer) ? [entry.key] : [],
  )
}

function* lower(to: Targets): Generator<Targets> {
  for (const name of targetNames) {
    const version = to[name]
    if (version === undefined) continue
    yield { ...to, [name]: isPlatform(name) ? version - 1 : Number((version - 0.1).toFixed(1)) }
  }
}

test.each(sets)('raising from %o does what is said, and lower versions do less', (targets) => {
  const wrong: string[] = []
  for (const uses of [...samples, guarded]) {
    const { answer, raises } = reportFor(uses, targets)
    const rows = rowsIn(uses, targets, answer)
    const solvedBy = (to: Targets) => {
      const still = new Set(rowsIn(uses, { ...targets, ...to }, 'no', 'part'))
      return rows.filter((key) => !still.has(key)).length
    }
    expect(raises.length + Number(uses === guarded)).toBeGreaterThan(0)
    for (const { to, works, of } of raises) {
      const isLeast = [...lower(to)].every((each) => solvedBy(each) < works)
      const isExact = solvedBy(to) === works && of === rows.length
      if (!isLeast || !isExact) wrong.push(raiseSentence({ to, works, of }))
    }
  }
  expect(wrong).toEqual([])
})
