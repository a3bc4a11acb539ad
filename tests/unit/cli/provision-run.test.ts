import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { algoliasearch } from 'algoliasearch'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'

import { type ProvisionContext, run } from '#cli/run.ts'
import { hostsAt } from '#provision/client.ts'
import { listen, type Listening } from '#server/http/listen.ts'
import { createSite } from '#server/site/site.ts'
import { createMemoryProvider } from '#tests/support/memory-provider.ts'
import { TIMEOUTS } from '#tests/support/patient.ts'

const adminKey = 'canary-admin-key'
const file = join(tmpdir(), `plinth-books-${process.pid}.json`)
const books = (generation: number, count = 1500) =>
  Array.from({ length: count }, (_, number) => ({ objectID: `${number}`, generation }))

let listening: Listening
/** Sees every request before the provider does. */
let watch: (request: Request) => void = () => {}

beforeAll(async () => {
  const { provider } = createMemoryProvider({ adminKey })
  const site = createSite({
    provider(request) {
      watch(request)
      return provider(request)
    },
    hostname: '127.0.0.1',
  })
  listening = await listen(site, { hostname: '127.0.0.1', port: 0 })
})

beforeEach(async () => {
  watch = () => {}
  const client = connect()
  const { items } = await client.listIndices()
  await Promise.all(items.map(({ name }) => client.deleteIndex({ indexName: name })))
  await writeFile(file, JSON.stringify(books(1)))
})

afterAll(async () => {
  await listening.close()
  await rm(file, { force: true })
})

const connect = () =>
  algoliasearch('plinth', adminKey, { hosts: hostsAt(listening.address), timeouts: TIMEOUTS })

async function provision(args: readonly string[], more: Partial<ProvisionContext> = {}) {
  const written = { out: '', err: '' }
  const code = await run(['--records', file, '--index', 'books', ...args], {
    env: {
      ALGOLIA_HOST: listening.address,
      ALGOLIA_APP_ID: 'plinth',
      ALGOLIA_WRITE_KEY: adminKey,
    },
    out: { write: (text: string) => (written.out += text) !== '' },
    err: { write: (text: string) => (written.err += text) !== '' },
    ...more,
  })
  return { code, ...written }
}

async function generations(): Promise<unknown> {
  const { results } = await connect().searchForHits({
    requests: [{ indexName: 'books', facets: ['generation'], hitsPerPage: 0 }],
  })
  return results[0]?.facets?.['generation']
}

const names = async () => (await connect().listIndices()).items.map(({ name }) => name)

async function settingsFile(text: string): Promise<string> {
  const path = join(tmpdir(), `plinth-settings-${process.pid}.json`)
  await writeFile(path, text)
  onTestFinished(() => rm(path, { force: true }))
  return path
}

const faceted = () => settingsFile('{"attributesForFaceting": ["generation"]}')

test('a JSON array can be indexed, with settings or without', async () => {
  const plain = await provision(['--apply'])
  expect(plain).toMatchObject({ code: 0 })
  expect(plain.out).toMatch(/^books +none → 1,500 +same +0 → 0 +none +1,500 +0\.0 MB$/m)
  const { code, out } = await provision(['--apply', '--settings', await faceted()])
  expect(code).toBe(0)
  expect(out).toMatch(/^books +1,500 → 1,500 +change attributesForFaceting +/m)
  await expect(generations()).resolves.toEqual({ 1: 1500 })
})

test('settings that were exported from an application are sent without what is no setting', async () => {
  const exported = await settingsFile(
    JSON.stringify({
      version: 1,
      attributesToIndex: ['generation'],
      slaves: ['books_desc'],
      synonyms: [['a', 'b']],
      placeholders: {},
      altCorrections: [],
    }),
  )
  const { code, out, err } = await provision(['--apply', '--json', '--settings', exported])
  expect(code).toBe(0)
  expect(err).toContain(
    `Warning: synonyms, placeholders, altCorrections in ${exported}: no settings any more`,
  )
  expect(JSON.parse(out)).toMatchObject({
    indices: [{ operations: 3001, replicas: [{ name: 'books_desc', settings: 'new' }] }],
  })
  expect(await connect().getSettings({ indexName: 'books' })).toMatchObject({
    searchableAttributes: ['generation'],
    replicas: ['books_desc'],
  })
  const again = await provision(['--json', '--settings', exported])
  expect(JSON.parse(again.out)).toMatchObject({
    indices: [{ settings: 'none', replicas: [{ settings: 'none' }] }],
  })
})

test('settings that only the hosted provider follows are named in the plan, also those that stay', async () => {
  const settings = await settingsFile('{"relevancyStrictness": 80, "hitsPerPage": 5}')
  const { out } = await provision(['--apply', '--settings', settings])
  const warning =
    'Warning: books: with relevancyStrictness, the hosted provider finds or ranks otherwise'
  expect(out).toContain(warning)
  expect((await provision([])).out).toContain(warning)
})

test('synonyms and settings that the files do not name stay', async () => {
  await provision(['--apply', '--settings', await faceted()])
  const synonymHit = [{ objectID: 'a', type: 'synonym' as const, synonyms: ['a', 'b'] }]
  await connect().saveSynonyms({ indexName: 'books', synonymHit })
  await provision(['--apply'])
  await expect(generations()).resolves.toEqual({ 1: 1500 })
  await expect(connect().searchSynonyms({ indexName: 'books' })).resolves.toHaveProperty(
    'nbHits',
    1,
  )
})

