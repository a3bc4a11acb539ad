import { expect, test } from 'vitest'

import { freshQueriesText, freshSets, readFreshQueries } from './fresh-queries.ts'
import { answerAsPage } from './page-answers.ts'
import { shownRecords } from './shown-records.ts'

const answerTo = await answerAsPage()

const questions = freshSets
  .flatMap((set) => readFreshQueries(freshQueriesText(set)))
  .filter(({ kind }) => /^[bc] questions/.test(kind))

test('the record of each line is among the rows of its page', async () => {
  const missing: string[] = []
  let count = 0
  for (const { query } of questions) {
    const answer = await answerTo(query)
    const shown = shownRecords(answer)
    count += answer.lines.length
    for (const { thing } of answer.lines)
      if (!shown.some(({ list, id }) => list === thing.list && id === thing.id))
        missing.push(`${query}: ${thing.id}`)
  }
  expect(count).toBeGreaterThan(questions.length / 2)
  expect(missing).toEqual([])
})
