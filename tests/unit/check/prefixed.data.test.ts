import { expect, test } from 'vitest'

import { onlyThese, type Targets } from '#catalogue/verdict/verdict.ts'
import { readCodeTable } from '#check/analysis/code-index.ts'
import { findUses } from '#check/analysis/find-uses.ts'
import { mergeUses } from '#check/analysis/merge-uses.ts'
import { reportOf } from '#check/report/report.ts'
import { reportedOf } from '#check/report/standing.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

const { content, summary } = await loadCatalogue()
const index = readCodeTable(content.code)

/** The report on a style sheet, or on a file of another name. */
function reportOn(text: string, targets: Targets, name = 'site.css') {
  const uses = mergeUses([{ name, text, ...findUses({ name, text }, index) }], index)
  return reportOf(reportedOf(uses), onlyThese(targets), summary.asOf)
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

test('a value with a prefix stands before the one without it', () => {
  const { items } = reportOn('a{width:-moz-fit-content;width:fit-content}', { chrome: 80 })
  const found = items.filter(({ entry }) => /fit-content/.test(entry.key))
  expect(found.map(({ standing }) => standing)).toEqual(['guarded', 'guarded'])
})

test('a property under another name leads to its entry', () => {
  const [item] = reportOn('a{-webkit-user-select:none}', { safari: 16 }).items
  expect(item?.entry).toMatchObject({
    name: '-webkit-user-select',
    of: 'css.properties.user-select',
  })
})

test.each([
  ['a{word-wrap:break-word}', { chrome: 20, firefox: 10 }, 'yes'],
  ['a{word-wrap:anywhere}', { chrome: 79 }, 'no'],
  ['a{word-wrap:anywhere}', { chrome: 80 }, 'yes'],
  ['a{display:flex;grid-gap:10px}', { safari: 14 }, 'no'],
  ['a{display:grid;grid-gap:10px}', { safari: 14 }, 'yes'],
  ['a{width:-webkit-fill-available}', { firefox: 120 }, 'no'],
  ['a{width:-webkit-fill-available}', { firefox: 150, chrome: 120 }, 'yes'],
  ['a{position-area:x-self-start}', { chrome: 150 }, 'no'],
  ['a{grid-template:none;flow-tolerance:normal}', { safari: 26 }, 'no'],
  [':-moz-any(a,b){color:red}', { chrome: 150 }, 'no'],
] as const)(
  'of “%s” in %o, what is read under another name decides: %s',
  (text, targets, answer) => {
    expect(reportOn(text, targets).answer).toBe(answer)
  },
)

const reportOnScript = (text: string, targets: Targets) => reportOn(text, targets, 'site.js')

test.each([
  ['scrollTo(0, window.pageYOffset)', { chrome: 20, firefox: 10, safari: 10 }, 'yes'],
  ['new webkitAudioContext()', { chrome: 150 }, 'no'],
  ['document.body.webkitMatchesSelector("a")', { firefox: 60, chrome: 60 }, 'yes'],
] as const)('of the script “%s” in %o, the other name decides: %s', (text, targets, answer) => {
  expect(reportOnScript(text, targets).answer).toBe(answer)
})

test.each([
  'const Context = window.AudioContext || window.webkitAudioContext; new Context()',
  'const Context = window.webkitAudioContext ?? AudioContext; new Context()',
  'const { body } = document; (body.matches || body.webkitMatchesSelector || body.msMatchesSelector).call(body, "a")',
])('“%s” needs no name that the browser lacks', (text) => {
  expect(reportOnScript(text, { chrome: 150, firefox: 150, safari: 26 }).answer).not.toBe('no')
})

test('names of selectors in rules of their own stand in for each other', () => {
  const { answer } = reportOn('::-moz-selection{color:red}::selection{color:red}', { chrome: 150 })
  expect(answer).not.toBe('no')
})
