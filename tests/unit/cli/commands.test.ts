import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import type { ExitCode } from '#cli/command.ts'
import type { CommandEnvironment } from '#cli/environment.ts'
import { reportSearches } from '#cli/report/report-command.ts'
import { run } from '#cli/run.ts'
import { verifyKey } from '#cli/verify.ts'
import type { RecordsByIndex } from '#provision/source.ts'
import { listen, type Listening } from '#server/http/listen.ts'
import { createSite } from '#server/site/site.ts'
import { createMemoryProvider } from '#tests/support/memory-provider.ts'

const adminKey = 'canary-admin-key'
const features = Array.from({ length: 20 }, (_, number) => ({
  objectID: `feature-${number}`,
  name: `Feature ${number}`,
}))
const some = [{ objectID: 'one' }]
const full: RecordsByIndex = {
  features,
  compat: some,
  specs: some,
  releases: some,
  suggestions: some,
}

let listening: Listening
let env: CommandEnvironment = {}

beforeAll(async () => {
  const { provider } = createMemoryProvider({ adminKey })
  const site = createSite({ provider, hostname: '127.0.0.1' })
  listening = await listen(site, { hostname: '127.0.0.1', port: 0 })
  env = {
    ALGOLIA_HOST: listening.address,
    ALGOLIA_APP_ID: 'plinth',
    ALGOLIA_WRITE_KEY: adminKey,
    INDEX_PREFIX: 'test_',
  }
})

afterAll(() => listening.close())

type Outcome = { readonly code: ExitCode; readonly out: string; readonly err: string }
type Command = (args: readonly string[], context: Parameters<typeof run>[1]) => Promise<ExitCode>

let sent: RecordsByIndex = full

async function call(
  command: Command,
  args: readonly string[],
  variables: CommandEnvironment = {},
): Promise<Outcome> {
  const written = { out: '', err: '' }
  const code = await command(args, {
    env: { ...env, ...variables },
    out: { write: (text: string) => (written.out += text) !== '' },
    err: { write: (text: string) => (written.err += text) !== '' },
    readRecords: async () => sent,
  })
  return { code, ...written }
}

const provision = (args: readonly string[], variables?: CommandEnvironment): Promise<Outcome> =>
  call(run, args, variables)

test('provision without --apply changes nothing', async () => {
  const dry = { INDEX_PREFIX: 'dry_' }
  const { code, out, err } = await provision([], dry)
  expect({ code, err }).toEqual({ code: 0, err: 'Nothing was changed. --apply does the above.\n' })
  expect(out).toMatch(/^dry_features +none → 20 +new +0 → \d+ +4 \(.+\) +\d+ +0\.0 MB$/m)
  expect((await provision(['--json'], dry)).out).toContain('"before": null')
})

test('provision with --apply changes everything, and a second plan has only records left', async () => {
  const { code, err } = await provision(['--apply'])
  expect(code).toBe(0)
  expect(err.trim().split('\n').at(-1)).toMatch(/^(\d+) of \1 \(.+ s\): done, 24 records/)
  const again = JSON.parse((await provision(['--json'])).out).operations
  expect(new Set(again.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['records']))
  expect(again[0]).toEqual({ kind: 'records', index: 'test_features', before: 20, after: 20 })
})

test('--only provisions one index alone', async () => {
  const { code, out } = await provision(['--only', 'specs', '--only', 'compat', '--json'], {
    INDEX_PREFIX: 'only_',
  })
  expect(code).toBe(0)
  expect(JSON.parse(out).operations.map(({ index }: { index: string }) => index)).toEqual([
    'only_compat',
    'only_compat',
    'only_compat',
    'only_specs',
    'only_specs',
    'only_specs',
  ])
})

test('an index loses a third of its records only with --force', async () => {
  const loss = { INDEX_PREFIX: 'loss_' }
  const count = async () => JSON.parse((await provision(['--json'], loss)).out).operations[0].before
  await provision(['--apply'], loss)
  sent = { ...full, features: features.slice(0, 5) }
  onTestFinished(() => {
    sent = full
  })
  const refused = await provision(['--apply'], loss)
  expect(refused.code).toBe(1)
  expect(refused.err).toContain('loss_features would lose more than 30 % of its records')
  await expect(count()).resolves.toBe(20)
  expect((await provision(['--apply', '--force'], loss)).code).toBe(0)
  await expect(count()).resolves.toBe(5)
})

test.each([
  [['--nope'], {}, 'Unknown option'],
  [['--only', 'nope'], {}, 'There is no index "nope"'],
  [['--admin-key', 'x'], {}, 'Keys are not taken as arguments'],
  [[`--only=${adminKey}`], {}, 'Keys are not taken as arguments'],
  [['--create-key', '--apply'], {}, '--create-key makes the key and nothing else'],
  [['--records', 'x.json'], {}, 'need both: --records FILE and --index NAME'],
  [['--records=x.json', '--index=x', '--only=specs'], {}, '--only chooses of the catalogue'],
  [[], { ALGOLIA_WRITE_KEY: '' }, 'Set ALGOLIA_WRITE_KEY'],
  [[], { ALGOLIA_HOST: 'nowhere' }, 'ALGOLIA_HOST is "nowhere"'],
])('%o with %o is a wrong call', async (args, changes, sentence) => {
  const { code, err, out } = await provision(args, changes)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(sentence)
})

