/** What feeds and calendars tell of support, against each change from a release to the next by the packages. */
import { expect, test } from 'vitest'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { noChanges } from '#catalogue/events/change-log.ts'
import { expectedOf, supportEvents } from '#catalogue/events/record-events.ts'
import { releaseDaysOf } from '#catalogue/events/release-days.ts'
import { plainCodeText } from '#lib/code-text.ts'
import { formatDay } from '#lib/format-day.ts'
import { browserNames } from '#lib/glossary.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

import { dayAfter } from './baseline-statuses.ts'
import { statementsOf } from './compat-package.ts'
import { featureReadings } from './feature-states.ts'
import { versionOf } from './oracle.ts'
import { entryReadings, IN_PART, rankOf, type Reading, releasesOf } from './states.ts'
import { isUsable } from './verdict-statements.ts'

const { records, summary, content } = await loadCatalogue()
const releases = releaseDaysOf(content.releaseDates)

const days = [0, 11, 48].map((count) => dayAfter(summary.asOf, count))

type Thing = (typeof records.features)[number] | (typeof records.compat)[number]

/** A change that the packages give: "removed in Firefox 129", with its day. */
type Change = { readonly what: string; readonly version: string; readonly day: string }

type Case = {
  readonly thing: Thing
  readonly list: 'features' | 'compat'
  readonly browser: (typeof coreBrowsers)[number]
  readonly changes: readonly Change[]
}

const nothing: Reading = { state: 'none', names: [] }

/** What a change to a reading is called; undefined if pages cannot tell it from what was before. */
function nameOf(before: Reading, { state }: Reading, held: string): string | undefined {
  const only = rankOf(before) >= rankOf({ state: 'nearly' }) ? 'only ' : ''
  const [name = '', half] = held.split(IN_PART)
  const part = half === undefined ? '' : 'in part '
  if (state === 'full') return 'supported'
  if (state === 'nearly') return `supported ${only}nearly in full`
  if (state === 'partial') return `supported ${only}in part`
  if (state === 'prefix')
    return `supported ${part}${name === '' ? 'with a prefix' : `with the prefix ${name}`}`
  if (state === 'alias')
    return `supported ${part}${name === '' ? 'under another name' : `as ${name}`}`
  return isUsable(before) ? 'removed' : undefined
}

/** The changes of state, prefix and name with a day; upper bounds of versions have none. */
function changesIn(
  browser: Case['browser'],
  found: readonly Reading[],
  bounds: ReadonlySet<string>,
): readonly Change[] {
  let [before, held] = [nothing, '']
  return found.flatMap((after, place) => {
    const { version = '', day = '' } = releasesOf(browser)[place] ?? {}
    const isNamed = after.state === 'prefix' || after.state === 'alias'
    // A name lasts while it works, even if another one comes beside it.
    const isHeld = after.state === before.state && after.names.includes(held)
    const name = isHeld ? held : (after.names[0] ?? '')
    const isChange = after.state !== before.state || (isNamed && name !== held)
    const what = isChange ? nameOf(before, after, name) : undefined
    const isKnown = before.state !== 'unknown' && after.state !== 'unknown'
    ;[before, held] = [after, name]
    if (what === undefined || !isKnown || day === '' || bounds.has(`≤${version}`)) return []
    return [{ what: `${what} in ${browserNames[browser]} ${version}`, version, day }]
  })
}

const ofFeatures = records.features.flatMap((thing) =>
  coreBrowsers.map((browser): Case => {
    const bounds = new Set([versionOf(thing.objectID, browser) ?? ''])
    const changes = changesIn(browser, featureReadings(thing.objectID, browser), bounds)
    return { thing, list: 'features', browser, changes }
  }),
)

const ofEntries = records.compat
  .filter((_, place) => place % 20 === 0)
  .flatMap((thing) =>
    coreBrowsers.map((browser): Case => {
      const keys = thing.objectID
        .split('.')
        .map((_, depth, all) => all.slice(0, depth + 1).join('.'))
      const bounds = new Set(
        keys
          .flatMap((key) => statementsOf(key, browser))
          .flatMap(({ version_added: added, version_removed: removed }) => [
            String(added),
            String(removed),
          ]),
      )
      const changes = changesIn(browser, entryReadings(thing.objectID, browser) ?? [], bounds)
      return { thing, list: 'compat', browser, changes }
    }),
  )

const kinds = [
  ['feature', ofFeatures],
  ['entry', ofEntries],
] as const

test.each(kinds)(
  'the feed of a %s tells of each change of support on its day, and of no other',
  (_, cases) => {
    const wrong = days.flatMap((today) =>
      cases.flatMap(({ thing, browser, changes }) => {
        const codes = { [browser]: thing.support[browser] }
        const said = supportEvents(codes, { releases, today })
          .filter(({ kind }) => kind !== 'announced')
          .map(({ title, day }) => `${day} ${title}`)
        const wanted = changes
          .filter(({ day }) => day <= today)
          .map(({ what, day }) => `${day} ${what}`)
        const where = `${thing.objectID} in ${browser} on ${today}`
        return said.join() === wanted.join()
          ? []
          : [`${where}: ${said.join()}, not ${wanted.join()}`]
      }),
    )
    expect(wrong).toEqual([])
  },
)

test.each(kinds)(
  'the calendar of a %s has each announced change on its day, and no other',
  (_, cases) => {
    const wrong = days.flatMap((today) =>
      cases.flatMap(({ thing, list, browser, changes }) => {
        const record = {
          ...thing,
          support: { [browser]: thing.support[browser] },
          baseline: 'limited' as const,
        }
        const said = expectedOf(list, record, { today, log: noChanges })
        const wanted = changes
          .filter(({ day }) => day > today)
          .map(({ what, version, day }) => ({
            day,
            title: `${plainCodeText(thing.name)}: to be ${what}`,
            text: `${browserNames[browser]} ${version} is announced for ${formatDay(day)}. The day is not confirmed.`,
          }))
        const texts = said.map(({ day, title, text }) => ({ day, title, text }))
        const isSame = JSON.stringify(texts) === JSON.stringify(wanted)
        return isSame ? [] : [{ today, wanted, texts }]
      }),
    )
    expect(wrong).toEqual([])
  },
)
