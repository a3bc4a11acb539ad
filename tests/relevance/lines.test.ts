import { expect, test } from 'vitest'

import { loadSubjects } from '#language/load-subjects.ts'
import { connectWithin } from '#provision/client.ts'
import { askText } from '#search/answers/ask-text.ts'
import { readAnswer } from '#search/federated/searched-answer.ts'
import { requestOf, searchedQueries } from '#search/federated/searched-queries.ts'
import { readyRequest } from '#search/targets/filter/ready-request.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { catalogueProvider } from '#tests/support/filled-provider.ts'

import { freshQueriesText, freshSets, readFreshQueries } from './fresh-queries.ts'

const { summary } = await loadCatalogue()
const { asOf: today, turnDays, datedValues } = summary
const client = connectWithin(await catalogueProvider(), { appId: 'plinth', key: 'plinth-search' })
await loadSubjects()

const questions = freshSets
  .flatMap((set) => readFreshQueries(freshQueriesText(set)))
  .filter(({ kind }) => /^[bc] questions/.test(kind))

async function answerTo(text: string) {
  const asked = askText(text, today)
  const queries = searchedQueries(text, asked)
  const requests = queries.map((query) =>
    readyRequest(requestOf(query), { today, turnDays, datedValues }),
  )
  const { results } = await client.search({ requests })
  const byId = new Map(queries.map(({ id }, place) => [id, results[place] ?? {}]))
  return readAnswer({ text, results: byId }, asked)
}

test('the record of each line is among the rows of its page', async () => {
  const missing: string[] = []
  let count = 0
  for (const { query } of questions) {
    const { lines, exact, question, sections } = await answerTo(query)
    const rows = sections.flatMap(({ hits, close }) => hits.concat(close))
    const shown = [...exact, ...(question?.hits ?? []), ...rows]
    count += lines.length
    for (const { thing } of lines)
      if (!shown.some(({ id, hit }) => id === thing.list && hit.objectID === thing.id))
        missing.push(`${query}: ${thing.id}`)
  }
  expect(count).toBeGreaterThan(questions.length / 2)
  expect(missing).toEqual([])
})
