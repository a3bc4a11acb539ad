import { expect, test } from 'vitest'

import { StartOptionsError, parseTask } from '#server/start/start-options.ts'

test.each([
  [[], 'serve'],
  [['--check'], 'check'],
  [['--rebuild'], 'rebuild'],
  [['--help'], 'help'],
  [['-h', '--check'], 'help'],
])('the arguments %j ask to %s', (args, task) => {
  expect(parseTask(args)).toBe(task)
})

test.each([
  [['--chek'], 'npm start does not know "--chek". Its options are --check and --rebuild'],
  [['4000'], 'npm start does not know "4000".'],
  [['--check', '--rebuild'], 'give one of them'],
])('the arguments %j are refused with a sentence', (args, sentence) => {
  expect(() => parseTask(args)).toThrow(StartOptionsError)
  expect(() => parseTask(args)).toThrow(sentence)
})
