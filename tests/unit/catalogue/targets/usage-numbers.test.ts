import { expect, test } from 'vitest'

import { readUsageNumbers } from '#catalogue/targets/usage-numbers.ts'

test.each([
  ['the file of browserslist', '{"chrome":{"120":1.5}}'],
  ['an export of caniuse', '{"id":1,"dataByBrowser":{"chrome":{"120":1.5,"121":null}}}'],
])('of %s the shares are read by browser and version', (_, text) => {
  expect(readUsageNumbers(text)).toEqual({ chrome: { '120': 1.5 } })
})

test.each([
  ['{', /is not JSON/],
  ['{}', /has no shares/],
  ['[1]', /has no shares/],
  ['{"chrome":5}', /has no shares/],
  ['{"chrome":{"120":"many"}}', /has no shares/],
])('“%s” is refused in a sentence', (text, sentence) => {
  expect(readUsageNumbers(text)).toMatch(sentence)
})
