import { expect, test } from 'vitest'

import type { BrowserName, CompatSource } from '#ingest/sources/compat-data.ts'
import { twinsOf } from '#ingest/support/engine-twins.ts'
import { trackByEngine } from '#ingest/support/platform-support.ts'

type Releases = readonly (readonly [version: string, engine: string, inside: string])[]

function browserOf(name: BrowserName, releases: Releases, upstream?: 'chrome') {
  return {
    name,
    type: 'desktop' as const,
    accepts_flags: true,
    accepts_webextensions: true,
    ...(upstream !== undefined && { upstream }),
    releases: Object.fromEntries(
      releases.map(([version, engine, inside], index) => [
        version,
        { status: 'retired' as const, index, ...named(engine, inside) },
      ]),
    ),
  }
}

const engines = ['Blink', 'WebKit', 'Presto', 'Trident'] as const

/** What the data has of an engine; nothing of the first browsers. */
function named(text: string, inside: string) {
  const engine = engines.find((one) => one === text)
  return engine === undefined ? {} : { engine, engine_version: inside }
}

const chrome: Releases = [
  ['27', 'WebKit', '537.36'],
  ['28', 'Blink', '28'],
  ['30', 'Blink', '30'],
  ['100', 'Blink', '100'],
]
const opera: Releases = [
  ['9', '', ''],
  ['12', 'Presto', '2.12'],
  ['15', 'Blink', '28'],
  ['16', 'Blink', '29'],
  ['20', 'Blink', '101'],
]
const browsers: CompatSource['browsers'] = new Map([
  ['chrome', browserOf('chrome', chrome)],
  ['opera', browserOf('opera', opera, 'chrome')],
  ['ie', browserOf('ie', [['11', 'Trident', '7.0']])],
] as const)

test('a release has the engine of the last release of its twin in this version or an older one', () => {
  const twins = twinsOf(browsers)
  expect([...twins]).toEqual([
    ['opera', { browser: 'chrome', places: [undefined, undefined, 1, 1, 3] }],
  ])
})

const places = [undefined, undefined, 1, 1, 3]
const full = { place: 0, state: 'full', atMost: false } as const

test.each([
  ['there from the first releases', [{ ...full, place: 1 }], [{ ...full, place: 2, atMost: true }]],
  ['that comes later', [{ ...full, place: 2 }], [{ ...full, place: 4 }]],
  [
    'with an upper bound',
    [{ ...full, place: 2, atMost: true }],
    [{ ...full, place: 4, atMost: true }],
  ],
  ['that only a preview has', [{ ...full, place: 4 }], []],
  [
    'that was removed',
    [{ ...full, place: 1 }, { place: 3, state: 'none', atMost: false } as const],
    [
      { ...full, place: 2, atMost: true },
      { place: 4, state: 'none', atMost: false },
    ],
  ],
])('what the twin has %s is told by the engine', (_, track, steps) => {
  expect(trackByEngine(track, places)).toEqual(steps)
})

test('the first release has it in that release, not in an earlier one', () => {
  expect(trackByEngine([full], [0, 2])).toEqual([full])
})
