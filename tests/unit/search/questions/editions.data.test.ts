import { expect, test } from 'vitest'

import { readQuestion } from '#search/questions/read-question.ts'
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
    const read = texts.map((text) => readQuestion(text, '2026-11-23')?.intents)
    return read.some(
      (intents) =>
        intents?.some((one) => one.kind === 'edition' && one.edition === edition) !== true,
    )
  })
  expect(unread).toEqual([])
})
