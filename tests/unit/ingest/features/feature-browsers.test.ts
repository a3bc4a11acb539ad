import { expect, test } from 'vitest'

import type { CoreBrowser } from '#catalogue/browsers.ts'
import { codeInBrowser, countedParts } from '#ingest/features/feature-platforms.ts'
import { featurePart, type PartSupport } from '#ingest/features/newer-support.ts'
import type { CompatEntry, CompatSource } from '#ingest/sources/compat-data.ts'
import { readTracks } from '#ingest/support/tracks.ts'

type Statements = CompatEntry['statement']['support']

const versions = ['1', '5', '10', '20', '30']
const browser = (name: string) => ({
  name,
  type: 'desktop' as const,
  accepts_flags: true,
  accepts_webextensions: true,
  releases: Object.fromEntries(
    versions.map((version, index) => [version, { status: 'retired' as const, index }]),
  ),
})
const browsers: CompatSource['browsers'] = new Map(
  (['chrome', 'firefox', 'opera'] as const).map((name) => [name, browser(name)]),
)

/** The parts of a feature from the statements of each. */
function featureOf(parts: Readonly<Record<string, Statements>>) {
  const entries = new Map(
    Object.entries(parts).map(([key, support]): [string, CompatEntry] => [
      key,
      {
        key,
        segments: key.split('.'),
        statement: { support, source_file: 'x.json' },
        children: 0,
      },
    ]),
  )
  const tracks = readTracks({ browsers, entries })
  const read = [...entries.keys()].flatMap((key) => featurePart(key, { entries, tracks }) ?? [])
  return { tracks, parts: read }
}

const since = (version: string | false) => ({ version_added: version })

/** What Opera has of a feature that web-features counts from Chrome 10 and Firefox 20 on. */
function inOpera(parts: Readonly<Record<string, Statements>>): string | undefined {
  const { tracks, parts: read } = featureOf(parts)
  const feature = { id: 'x', support: { chrome: '10', firefox: '20' }, parts: read }
  return codeInBrowser('opera', feature, tracks)?.code
}

const counted = { chrome: since('10'), firefox: since('20') }

test.each([
  [
    'is complete since the last part by which web-features counts it',
    {
      'css.x': { ...counted, opera: since('5') },
      'css.x.a': { ...counted, opera: since('20') },
      'css.x.new': { chrome: since('30'), firefox: since(false), opera: since(false) },
    },
    '20; partial 5',
  ],
  [
    'that lacks such a part is partial with its main entry',
    {
      'css.x': { ...counted, opera: since('5') },
      'css.x.a': { ...counted, opera: since(false) },
    },
    'partial 5',
  ],
  [
    'that had all such parts and lost one is removed in part',
    {
      'css.x': { ...counted, opera: since('1') },
      'css.x.a': { ...counted, opera: { version_added: '5', version_removed: '20' } },
    },
    'partial 20; 5; partial 1',
  ],
  ['that never had one has no code', { 'css.x': { ...counted, opera: since(false) } }, undefined],
  ['of which the data says nothing is not known', { 'css.x': counted }, '?'],
])('a feature in a browser beyond the core %s', (_, parts, code) => {
  expect(inOpera(parts)).toBe(code)
})

const part = (since_: Partial<Record<CoreBrowser, number>>): Pick<PartSupport, 'announced'> => ({
  announced: (name) => since_[name],
})

test('the parts that count are those that each core browser had in the version of web-features', () => {
  const [both, late, missing] = [
    part({ chrome: 10, firefox: 18 }),
    part({ chrome: 11, firefox: 18 }),
    part({ chrome: 9 }),
  ]
  const support = { chrome: '10', firefox: '20' }
  expect(countedParts(support, [both, late, missing])).toEqual([both])
  expect(countedParts(support, [late, missing])).toEqual([late, missing])
  expect(countedParts({}, [late, missing])).toEqual([late, missing])
})
