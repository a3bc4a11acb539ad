import { expect, test } from 'vitest'

import { availableFor, linterRules, neededRules, rulesFor } from '#check/outputs/linters.ts'
import { reportOn, tooNew, use } from '#tests/unit/check/code-uses.ts'

const feature = { features: [['gap', 'Gap']] } as const

test.each([
  ['css.properties.gap', ['css/use-baseline', 'plugin/use-baseline']],
  ['javascript.builtins.Set.union', ['baseline-js/use-baseline']],
  ['api.Document.startViewTransition', ['baseline-js/use-baseline']],
  ['html.elements.dialog', ['@html-eslint/use-baseline']],
])('%s is reported by %o', (key, expected) => {
  expect(rulesFor(use(key, feature).entry).map(({ rule }) => rule)).toEqual(expected)
})

test('no rule knows an entry that is not part of a feature, or stands for one', () => {
  const { entry } = use('css.types.image.image', { ...feature, feature: 'gap' })
  expect(rulesFor(entry)).toEqual([])
  expect(rulesFor(use('css.properties.gap').entry)).toEqual([])
})

test('rules are offered for what counts and does not work alone', () => {
  const { items } = reportOn([
    use('css.properties.gap', { ...tooNew, ...feature }),
    use('html.elements.dialog', feature),
    use('api.A.b', { ...tooNew, ...feature, certainty: 'likely' }),
  ])
  expect(neededRules(items).map(({ rule }) => rule.rule)).toEqual([
    'css/use-baseline',
    'plugin/use-baseline',
  ])
})

test.each([
  ['', { available: 'widely', isExact: true }],
  ['baseline newly available', { available: 'newly', isExact: true }],
  ['2024', { available: 2024, isExact: true }],
  ['safari 17', { available: 'widely', isExact: false }],
])('for “%s” the rules allow %o', (text, expected) => {
  expect(availableFor(text)).toEqual(expected)
})

test('every configuration names its rule, its packages and the Baseline', () => {
  for (const { rule, packages, config } of linterRules) {
    for (const available of ['newly', 2024] as const) {
      const text = config(available)
      expect(text).toContain(`'${rule}'`)
      expect(text).toContain(`available: ${typeof available === 'number' ? '2024' : "'newly'"}`)
      for (const name of packages.split(' ').slice(1)) expect(text).toContain(`'${name}'`)
    }
  }
})
