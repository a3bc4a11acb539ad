import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { refreshChangeLog } from '#cli/change-log.ts'
import { runDataCommand } from '#cli/data-command.ts'
import { loggedChanges, lostBy, readVersion } from '#cli/feature-changes.ts'
import { loadChangeLog } from '#ingest/sources/change-log.ts'

type Baseline = 'high' | 'low' | false

const feature = (name: string, baseline: Baseline = false, [low, high]: string[] = []) => ({
  kind: 'feature',
  name,
  status: {
    baseline,
    ...(low !== undefined && { baseline_low_date: low }),
    ...(high !== undefined && { baseline_high_date: high }),
  },
})
const moved = (target: string) => ({ kind: 'moved', redirect_target: target })
const split = (...targets: string[]) => ({ kind: 'split', redirect_targets: targets })

const dataOf = (day: string, features: object) => ({
  browsers: { chrome: { releases: [{ date: '2020-01-01' }, { date: day }] } },
  features,
})

const between = (before: object, after: object, lost: readonly string[] = []) =>
  loggedChanges(
    readVersion('3.1.0', dataOf('2024-01-01', before)),
    readVersion('3.2.0', dataOf('2024-02-01', after)),
    new Set(lost),
  )

test.each([
  ['a new feature', {}, { a: feature('A') }, [{ kind: 'new', id: 'a', name: 'A' }]],
  ['a feature that is gone', { a: feature('A') }, {}, [{ kind: 'gone', id: 'a' }]],
  [
    'a new name for an id',
    { a: feature('A') },
    { a: moved('b'), b: feature('B') },
    [{ kind: 'renamed', id: 'a', name: 'B', to: ['b'] }],
  ],
  [
    'a feature that became a part of another',
    { a: feature('A'), b: feature('B') },
    { a: moved('b'), b: feature('B') },
    [{ kind: 'merged', id: 'a', name: 'A', to: ['b'] }],
  ],
  [
    'a split',
    { a: feature('A') },
    { a: split('b', 'c'), b: feature('B'), c: feature('C') },
    [
      { kind: 'split', id: 'a', to: ['b', 'c'] },
      { kind: 'new', id: 'b' },
      { kind: 'new', id: 'c' },
    ],
  ],
  [
    'a lost status',
    { a: feature('A', 'high', ['2020-01-01', '2022-07-01']) },
    { a: feature('A') },
    [{ kind: 'lost', before: 'widely', after: 'limited' }],
  ],
  [
    'a status known late',
    { a: feature('A') },
    { a: feature('A', 'low', ['≤2023-08-01']) },
    [{ kind: 'gained', before: 'limited', after: 'newly', since: '2023-08-01' }],
  ],
  ['a status on its day', { a: feature('A') }, { a: feature('A', 'low', ['2024-01-30']) }, []],
  [
    'another day',
    { a: feature('A', 'high', ['2020-01-01', '2022-07-01']) },
    { a: feature('A', 'high', ['2020-02-01', '2022-08-01']) },
    [
      { kind: 'moved', step: 'newly', before: '2020-01-01', after: '2020-02-01' },
      { kind: 'moved', step: 'widely', before: '2022-07-01', after: '2022-08-01' },
    ],
  ],
  [
    'a bound that became a day',
    { a: feature('A', 'low', ['≤2020-01-01']) },
    { a: feature('A', 'low', ['2020-01-01']) },
    [],
  ],
  ['an id that was never a feature', {}, { a: moved('b') }, []],
])('%s is logged as it is', (...[, before, after, wanted]) => {
  expect(between(before, after)).toEqual(
    wanted.map((change) =>
      expect.objectContaining({ version: '3.2.0', day: '2024-02-01', ...change }),
    ),
  )
})

test('a status is regained after the log says that it was lost, even on its day', () => {
  const [before, after] = [{ a: feature('A') }, { a: feature('A', 'low', ['2024-01-30']) }]
  expect(between(before, after, ['a'])).toMatchObject([{ kind: 'regained', since: '2024-01-30' }])
  const line = { version: '3.0.0', day: '2023-01-01', id: 'a', name: 'A' }
  const lost = { ...line, kind: 'lost' } as const
  expect([...lostBy([lost])]).toEqual(['a'])
  expect([...lostBy([lost, { ...line, kind: 'regained' }])]).toEqual([])
})

const versions: Readonly<Record<string, object>> = {
  '3.1.0': dataOf('2024-01-01', { a: feature('A') }),
  '3.2.0': dataOf('2024-02-01', { a: feature('A'), b: feature('B') }),
  '3.10.0': dataOf('2024-03-01', { b: feature('B') }),
}

async function logFile(version: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'changes-')), 'changes.jsonl')
  const head = { source: 'web-features', licence: 'Apache-2.0', version }
  await writeFile(file, `${JSON.stringify(head)}\n`)
  return file
}

const placeOf = (file: string, installed: string) => ({
  file,
  installed: async () => installed,
  published: async () => ['3.10.0', '3.2.0', '3.1.0', '3.3.0-dev-1', '4.0.0', '2.9.0'],
  read: async (version: string) => versions[version],
})

test('the log gets the changes of each release up to the installed one, once', async () => {
  const file = await logFile('3.1.0')
  const added = await refreshChangeLog(placeOf(file, '3.10.0'))
  expect(added.map(({ version, kind, id }) => [version, kind, id])).toEqual([
    ['3.2.0', 'new', 'b'],
    ['3.10.0', 'gone', 'a'],
  ])
  const log = await loadChangeLog(file)
  expect(log.head.version).toBe('3.10.0')
  expect(log.changes).toEqual(JSON.parse(JSON.stringify(added)))
  expect((await readFile(file, 'utf8')).split('\n')).toHaveLength(4)
  expect(await refreshChangeLog(placeOf(file, '3.10.0'))).toEqual([])
  // Data that is older than the log, as in tests with other packages.
  expect(await refreshChangeLog(placeOf(file, '3.2.0'))).toEqual([])
  expect(await loadChangeLog(file)).toEqual(log)
})

test('the command says how many changes it has added, and leaves a damaged log as it is', async () => {
  const file = await logFile('3.1.0')
  const written = { out: '', err: '' }
  const run = () =>
    runDataCommand(['changes'], {
      env: {},
      out: { write: (text: string) => (written.out += text) !== '' },
      err: { write: (text: string) => (written.err += text) !== '' },
      changes: placeOf(file, '3.2.0'),
    })
  expect(await run()).toBe(0)
  expect(written.out).toBe('1 change of web-features added to the log\n')
  await writeFile(file, '{"source":1}\n')
  expect(await run()).toBe(1)
  expect(written.err).toContain(
    'does not have the shape that src/ingest/sources/change-log.ts describes',
  )
  expect(await readFile(file, 'utf8')).toBe('{"source":1}\n')
})
