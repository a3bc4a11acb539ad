import type { RequestContext } from '#provider/protocol/request/request-context.ts'

import { readAnalytics } from './analytics-request.ts'
import { byDay, clickedTexts, measureClicks, measureNoClicks } from './measures.ts'
import type { VisitorSearch } from './visitor-searches.ts'

// Each of these returns a measure of the whole period and of each day.

export async function searchesCount(context: RequestContext): Promise<unknown> {
  return byDay(await readAnalytics(context), (searches) => ({ count: searches.length }))
}

/** The number of visitors who searched. Searches without a user token do not count. */
export async function usersCount(context: RequestContext): Promise<unknown> {
  return byDay(await readAnalytics(context), (searches) => ({ count: countUsers(searches) }))
}

function countUsers(searches: readonly VisitorSearch[]): number {
  const users = new Set(searches.map(({ userToken }) => userToken))
  users.delete(null)
  return users.size
}

export async function noResultRate(context: RequestContext): Promise<unknown> {
  return byDay(await readAnalytics(context), (searches) => {
    const noResultCount = searches.filter(({ nbHits }) => nbHits === 0).length
    const count = searches.length
    return { rate: count === 0 ? 0 : noResultCount / count, count, noResultCount }
  })
}

export async function noClickRate(context: RequestContext): Promise<unknown> {
  const request = await readAnalytics(context)
  const clicked = clickedTexts(request.searches)
  return byDay(request, (searches) => measureNoClicks(searches, clicked))
}

export async function clickThroughRate(context: RequestContext): Promise<unknown> {
  return byDay(await readAnalytics(context), (searches) => {
    const { clickThroughRate: rate, clickCount, trackedSearchCount } = measureClicks(searches)
    return { rate, clickCount, trackedSearchCount }
  })
}

export async function averageClickPosition(context: RequestContext): Promise<unknown> {
  return byDay(await readAnalytics(context), (searches) => {
    const { averageClickPosition: average, clickCount } = measureClicks(searches)
    return { average, clickCount }
  })
}

/** The clicks by ranges of positions, for the whole period only. */
export async function clickPositions(context: RequestContext): Promise<unknown> {
  return { positions: measureClicks((await readAnalytics(context)).searches).clickPositions }
}

export async function conversionRate(context: RequestContext): Promise<unknown> {
  return byDay(await readAnalytics(context), (searches) => {
    const { conversionRate: rate, trackedSearchCount, conversionCount } = measureClicks(searches)
    return { rate, trackedSearchCount, conversionCount }
  })
}
