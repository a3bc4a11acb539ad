import { liteClient } from 'algoliasearch/lite'

import type { ListName } from '#catalogue/indices.ts'
import { loadSubjects } from '#language/load-subjects.ts'
import { everyTextParameters } from '#language/text-parameters.ts'
import { clipBytes } from '#lib/query-text.ts'
import { connectWithin, hostsAt, type Provider } from '#provision/client.ts'
import { defaultState } from '#search/address/url-state.ts'
import type { AnswerLine } from '#search/answers/answer-line.ts'
import { loadAnswers } from '#search/answers/load-answers.ts'
import { readAnswer, type SearchedAnswer } from '#search/federated/searched-answer.ts'
import { requestOf, searchedQueries } from '#search/federated/searched-queries.ts'
import { listById } from '#search/lists/all.ts'
import { queryGroups } from '#search/palette/groups.ts'
import { loadQuestions } from '#search/questions/load-questions.ts'
import { readHits } from '#search/rows/found-hit.ts'
import { fitsRow } from '#search/rows/found-row.tsx'
import type { VisitDay } from '#search/state/days.ts'
import type { RecordPlace } from '#search/state/links.ts'
import { readyRequest } from '#search/targets/filter/ready-request.ts'
import { withMarkedTexts } from '#search/transport/marked-texts.ts'
import { isViewRequest, type SearchClient } from '#search/transport/search-client.ts'
import { listParameters, sentRequests } from '#search/widgets/list-requests.ts'
import { recordsOfEverything } from '#tests/relevance/shown-records.ts'

const keys = { appId: 'plinth', key: 'plinth-search' }

type Records = Promise<readonly RecordPlace[]>

export type Answered = {
  readonly answer: SearchedAnswer
  readonly records: readonly RecordPlace[]
}

/** Where a visitor searches. Each function returns the records that are shown for a text, in the order of the page. */
export type Surfaces = {
  /** `/search`: exact matches, the answer to a question, then the rows of each list. */
  readonly everything: (text: string) => Records
  /** What a text finds, and its records as `everything` gives them. */
  readonly answered: (text: string) => Promise<Answered>
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
  /** What `/search` and the palette ask for a text. */
  const ask = async (text: string): Promise<SearchedAnswer> => {
    const asked = answers.askText(text, today)
    const queries = searchedQueries(text, asked)
    const { results } = await client.search<never>({ requests: queries.map(requestOf) })
    const byId = new Map(queries.map(({ id }, place) => [id, results[place] ?? {}]))
    return readAnswer({ text, results: byId }, asked, fitsRow)
  }
  return {
    everything: async (text) => recordsOfEverything(await ask(text)),
    answered: async (text) => {
      const answer = await ask(text)
      return { answer, records: recordsOfEverything(answer) }
    },
    list: async (name, text) => {
      const list = listById(name)
      const [asked] = sentRequests(listParameters(list, { ...defaultState, q: text }, day))
      const { results } = await client.search(asked ? [asked] : [])
      const hits = (results[0] && 'hits' in results[0] && results[0].hits) || []
      return readHits(list, withMarkedTexts(hits)).map(placeOf)
    },
    palette: async (text) => {
      const answer = await ask(clipBytes(text))
      const groups = queryGroups({
        query: clipBytes(text).trim(),
        answer,
        correction: undefined,
        recent: { isKept: false, queries: [] },
        hrefs: { toRecord: () => '', toRecent: () => '', toEverything: () => '' },
        tools: {
          asked: answers.askText(text, today).tool,
          named: questions.toolsNamed(text),
        },
      })
      const records = groups.flatMap(({ options }) => options).flatMap(({ record }) => record ?? [])
      return [...answer.lines.map(thingOf), ...records]
    },
    words: wordsOf,
  }
}

function thingOf({ thing }: AnswerLine): RecordPlace {
  return { list: thing.list, id: thing.id }
}

function placeOf({ id, hit }: ReturnType<typeof readHits>[number]): RecordPlace {
  return { list: id, id: hit.objectID }
}

function wordsOf(text: string): string {
  return everyTextParameters(text, 'features').query
}

/** The official client, with the queries of views made ready as in `client.ts`. */
function pageClient(provider: Provider, visit: VisitDay): SearchClient {
  const { requester } = connectWithin(provider, keys).transporter
  const raw = liteClient(keys.appId, keys.key, { hosts: hostsAt('http://localhost'), requester })
  return {
    search: async (params, options) => {
      if (Array.isArray(params)) return raw.search(params, options)
      const queries = params.requests.filter(isViewRequest)
      return raw.search({ requests: queries.map((query) => readyRequest(query, visit)) }, options)
    },
  }
}