test.each([
  ['[{"objectID": "a"}', 'is not JSON ('],
  ['{"objectID": "a"}', 'is JSON, but no array. Write a JSON array of objects'],
  ['[{"objectID": "a"}, {"name": "b"}]', 'element 2 of 2 has no objectID. Give every element one'],
  ['[{"objectID": ""}]', 'element 1 of 1 has no objectID'],
  ['[{"objectID": "a"}, ["b"]]', 'element 2 of 2 is not an object'],
  ['[{"objectID": 7}, {"objectID": "7"}]', 'element 2 of 2 has the objectID "7" of element 1'],
])('records of %s are refused: %s', async (text, sentence) => {
  await writeFile(file, text)
  const { code, err } = await provision(['--apply'])
  expect(code).toBe(2)
  expect(err).toContain(file)
  expect(err).toContain(sentence)
  await expect(names()).resolves.toEqual([])
})

test('a missing file and invalid settings are refused', async () => {
  const settings = await settingsFile('[]')
  const list = await provision(['--settings', settings])
  expect(list.err).toContain(`${settings} is JSON, but no object. Write a JSON object of settings`)
  await rm(file)
  const { code, err } = await provision([])
  expect({ code, isNamed: err.includes(`${file} cannot be read`) }).toEqual({
    code: 2,
    isNamed: true,
  })
})

test("--apply on a terminal asks for the application's id", async () => {
  const wrong = await provision(['--apply'], { readLine: async () => 'live' })
  expect(wrong.code).toBe(1)
  expect(wrong.err).toContain('To change application plinth, type its id:\n')
  expect(wrong.err).toContain('That is not "plinth". Nothing was changed.')
  await expect(names()).resolves.toEqual([])
  const right = await provision(['--apply'], { readLine: async () => ' plinth\n' })
  expect(right.code).toBe(0)
  await expect(names()).resolves.toEqual(['books'])
  // Without --apply, nothing needs a confirmation.
  const dry = await provision([], { readLine: () => Promise.reject(new Error('asked')) })
  expect(dry.code).toBe(0)
})

/** Interrupts at the first request of this kind. */
function interruptAt(isDue: (request: Request) => boolean): Partial<ProvisionContext> {
  const interruption = new AbortController()
  watch = (request) => {
    if (isDue(request)) interruption.abort()
  }
  return { listenForInterruption: () => interruption.signal }
}

const pathOf = (request: Request): string => new URL(request.url).pathname

test.each([
  ['while the question is open', () => false, 'Nothing was changed.'],
  ['at the copy', (r: Request) => pathOf(r).endsWith('/operation'), 'books are as they were'],
  ['at a batch', (r: Request) => pathOf(r).endsWith('/batch'), 'books are as they were'],
  ['waiting', (r: Request) => /_tmp_\d+\/task\//.test(pathOf(r)), 'books are as they were'],
])('an interruption %s leaves the old records and nothing else', async (_, isDue, sentence) => {
  await provision(['--apply', '--settings', await faceted()])
  await writeFile(file, JSON.stringify(books(2)))
  const interrupting = interruptAt(isDue)
  const asking = new AbortController()
  const { code, err } = await provision(['--apply'], {
    ...interrupting,
    ...(sentence.startsWith('Nothing') && {
      listenForInterruption: () => asking.signal,
      readLine: async () => {
        asking.abort()
        return ''
      },
    }),
  })
  expect(code).toBe(1)
  expect(err).toContain('Interrupted.')
  expect(err).toContain(sentence)
  watch = () => {}
  await expect(names()).resolves.toEqual(['books'])
  await expect(generations()).resolves.toEqual({ 1: 1500 })
  expect((await provision(['--apply'])).code).toBe(0)
  await expect(generations()).resolves.toEqual({ 2: 1500 })
})

test('an interruption during the move lets the move end', async () => {
  await provision(['--apply', '--settings', await faceted()])
  await writeFile(file, JSON.stringify(books(2)))
  let operations = 0
  const { code } = await provision(
    ['--apply'],
    // Copy, copy, move.
    interruptAt((request) => pathOf(request).endsWith('/operation') && ++operations === 3),
  )
  expect(code).toBe(0)
  await expect(names()).resolves.toEqual(['books'])
  await expect(generations()).resolves.toEqual({ 2: 1500 })
})

test('the leftover of a killed run is shown, and deleted by the next run', async () => {
  const client = connect()
  await provision(['--apply'])
  await client.saveObject({ indexName: 'books_tmp_123456', body: { objectID: 'a' } })
  await client.saveObject({ indexName: 'books_tmp_old', body: { objectID: 'a' } })
  const { out } = await provision(['--apply'])
  expect(out).toContain('books_tmp_123456 was left behind by a run that was killed: delete.')
  expect((await names()).toSorted()).toEqual(['books', 'books_tmp_old'])
})

test('a terminal shows a bar that is rewritten, with the rate and the time left', async () => {
  let err = ''
  const { code } = await provision(['--apply'], {
    err: { write: (text: string) => (err += text) !== '', isTTY: true, columns: 120 },
  })
  expect(code).toBe(0)
  const lines = err.split('\r\u001b[K')
  expect(lines).toContainEqual(
    expect.stringMatching(/^\[#{13}-{7}\] 1,000 of 1,500 records, [\d,]+\/s, 0:\d\d left: records/),
  )
  expect(lines.at(-1)).toMatch(/^1 of 1 \(.+ s\): done, 1,500 records, [\d,]+ a second\n$/)
})
