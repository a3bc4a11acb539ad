import { liteClient } from 'algoliasearch/lite'

import type { IndexRecord } from '#catalogue/define-index.ts'
import type { ListName } from '#catalogue/index.ts'
import { firstSearch } from '#early/first-search.ts'
import { clipBytes } from '#lib/query-text.ts'
import { loadSubjects } from '#lib/query/load-subjects.ts'
import type { Provider } from '#provision/client.ts'
import { connectWithin, hostsAt } from '#provision/client.ts'
import { listHref, defaultState } from '#search/address/url-state.ts'
import type { AnswerLine } from '#search/answers/answer-line.ts'
import { loadAnswers } from '#search/answers/load-answers.ts'
import type { ShownAnswer } from '#search/everything/ask-everything.ts'
import { askEverything } from '#search/everything/ask-everything.ts'
import { listById } from '#search/lists/all.ts'
import { queryGroups } from '#search/palette/groups.ts'
import { readPaletteAnswer, recordAttributes, wordRequests } from '#search/palette/requests.ts'
import { loadQuestions } from '#search/questions/load-questions.ts'
import { readHits } from '#search/rows/found-hit.ts'
import type { RecordPlace } from '#search/state/links.ts'
import { readResult } from '#search/transport/list-query.ts'
import { readMarkedTexts } from '#search/transport/marked-texts.ts'
import type { SearchClient } from '#search/transport/search-client.ts'
import { normalizeQueries } from '#search/transport/search-client.ts'
import { hasUnresolved } from '#search/transport/unresolved.ts'
import { multiSearch } from '#search/transport/use-multi-search.ts'
import type { VisitDay } from '#search/transport/visit-day.ts'
import { askOnDay, readOnDay } from '#search/transport/visit-day.ts'

const keys = { appId: 'plinth', key: 'plinth-search' }

type Records = Promise<readonly RecordPlace[]>

/** Where a visitor searches. Each function returns the records that are shown for a text, in the order of the page. */
export type Surfaces = {
  /** `/search`: exact matches, the answer to a question, then the rows of each list. */
  readonly everything: (text: string) => Records
  /** The first page of a list. */
  readonly list: (name: ListName, text: string) => Records
  /** The options below the search box that lead to a record. */
  readonly palette: (text: string) => Records
  /** The words that the page searches for; they are a fair query for another engine. */
  readonly words: (text: string) => string
}

/**
 * Searches as the page does, without a browser. This file is the only one that knows which functions the page calls, and
 * in which order its components show what they return.
 */
export async function createSurfaces(provider: Provider, day: VisitDay): Promise<Surfaces> {
  const [questions, answers] = await Promise.all([loadQuestions(), loadAnswers(), loadSubjects()])
  if (questions === undefined || answers === undefined) {
    throw new Error('The grammar of questions cannot be loaded.')
  }
  const client = pageClient(provider, day)
  const { today } = day
  return {
    everything: async (text) => {
      const answer = await askEverything(text, { extra: '', today, client })
      return answer === undefined ? [] : recordsOfEverything(answer)
    },
    list: async (name, text) => {
      const list = listById(name)
      const asked = firstSearch(listHref(list, { ...defaultState, q: text })) ?? []
      const { results } = await client.search([...asked])
      return readHits(list, readResult(results[0] ?? {}).hits ?? []).map(placeOf)
    },
    palette: async (text) => {
      const asked = questions.askQuestion(text, { today, attributes: recordAttributes })
      const thing = answers.askAnswer(text, today)
      const words = [...wordRequests(clipBytes(text)), ...(asked?.requests ?? [])]
      const requests = [...words, ...(thing?.requests ?? [])]
      const results = await multiSearch<IndexRecord>(client, requests)
      const groups = queryGroups({
        query: clipBytes(text).trim(),
        answer: readPaletteAnswer(results, asked),
        correction: undefined,
        recent: { isKept: false, queries: [] },
        hrefs: { toRecord: () => '', toRecent: () => '', toEverything: () => '' },
        tools: { asked: questions.askedTool(text, today), named: questions.toolsNamed(text) },
      })
      const lines = thing?.read(results.slice(words.length).map(readResult)) ?? []
      const records = groups.flatMap(({ options }) => options).flatMap(({ record }) => record ?? [])
      return [...lines.map(thingOf), ...records]
    },
    words: wordsOf,
  }
}

/** What the answer in a line is about, then the records in the order of `EverythingSections`. */
function recordsOfEverything({
  lines,
  exact,
  question,
  sections,
}: ShownAnswer): readonly RecordPlace[] {
  const rows = sections.flatMap(({ hits, close }) => [...hits, ...close])
  const found = [...exact, ...(question?.hits ?? []), ...rows]
  return [...lines.map(thingOf), ...found.map(placeOf)]
}

function thingOf({ thing }: AnswerLine): RecordPlace {
  return { list: thing.list, id: thing.id }
}

function placeOf({ id, hit }: ReturnType<typeof readHits>[number]): RecordPlace {
  return { list: id, id: hit.objectID }
}

function wordsOf(text: string): string {
  const sent = normalizeQueries({ requests: [{ indexName: 'features', query: text }] }, '')
  const [request] = Array.isArray(sent) ? sent : sent.requests
  return request !== undefined && 'query' in request ? (request.query ?? '') : ''
}

/** The official client with requests and answers treated as in `client.ts`. */
function pageClient(provider: Provider, day: VisitDay): SearchClient {
  const { requester } = connectWithin(provider, keys).transporter
  const raw = liteClient(keys.appId, keys.key, { hosts: hostsAt('http://localhost'), requester })
  return {
    search: async (params, options) => {
      if (hasUnresolved(params)) throw new Error('Filters by browser or day are not asked here.')
      const sent = normalizeQueries(askOnDay(params, day), '')
      const answer = await raw.search<never>(sent, options)
      readMarkedTexts(answer)
      return readOnDay(answer, day)
    },
  }
}
