import { useEffect, useMemo, useState } from 'react'

import type { IndexRecord } from '#catalogue/define-index.ts'
import { pluralize } from '#lib/format-count.ts'
import { clipBytes } from '#lib/query-text.ts'
import { createStore } from '#lib/store.ts'
import { TYPING_PAUSE } from '#search/address/search-box-state.ts'
import {
  formatSearchHref,
  type SearchedView,
  searchEverything,
  withText,
} from '#search/address/search-state.ts'
import type { AnswerLine } from '#search/answers/answer-line.ts'
import type { MissingThing } from '#search/answers/missing-thing.ts'
import { sayingOf } from '#search/answers/saying.ts'
import type { FederatedSearchProps } from '#search/federated/federated-search.tsx'
import {
  type AnsweredText,
  type EmptyTextAnswer,
  readAnswer,
  readEmptyText,
  type SearchedAnswer,
} from '#search/federated/searched-answer.ts'
import {
  emptyTextQueries,
  queryId,
  searchedQueries,
  suggestionsRequest,
} from '#search/federated/searched-queries.ts'
import { useCorrection } from '#search/federated/use-correction.ts'
import { useReading } from '#search/federated/use-reading.ts'
import { useQuestions } from '#search/questions/load-questions.ts'
import type { QualifierOffer } from '#search/questions/qualifier-offer.ts'
import type { QuestionAnswer } from '#search/questions/question-answer.ts'
import type { ToolOffer } from '#search/questions/tools.ts'
import { type RecordPlace, useLinks } from '#search/state/links.ts'
import { platformAttributes } from '#search/state/list-attributes.ts'
import { recentSearches } from '#search/state/recent-searches.ts'
import { useSearchServices, useConnection } from '#search/state/search-services.ts'
import { useStore } from '#search/state/use-store.ts'
import { targetsText } from '#search/targets/targets-text.ts'
import { useProvider, useSearchClient } from '#search/transport/client-context.ts'
import type { SearchFailure } from '#search/transport/failure.ts'
import { RetryingSearchClient } from '#search/transport/retrying-search-client.ts'
import { type MultiSearchState, useMultiSearch } from '#search/transport/use-multi-search.ts'

import {
  exactRecord,
  type PaletteGroup,
  type PaletteTools,
  queryGroups,
  restGroups,
} from './groups.ts'
import { moreTools } from './more-tools.ts'
import {
  askedOption,
  noteOption,
  type PaletteHrefs,
  type PaletteOption,
  qualifierOption,
  targetName,
} from './options.tsx'

type PaletteQuestion = {
  readonly text: string
  readonly view: SearchedView | undefined
  /** Values for a filter in the text. */
  readonly offer: QualifierOffer | undefined
  readonly isWanted: boolean
}

export type PaletteState = {
  readonly query: string
  readonly groups: readonly PaletteGroup[]
  readonly options: readonly PaletteOption[]
  readonly removable: readonly PaletteOption[]
  readonly exact: PaletteOption | undefined
  /** The answer to a question, or the tool that the text asks for. */
  readonly answer: PaletteOption | undefined
  /** Number of options that are neither recent searches nor the link to all results. */
  readonly found: number
  readonly saying: string
  readonly asked: PaletteAsked
}

export function usePalette({ text, view, offer, isWanted }: PaletteQuestion): PaletteState {
  const recent = useStore(recentSearches)
  // A view with results shows the values alone.
  const isOfferOnly = offer !== undefined && view !== undefined
  const asked = usePaletteAnswer(text, isWanted && !isOfferOnly)
  const hrefs = usePaletteHrefs(view)
  const query = clipBytes(text).trim()
  const { answer, rest } = asked
  const correction = useCorrection(answer)
  const { lines = [], comparison } = answer ?? {}
  const own = useReading()(query)
  const asksFor = lines.length > 0 ? undefined : (comparison ?? own?.tool)
  const tools = usePaletteTools(query, asksFor)
  const values = offer === undefined ? [] : [offerGroup(offer)]
  const groups = isOfferOnly
    ? values
    : query === ''
      ? restGroups({ rest, recent, hrefs, tools })
      : [
          ...values,
          ...askedGroup(query, { lines, note: own?.note }, hrefs),
          ...queryGroups({ query, answer, correction, recent, hrefs, tools }),
        ]
  const optionsOf = (isMeant: (group: PaletteGroup) => boolean) =>
    groups.filter(isMeant).flatMap(({ options }) => options)
  const found = optionsOf(({ name }) => name !== 'recent' && name !== 'everything').length
  return {
    query,
    groups,
    options: optionsOf(() => true),
    removable: optionsOf(({ removeLabel }) => removeLabel !== undefined),
    // A line about the thing opens its page, too.
    exact:
      answer === undefined || lines.length > 0
        ? undefined
        : exactOption(
            optionsOf(({ name }) => name === 'exact'),
            exactRecord(query, answer),
          ),
    // The answer to an earlier text does not count, nor does a question that only has another
    // possible meaning.
    answer: asked.isSettled ? answerIn(optionsOf, answer?.question) : undefined,
    saying: [...lines.map(sayingOf), saying(query, found, answer?.question)].join(' '),
    found,
    asked,
  }
}

function exactOption(options: readonly PaletteOption[], record: RecordPlace | undefined) {
  return record && options.find(({ name }) => name === targetName(record))
}

function offerGroup({ label, options }: QualifierOffer): PaletteGroup {
  return { name: 'filters', label, options: options.map(qualifierOption) }
}

type Answered = {
  readonly lines: readonly AnswerLine[]
  /** What does not exist; only without lines. */
  readonly note: MissingThing | undefined
}

