import { expect, test } from 'vitest'

import { releaseChanges } from '#ingest/releases/changes.ts'
import type { CompatEntry } from '#ingest/sources/compat-data.ts'

type Statements = NonNullable<CompatEntry['statement']['support']['chrome']>

/** Changes by release of an entry with these support statements for Chrome, newest first. */
function changesOf(chrome: Statements) {
  const entry: CompatEntry = {
    key: 'css.x',
    segments: ['css', 'x'],
    statement: { support: { chrome }, source_file: 'css/x.json' },
    children: 0,
  }
  const changes = releaseChanges({ entries: new Map([[entry.key, entry]]), features: new Map() })
  return Object.fromEntries(
    [...changes].map(([release, { added, removed }]) => [release, { added, removed }]),
  )
}

test('an entry is added by the release in which plain support begins', () => {
  expect(changesOf({ version_added: '105' })).toEqual({
    'chrome-105': { added: ['css.x'], removed: [] },
  })
})

test('an entry that was removed twice is removed by the later release', () => {
  const statements: Statements = [
    { version_added: '50', version_removed: '60' },
    { version_added: '1', version_removed: '40' },
  ]
  expect(changesOf(statements)).toEqual({ 'chrome-60': { added: [], removed: ['css.x'] } })
})

test('an entry that came back after a removal is added and not removed', () => {
  const statements: Statements = [
    { version_added: '70' },
    { version_added: '1', version_removed: '40' },
  ]
  expect(changesOf(statements)).toEqual({ 'chrome-70': { added: ['css.x'], removed: [] } })
})

test.each([
  [{ version_added: '10', prefix: '-webkit-' }],
  [{ version_added: '15', partial_implementation: true } as const],
  [{ version_added: false } as const],
])('%o changes no release', (statement) => {
  expect(changesOf(statement)).toEqual({})
})
