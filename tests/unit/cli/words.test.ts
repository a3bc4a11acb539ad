import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'

import { UsageError, readConnection, refuseKeys, secretsOf, writing } from '#cli/environment.ts'
import { redact } from '#cli/redact.ts'
import { formatTable } from '#cli/table.ts'

test('no key gets into a line, whatever is around it', () => {
  assert(
    property(string(), string({ minLength: 8 }), string(), (before, key, after) => {
      const hidden = redact(`${before}${key}${after}`, [key])
      expect(hidden.split('[key]').join('')).not.toContain(key)
    }),
    // "[key]" itself as a key would be found in what replaces it.
    { examples: [['a', 'k&y=é/12', 'b']] },
  )
})

test('a key in an address is hidden as well', () => {
  expect(redact('?x-algolia-api-key=a%26b%2Fc', ['a&b/c'])).toBe('?x-algolia-api-key=[key]')
})

test('a key within a key leaves no rest', () => {
  expect(redact('abcdef', ['abc', 'abcdef', ''])).toBe('[key]')
})

test.each([
  ['\u001b]8;;https://evil.example\u0007name\u001b]8;;\u0007', ']8;;https://evil.examplename]8;;'],
  ['a\rb\u009bc\u0000', 'abc'],
  ['user\u202etxt.exe\u2066', 'usertxt.exe'],
  ['a\tb\nc é', 'a\tb\nc é'],
])('%o is shown as %o', (sent, shown) => {
  expect(redact(sent, [])).toBe(shown)
})

test('columns line up, numbers to the right', () => {
  expect(
    formatTable([
      ['search', 'times', 'note'],
      ['grid', '1,204', 'a'],
      ['', '5', ''],
    ]),
  ).toBe(['search  times  note', 'grid    1,204  a', '            5'].join('\n'))
})

test('a table of its head alone is its head', () => {
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

test('every key of the environment is a secret', () => {
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

test('arguments without keys are not', () => {
  expect(() => refuseKeys(['--apply', '--only', 'features'], ['the-secret-key'])).not.toThrow()
})
