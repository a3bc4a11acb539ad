/** What Node.js, Deno, Bun and WebViews support, read from the compat data a second time, in another way. */
import { describe, expect, test } from 'vitest'

import { valuesOn } from '#catalogue/dated-values.ts'
import { type Platform, platforms, runtimes } from '#catalogue/platforms.ts'
import { onlyThese, verdictOf } from '#catalogue/verdict/verdict.ts'
import { isByEngine, supportIn, supportNow } from '#lib/support-code.ts'
import { versionInteger } from '#lib/version.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

import { dayAfter } from './baseline-statuses.ts'
import { statementsOf } from './compat-package.ts'
import { runtimeReadings } from './feature-states.ts'
import { currentOn, entryReadings, leastFrom, rankOf, releasesOf } from './states.ts'

const { records, summary } = await loadCatalogue()
const today = summary.asOf

function numbersOf(version: string): readonly number[] {
  return version.replace('≤', '').split('.').map(Number)
}

function isAtMost(version: string, other: string): boolean {
  const [a, b] = [numbersOf(version), numbersOf(other)]
  const differ = [0, 1, 2].find((place) => (a[place] ?? 0) !== (b[place] ?? 0))
  return differ === undefined || (a[differ] ?? 0) < (b[differ] ?? 0)
}

/** Whether a version of a platform and all later releases have an entry without any condition. */
function hasIt(key: string, platform: Platform, version: string): boolean {
  const found = entryReadings(key, platform)
  const place = releasesOf(platform).findLastIndex((release) => isAtMost(release.version, version))
  if (found === undefined || place === -1) return false
  return leastFrom(found, place, currentOn(platform, today)).state === 'full'
}

function targetOf(version: string): number {
  const [major = 0, minor = 0, patch = 0] = numbersOf(version)
  return major * 1_000_000 + minor * 1000 + patch
}

/** Entries that do not depend on today's figures: every n-th of those that a platform is asked about. */
function sample<Item>(items: readonly Item[], count: number): readonly Item[] {
  const step = Math.max(1, Math.floor(items.length / count))
  return items.filter((_, place) => place % step === Math.min(7, step - 1)).slice(0, count)
}

const versions: Readonly<Record<Platform, readonly string[]>> = {
  nodejs: ['12.10.0', '18.0.0', '26.5.0'],
  deno: ['1.9', '1.40', '2.2.10'],
  bun: ['1.0.9', '1.0.22', '1.4.0'],
  webview_android: ['4.4', '80', '140'],
  webview_ios: ['9', '15.4', '26.2'],
}

const cases = platforms.flatMap((platform) =>
  versions[platform].map((version) => [platform, version] as const),
)

describe.each(cases)('%s %s', (platform, version) => {
  const known = records.compat.filter(({ objectID: key }) => {
    return statementsOf(key, platform).length > 0
  })

  test.each([
    ['of which the data speaks', sample(known, 200)],
    ['of all', sample(records.compat, 200)],
  ] as const)('the verdict on 200 entries %s is what their statements say', (_, entries) => {
    expect(entries.length).toBe(200)
    const differ = entries.filter((record) => {
      const { answer } = verdictOf(record, onlyThese({ [platform]: targetOf(version) }), today)
      return (answer === 'yes') !== hasIt(record.objectID, platform, version)
    })
    expect(differ.map(({ objectID }) => objectID)).toEqual([])
  })
})

test.each(['nodejs', 'deno', 'bun'] as const)(
  'nothing of CSS, HTML, SVG or MathML ever works in %s, and the reason says so',
  (runtime) => {
    const foreign = records.compat.filter(({ objectID }) =>
      /^(?:css|html|svg|mathml)\./.test(objectID),
    )
    const answers = foreign.map((record) =>
      verdictOf(record, onlyThese({ [runtime]: 999_000_000 }), today),
    )
    expect(answers.filter(({ answer }) => answer !== 'no')).toEqual([])
    expect(answers.every(({ blockers }) => blockers[0]?.how === 'foreign')).toBe(true)
  },
)

test('of a part of what a runtime has, nothing is claimed where the data is silent', () => {
  const silent = records.compat.filter(({ platforms: codes }) => codes.nodejs === '?')
  expect(silent.length).toBeGreaterThan(0)
  for (const record of silent) {
    const { objectID: key } = record
    expect(statementsOf(key, 'nodejs')).toEqual([])
    const { answer, blockers } = verdictOf(record, onlyThese({ nodejs: 999_000_000 }), today)
    expect([answer, blockers[0]?.how]).toEqual(['no', 'unknown'])
  }
})