test.each([
  [{ ALGOLIA_WRITE_KEY: 'canary-wrong-key' }, 'Invalid Application-ID or API key'],
  [{ ALGOLIA_HOST: 'http://127.0.0.1:9' }, 'http://127.0.0.1:9 does not answer'],
])(
  'a provider that refuses, or is not there, fails with a sentence: %o',
  async (changes, sentence) => {
    const { code, err } = await provision([], changes)
    expect(code).toBe(1)
    expect(err).toContain(sentence)
  },
)

test('no outcome prints a key', async () => {
  const outcomes = await Promise.all([
    provision(['--json']),
    provision([], { ALGOLIA_WRITE_KEY: 'canary-wrong-key' }),
    provision([`--only=${adminKey}`]),
    provision([], { ALGOLIA_APP_ID: adminKey }),
    call(reportSearches, []),
  ])
  for (const { out, err } of outcomes) expect(out + err).not.toMatch(/canary/)
})

test('--help prints the usage', async () => {
  const { code, out } = await provision(['--help'])
  expect(code).toBe(0)
  expect(out).toContain('Usage: npm run provision')
})

const page = { VITE_ALGOLIA_APP_ID: 'plinth', VITE_INDEX_PREFIX: 'test_' }

test("--create-key prints the page's environment, and finds the key the next time", async () => {
  await provision(['--apply'])
  const { code, out, err } = await provision(['--create-key'])
  expect(code).toBe(0)
  expect(err).toMatch(/^Made a key: it may search test_features, test_features_newest, /)
  expect(out).toMatch(
    /^VITE_ALGOLIA_APP_ID=plinth\nVITE_ALGOLIA_SEARCH_KEY=\w{32}\nVITE_INDEX_PREFIX=test_\n$/,
  )
  const [, key = ''] = /SEARCH_KEY=(\w+)/.exec(out) ?? []
  // Even if the environment contains it: everywhere else, it would be hidden.
  const again = await provision(['--create-key'], { VITE_ALGOLIA_SEARCH_KEY: key })
  expect(again.err).toMatch(/^There is such a key already/)
  expect(again.out).toBe(out)

  const outcome = await call(verifyKey, [], { ...page, VITE_ALGOLIA_SEARCH_KEY: key })
  expect(outcome.out).not.toContain('WRONG')
  for (const what of ['list keys', 'browse records', 'change records', 'search another index']) {
    expect(outcome.out).toMatch(new RegExp(`${what} +403 +403 {2}ok`))
  }
  expect(outcome.err).toContain('The key can search these indices, and nothing else.')
  expect(outcome.out + outcome.err).not.toContain(key)
  expect(outcome.code).toBe(0)
})

test('--create-key with a key that may not make keys names the admin key', async () => {
  const { code, out, err } = await provision(['--create-key'], {
    ALGOLIA_WRITE_KEY: 'plinth-search',
  })
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toContain('may not make keys. Use the admin key')
})

test('verify-key fails for a search key of every index, and names --create-key', async () => {
  await provision(['--apply'])
  const outcome = await call(verifyKey, [], { ...page, VITE_ALGOLIA_SEARCH_KEY: 'plinth-search' })
  expect(outcome.out.match(/WRONG/g)).toHaveLength(1)
  expect(outcome.out).toMatch(/search another index +403 +404 {2}WRONG/)
  expect(outcome.err).toContain('npm run provision -- --create-key')
  expect(outcome.code).toBe(1)
})

test('verify-key fails for a key that can do more, and changes nothing', async () => {
  await provision(['--apply'])
  const before = (await provision(['--json'])).out
  const outcome = await call(verifyKey, [], { ...page, VITE_ALGOLIA_SEARCH_KEY: adminKey })
  expect(outcome.code).toBe(1)
  for (const what of ['list indices', 'read settings', 'change settings', 'delete records']) {
    expect(outcome.out).toMatch(new RegExp(`${what} +403 +200 {2}WRONG`))
  }
  expect((await provision(['--json'])).out).toBe(before)
})

test('verify-key fails for indices that do not exist', async () => {
  const outcome = await call(verifyKey, [], {
    ...page,
    VITE_ALGOLIA_SEARCH_KEY: 'plinth-search',
    VITE_INDEX_PREFIX: 'gone_',
  })
  expect(outcome.code).toBe(1)
  expect(outcome.out).toMatch(/search gone_features +200 +404 {2}WRONG/)
})
