import { expect, test } from 'vitest'

import { type CoreBrowser, coreBrowsers, NEVER } from '#catalogue/browsers.ts'
import { standingAt } from '#catalogue/history/timeline.ts'
import { plainVersion } from '#catalogue/verdict/combine.ts'
import { onlyThese, verdictOf } from '#catalogue/verdict/verdict.ts'
import { readCodeTable } from '#check/analysis/code-index.ts'
import { supportIn } from '#lib/support-code.ts'
import { versionInteger } from '#lib/version.ts'
import { browserColumns } from '#search/lists/browser-columns.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { supportCell } from '#ui/support/support-state.ts'

import { featureReadings } from './feature-states.ts'
import {
  currentOn,
  IN_PART,
  entryReadings,
  type Reading,
  type ReadState,
  releasesOf,
} from './states.ts'
import { wantedAnswer } from './verdict-statements.ts'
import { majorMinor } from './versions.ts'

const { records, summary, content } = await loadCatalogue()

/** Every entry with `PLINTH_FACTS=whole`, else one in twenty: the same ones for the same data. */
const STEP = process.env['PLINTH_FACTS'] === 'whole' ? 1 : 20

const later = (days: number): string =>
  new Date(Date.parse(summary.asOf) + days * 86_400_000).toISOString().slice(0, 10)
const days = [0, 11, 48, 400].map(later)

type Thing = Pick<
  (typeof records.compat)[number],
  'objectID' | 'support' | 'min' | 'usable' | 'platforms'
>

type Case = {
  readonly thing: Thing
  readonly browser: CoreBrowser
  readonly found: readonly Reading[]
}

const features: readonly Thing[] = records.features
const entries: readonly Thing[] = records.compat.filter((_, place) => place % STEP === 0)

const casesOf = (
  things: readonly Thing[],
  read: (id: string, browser: CoreBrowser) => readonly Reading[] | undefined,
): readonly Case[] =>
  things.flatMap((thing) =>
    coreBrowsers.flatMap((browser) => {
      const found = read(thing.objectID, browser)
      return found === undefined ? [] : [{ thing, browser, found }]
    }),
  )

const cases = [...casesOf(features, featureReadings), ...casesOf(entries, entryReadings)]

/** Before any support, at the first support, at the first plain support, today and after. */
function placesOf({ found, browser }: Case, today: string): readonly number[] {
  const first = found.findIndex(({ state }) => state !== 'none')
  const plain = found.findIndex(({ state }) => state === 'full')
  const current = currentOn(browser, today)
  const all = [first - 1, first, plain - 1, plain, current, current + 1]
  return [...new Set(all)].filter((place) => place >= 0 && place < found.length)
}

/** The differences of a surface from the reading at each place, on each day. */
function differences(
  says: (one: Case, place: number, today: string) => readonly [found: unknown, wanted: unknown],
): readonly string[] {
  return days.flatMap((today) =>
    cases.flatMap((one) =>
      placesOf(one, today).flatMap((place) => {
        const [found, wanted] = says(one, place, today)
        if (found === wanted) return []
        const release = `${one.browser} ${releasesOf(one.browser)[place]?.version ?? ''}`
        return [
          `${one.thing.objectID} in ${release} on ${today}: ${String(found)}, not ${String(wanted)}`,
        ]
      }),
    ),
  )
}

const versionAt = (browser: CoreBrowser, place: number): string =>
  releasesOf(browser)[place]?.version ?? ''

test('the state of each version is that of the packages', () => {
  const wrong = differences(({ thing, browser, found }, place, today) => {
    const version = versionInteger(versionAt(browser, place))
    return [supportIn(thing.support[browser], version, today).state, found[place]?.state]
  })
  expect(wrong).toEqual([])
})

test('the prefix or name of a version is one that it has by the packages, in whole or in part', () => {
  const wrong = differences(({ thing, browser, found }, place, today) => {
    const version = versionInteger(versionAt(browser, place))
    const { state, step } = supportIn(thing.support[browser], version, today)
    const isNamed = state === 'prefix' || state === 'alias'
    const name = `${step?.name ?? ''}${step?.inPart === true ? IN_PART : ''}`
    return [isNamed && found[place]?.names.includes(name), isNamed]
  })
  expect(wrong).toEqual([])
})

test('the verdict on each version gives the shortfall of that version and all later ones', () => {
  const wrong = differences((one, place, today) => {
    const target = majorMinor(versionAt(one.browser, place))
    const { blockers } = verdictOf(one.thing, onlyThese({ [one.browser]: target }), today)
    const how = blockers[0]?.how ?? 'yes'
    // The packages give no version of a preview to read.
    return [how === 'preview' ? 'missing' : how, wantedAnswer(one, place, today)]
  })
  expect(wrong).toEqual([])
})

test('the filters of the provider keep what works, and what works in part, by the verdict', () => {
  const wrong = differences(({ thing, browser }, place, today) => {
    const target = majorMinor(versionAt(browser, place))
    const { answer } = verdictOf(thing, onlyThese({ [browser]: target }), today)
    const [min, usable] = [thing.min[browser], thing.usable[browser]]
    const filtered = min <= target ? 'yes' : usable <= target ? 'part' : 'no'
    return [filtered, answer]
  })
  expect(wrong).toEqual([])
})

test('a set needs the first version since which all that are out have plain support', () => {
  const wrong = differences(({ thing, browser, found }, _, today) => {
    const newest = currentOn(browser, today)
    const short = found.slice(0, newest + 1).findLastIndex(({ state }) => state !== 'full')
    const wanted = short === newest ? NEVER : majorMinor(versionAt(browser, short + 1))
    return [plainVersion(thing.support[browser], today), wanted]
  })
  expect(wrong).toEqual([])
})

/** Texts of cells: "18", "prefix 3", "part 15", "flag 96". */
const words: Readonly<Partial<Record<ReadState, RegExp>>> = {
  full: /^≤?[\d.]+$/,
  partial: /^part /,
  nearly: /^most /,
  prefix: /^prefix /,
  alias: /^alias /,
  flag: /^(?:flag|next) /,
}

test('the cell of a browser shows the state of its newest release', () => {
  const wrong = differences(({ thing, browser, found }, _, today) => {
    const column = browserColumns.find(({ id }) => id === browser)
    const cell = column && supportCell(column, thing, today)
    const state = found[currentOn(browser, today)]?.state ?? 'none'
    const isRight = (words[state] ?? /^(?:–|next.*|\d+%)$/).test(cell?.text ?? '')
    return [isRight ? state : cell?.text, state]
  })
  expect(wrong).toEqual([])
})

test('the history of each release has the state of the packages', () => {
  const places = new Map(content.entries.flat().map(([key], place) => [key, place]))
  const wrong = differences(({ thing, browser, found }, place) => {
    const timeline = content.histories[browser]?.timelines[places.get(thing.objectID) ?? -1]
    const wanted = found[place]?.state
    // A history marks the step before which the state is unknown.
    if (timeline === undefined || wanted === 'unknown') return [wanted, wanted]
    const said = standingAt(timeline, place)?.state
    return [said, wanted]
  })
  expect(wrong).toEqual([])
})

test('a check of code knows the same support as the record', () => {
  const index = readCodeTable(content.code)
  const wrong = entries.filter(({ objectID, support }) => {
    const entry = index.get(objectID)
    return entry && coreBrowsers.some((browser) => entry.support[browser] !== support[browser])
  })
  expect(wrong.map(({ objectID }) => objectID)).toEqual([])
})