function noteGroup(query: string, note: MissingThing): PaletteGroup {
  return { name: 'note', options: [noteOption(query, note)] }
}

/** What Enter opens: the line about a thing, else the answer to a question or a tool. */
function answerIn(
  optionsOf: (isMeant: (group: PaletteGroup) => boolean) => readonly PaletteOption[],
  question: QuestionAnswer | undefined,
): PaletteOption | undefined {
  const [asked] = optionsOf(({ name }) => name === ASKED)
  if (asked !== undefined || question?.total === 0) return asked
  return optionsOf(({ name }) => name === 'answer' || name === 'tool')[0]
}

/** The group of lines about a thing, before all others. */
const ASKED = 'asked'

function askedGroup(
  query: string,
  { lines, note }: Answered,
  hrefs: PaletteHrefs,
): readonly PaletteGroup[] {
  if (lines.length === 0) return note === undefined ? [] : [noteGroup(query, note)]
  const options = lines.map((line, place) => askedOption(query, line, { place, hrefs }))
  return [{ name: ASKED, options }]
}

const noTools: PaletteTools = { asked: undefined, named: [] }

/** The tools that match a text; none while the grammar loads. */
function usePaletteTools(query: string, asked: ToolOffer | undefined): PaletteTools {
  const questions = useQuestions()
  const more = useStore(moreTools)
  if (questions === undefined) return noTools
  if (query === '') return { asked: undefined, named: [...questions.offeredTools, ...more] }
  return { asked, named: questions.toolsNamed(query) }
}

/** "CSS features not supported in Safari: 83 features. 12 suggestions". */
export function saying(query: string, found: number, question: QuestionAnswer | undefined): string {
  if (found === 0) return `Nothing found for “${query}”`
  const count = pluralize(found, 'suggestion', 'suggestions')
  return question === undefined ? count : `${question.saying}. ${count}`
}

export function allResultsHref(query: string): string {
  return formatSearchHref(searchEverything(query))
}

function usePaletteHrefs(view: SearchedView | undefined): PaletteHrefs {
  const { address } = useSearchServices()
  const { hrefOf } = useLinks()
  const search = view && address.read().search
  return {
    toRecord: hrefOf,
    toRecent: (query) =>
      search === undefined ? allResultsHref(query) : formatSearchHref(withText(search, query)),
    toEverything: allResultsHref,
  }
}

export type PaletteAsked = {
  /**
   * The newest answer, perhaps to an earlier text. Only its suggestions while other indices are
   * loaded into this browser.
   */
  readonly answer: SearchedAnswer | undefined
  /** The options for an empty box, if these were asked for last. */
  readonly rest: EmptyTextAnswer | undefined
  /** Whether the newest answer is to the text. */
  readonly isSettled: boolean
  /** No answer for three seconds. */
  readonly isLate: boolean
  readonly failure: SearchFailure | null
  /** For the `<FederatedSearch>` of the popup. */
  readonly search: FederatedSearchProps
}

/** Asks for the popup's content once for each key press; the newest answer wins. */
export function usePaletteAnswer(text: string, isWanted: boolean): PaletteAsked {
  const query = text.trim() === '' ? '' : clipBytes(text)
  const client = useSearchClient()
  const { visit } = useSearchServices()
  const [connection] = useState(() => new RetryingSearchClient(client))
  useEffect(() => connection.start(), [connection])
  const { phase, failure } = useConnection(connection)
  const read = useReading()
  const [asked, setAsked] = useState<string>()
  const [last, setLast] = useState<LastAnswer>()
  const isPending = asked !== undefined && last?.text !== asked && failure === null
  const suggested = useSuggested(isWanted ? query : '')

  // While the last request is pending, the next one waits for a pause in typing.
  if (isWanted && asked !== query && !isPending) setAsked(query)
  useEffect(() => {
    if (!isWanted || asked === query) return undefined
    const timer = setTimeout(() => setAsked(query), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [isWanted, asked, query])

  const isSettled = last !== undefined && !last.isPart && last.text === query
  const part = !isSettled && suggested.status === 'results' ? suggested.results[0] : undefined
  if (part !== undefined && part !== last?.results.get(queryId.suggestions))
    setLast({ text: query, results: new Map([[queryId.suggestions, part]]), isPart: true })

  const extra = platformAttributes(`${asked} ${useStore(targetsText)}`).join()
  const queries = useMemo(
    () =>
      asked === undefined
        ? []
        : asked === ''
          ? emptyTextQueries
          : searchedQueries(asked, read(asked), extra),
    [asked, read, extra],
  )
  const answer = useMemo(
    () => (last && last.text !== '' ? readAnswer(last, read(last.text)) : undefined),
    [last, read],
  )
  const rest = useMemo(() => (last?.text === '' ? readEmptyText(last) : undefined), [last])
  // After a failure, old options would look like options for the new text.
  const shown = failure === null ? { answer, rest } : none
  const search = { client: connection.client, text: asked ?? '', queries, visit, onAnswer: setLast }
  return { ...shown, isSettled, isLate: phase === 'late', failure, search }
}

/** With whether suggestions answer alone until the other indices are there. */
type LastAnswer = AnsweredText & { readonly isPart?: true }

const none = { answer: undefined, rest: undefined }

const loadsNothing = createStore('')

/** Asks for suggestions alone while the provider in this browser loads an index: theirs is the smallest. */
function useSuggested(query: string): MultiSearchState<IndexRecord> {
  const { loading = loadsNothing } = useProvider()
  const isLoading = useStore(loading) !== ''
  return useMultiSearch(isLoading && query !== '' ? [suggestionsRequest(query)] : null)
}
