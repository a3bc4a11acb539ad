import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'

import { createApplyProgress, showBar } from '#cli/apply-progress.ts'
import { UsageError, readConnection, refuseKeys, secretsOf, writing } from '#cli/environment.ts'
import { formatTable, createTerminal, redactLine } from '#cli/terminal.ts'

test('a line with a key is printed without it, whatever is around the key', () => {
  assert(
    property(string(), string({ minLength: 8 }), string(), (before, key, after) => {
      const hidden = redactLine(`${before}${key}${after}`, [key])
      expect(hidden.split('[key]').join('')).not.toContain(key)
    }),
    // A key "[key]" would match its own replacement.
    { examples: [['a', 'k&y=é/12', 'b']] },
  )
})

test('a key in an address is hidden, encoded or not', () => {
  expect(redactLine('?x-algolia-api-key=a%26b%2Fc', ['a&b/c'])).toBe('?x-algolia-api-key=[key]')
})

test('a key that contains another key is hidden whole', () => {
  expect(redactLine('abcdef', ['abc', 'abcdef', ''])).toBe('[key]')
})

test.each([
  ['\u001b]8;;https://evil.example\u0007name\u001b]8;;\u0007', ']8;;https://evil.examplename]8;;'],
  ['a\rb\u009bc\u0000', 'abc'],
  ['user\u202etxt.exe\u2066', 'usertxt.exe'],
  ['a\tb\nc é', 'a\tb\nc é'],
])('%o is shown as %o', (sent, shown) => {
  expect(redactLine(sent, [])).toBe(shown)
})

test('columns of a table are aligned, those of numbers to the right', () => {
  expect(
    formatTable([
      ['search', 'times', 'note'],
      ['grid', '1,204', 'a'],
      ['', '5', ''],
    ]),
  ).toBe(['search  times  note', 'grid    1,204  a', '            5'].join('\n'))
})

test('a table without rows is its head', () => {
  expect(formatTable([['a', 'b']])).toBe('a  b')
})

test.each([
  [{}, 'Set ALGOLIA_APP_ID and ALGOLIA_WRITE_KEY in the environment'],
  [{ ALGOLIA_APP_ID: 'A' }, 'Set ALGOLIA_WRITE_KEY in the environment'],
  [{ ALGOLIA_WRITE_KEY: 'k', ALGOLIA_APP_ID: '' }, 'Set ALGOLIA_APP_ID in the environment'],
  [
    { ALGOLIA_APP_ID: 'A', ALGOLIA_WRITE_KEY: 'k', ALGOLIA_HOST: 'localhost:4173' },
    'ALGOLIA_HOST is "localhost:4173"',
  ],
])('%o is told what is missing', (env, sentence) => {
  expect(() => readConnection(env, writing)).toThrow(UsageError)
  expect(() => readConnection(env, writing)).toThrow(sentence)
})

test('the secrets of an environment are its keys, and no other value', () => {
  const env = {
    ALGOLIA_WRITE_KEY: 'a',
    VITE_ALGOLIA_SEARCH_KEY: 'b',
    PLINTH_ADMIN_KEY: 'c',
    ALGOLIA_APP_ID: 'd',
    EMPTY_KEY: '',
  }
  expect(secretsOf(env)).toEqual(['a', 'b', 'c'])
})

test.each([['--admin-key=x'], ['--key'], ['-api-key'], ['--only', 'the-secret-key']])(
  '%s in the arguments is refused',
  (...args) => {
    expect(() => refuseKeys(args, ['the-secret-key'])).toThrow(UsageError)
  },
)

test('arguments without keys are accepted', () => {
  expect(() => refuseKeys(['--apply', '--only', 'features'], ['the-secret-key'])).not.toThrow()
})

test('the option --create-key is accepted', () => {
  expect(() => refuseKeys(['--create-key'], ['the-secret-key'])).not.toThrow()
  expect(() => refuseKeys(['--create-key=abc'], [])).toThrow(UsageError)
})

function createStreams(isTTY: boolean) {
  const written = { out: '', err: '' }
  const streams = {
    out: { write: (text: string) => (written.out += text) !== '' },
    err: { write: (text: string) => (written.err += text) !== '', isTTY, columns: 20 },
  }
  return { written, terminal: createTerminal(streams, ['secret-1', 'secret-2']) }
}

test('a status is one line without secrets, cut to the width, that the next one replaces', () => {
  const { written, terminal } = createStreams(true)
  terminal.status?.('one\ntwo \u001b[2Jsecret-1')
  terminal.status?.('a line that is too long')
  terminal.note('done')
  terminal.print('result')
  const clear = '\r\u001b[K'
  expect(written.err).toBe(`${clear}one two [2J[key]${clear}a line that is too ${clear}done\n`)
  expect(written.out).toBe('result\n')
})

test('a stream that is not a terminal has no status', () => {
  expect(createStreams(false).terminal.status).toBeUndefined()
})

test('a published line shows the published key and hides all others', () => {
  const { written, terminal } = createStreams(false)
  terminal.publish('A=secret-1 secret-2\u001b', 'secret-1')
  expect(written.out).toBe('A=secret-1 [key]\n')
})

test.each([
  [[0, 100, 0], '[--------------------] 0 of 100 records'],
  [[0, 0, 0], '[####################] 0 of 0 records'],
  [[50, 100, 2], '[##########----------] 50 of 100 records, 25/s, 0:02 left'],
  [[1000, 100_000, 1], '[--------------------] 1,000 of 100,000 records, 1,000/s, 1:39 left'],
  [[100, 100, 4], '[####################] 100 of 100 records, 25/s, 0:00 left'],
] as const)('records, of so many, after so many seconds, %o: %s', ([done, total, seconds], bar) => {
  expect(showBar(done, total, seconds)).toBe(bar)
})

test('progress without a terminal is a line for each operation, the last with the rate', () => {
  const lines: string[] = []
  let now = 0
  const records = Array.from({ length: 1500 }, (_, id) => ({ objectID: `${id}` }))
  const settings = { kind: 'settings', index: 'a', settings: {}, changed: undefined } as const
  const progress = createApplyProgress(
    [settings, { kind: 'records', index: 'a', records, before: 0 }],
    { note: (line) => lines.push(line), status: undefined },
    () => now,
  )
  progress.onOperation(settings, 0)
  progress.onOperation({ kind: 'records', index: 'a', records, before: 0 }, 1)
  progress.onBatch()
  now = 3000
  progress.onOperation(undefined, 2)
  expect(lines).toEqual([
    '0 of 2 (0.0 s): settings of a',
    '1 of 2 (0.0 s): records of a',
    '2 of 2 (3.0 s): done, 1,500 records, 500 a second',
  ])
})
