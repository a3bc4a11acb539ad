import { expect, test } from 'vitest'

import { releaseChanges } from '#ingest/releases/changes.ts'
import type { CompatEntry, CompatSource } from '#ingest/sources/compat-data.ts'
import { changesByEntry } from '#ingest/support/timelines.ts'
import { readTracks } from '#ingest/support/tracks.ts'

type Statements = NonNullable<CompatEntry['statement']['support']['chrome']>

const releases = Object.fromEntries(
  ['1', '10', '40', '50', '60', '70', '105'].map((version, index) => [
    version,
    { status: 'retired' as const, index },
  ]),
)

/** Changes by release of an entry with these support statements for Chrome, newest first. */
function changesOf(chrome: Statements) {
  const entry: CompatEntry = {
    key: 'css.x',
    segments: ['css', 'x'],
    statement: { support: { chrome }, source_file: 'css/x.json' },
    children: 0,
  }
  const browsers: CompatSource['browsers'] = new Map([
    [
      'chrome',
      {
        name: 'Chrome',
        type: 'desktop',
        accepts_flags: true,
        accepts_webextensions: true,
        releases,
      },
    ],
  ])
  const entries = new Map([[entry.key, entry]])
  const changes = changesByEntry({ browsers, entries, tracks: readTracks({ browsers, entries }) }, [
    'chrome',
  ])
  const byRelease = releaseChanges({
    changes,
    features: new Map(),
    platformsOf: () => ({ platforms: {} }),
  })
  return Object.fromEntries(
    [...byRelease].map(([release, own]) => [release, Object.fromEntries(own.entries)]),
  )
}

test('an entry is added by the release in which support begins', () => {
  expect(changesOf({ version_added: '105' })).toEqual({ 'chrome-105': { added: ['css.x'] } })
})

test('an entry that was removed, came back and was removed again is so in each of these releases', () => {
  const statements: Statements = [
    { version_added: '50', version_removed: '60' },
    { version_added: '1', version_removed: '40' },
  ]
  expect(changesOf(statements)).toEqual({
    'chrome-1': { added: ['css.x'] },
    'chrome-40': { removed: ['css.x'] },
    'chrome-50': { added: ['css.x'] },
    'chrome-60': { removed: ['css.x'] },
  })
})

test('an entry with a prefix and then without one is added by one release and completed by another', () => {
  const statements: Statements = [
    { version_added: '70' },
    { version_added: '10', version_removed: '70', prefix: '-webkit-' },
  ]
  expect(changesOf(statements)).toEqual({
    'chrome-10': { added: ['css.x'] },
    'chrome-70': { unprefixed: ['css.x'] },
  })
})

test.each<[Statements]>([[{ version_added: false }], [{ version_added: 'preview' }]])(
  '%o changes no release',
  (statement) => {
    expect(changesOf(statement)).toEqual({})
  },
)

test('a removal in a preview has removed nothing yet', () => {
  expect(changesOf({ version_added: '105', version_removed: 'preview' })).toEqual({
    'chrome-105': { added: ['css.x'] },
  })
})
