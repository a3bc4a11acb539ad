import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { algoliasearch } from 'algoliasearch'
import { expect, onTestFinished, test } from 'vitest'

import { run } from '#cli/run.ts'
import { hostsAt } from '#provision/client.ts'
import { listen } from '#server/http/listen.ts'
import { createSite } from '#server/site/site.ts'
import { createMemoryProvider } from '#tests/support/memory-provider.ts'
import { TIMEOUTS } from '#tests/support/patient.ts'
import { newFolder } from '#tests/support/server.ts'

const adminKey = 'canary-admin-key'

/** Records of each index, few but for the entries, which take several pages. */
const records = (generation: number) => {
  const some = (count: number) =>
    Array.from({ length: count }, (_, number) => ({ objectID: `r${number}`, generation }))
  return {
    features: some(3),
    compat: some(1100 * generation),
    specs: some(3),
    releases: some(3),
    suggestions: some(3),
  }
}

/** A provider with the first generation of the catalogue, and the commands for it. */
async function setUp() {
  const folder = await newFolder()
  const { provider } = createMemoryProvider({ adminKey })
  const site = createSite({ provider, hostname: '127.0.0.1' })
  const { address, close } = await listen(site, { hostname: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    await close()
    await rm(folder, { recursive: true })
  })
  let err = ''
  let out = ''
  const provision = (args: readonly string[], generation = 1) =>
    run(args, {
      env: { ALGOLIA_HOST: address, ALGOLIA_APP_ID: 'plinth', ALGOLIA_WRITE_KEY: adminKey },
      out: { write: (text: string) => (out = text) !== '' },
      err: { write: (text: string) => (err += text) !== '' },
      readRecords: async () => records(generation),
    })
  const client = algoliasearch('plinth', adminKey, { hosts: hostsAt(address), timeouts: TIMEOUTS })
  const state = async (indexName: string) => {
    const hits: object[] = []
    const browseParams = { attributesToRetrieve: ['*'] }
    const aggregator = (page: { readonly hits: object[] }) => void hits.push(...page.hits)
    await client.browseObjects({ indexName, browseParams, aggregator })
    return { hits, settings: await client.getSettings({ indexName }) }
  }
  /** The kinds and indices of the plan that was printed last. */
  const plan = (): readonly string[] => {
    const { operations }: { operations: { kind: string; index: string }[] } = JSON.parse(out)
    return operations.map(({ kind, index }) => `${kind} ${index}`)
  }
  return { file: join(folder, 'live.json'), provision, client, state, plan, errors: () => err }
}

test('what was live is kept in a file and put back exactly, although it is less', async () => {
  const { file, provision, client, state, plan } = await setUp()
  await expect(provision(['--apply'])).resolves.toBe(0)
  await client.setSettings({ indexName: 'compat', indexSettings: { userData: { day: 'one' } } })
  const before = await state('compat')
  expect(before.hits).toHaveLength(1100)
  expect(before.hits[0]).toMatchObject({ generation: 1 })
  await expect(provision(['--apply', '--keep', file], 2)).resolves.toBe(0)
  await client.setSettings({ indexName: 'compat', indexSettings: { userData: { day: 'two' } } })
  expect((await state('compat')).hits).toHaveLength(2200)
  await expect(provision(['--apply', '--put-back', file])).resolves.toBe(0)
  await expect(state('compat')).resolves.toEqual(before)
  await provision(['--put-back', file, '--json'])
  expect(plan()).toEqual(
    ['features', 'compat', 'specs', 'releases', 'suggestions'].map((index) => `records ${index}`),
  )
})

test('a file that exists is not overwritten, and nothing is changed', async () => {
  const { file, provision, state, errors } = await setUp()
  await provision(['--apply'])
  await writeFile(file, 'kept before')
  await expect(provision(['--apply', '--keep', file], 2)).resolves.toBe(2)
  expect(errors()).toContain('Nothing was changed.')
  expect((await state('compat')).hits).toHaveLength(1100)
})

test('an index that did not exist is not part of what is put back', async () => {
  const { file, provision, state } = await setUp()
  await provision(['--apply', '--keep', file])
  await expect(provision(['--apply', '--put-back', file])).resolves.toBe(0)
  expect((await state('features')).hits).toHaveLength(3)
})

test.each([
  [['--keep', 'x'], '--keep is for --apply'],
  [['--apply', '--put-back', 'x', '--only', 'features'], 'give it alone'],
  [['--apply', '--put-back', 'x', '--keep', 'y'], 'give it alone'],
  [['--apply', '--put-back', '/no/such/file'], '/no/such/file cannot be put back'],
])('%j is refused', async (args, message) => {
  const { provision, errors } = await setUp()
  await expect(provision(args)).resolves.toBe(2)
  expect(errors()).toContain(message)
})
