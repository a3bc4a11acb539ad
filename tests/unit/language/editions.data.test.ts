import { expect, test } from 'vitest'

import { readText } from '#language/reading.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

const { records } = await loadCatalogue()
const editions = [...new Set(records.features.flatMap(({ snapshot = [] }) => snapshot))].filter(
  (name) => /^ECMAScript [\d.]+$/.test(name),
)

test('each edition of the data is read by its number, and by its year', () => {
  expect(editions.length).toBeGreaterThan(5)
  const unread = editions.filter((edition) => {
    const number = Number(edition.replace('ECMAScript ', ''))
    const texts = [`ecmascript ${number}`, `es${Math.trunc(number)}`]
    if (number > 2000) texts.push(`es${number - 2009} features`)
    const read = texts.map((text) => readText(text, '2026-11-23').question?.intents)
    return read.some(
      (intents) => intents?.some(({ facets }) => facets?.['snapshot']?.includes(edition)) !== true,
    )
  })
  expect(unread).toEqual([])
})
