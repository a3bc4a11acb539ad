import type { analyticsShapes } from './analytics-shapes.ts'
import { type Case, get } from './case.ts'

type AnalyticsCases = Readonly<Record<keyof typeof analyticsShapes, readonly Case[]>>

/** Questions about an index with searches and one without, and those that every endpoint of the analytics API refuses. */
function ask(path: string, more = ''): readonly Case[] {
  const of = (index: string, rest = ''): ReturnType<typeof get> =>
    get(`/2/${path}?index=${index}${more}${rest}`)
  return [
    ['filled', of('features')],
    ['filled', of('features', '&tags=phone&startDate=2026-06-10&endDate=2026-06-12')],
    ['filled', of('features', '&startDate=0001-01-01&endDate=9999-12-31')],
    ['filled', of('features', '&startDate=1999-09-19&endDate=2001-01-01')],
    ['filled', of('nothing')],
    ['filled', get(`/2/${path}`), 400],
    ['filled', of('features', '&startDate=2026-02-30'), 400],
    ['filled', of('features', '&startDate=2026-06-12&endDate=2026-06-10'), 400],
    ['filled', of('features', '&tags=level>5'), 400],
    ['filled', of('features', '&country=fr'), 400],
    ['empty', of('features')],
  ]
}

/** The same, of a list. */
const askList = (path: string, more = ''): readonly Case[] => [
  ...ask(path, more),
  ['filled', get(`/2/${path}?index=features${more}&limit=1000`)],
  ['filled', get(`/2/${path}?index=features${more}&limit=2&offset=1`)],
  ['filled', get(`/2/${path}?index=features${more}&limit=1001`), 400],
]

const withClicks = '&clickAnalytics=true'

export const analyticsCases: AnalyticsCases = {
  'GET /2/searches': [
    ...askList('searches'),
    ['filled', get('/2/searches?index=features&revenueAnalytics=true'), 400],
    ['filled', get('/2/searches?index=features&orderBy=clickThroughRate'), 400],
  ],
  'GET /2/searches with clicks': [
    ...askList('searches', withClicks),
    ['filled', get(`/2/searches?index=features${withClicks}&orderBy=averageClickPosition`)],
    ['filled', get(`/2/searches?index=features${withClicks}&orderBy=name`), 400],
    ['filled', get(`/2/searches?index=features${withClicks}&direction=up`), 400],
  ],
  'GET /2/searches/count': ask('searches/count'),
  'GET /2/searches/noResults': askList('searches/noResults'),
  'GET /2/searches/noResultRate': ask('searches/noResultRate'),
  'GET /2/searches/noClicks': askList('searches/noClicks'),
  'GET /2/searches/noClickRate': ask('searches/noClickRate'),
  'GET /2/users/count': ask('users/count'),
  'GET /2/hits': [
    ...askList('hits'),
    ...askList('hits', '&search=grid'),
    ['filled', get('/2/hits?index=features&revenueAnalytics=true'), 400],
  ],
  'GET /2/hits with clicks': askList('hits', withClicks),
  'GET /2/filters': [...askList('filters'), ...askList('filters', '&search=grid')],
  'GET /2/filters/noResults': [
    ...askList('filters/noResults'),
    ...askList('filters/noResults', '&search=grid'),
  ],
  'GET /2/filters/:attribute': [
    ...askList('filters/baseline'),
    ...askList('filters/usage', '&search=grid'),
  ],
  'GET /2/clicks/clickThroughRate': ask('clicks/clickThroughRate'),
  'GET /2/clicks/averageClickPosition': ask('clicks/averageClickPosition'),
  'GET /2/clicks/positions': ask('clicks/positions'),
  'GET /2/conversions/conversionRate': ask('conversions/conversionRate'),
  'GET /2/status': [
    ['filled', get('/2/status?index=features')],
    ['filled', get('/2/status?index=nothing')],
    ['filled', get('/2/status'), 400],
    ['filled', get('/2/status?index=features&tags=phone'), 400],
    ['empty', get('/2/status?index=features')],
  ],
}
