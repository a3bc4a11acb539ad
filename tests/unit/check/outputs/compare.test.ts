import { expect, test } from 'vitest'

import { compareWith } from '#check/outputs/compare.ts'
import { reportJson } from '#check/outputs/json.ts'
import { reportOn, today, tooNew, use } from '#tests/unit/check/code-uses.ts'

const earlier = reportJson(
  reportOn([use('same'), use('gone'), use('worse'), use('worse.too')]),
  'Safari 17',
)

test('of an earlier report, what is new, gone and other is told from what is still the same', () => {
  const now = reportOn([use('same'), use('new', tooNew), use('worse', tooNew), use('worse.too')])
  const found = compareWith(now, earlier)
  if (typeof found === 'string') throw new Error(found)
  expect(found).toMatchObject({ day: today, browsers: 'Safari 17', gone: ['gone'], still: 2 })
  expect(found.added.map(({ entry }) => entry.key)).toEqual(['new'])
  expect(found.changed.map(({ entry }) => entry.key)).toEqual(['worse'])
})

test.each([
  ['no JSON', 'x', /is not a report/],
  ['other JSON', '{"entries":[]}', /is not a report/],
  ['a newer report', earlier.replace('"version": 2', '"version": 99'), /newer version/],
])('%s is refused in a sentence', (_, text, sentence) => {
  expect(compareWith(reportOn([]), text)).toMatch(sentence)
})
