/** Keywords of shorthands: what the ingest corrects, and that nothing is left to correct. */
import { expect, test } from 'vitest'

import { loadSources } from '#ingest/sources/sources.ts'
import { collectSurprises } from '#ingest/sources/surprises.ts'
import { correctShorthands } from '#ingest/support/shorthand-values.ts'

import { compat, corrections } from './compat-package.ts'
import { correctShorthandsIn } from './shorthands.ts'

const surprises = collectSurprises()
const { compat: given, longhands } = await loadSources(() => {}, surprises)
const { entries } = correctShorthands(given, longhands, surprises)
const corrected = [...entries.values()].flatMap((entry) => entry.corrections ?? [])

type Corrected = Omit<(typeof corrections)[number], 'since'> & {
  readonly since?: string | undefined
}

const textOf = ({ key, browser, stated, since = 'none' }: Corrected) =>
  `${key} ${browser} ${stated} ${since}`

test('the keywords that are corrected are those that the packages have before every longhand', () => {
  expect(corrected.map(textOf).toSorted()).toEqual(corrections.map(textOf).toSorted())
})

test('what is corrected leaves nothing to correct', () => {
  expect(correctShorthandsIn(compat.css.properties, compat.browsers)).toEqual([])
})
