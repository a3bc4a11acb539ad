import { expect, test } from 'vitest'

import { StartOptionsError, parseTask } from '#server/start/start-options.ts'

test.each([
  [[], { kind: 'serve' }],
  [['--check'], { kind: 'check' }],
  [['--rebuild'], { kind: 'rebuild' }],
  [['--help'], { kind: 'help' }],
  [['-h', '--check'], { kind: 'help' }],
  [['--backup', 'a.tar.gz'], { kind: 'backup', file: 'a.tar.gz' }],
  [['--restore', 'a.tar.gz'], { kind: 'restore', file: 'a.tar.gz' }],
])('the arguments %j ask for %j', (args, task) => {
  expect(parseTask(args)).toEqual(task)
})

test.each([
  [
    ['--chek'],
    'npm start does not know "--chek". Its options are --check, --rebuild, --backup FILE and',
  ],
  [['4000'], 'npm start does not know "4000".'],
  [['--check', '--rebuild'], 'give one of them'],
  [['--backup', 'a', '--restore'], 'give one of them'],
  [['--backup', 'a', 'b'], 'npm start does not know "b".'],
  [['--backup'], '--backup needs the name of a file: npm start -- --backup plinth.tar.gz'],
  [['--restore', '--check'], '--restore needs the name of a file'],
])('the arguments %j are refused with a sentence', (args, sentence) => {
  expect(() => parseTask(args)).toThrow(StartOptionsError)
  expect(() => parseTask(args)).toThrow(sentence)
})
