import { expect, test } from 'vitest'

import { readCodeTable } from '#check/analysis/code-index.ts'
import { findUses } from '#check/analysis/find-uses.ts'
import { mergeUses } from '#check/analysis/merge-uses.ts'
import { reportOf } from '#check/report/report.ts'
import { reportedOf } from '#check/report/standing.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

const { content, summary } = await loadCatalogue()
const index = readCodeTable(content.code)

/** The report on a style sheet. */
function reportOn(text: string, targets: Parameters<typeof reportOf>[1]) {
  const name = 'site.css'
  const uses = mergeUses([{ name, text, ...findUses({ name, text }, index) }], index)
  return reportOf(reportedOf(uses), targets, summary.asOf)
}

test.each([
  ['a{-webkit-backdrop-filter:none}', { firefox: 130 }, 'no'],
  ['a{-webkit-backdrop-filter:none}', { safari: 17 }, 'yes'],
  ['a{-webkit-backdrop-filter:none}', { chrome: 150 }, 'no'],
  ['a{-webkit-user-select:none}', { safari: 26, firefox: 130, chrome: 120 }, 'yes'],
  ['a{-moz-user-select:none}', { safari: 26 }, 'no'],
  ['a{backdrop-filter:none}', { safari: 17 }, 'part'],
] as const)('“%s” in %o: %s', (text, targets, answer) => {
  expect(reportOn(text, targets).answer).toBe(answer)
})

test.each(['a{-webkit-box-reflect:below}', 'a{-webkit-user-select:none;user-select:none}'])(
  'of “%s” nothing is left to check, which is no yes',
  (text) => {
    const { answer, counts } = reportOn(text, { firefox: 130 })
    expect(answer).toBeUndefined()
    expect(counts.guarded).toBeGreaterThan(0)
  },
)

test('a property under another name leads to its entry', () => {
  const [item] = reportOn('a{-webkit-user-select:none}', { safari: 16 }).items
  expect(item?.entry).toMatchObject({
    name: '-webkit-user-select',
    of: 'css.properties.user-select',
  })
})
