import { loadSubjects } from '#language/load-subjects.ts'
import { connectWithin } from '#provision/client.ts'
import { askText } from '#search/answers/ask-text.ts'
import { readAnswer, type SearchedAnswer } from '#search/federated/searched-answer.ts'
import { requestOf, searchedQueries } from '#search/federated/searched-queries.ts'
import { readyRequest } from '#search/targets/filter/ready-request.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { catalogueProvider } from '#tests/support/filled-provider.ts'

/** Answers texts as `/search` and the palette do, over the whole catalogue on the day of the data. */
export async function answerAsPage(): Promise<(text: string) => Promise<SearchedAnswer>> {
  const { summary } = await loadCatalogue()
  const { asOf: today, turnDays, datedValues } = summary
  const keys = { appId: 'plinth', key: 'plinth-search' }
  const client = connectWithin(await catalogueProvider(), keys)
  await loadSubjects()
  return async (text) => {
    const asked = askText(text, today)
    const queries = searchedQueries(text, asked)
    const requests = queries.map((query) =>
      readyRequest(requestOf(query), { today, turnDays, datedValues }),
    )
    const { results } = await client.search({ requests })
    const byId = new Map(queries.map(({ id }, place) => [id, results[place] ?? {}]))
    return readAnswer({ text, results: byId }, asked)
  }
}
