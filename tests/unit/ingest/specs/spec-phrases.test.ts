import { expect, test } from 'vitest'

import { collectSurprises } from '#ingest/sources/surprises.ts'
import type { SpecSource } from '#ingest/sources/web-specs.ts'
import { specPhrases } from '#ingest/specs/spec-phrases.ts'

import { specSource } from './spec-source.ts'

const url: SpecSource = { ...specSource, shortname: 'url', formerNames: [] }

/** The phrases of specification `x`; three curated phrases use its former name. */
function phrasesOf(features: readonly string[]) {
  const surprises = collectSurprises()
  const known = {
    own: new Map([
      ['old-x', ['one', 'two']],
      ['gone', ['three']],
    ]),
    phrases: new Map([
      ['f1', ['two', 'four']],
      ['f2', ['five']],
    ]),
    surprises,
  }
  return {
    phrases: specPhrases([specSource, url], known)('x-2', features),
    sentences: surprises.sentences(),
  }
}

test('a specification has its own phrases, also under a former name, and apart those that its few features add', () => {
  const { phrases, sentences } = phrasesOf(['f1', 'f2', 'f3'])
  expect(phrases).toEqual({ tasks: ['one', 'two'], featureTasks: ['four', 'five'] })
  expect(sentences).toEqual([
    'The line of old-x in src/ingest/phrases is for a record that the packages no longer have: it goes to x-2.',
    'The line of gone in src/ingest/phrases is for a record that the packages no longer have: it goes to no record.',
  ])
})

test('a specification of many features has its own phrases alone', () => {
  expect(phrasesOf(['f1', 'f2', 'f3', 'f4', 'f5']).phrases).toEqual({
    tasks: ['one', 'two'],
    featureTasks: [],
  })
})
