import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'

import { answering, codeOf } from '#tests/engines/detection/answers.ts'
import {
  contradictionsIn,
  differences,
  type Found,
  NO_CAUSE,
  renewed,
} from '#tests/engines/detection/contradictions.ts'

const entry = (objectID: string, chrome?: string, secureContext = false) => ({
  objectID,
  support: chrome === undefined ? {} : { chrome },
  platforms: {},
  ...(secureContext && { secureContext }),
})

/** What an engine of version 150 contradicts, of entries with answers in a secure page and on http: "t", "f", "x". */
const found = (...rows: readonly (readonly [ReturnType<typeof entry>, string])[]) =>
  contradictionsIn(
    rows.map(([one]) => one),
    {
      browser: 'chrome',
      version: 150,
      answers: {
        secure: rows.map(([, answers]) => answers[0]).join(''),
        http: rows.map(([, answers]) => answers[1]).join(''),
      },
    },
  )

test.each([
  ['supported and true', [entry('a', '100'), 'tt'], []],
  ['supported and false', [entry('a', '100'), 'ff'], ['missing']],
  ['supported and throwing', [entry('a', '100'), 'xx'], ['missing']],
  ['announced for it and false', [entry('a', 'next 150 2030-01-01'), 'ff'], ['missing']],
  ['supported in part and false', [entry('a', 'partial 100'), 'ff'], []],
  ['supported later and true', [entry('a', '151'), 'tt'], ['present']],
  ['never supported and true', [entry('a'), 'tt'], ['present']],
  ['never supported and false', [entry('a'), 'ff'], []],
  ['of secure contexts and false on http', [entry('a', '100', true), 'tf'], []],
  ['of secure contexts and true on http', [entry('a', '100', true), 'tt'], ['presentOnHttp']],
  ['of all contexts and false on http', [entry('a', '100'), 'tf'], ['missingOnHttp']],
] as const)('an entry that is %s is contradicted by what is expected', (_, row, kinds) => {
  expect(found(row).map(([kind]) => kind)).toEqual(kinds)
})

test('an entry whose test is said to be true for partial support, and is false, is a contradiction', () => {
  const testRemark = 'Also true where support is only partial: Chrome, Safari.'
  const inPart = { ...entry('a', 'partial 100'), testRemark }
  const inAll = { ...entry('b', '110; partial 100'), testRemark }
  expect(found([inPart, 'ff'], [{ ...inPart, objectID: 'c' }, 'tt'], [inAll, 'ff'])).toEqual([
    ['notInPart', 'a'],
    ['missing', 'b'],
  ])
})

test('below an entry that is contradicted the same contradiction is left out', () => {
  const rows = found(
    [entry('a.b', '100'), 'ff'],
    [entry('a.b.c', '100'), 'ff'],
    [entry('a.bc', '100'), 'ff'],
    [entry('a.b.d'), 'tt'],
  )
  expect(rows).toEqual([
    ['missing', 'a.b'],
    ['missing', 'a.bc'],
    ['present', 'a.b.d'],
  ])
})

const table = { version: 150, missing: { 'On Linux alone.': ['a', 'b'] } }
const now: readonly Found[] = [
  ['present', 'c'],
  ['missing', 'b'],
]

test('contradictions that a table does not have, and those that are gone, are named', () => {
  expect(differences(table, now)).toEqual([
    expect.stringMatching(/^unknown: c\. .+ the test is true/),
    'gone: a (missing). On Linux alone.',
  ])
  expect(differences(renewed(table, now, 151), now)).toEqual([])
})

test('a table that is written anew keeps known causes, and asks for those of new rows', () => {
  expect(renewed(table, now, 151)).toEqual({
    version: 151,
    missing: { 'On Linux alone.': ['b'] },
    present: { [NO_CAUSE]: ['c'] },
  })
})

test('a test of CSS is asked by a call, and others as they are', () => {
  expect(codeOf('@supports selector(:has(a))')).toBe('CSS.supports("selector(:has(a))")')
  expect(codeOf("'at' in Array.prototype")).toBe("'at' in Array.prototype")
})

test('what a page answers is true, false, another value, or an error', () => {
  const tests = ["'at' in Array.prototype", '1 > 2', '3', 'nothing.here']
  expect(runInNewContext(answering(tests))).toBe('tf?x')
})
