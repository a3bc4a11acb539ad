import { loadOnce } from '#lib/load-once.ts'
import { createTrafficLog, type LoggedEvent } from '#provider/protocol/traffic/traffic-log.ts'
import { createProviderThread, type ProviderOptions } from '#provider/provider.ts'
import { createMemoryStore } from '#provider/store.ts'
import { KEYS } from '#tests/contract/embedded.ts'
import { type Answer, at, send, type Send, type Target } from '#tests/contract/target.ts'
import { PATIENT } from '#tests/support/patient.ts'
import { sampleTraffic } from '#tests/support/traffic-samples.ts'

import { NOW, event, search, twice } from './embedded-services.ts'

/** A provider to ask, with what it was given before. */
export type Sample = {
  /** Sends a request. */
  readonly ask: (request: Send) => Promise<Answer>
}

/** What a provider that is asked has, or what is under way there. */
export type SampleName = 'filled' | 'empty' | 'building'

export const samples: Readonly<Record<SampleName, () => Promise<Sample>>> = {
  filled: createFilled,
  empty: createEmpty,
  building: createBuilding,
}

type Embedded = Sample & {
  readonly thread: ReturnType<typeof createProviderThread>
}

function createProvider(options: Partial<ProviderOptions> = {}): Embedded {
  const thread = createProviderThread({
    ...KEYS,
    ...PATIENT,
    store: createMemoryStore(),
    traffic: createMemoryStore(),
    now: () => NOW,
    ...options,
  })
  const target: Target = {
    ...KEYS,
    fetch: (request) => thread.answer(request),
    origin: 'http://provider.test',
    isHosted: false,
    prefix: 'contract_',
  }
  return {
    thread,
    ask: (request) => send(target, request),
  }
}

/** Sends a request of which a sample is made. */
async function make({ ask }: Sample, request: Send): Promise<void> {
  const { status, body } = await ask(request)
  if (status >= 300) throw new Error(`${request.path}: ${JSON.stringify(body)}`)
}

/** An index that has no records, and nothing else. */
async function createEmpty(): Promise<Sample> {
  const provider = createProvider()
  await make(provider, { method: 'PUT', path: '/1/indexes/features/settings', body: SETTINGS })
  return provider
}

const SETTINGS = {
  searchableAttributes: ['name', 'group'],
  attributesForFaceting: ['group', 'level'],
  attributesToSnippet: ['name'],
}

const records = Array.from({ length: 12 }, (_, number) => ({
  objectID: `feature-${number}`,
  name: ['Grid layout', 'Flex boxes', 'Popover grid', 'Subgrid lines'][number % 4],
  group: ['css', 'html', 'dom'][number % 3],
  level: number,
}))

export const strategy = {
  eventsScoring: [{ score: 50, eventName: 'Item Clicked', eventType: 'click' }],
  facetsScoring: [{ score: 100, facetName: 'group' }],
  personalizationImpact: 75,
}

/** A configuration of suggestions with every member. */
export const suggestions = {
  indexName: 'suggested',
  sourceIndices: [
    {
      indexName: 'features',
      replicas: true,
      analyticsTags: ['phone'],
      facets: [{ attribute: 'group', amount: 2 }],
      minHits: 1,
      minLetters: 3,
      generate: [['group']],
      external: ['words'],
    },
  ],
  languages: ['en'],
  exclude: ['boxes'],
  enablePersonalization: false,
  allowSpecialCharacters: true,
}

/** With its defaults, and a source that does not exist. */
const failing = { indexName: 'failing', sourceIndices: [{ indexName: 'nothing' }] }

const purchases: readonly LoggedEvent[] = ['visitor-1', 'visitor-2'].flatMap((userToken) =>
  ['feature-1', 'feature-2'].map((id) => event('features', id, { type: 'conversion', userToken })),
)

/** The searches and events of a week, as a store has them. */
const writeTraffic = loadOnce(async () => {
  const store = createMemoryStore()
  const log = createTrafficLog(store)
  const made = sampleTraffic({ searches: 300, events: 80, until: NOW - 3_600_000, days: 7 })
  await log.addSearches(made.searches)
  const conditions = [{ attribute: 'group', operator: ':', value: 'css' }]
  await log.addSearches(twice([search('features', 'grid', { tags: ['phone'], conditions })]))
  await log.addEvents([...made.events, ...purchases, event('features', 'feature-1')])
  return [...store.entries('')]
})

/** Records, traffic, and an answer of each service to tell of. */
async function createFilled(): Promise<Sample> {
  const traffic = createMemoryStore()
  await traffic.commit(await writeTraffic())
  const provider = createProvider({ traffic, memory: () => 123.4 })
  const { thread } = provider
  // Two incidents: the thread that writes has ended, and requests are refused.
  thread.delegate(undefined)
  thread.refused()
  await writeAll(provider)
  await built(provider, 'suggested')
  await built(provider, 'failing')
  return provider
}

const batch = (index: string, bodies: readonly object[]): Send => ({
  path: `/1/indexes/${index}/batch`,
  body: { requests: bodies.map((body) => ({ action: 'addObject', body })) },
})

async function writeAll(provider: Sample): Promise<void> {
  const indexNames = ['features', 'words']
  const requests: readonly Send[] = [
    { method: 'PUT', path: '/1/indexes/features/settings', body: SETTINGS },
    batch('features', records),
    batch('words', [{ objectID: 'w', query: 'subgrid lines', count: 3 }]),
    { path: '/1/indexes/*/queries', body: { requests: [{ indexName: 'features' }] } },
    {
      path: '/1/indexes/*/queries',
      body: { requests: indexNames.map((indexName) => ({ indexName })) },
    },
    { path: '/1/strategies/personalization', body: strategy },
    { path: '/1/configs', body: suggestions },
    { path: '/1/configs', body: failing },
  ]
  await requests.reduce(async (before, request) => {
    await before
    await make(provider, request)
  }, Promise.resolve())
}

/** Resolves when the first build of suggestions has ended. */
async function built(provider: Sample, index: string): Promise<void> {
  const { body } = await provider.ask({ method: 'GET', path: `/1/configs/${index}/status` })
  if (at(body, 'isRunning') !== true) return
  await new Promise((resolve) => {
    setTimeout(resolve, 1)
  })
  await built(provider, index)
}

/** A build of suggestions has begun, and does not end. */
async function createBuilding(): Promise<Sample> {
  const provider = createProvider({ yieldTurn: () => new Promise(() => {}) })
  await make(provider, { path: '/1/configs', body: suggestions })
  return provider
}
