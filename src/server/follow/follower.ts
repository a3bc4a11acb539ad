import { type Conditions, isMoving } from '#catalogue/events/list-membership.ts'
import type { ListName } from '#catalogue/indices.ts'
import type {
  Followed,
  FollowedQuestion,
  Follower,
  FollowSources,
  NumericConditions,
} from '#contracts/followed.ts'
import type { RecordResult } from '#contracts/renderer.ts'
import { parseSearchHref } from '#search/address/search-state.ts'
import { parseSet } from '#search/address/set-address.ts'
import { defaultState, listHref } from '#search/address/url-state.ts'
import type { VisitDay } from '#search/state/days.ts'
import { type Can, readBrowsers } from '#search/targets/browsers-state.ts'
import { conditionOf } from '#search/targets/filter/browsers-filter.ts'
import { joinFilters } from '#search/targets/filter/filter-text.ts'
import type { Request } from '#search/transport/list-query.ts'
import { listParameters, sentRequests } from '#search/widgets/list-requests.ts'
import { serverClient } from '#search/widgets/server-search.ts'

/** Follows lists and sets by their addresses, as the page reads these. */
export function createFollower(visitDay: () => VisitDay): Follower {
  return {
    setIds: (search) => parseSet(search).ids,
    follow: async (href, question, sources) => {
      const found = followedSearch(href, visitDay())
      if (found === undefined) return undefined
      const filters = await filtersOf(found, question, sources)
      const requests = followedRequests(found, question, filters)
      const { results } = await serverClient(sources.provider).search<never>([...requests])
      return { ...describe(found), ...read(results.filter(hasHits), found, question) }
    },
  }
}

/** An address that checks browsers has no other filter. */
async function filtersOf(
  { browsers, can }: FollowedSearch,
  { filters = '' }: FollowedQuestion,
  { targetsOf }: FollowSources,
): Promise<string> {
  const targets = can === '' ? undefined : await targetsOf(browsers)
  return targets === undefined || can === '' ? filters : conditionOf(targets, can)
}

function describe({ list, href, query, filters, browsers, can, without }: FollowedSearch) {
  return { list, href, query, filters, browsers, can, groups: without?.groups ?? [] }
}

/** The results are in the order of `followedRequests`. */
function read(
  results: readonly RecordResult[],
  { without }: FollowedSearch,
  { windows, most, lately, ahead }: FollowedQuestion,
): Pick<Followed, 'records' | 'left' | 'ahead'> {
  const own = results.slice(0, windows.length)
  const others = results.slice(windows.length)
  const fitting = own.find(({ nbHits = 0 }) => nbHits <= most) ?? own.at(-1)
  const left = lately !== undefined && without !== undefined ? others[0] : undefined
  const coming = ahead === undefined ? undefined : others.at(-1)
  return { records: fitting?.hits ?? [], left: left?.hits ?? [], ahead: coming?.hits ?? [] }
}

const hasHits = (result: object): result is RecordResult => 'hits' in result

/** The list at an address, as a feed follows it. */
type FollowedSearch = {
  readonly list: ListName
  /** Without order, page and layout. */
  readonly href: string
  readonly query: string
  readonly filters: readonly (readonly [name: string, value: string])[]
  readonly browsers: string
  readonly can: Can
  /** The query of the list's results. */
  readonly request: Request
  /** The same without conditions that an event can end, and these; undefined without any. */
  readonly without: { readonly request: Request; readonly groups: Conditions } | undefined
}

/** Undefined for an address without a list. Never throws: invalid values count as absent. */
function followedSearch(href: string, visit: VisitDay): FollowedSearch | undefined {
  const search = parseSearchHref(href)
  if (search === undefined || search.list === null) return undefined
  const { list, state } = search
  const { sort, size, page, view, cols } = defaultState
  const plain = { ...state, sort, size, page, view, cols }
  const own = listHref(list, plain)
  const [request] = sentRequests(listParameters(list, { ...plain, browsers: '' }, visit))
  if (request === undefined) return undefined
  const { targets, can } = readBrowsers(state.browsers)
  return {
    list: list.id,
    href: own,
    query: state.q.trim(),
    filters: [...new URLSearchParams(own.split('?')[1])].filter(([key]) => key !== 'q'),
    browsers: targets,
    can,
    request,
    without: withoutMoving(request, can),
  }
}

function withoutMoving(request: Request, can: Can): FollowedSearch['without'] {
  const { facetFilters = [], ...params } = request.params ?? {}
  const all: Conditions = Array.isArray(facetFilters) ? facetFilters.map(asGroup) : []
  const groups = all.filter(isMoving)
  if (groups.length === 0 && can !== 'no' && can !== 'part') return undefined
  const kept = all.filter((group) => !isMoving(group)).map((group) => [group].flat())
  return { request: { ...request, params: { ...params, facetFilters: kept } }, groups }
}

function asGroup(group: unknown): Conditions[number] {
  return [group].flat().filter((one) => typeof one === 'string')
}

/** The queries of a question: the windows, then what may have left, then what lies ahead. */
function followedRequests(
  { request, without }: Pick<FollowedSearch, 'request' | 'without'>,
  question: FollowedQuestion,
  filters: string,
): readonly Request[] {
  const { windows, lately, ahead } = question
  const ask = (own: Request, more: NumericConditions, of: string) =>
    narrowed(own, { question, more, filters: of })
  return [
    ...windows.map((window) => ask(request, window, filters)),
    ...(lately && without ? [ask(without.request, lately, question.filters ?? '')] : []),
    ...(ahead ? [ask(request, ahead, filters)] : []),
  ]
}

type Narrowing = {
  readonly question: FollowedQuestion
  readonly more: NumericConditions
  readonly filters: string
}

function narrowed(request: Request, { question, more, filters }: Narrowing): Request {
  const { indexName, params: { numericFilters, filters: conditions, ...params } = {} } = request
  const all = joinFilters([conditions, filters])
  const own: unknown = numericFilters
  const numeric = [...(Array.isArray(own) ? own : []), ...more.map((one) => writable(one))]
  return {
    indexName,
    params: {
      ...params,
      facets: [],
      attributesToRetrieve: [...question.attributes],
      attributesToHighlight: [],
      hitsPerPage: question.most,
      page: 0,
      ...(numeric.length > 0 && { numericFilters: numeric }),
      ...(all !== undefined && { filters: all }),
    },
  }
}

function writable(condition: NumericConditions[number]): string | string[] {
  return typeof condition === 'string' ? condition : [...condition]
}
