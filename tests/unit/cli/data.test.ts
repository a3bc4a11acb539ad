import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import {
  correctionsText,
  runDataCommand,
  type MappingsPlace,
  describeAbandoned,
  type Published,
} from '#cli/data-command.ts'
import { loadMappings } from '#ingest/sources/mappings.ts'

const today = new Date('2026-11-27T06:00:00Z')
const released = (name: string, day: string): Published => ({
  name,
  latest: '2.0.0',
  // A release beside the newest, such as a preview, does not count.
  times: {
    '1.0.0': '2020-01-01T00:00:00Z',
    '2.0.0': `${day}T12:00:00Z`,
    '3.0.0-dev': today.toISOString(),
  },
})

test.each([
  ['web-specs', '2026-11-20', 0],
  ['web-specs', '2026-05-29', 0],
  ['web-specs', '2026-05-27', 1],
  ['@webref/elements', '2026-05-27', 0],
  ['@webref/elements', '2025-05-01', 1],
])('%s with its newest release on %s: %i sentences', (name, day, count) => {
  expect(describeAbandoned([released(name, day)], today)).toHaveLength(count)
})

test('an abandoned package is named with its age, and a deprecated one with what its authors say', () => {
  const deprecated = { ...released('b', '2026-11-26'), deprecated: 'Use c instead.' }
  expect(describeAbandoned([released('a', '2026-01-01'), deprecated], today)).toEqual([
    'a has had no release for 329 days, since 1 Jan 2026. Decide whether its data has moved to another package, ' +
      'or whether it rests: then raise its days in src/cli/data-command.ts.',
    'b is deprecated: "Use c instead." Decide where its data comes from now.',
  ])
})

async function check(
  args: readonly string[],
  published: readonly Published[] = [],
  mappings: Pick<MappingsPlace, 'read' | 'file'> = {},
) {
  const written = { out: '', err: '' }
  const code = await runDataCommand(args, {
    env: {},
    out: { write: (text: string) => (written.out += text) !== '' },
    err: { write: (text: string) => (written.err += text) !== '' },
    readPublished: async () => published,
    mappings,
    today,
  })
  return { code, ...written }
}

test('the check of ages succeeds with maintained packages, and fails with an abandoned one', async () => {
  const fresh = released('a', '2026-11-01')
  expect(await check(['ages'], [fresh])).toMatchObject({
    code: 0,
    out: 'All 1 data packages are maintained.\n',
  })
  expect(await check(['ages'], [fresh, released('b', '2026-01-01')])).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/^b has had no release for 329 days.*\n$/),
  })
})

const commit = 'dc165a4'.padEnd(40, '0')
const log = [{ sha: commit, commit: { committer: { date: '2026-07-24T09:54:53Z' } } }]
const facts = {
  'standards-positions': [{ vendor: 'apple', url: 'https://a.example/', position: null }],
  'developer-signals': { url: 'https://b.example/', votes: 3 },
  'chrome-status': [{ id: 1, name: 'One' }],
  'mdn-docs': [],
}

async function refresh(features: object, before: object) {
  const file = join(await mkdtemp(join(tmpdir(), 'mappings-')), 'mappings.json')
  const head = { source: 'a/b', licence: 'MIT', commit: '1', date: '2026-01-01' }
  await writeFile(file, JSON.stringify({ ...head, features: before }))
  const asked: string[] = []
  const read = async (address: string) => {
    asked.push(address)
    return address.startsWith('https://api.github.com/') ? log : features
  }
  const done = await check(['mappings'], [], { read, file })
  return { ...done, asked, text: await readFile(file, 'utf8'), written: await loadMappings(file) }
}

test('the mappings are read at the newest commit of their file, and written with its day, a line for each feature', async () => {
  const { code, out, asked, text, written } = await refresh({ grid: facts, a: facts, no: {} }, {})
  expect({ code, out }).toEqual({
    code: 0,
    out: 'web-features-mappings dc165a4 of 24 Jul 2026: 2 features\n',
  })
  expect(asked.at(-1)).toContain(`/${commit}/mappings/combined-data.json`)
  expect(
    text
      .split('\n')
      .slice(1, 3)
      .map((line) => line.split(':')[0]),
  ).toEqual(['"a"', '"grid"'])
  expect(written).toMatchObject({ commit: 'dc165a4', date: '2026-07-24', licence: 'Apache-2.0' })
  expect(written.features['grid']).toEqual({
    positions: [{ vendor: 'apple', url: 'https://a.example/', position: '', concerns: [] }],
    votes: { url: 'https://b.example/', count: 3 },
    chromeStatus: [1],
  })
})

test('mappings of another shape, or with far fewer features, are refused, and the file stays as it was', async () => {
  const { code, err, written } = await refresh({ a: { 'developer-signals': { url: 1 } } }, {})
  expect({ code, features: written.features }).toEqual({ code: 1, features: {} })
  expect(err).toContain(
    'mappings/combined-data.json.a.developer-signals.url: Invalid type: Expected string',
  )
  const before = { a: {}, b: {} }
  const fewer = await refresh({ a: facts }, before)
  expect({ code: fewer.code, features: fewer.written.features }).toEqual({
    code: 1,
    features: before,
  })
  expect(fewer.err).toContain('has 1 features, and had 2')
})

test.each([[[]], [['all']], [['records', 'ages']]])(
  '%j is refused with the usage',
  async (args) => {
    expect(await check(args)).toMatchObject({
      code: 2,
      err: expect.stringContaining('Usage: npm run data'),
    })
  },
)

test('a correction of the compat data is a row of Markdown with both versions and the entry that decides', () => {
  const one = { key: 'css.a.b', browser: 'chrome', stated: '37', longhands: ['css.c.b'] } as const
  const lines = correctionsText([{ ...one, since: '117' }, one], '8.1.9').split('\n')
  expect(lines[0]).toContain('8.1.9')
  expect(lines.slice(-2)).toEqual([
    '| `css.a.b` | chrome | 37 | 117 | `css.c.b` |',
    '| `css.a.b` | chrome | 37 | no version | `css.c.b` |',
  ])
})

test('the corrections of the installed compat data are printed', async () => {
  const { code, out } = await check(['corrections'])
  expect(code).toBe(0)
  expect(out).toMatch(/^# Keywords of shorthands .+\n\n.+\n\n\| Key /)
})
