import { expect, test } from 'vitest'

import { currentPhrases } from '#ingest/phrases/current-phrases.ts'
import { collectSurprises } from '#ingest/sources/surprises.ts'

test('phrases follow a feature that was renamed, and those of records that are gone are left out with a remark', () => {
  const surprises = collectSurprises()
  const written = new Map([
    ['old', ['one']],
    ['gone', ['two']],
    ['new', ['three', 'one']],
    ['split', ['six']],
    ['css.gone', ['four']],
    ['css.here', ['five']],
  ])
  const currentIds: Readonly<Record<string, readonly string[]>> = {
    old: ['new'],
    new: ['new'],
    split: ['new', 'other'],
    'css.here': ['css.here'],
  }
  const current = currentPhrases(written, {
    currentIds: (id) => currentIds[id] ?? [],
    surprises,
  })
  expect([...current]).toEqual([
    ['new', ['one', 'three', 'six']],
    ['other', ['six']],
    ['css.here', ['five']],
  ])
  expect(surprises.sentences()).toEqual([
    'The line of old in src/ingest/phrases is for a record that the packages no longer have: it goes to new.',
    'The line of gone in src/ingest/phrases (and 1 more) is for a record that the packages no longer have: it goes to no record.',
    'The line of split in src/ingest/phrases is for a record that the packages no longer have: it goes to new, other.',
  ])
})
