import { expect, test } from 'vitest'

import { onlyThese } from '#catalogue/verdict/verdict.ts'
import {
  scriptCondition,
  setJson,
  setMarkdown,
  supportsCondition,
} from '#routes/set/output-texts.ts'
import { answerSet, shortfallsIn } from '#routes/set/set-answer.ts'

import { setItem } from './set-item.ts'

const gap = setItem('gap', { tests: ['@supports (gap: initial)'], baseline: 'widely' })
const has = setItem('css.selectors.has', {
  name: ':has()',
  tests: ['@supports selector(:has(a))'],
})
const fetched = setItem('api.fetch', { name: 'fetch()', tests: ["'fetch' in window"] })
const either = setItem('either', { tests: ["'a' in window || 'b' in window"] })
const untested = setItem('untested', { support: { chrome: '120' } })

const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id)

test('the condition of CSS joins the tests that CSS can make, and names the items it leaves out', () => {
  const { condition, without } = supportsCondition([gap, has, gap, fetched, untested])
  expect(condition).toBe('(gap: initial) and selector(:has(a))')
  expect(ids(without)).toEqual(['api.fetch', 'untested'])
  expect(supportsCondition([fetched]).condition).toBe('')
})

test('the condition of JavaScript asks CSS for what only CSS can tell, and brackets alternatives', () => {
  const { condition, without } = scriptCondition([gap, fetched, either, untested])
  expect(condition.split(' &&\n  ')).toEqual([
    "CSS.supports('(gap: initial)')",
    "'fetch' in window",
    "('a' in window || 'b' in window)",
  ])
  expect(ids(without)).toEqual(['untested'])
})

test('the Markdown table has a row for each item and one for all of them', () => {
  const text = setMarkdown(answerSet([gap, has, untested], '2026-11-10'), 'https://x.test/set')
  const rows = text.split('\n')
  expect(rows[0]).toBe(
    '|  | Baseline | Chrome | Chrome for Android | Edge | Firefox | Firefox for Android | Safari | Safari on iOS |',
  )
  expect(rows.slice(2, 6)).toEqual([
    '| gap | Widely available | 100 | 100 | 100 | 100 | 100 | 16 | 16 |',
    '| `:has()` | – | 100 | 100 | 100 | 100 | 100 | 16 | 16 |',
    '| untested | – | 120 | – | – | – | – | – | – |',
    '| **All of them** |  | 120 | – | – | – | – | – | – |',
  ])
  expect(rows.at(-1)).toBe('<https://x.test/set>')
})

test('the Markdown and the JSON name the browsers that were chosen, and what falls short in them', () => {
  const answer = answerSet([gap, untested], '2026-11-10')
  const judged = onlyThese({ chrome: 110, safari: 16 })
  const checked = { name: 'Chrome 110, Safari 16', short: shortfallsIn(answer, judged) }
  expect(setMarkdown(answer, 'https://x.test/set', checked)).toContain(
    '\n\nChecked in Chrome 110, Safari 16:\n\n- untested: Chrome 110 lacks it (needs 120); Safari 16 lacks it',
  )
  expect(
    JSON.parse(setJson(answer, 'https://x.test/set', { usage: undefined, checked })),
  ).toMatchObject({
    browsers: 'Chrome 110, Safari 16',
    fallShort: [{ id: 'untested', answer: 'no' }],
  })
  const whole = { name: 'Chrome 120', short: shortfallsIn(answer, onlyThese({ chrome: 120 })) }
  expect(setMarkdown(answer, 'https://x.test/set', whole)).toContain(
    'Checked in Chrome 120: everything works.',
  )
})

test('the JSON holds the lowest versions, the status, the usage and every item', () => {
  const answer = answerSet([gap, untested], '2026-11-10')
  expect(JSON.parse(setJson(answer, 'https://x.test/set', { usage: 12.3456 }))).toMatchObject({
    address: 'https://x.test/set',
    day: '2026-11-10',
    lowestVersions: { chrome: '120', safari: null },
    baseline: { status: null, newly: null, widely: null },
    usage: 12.35,
    items: [
      { id: 'gap', kind: 'feature', baseline: 'widely', support: { safari: '16' } },
      { id: 'untested', kind: 'feature', baseline: null, support: { safari: null } },
    ],
  })
})
