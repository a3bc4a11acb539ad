import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { createCharacters } from '#engine/text/normalize.ts'
import { readWords, tokenize } from '#engine/text/tokenize.ts'
import { codePoint } from '#tests/support/code-point.ts'

const rules = {
  separatorsToIndex: '',
}
const plain = createCharacters(rules)

function texts(value: string, camelCase = false, separatorsToIndex = ''): readonly string[] {
  const characters = createCharacters({ ...rules, separatorsToIndex })
  return tokenize(value, characters, camelCase).map(({ text }) => text)
}

test.each([
  ['Hello, world', ['hello', 'world']],
  ['real-time', ['real', 'time']],
  ['B.C.E.', ['bce']],
  ['hello.world', ['hello', 'world', 'helloworld']],
  ["don't", ['don', 'dont']],
  ['3.GB', ['3', 'gb']],
  ['1.5', ['1', '5']],
  ['m.55', ['m55']],
  ['Array.prototype.at', ['array', 'prototype', 'arrayprototypeat']],
  ['end. Next', ['end', 'next']],
  ['日本語 text', ['日', '本', '語', 'text']],
  ['...', []],
])('"%s" is indexed as %j', (value, words) => {
  expect(texts(value)).toEqual(words)
})

test('each indexed separator is a word', () => {
  expect(texts('#@lgolia!!', false, '#@')).toEqual(['#', '@', 'lgolia'])
})

test.each([
  ['AbortController', ['abortcontroller', 'abort', 'controller']],
  ['gridTemplateColumns', ['gridtemplatecolumns', 'grid', 'template', 'columns']],
  ['HTMLDialogElement', ['htmldialogelement', 'html', 'dialog', 'element']],
  ['CSS grid', ['css', 'grid']],
  ['iOS', ['ios', 'i', 'os']],
  ['Array2D', ['array2d', 'array2', 'd']],
])('"%s" in a camelCase attribute is indexed as %j', (value, words) => {
  expect(texts(value, true)).toEqual(words)
})

test('camelCase parts and joined words have the numbers and offsets of the words they cover', () => {
  expect(tokenize('new AbortController', plain, true)).toEqual([
    { text: 'new', start: 0, end: 3, first: 0, last: 0, whole: false },
    { text: 'abortcontroller', start: 4, end: 19, first: 1, last: 2, whole: false },
    { text: 'abort', start: 4, end: 9, first: 1, last: 1, whole: false },
    { text: 'controller', start: 9, end: 19, first: 2, last: 2, whole: false },
  ])
})

test.each([
  ['Grid', ['grid']],
  ['<dialog>', ['dialog']],
  ['CSS grid', []],
  ['AbortController', ['abortcontroller']],
  ['::', []],
  [':', [':']],
])('in "%s" the tokens %j cover the whole value', (value, whole) => {
  const characters = createCharacters({ ...rules, separatorsToIndex: '<:' })
  const tokens = tokenize(value, characters, true)
  const found = tokens.filter((token) => token.whole).map(({ text }) => text)
  expect(found).toEqual(whole)
})

test('a word has the kind of the gap before it', () => {
  const gaps = readWords("a-b c.d'e f--g", plain).map(({ gap }) => gap)
  expect(gaps).toEqual(['none', 'hyphen', 'other', 'joiner', 'joiner', 'other', 'other'])
})

/** Words by a regular expression; only for text without marks, joiners, digits or capitals. */
function naiveWords(text: string): readonly string[] {
  return text.match(/[a-z]+/g) ?? []
}

test('plain words are the matches of a regular expression, with their offsets', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'b', 'z', ' ', '-', '/', ',') }), (text) => {
      const words = readWords(text, plain)
      expect(words.map((word) => word.text)).toEqual(naiveWords(text))
      for (const word of words) expect(text.slice(word.start, word.end)).toBe(word.text)
    }),
  )
})

test('the tokens of any text have offsets inside the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: codePoint }), (text) => {
      const isInside = tokenize(text, plain, true).map(
        ({ start, end }) => 0 <= start && start < end && end <= text.length,
      )
      expect(isInside).not.toContain(false)
    }),
  )
})
