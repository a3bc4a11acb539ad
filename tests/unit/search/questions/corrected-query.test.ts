import { beforeAll, expect, test } from 'vitest'

import { loadSubjects } from '#language/load-subjects.ts'
import { correctedQuery, literalQuery } from '#search/questions/corrected-query.ts'
import { MARK_END, MARK_START } from '#search/transport/marked-parts.ts'

/** A hit with the words of its name in square brackets highlighted. */
const hit = (name: string) => ({
  _highlightResult: {
    name: {
      value: name.replaceAll('[', MARK_START).replaceAll(']', MARK_END),
      matchedWords: [],
    },
  },
})

beforeAll(loadSubjects)

test.each<readonly [string, readonly string[], string | undefined]>([
  ['contianer qurey', ['[Container] [query]', '[Container] style'], 'container query'],
  ['contianer qu', ['[Container] [qu]eries'], 'container qu'],
  ['container query', ['[Container] [query]'], undefined],
  // A prefix of a word is not corrected.
  ['conta', ['[conta]iner'], undefined],
  // Found by another name: no highlighted word is near.
  ['js', ['[JavaScript]'], undefined],
  // Too short for a provider to tolerate a typo.
  ['gap', ['[map]'], undefined],
  ['grid', [], undefined],
  // Versions and words of questions are not misspelled.
  ['es2025', ['[es2015]'], undefined],
  ['clone version', ['[clone] [versions2]', '[verson]'], undefined],
  // What the subject is asked with is not corrected.
  ['does firefox support webgpu', ['[WebGLU]', '[firefix]'], 'webglu'],
])('%j with the marks %j was taken for %j', (q, names, corrected) => {
  expect(correctedQuery(q, names.map(hit))).toBe(corrected)
})

test('a word that a record has is never corrected', () => {
  const hits = ['[WebGLU] [container]'].map(hit)
  expect(correctedQuery('webgpu contianer', hits, ['contianer'])).toBe('webgpu container')
  expect(correctedQuery('webgpu contianer', hits)).toBe('webglu container')
  expect(correctedQuery('webgpu contianer', hits, [])).toBeUndefined()
})

test('the words as typed are quoted one by one', () => {
  expect(literalQuery(' contianer  "qurey" ')).toBe('"contianer" "qurey"')
})
