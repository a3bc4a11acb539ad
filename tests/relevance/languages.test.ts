import { expect, test } from 'vitest'

import { readPhraseLines } from '#ingest/phrases/read-phrases.ts'
import { connectWithin } from '#provision/client.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { catalogueProvider } from '#tests/support/filled-provider.ts'

import { createAnswers, searchAsPage } from './ranks.ts'

const answersOf = createAnswers(await loadCatalogue())
const search = await searchAsPage()
const idsOf = (query: string) => search('features', query)

test.each([
  ['Dunkelmodus', 'prefers-color-scheme'],
  ['abgerundete Ecken', 'border-radius'],
  ['runde ecken', 'border-radius'],
  ['mode sombre', 'prefers-color-scheme'],
  ['glisser-déposer', 'draganddrop'],
  ['glisser deposer', 'draganddrop'],
  ['arrastrar y soltar', 'draganddrop'],
  ['modo oscuro', 'prefers-color-scheme'],
  ['cuadricula', 'grid'],
  ['cantos arredondados', 'border-radius'],
  ['notificações push', 'push'],
  ['ダークモード', 'prefers-color-scheme'],
  ['角丸', 'border-radius'],
  ['カルーセル', 'scroll-snap'],
  ['ドラッグ&ドロップ', 'draganddrop'],
  ['暗黑模式', 'prefers-color-scheme'],
  ['圆角', 'border-radius'],
  ['轮播图', 'scroll-snap'],
  ['拖放', 'draganddrop'],
])('%s finds %s among the first three features', async (query, id) => {
  const [expected] = answersOf({ index: 'features', query, expect: [id] })
  expect(await idsOf(query)).toContain(expected)
})

test.each([
  ['ダークモード', 'prefers-color-scheme', 3],
  ['暗黑模式', 'prefers-color-scheme', 2],
  ['アコーディオン', 'details', 3],
  ['glisser-déposer', 'draganddrop', 7],
  ['abgerundete Ecken', 'border-radius', 6],
])('%s finds %s at each letter from a few on', async (term, id, from) => {
  const [expected] = answersOf({ index: 'features', query: term, expect: [id] })
  const lengths = Array.from({ length: term.length - from + 1 }, (_, more) => from + more)
  const lost = await Promise.all(
    lengths.map(async (length) => {
      const typed = term.slice(0, length)
      return (await idsOf(typed)).some((one) => one === expected) ? [] : [typed]
    }),
  )
  expect(lost.flat()).toEqual([])
})

test('nearly each term finds its feature among the first three', async () => {
  const terms = readPhraseLines('languages').flatMap(({ id, phrases }) =>
    answersOf({ index: 'features', query: '', expect: [id] }).flatMap((answer) =>
      phrases.map((term) => ({ term, answer })),
    ),
  )
  const missed: string[] = []
  for (const { term, answer } of terms) {
    if (!(await idsOf(term)).includes(answer)) missed.push(`${term} ${answer}`)
  }
  expect(terms.length).toBeGreaterThan(2500)
  expect(missed.length / terms.length).toBeLessThan(0.01)
})

test('an answer carries no terms of other languages, and marks none', async () => {
  const keys = { appId: 'plinth', key: 'plinth-search' }
  const client = connectWithin(await catalogueProvider(), keys)
  const requests = [{ indexName: 'features', query: 'ダークモード' }]
  const answer = JSON.stringify(await client.search({ requests }))
  expect(answer).toContain('"objectID":"prefers-color-scheme"')
  expect(answer.replaceAll('"query":"ダークモード"', '')).not.toContain('ダーク')
})
