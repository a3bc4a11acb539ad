import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, test } from 'vitest'

import { nameRuns } from '#lib/name-runs.ts'

/** Code between backticks, as in Markdown. */
function marked(name: string): string {
  return nameRuns(name)
    .map(({ text, code }) => (code ? `\`${text}\`` : text))
    .join('')
}

describe('a name', () => {
  test.each([
    ['Array.prototype.at()'],
    ['@media (prefers-reduced-motion: reduce)'],
    ['<iframe allow="publickey-credentials-get">'],
    ['SVG <a>: xlink:href'],
    ['grid-template-columns: subgrid'],
    ['align-items: first baseline'],
    ['ray(): at <position>'],
    ['Map(): new Map(null)'],
    ['dvb, dvh, dvi, dvmax, dvmin, dvw'],
    ['Quantifier: *, +, ?, {n}, {n,}, {n,m}'],
    ['<color>: <named-color>: transparent'],
  ])('“%s” that is spelling throughout is one run of code', (name) => {
    expect(nameRuns(name)).toEqual([{ text: name, code: true }])
  })

  test.each([
    ['Arrow functions'],
    ['Attribute selectors'],
    ['garbage collection'],
    ['Get Element Text'],
    ['Destructuring assignment: Rest in objects'],
    ['Named spaces (e.g. thinmathspace to mean 3/18em)'],
  ])('“%s” of words alone is one run of prose', (name) => {
    expect(nameRuns(name)).toEqual([{ text: name, code: false }])
  })

  test.each([
    ['`AbortController.abort()`: reason parameter'],
    ['`fetch()`: Support for blob: and data:'],
    ['`display`: is animatable'],
    ['`width`: @keyframe animatable and transitionable'],
    ['`:last-child`: Matches elements with no parent'],
    ['`Element scroll` event'],
    ['Addition `(+)`'],
    ['Array literals `([1, 2, 3])`'],
    ['Lookahead assertion`: (?=...), (?!...)`'],
    ['`break-inside`: Supported in Paged Media`: avoid-page`'],
  ])('with spelling and description is split: %s', (expected) => {
    expect(marked(expected.replaceAll('`', ''))).toBe(expected)
  })

  test('of any text keeps every character, and its neighbouring runs differ', () => {
    const piece = constantFrom('a', 'at', 'Two words', ': ', ' ', '(', ')', '<b>', 'é', ' event')
    assert(
      property(array(piece, { maxLength: 12 }), (pieces) => {
        const runs = nameRuns(pieces.join(''))
        expect(runs.map(({ text }) => text).join('')).toBe(pieces.join(''))
        expect(runs.every(({ text }) => text !== '')).toBe(true)
        expect(runs.every(({ code }, place) => code !== runs[place + 1]?.code)).toBe(true)
      }),
    )
  })
})
