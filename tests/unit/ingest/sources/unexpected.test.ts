import { expect, test } from 'vitest'

import { withKnownSupport } from '#ingest/sources/compat-data.ts'
import { SourceError } from '#ingest/sources/errors.ts'
import { collectSurprises } from '#ingest/sources/surprises.ts'
import { sortByKind } from '#ingest/sources/web-features.ts'
import { featureSource } from '#tests/support/feature-source.ts'

const feature = { ...featureSource, name: 'Grid' }

/** Features, one of a kind that the types do not have. */
function withKind(kind: string): Parameters<typeof sortByKind>[0] {
  return JSON.parse(
    JSON.stringify({
      grid: feature,
      'css-grid': { kind: 'moved', redirect_target: 'grid' },
      layout: { kind: 'split', redirect_targets: ['grid', 'flexbox'] },
      new: { kind, members: ['grid'] },
    }),
  )
}

test('a feature of an unknown kind is left out and named; the others are sorted by kind', () => {
  const surprises = collectSurprises()
  const { live, former } = sortByKind(withKind('bundle'), surprises)
  expect([...live]).toEqual([['grid', feature]])
  expect([...former]).toEqual([
    ['css-grid', ['grid']],
    ['layout', ['grid', 'flexbox']],
  ])
  expect(surprises.sentences()).toEqual([
    'web-features.new is of the unknown kind "bundle", and left out.',
  ])
})

/** A statement that is valid JSON, although the types exclude null versions. */
function statement(support: object): Parameters<typeof withKnownSupport>[0] {
  return JSON.parse(JSON.stringify({ source_file: '', support }))
}

test('an entry is silent about support whose version is null, and the entry is named', () => {
  const surprises = collectSurprises()
  const unknown = statement({
    chrome: { version_added: '1' },
    edge: { version_added: null },
    firefox: [{ version_added: '3' }, { version_added: null }],
    safari: { version_added: false },
  })
  expect(withKnownSupport(unknown, 'api.Thing', surprises).support).toEqual({
    chrome: [{ version_added: '1' }],
    firefox: [{ version_added: '3' }],
    safari: [{ version_added: false }],
  })
  expect(surprises.sentences()).toEqual([expect.stringMatching(/^api\.Thing has support .*\.$/)])
})

test('an entry whose versions are all known stays as it is, and is not named', () => {
  const surprises = collectSurprises()
  const known = statement({ chrome: [{ version_added: '≤1' }, { version_added: 'preview' }] })
  expect(withKnownSupport(known, 'api.Thing', surprises)).toBe(known)
  expect(surprises.sentences()).toEqual([])
})

test.each([true, 12])('the version %s stops the build with the entry in the message', (added) => {
  const wrong = statement({ chrome: { version_added: added } })
  const read = () => withKnownSupport(wrong, 'api.Thing', collectSurprises())
  expect(read).toThrow(SourceError)
  expect(read).toThrow(`api.Thing has the version_added ${String(added)}`)
})