test('“Runs in” lists a platform exactly where its newest release has the entry', () => {
  const newest = new Map(
    platforms.map((platform) => {
      const last = releasesOf(platform)[currentOn(platform, '')]
      return [platform, last?.version ?? '0'] as const
    }),
  )
  const differ = records.compat.filter(({ objectID, runs }) =>
    platforms.some((platform) => {
      return (
        valuesOn(runs, '').includes(platform) !==
        hasIt(objectID, platform, newest.get(platform) ?? '0')
      )
    }),
  )
  expect(differ.map(({ objectID }) => objectID)).toEqual([])
})

const later = [11, 48].map((days) => dayAfter(today, days))

test.each(platforms)('each release of %s has of an entry what the packages say', (platform) => {
  const releases = releasesOf(platform).map(({ version }) => versionInteger(version))
  const differ = sample(records.compat, 900).flatMap(({ objectID: key, platforms: codes }) => {
    const found = entryReadings(key, platform)
    if (found === undefined) return []
    return [today, ...later].flatMap((day) =>
      releases.flatMap((version, place) => {
        const { state } = supportIn(codes[platform], version, day)
        const wanted = found[place]?.state
        return state === wanted ? [] : [`${key} ${version} on ${day}: ${state}, not ${wanted}`]
      }),
    )
  })
  expect(differ).toEqual([])
})

test.each(runtimes)('each release of %s has of a feature what its parts make of it', (runtime) => {
  const releases = releasesOf(runtime).map(({ version }) => versionInteger(version))
  const wrong: string[] = []
  const ended = records.features.flatMap(({ objectID: id, platforms: codes }) => {
    const [code, found] = [codes[runtime], runtimeReadings(id, runtime)]
    if (code === '?') {
      if (found?.some(({ state }) => state !== 'unknown') !== false) wrong.push(`${id}: ${code}`)
      return []
    }
    if (found === undefined || code === undefined) {
      if (code !== undefined || found !== undefined) wrong.push(`${id}: ${code}`)
      return []
    }
    const wanted = found.map(({ state }) => state).join()
    for (const day of [today, ...later]) {
      const said = releases.map((version) => supportIn(code, version, day).state).join()
      if (said !== wanted) wrong.push(`${id} on ${day}: ${said}, not ${wanted}`)
    }
    return found
      .slice(1)
      .filter(({ state }, place) => rankOf({ state }) < rankOf(found[place] ?? { state }))
  })
  expect(wrong).toEqual([])
  expect(ended.length > 0 || runtime === 'bun').toBe(true)
})

test.each([today, ...later])(
  'on %s a feature runs in no platform where none of its parts does, unless its engine tells it',
  (day) => {
    const parts = new Map<string, (typeof records.compat)[number][]>()
    for (const entry of records.compat) {
      for (const id of entry.features) parts.set(id, [...(parts.get(id) ?? []), entry])
    }
    const wrong = records.features.flatMap(({ objectID, runs, platforms: codes }) => {
      const own = parts.get(objectID) ?? []
      return platforms.flatMap((platform) => {
        const works = (code: string | undefined) =>
          ['full', 'partial'].includes(supportNow(code, day).state)
        const some =
          isByEngine(codes[platform]) || own.some((part) => works(part.platforms[platform]))
        return (valuesOn(runs, day).includes(platform) || works(codes[platform])) && !some
          ? [`${objectID} ${platform}`]
          : []
      })
    })
    expect(wrong).toEqual([])
  },
)

test('what the data says nothing of in a runtime is unknown there where it is of JavaScript or WebAssembly, and nothing of it elsewhere', () => {
  const silent = records.compat.flatMap(({ objectID: key, platforms: codes }) =>
    runtimes.flatMap((name) =>
      statementsOf(key, name).length === 0 ? [{ key, name, code: codes[name] }] : [],
    ),
  )
  const ofLanguages = silent.filter(({ key }) => /^(?:javascript|webassembly)\./.test(key))
  expect(ofLanguages.length).toBeGreaterThan(0)
  expect(ofLanguages.filter(({ code }) => code !== '?')).toEqual([])
  const ofStyles = silent.filter(({ key }) => key.startsWith('css.'))
  expect(ofStyles.filter(({ code }) => code !== undefined)).toEqual([])
})
