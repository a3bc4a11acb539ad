import type { Followed, FollowedQuestion, Follower, FollowSources } from '#contracts/followed.ts'
import type { RecordResult } from '#contracts/renderer.ts'
import { parseSet } from '#search/address/set-address.ts'
import type { VisitDay } from '#search/state/days.ts'
import { conditionOf } from '#search/targets/filter/browsers-filter.ts'
import { serverClient } from '#search/widgets/server-search.ts'

import { followedRequests, type FollowedSearch, followedSearch } from './followed-search.ts'

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
