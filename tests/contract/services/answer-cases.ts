import { KEYS } from '#tests/contract/embedded.ts'
import type { Send } from '#tests/contract/target.ts'

import { analyticsCases } from './analytics-cases.ts'
import type { AnswerName } from './answer-shapes.ts'
import { type Case, get } from './case.ts'
import { strategy, suggestions } from './samples.ts'

const remove = (path: string): Send => ({ method: 'DELETE', path })

const events = (...all: readonly object[]): Send => ({ path: '/1/events', body: { events: all } })

const click = {
  eventType: 'click',
  eventName: 'Item Clicked',
  index: 'features',
  userToken: 'visitor-1',
  objectIDs: ['feature-1'],
}

const insightsCases = {
  'POST /1/events': [
    ['filled', events(click)],
    ['filled', events(click, { ...click, eventType: 'view' })],
    ['filled', { path: '/1/events', body: {} }, 422],
    ['filled', events({ ...click, eventName: '' }), 422],
    ['filled', events({ ...click, queryID: 'x' }), 422],
    ['filled', { path: '/1/events', raw: '{' }, 400],
    ['filled', { ...events(click), key: 'unknown' }, 403],
    ['empty', events(click)],
  ],
  'DELETE /1/usertokens/:token': [
    ['filled', remove('/1/usertokens/visitor-1'), 204],
    ['filled', { ...remove('/1/usertokens/visitor-1'), key: 'unknown' }, 403],
    ['empty', remove('/1/usertokens/visitor-1'), 204],
  ],
} as const

const recommend = (...requests: readonly object[]): Send => ({
  path: '/1/indexes/*/recommendations',
  body: {
    requests: requests.map((one) => Object.assign({ indexName: 'features', threshold: 0 }, one)),
  },
})

const related = { model: 'related-products', objectID: 'feature-1' }
const facets = { model: 'trending-facets', facetName: 'group' }
const together = { model: 'bought-together', objectID: 'feature-1' }
const models = [
  related,
  { ...related, model: 'looking-similar' },
  together,
  { model: 'trending-items' },
  { model: 'trending-items', facetName: 'group', facetValue: 'html' },
]
const options = { facets: ['*'], clickAnalytics: true, getRankingInfo: true }
const detailed = (query: string): object => ({ ...related, queryParameters: { ...options, query } })

const recommendCases = {
  'POST /1/indexes/*/recommendations': [
    ['filled', recommend(...models)],
    ['filled', recommend({ ...related, queryParameters: { query: 'grid' } })],
    ['filled', recommend({ ...related, queryParameters: { query: 'css' } })],
    ['filled', recommend({ ...together, fallbackParameters: { query: 'grid' } })],
    ['filled', recommend({ ...related, objectID: 'nothing' })],
    ['filled', recommend()],
    ['filled', { path: '/1/indexes/*/recommendations', body: {} }, 400],
    ['filled', recommend({ ...related, threshold: 101 }), 400],
    ['filled', recommend({ ...related, model: 'nothing' }), 400],
    ['filled', recommend({ ...related, indexName: 'nothing' }), 404],
    ['empty', recommend(...models)],
  ],
  'POST /1/indexes/*/recommendations with facets, clicks and ranking': [
    ['filled', recommend(detailed('grid'), detailed('css'))],
    ['empty', recommend(detailed('grid'))],
  ],
  'POST /1/indexes/*/recommendations with trending facets': [
    ['filled', recommend(facets)],
    ['filled', recommend({ ...facets, facetName: 'nothing' }), 400],
    ['filled', recommend({ model: 'trending-facets' }), 400],
    ['empty', recommend(facets)],
  ],
} as const

const create = (body: object): Send => ({ path: '/1/configs', body })
const update = (body: object): Send => ({ method: 'PUT', path: '/1/configs/suggested', body })

