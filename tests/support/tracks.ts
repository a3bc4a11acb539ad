import { type CoreBrowser, coreBrowsers } from '#catalogue/browsers.ts'
import {
  asList,
  type CompatEntry,
  type CompatSource,
  type SimpleSupportStatement,
} from '#ingest/sources/compat-data.ts'
import { readTracks } from '#ingest/support/tracks.ts'

/** The newest release of every browser of a test, and the one that is announced. */
const LAST = 150
const COMING = 160

const versions = Array.from({ length: LAST + 1 }, (_, version) => String(version))

/** The tracks of entries in browsers with the releases 0 to 150, 15.4, and 160 to come. */
export function tracksOf(entries: Iterable<CompatEntry>) {
  const releases = Object.fromEntries([
    ...[...versions, '15.4'].map((version) => [version, { status: 'retired' }]),
    [String(COMING), { status: 'beta', release_date: '2026-12-01' }],
  ])
  const browsers: CompatSource['browsers'] = new Map(
    coreBrowsers.map((name) => [
      name,
      { name, type: 'desktop', releases, accepts_flags: true, accepts_webextensions: true },
    ]),
  )
  return readTracks({ browsers, entries: new Map([...entries].map((entry) => [entry.key, entry])) })
}

type Statements = SimpleSupportStatement | readonly SimpleSupportStatement[]

/** An entry with statements by browser, newest first. */
export function compatEntry(
  key: string,
  support: { readonly [Name in CoreBrowser]?: Statements },
): CompatEntry {
  return {
    key,
    segments: key.split('.'),
    statement: {
      support: Object.fromEntries(
        Object.entries(support).flatMap(([browser, statements]) => {
          const [first, second, ...others] = asList<SimpleSupportStatement>(statements)
          if (first === undefined) return []
          return [[browser, second === undefined ? first : [first, second, ...others]]]
        }),
      ),
      source_file: 'x.json',
    },
    children: 0,
  }
}