const suggestionCases = {
  'GET /1/configs': [
    ['filled', get('/1/configs')],
    ['filled', { ...get('/1/configs'), key: KEYS.searchKey }, 403],
    ['empty', get('/1/configs')],
  ],
  'POST /1/configs': [
    ['filled', create({ ...suggestions, indexName: 'others' })],
    ['filled', create(suggestions), 422],
    ['filled', create({ ...suggestions, sourceIndices: [] }), 400],
    ['filled', create({ ...suggestions, exclude: ['('] }), 400],
    ['empty', create(suggestions)],
  ],
  'GET /1/configs/:index': [
    ['filled', get('/1/configs/suggested')],
    ['filled', get('/1/configs/failing')],
    ['empty', get('/1/configs/suggested'), 404],
  ],
  'PUT /1/configs/:index': [
    ['filled', update({ sourceIndices: suggestions.sourceIndices })],
    ['filled', update({ ...suggestions, indexName: 'another' }), 400],
    ['empty', update(suggestions), 404],
  ],
  'DELETE /1/configs/:index': [
    ['filled', remove('/1/configs/suggested')],
    ['filled', remove('/1/configs/suggested'), 404],
    ['empty', remove('/1/configs/suggested'), 404],
  ],
  'GET /1/configs/:index/status': [
    ['filled', get('/1/configs/suggested/status')],
    ['filled', get('/1/configs/failing/status')],
    ['building', get('/1/configs/suggested/status')],
    ['empty', get('/1/configs/suggested/status'), 404],
  ],
  'GET /1/logs/:index': [
    ['filled', get('/1/logs/suggested')],
    ['filled', get('/1/logs/failing')],
    ['building', get('/1/logs/suggested')],
    ['empty', get('/1/logs/suggested'), 404],
  ],
} as const

const change = (body: object): Send => ({ path: '/1/strategies/personalization', body })

const profile = '/1/profiles/personalization'

const personalizationCases = {
  'GET /1/strategies/personalization': [
    ['filled', get('/1/strategies/personalization')],
    ['filled', { ...get('/1/strategies/personalization'), key: KEYS.searchKey }, 403],
    ['empty', get('/1/strategies/personalization')],
  ],
  'POST /1/strategies/personalization': [
    ['filled', change({ ...strategy, personalizationImpact: 0 })],
    ['filled', change({ ...strategy, personalizationImpact: 101 }), 400],
    ['empty', change(strategy)],
  ],
  'GET /1/profiles/personalization/:token': [
    ['filled', get(`${profile}/visitor-1`)],
    ['filled', get(`${profile}/a%20b`), 400],
    ['filled', get(`${profile}/nobody`), 404],
    ['empty', get(`${profile}/visitor-1`), 404],
  ],
  'DELETE /1/profiles/personalization/:token': [
    ['filled', remove(`${profile}/visitor-1`)],
    ['filled', remove(`${profile}/a%20b`), 400],
    ['empty', remove(`${profile}/visitor-1`)],
  ],
  'DELETE /1/profiles/:token': [
    ['filled', remove('/1/profiles/visitor-1')],
    ['filled', remove('/1/profiles/a%20b'), 400],
    ['empty', remove('/1/profiles/visitor-1')],
  ],
} as const

/** Whoever asks: these have no parameters, and need no key. */
const ofAnyone = (path: string): readonly Case[] => [
  ['filled', { ...get(path), key: null }],
  ['empty', get(path)],
]

const monitoringCases = {
  'GET /1/status': ofAnyone('/1/status'),
  'GET /1/incidents': ofAnyone('/1/incidents'),
  'GET /1/inventory/servers': ofAnyone('/1/inventory/servers'),
  'GET /1/logs': [
    ['filled', get('/1/logs?length=100')],
    ['filled', get('/1/logs?type=error&indexName=nothing')],
    ['filled', get('/1/logs?type=nothing'), 400],
    ['filled', get('/1/logs?length=1001'), 400],
    ['filled', { ...get('/1/logs'), key: KEYS.searchKey }, 403],
    ['empty', get('/1/logs')],
  ],
} as const

/** What each answer is read in: with data, of a provider that has none, and refused. */
export const answerCases: Readonly<Record<AnswerName, readonly Case[]>> = {
  ...insightsCases,
  ...analyticsCases,
  ...recommendCases,
  ...suggestionCases,
  ...personalizationCases,
  ...monitoringCases,
}
