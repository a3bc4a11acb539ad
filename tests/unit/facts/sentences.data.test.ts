/** What answer lines, badges and sets say of versions, sentence by sentence, on the day of the data and on later ones. */
import * as v from 'valibot'
import { expect, test } from 'vitest'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { onlyThese, verdictOf } from '#catalogue/verdict/verdict.ts'
import { verdictReasons } from '#catalogue/verdict/words.ts'
import { type Asked, readText } from '#language/reading.ts'
import { browserNames } from '#lib/glossary.ts'
import { answerLines } from '#search/answers/answer-line.ts'
import { bestThing } from '#search/answers/things.ts'
import { verdictBadge } from '#server/records/badge-text.ts'
import { featureFields } from '#server/records/feature-json.ts'
import { supportJson } from '#server/records/support-json.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

import { dayAfter } from './baseline-statuses.ts'
import { statementsOf } from './compat-package.ts'
import { comesInPreview, featureReadings } from './feature-states.ts'
import { partsOf, versionOf } from './oracle.ts'
import {
  currentOn,
  entryReadings,
  IN_PART,
  previewState,
  rankOf,
  releasesOf,
  usable,
} from './states.ts'
import { type Found, readStatement, type Statement, wantedStatement } from './verdict-statements.ts'
import { majorMinor } from './versions.ts'

const { records, summary } = await loadCatalogue()

const days = [0, 11, 48].map((count) => dayAfter(summary.asOf, count))

type Thing = (typeof records.features)[number] | (typeof records.compat)[number]

type Case = Found & {
  readonly thing: Thing
  readonly isEntry: boolean
  /** Whether nothing but a preview has it. */
  readonly isPreviewed: boolean
  /** The versions that the data has as upper bounds. */
  readonly bounds: ReadonlySet<string>
}

const ofFeatures: readonly Case[] = records.features.flatMap((thing) => {
  const { objectID: id } = thing
  return coreBrowsers.map((browser) => {
    const isPreviewed = comesInPreview(id, browser) !== undefined
    const bounds = new Set([versionOf(id, browser) ?? ''])
    const found = featureReadings(id, browser)
    return { thing, isEntry: false, browser, found, isPreviewed, bounds }
  })
})

const ofEntries: readonly Case[] = records.compat
  .filter((_, place) => place % 20 === 0)
  .flatMap((thing) => {
    const { objectID: key } = thing
    return coreBrowsers.flatMap((browser) => {
      const isPreviewed = rankOf({ state: previewState(key, browser) }) >= usable
      const bounds = new Set(
        statementsOf(key, browser).map(({ version_added: added }) => String(added)),
      )
      const found = entryReadings(key, browser)
      if (found === undefined) return []
      return [{ thing, isEntry: true, browser, found, isPreviewed, bounds }]
    })
  })

/** The first and the newest release, and three between. */
const placesOf = ({ browser }: Case, today: string): readonly number[] => [
  ...new Set([0, 1, 2, 3, 4].map((part) => Math.round((part * currentOn(browser, today)) / 4))),
]

/** Whether what is said of the newest release differs from what was said on the day of the data. */
function isTurning({ browser, found }: Case, today: string): boolean {
  const since = found.slice(currentOn(browser, summary.asOf), currentOn(browser, today) + 2)
  return since.some(({ state }) => state !== since[0]?.state)
}

type Says = (one: Case, version: string, today: string) => Statement | string

/** How statements differ from those that the packages give: of later days, those that change, and one in nine. */
function differences(cases: readonly Case[], says: Says): readonly string[] {
  return days.flatMap((today, later) =>
    cases.flatMap((one, number) => {
      if (later > 0 && number % 9 !== 0 && !isTurning(one, today)) return []
      return placesOf(one, today).flatMap((place) => {
        const { version = '' } = releasesOf(one.browser)[place] ?? {}
        const said = says(one, version, today)
        const what = typeof said === 'string' ? said : textOf(said)
        const wanted = wantedText(one, place, { today, said })
        const where = `${one.thing.objectID} in ${one.browser} ${version} on ${today}`
        return what === wanted ? [] : [`${where}: ${what}, not ${wanted}`]
      })
    }),
  )
}

type Saying = { readonly today: string; readonly said: Statement | string }

function wantedText(one: Case, place: number, { today, said }: Saying): string {
  const { name, version = '', plain = '' } = typeof said === 'string' ? {} : said
  const wanted = wantedStatement(one, place, { today, said: name })
  if (wanted.how === 'missing' && one.isPreviewed) return 'preview'
  // The data may have an upper bound of a version before which less was there.
  const isBound = (own: string, of = '') => own === `≤${of}` && one.bounds.has(own)
  if (wanted.how === 'yes' && version === '') return 'yes'
  return textOf({
    ...wanted,
    ...(isBound(version, wanted.version) && { version }),
    ...(isBound(plain, wanted.plain) && { plain }),
  })
}

const textOf = ({ how, version = '', plain = '', name = '', ranges = '' }: Statement): string =>
  [how, version, plain, name, ranges].filter((part) => part !== '').join(' ')

/** What people ask, with "#" for the browser and its version. */
const phrases = ['it1 #', 'does it1 work in #', 'is it1 supported in #?', 'can i use it1 in #']
const askedOnce = new Map<string, Asked | undefined>()

/** What a text asks, in a phrase of the four. */
function askedOf(browser: string, version: string) {
  const text = `${browser} ${version}`
  const phrase = phrases[askedOnce.size % phrases.length] ?? ''
  if (!askedOnce.has(text))
    askedOnce.set(text, readText(phrase.replace('#', text), days[0] ?? '').asked)
  return askedOnce.get(text)
}

function lineOf({ thing, isEntry, browser }: Case, version: string, today = summary.asOf): string {
  const list = isEntry ? 'compat' : 'features'
  const named = bestThing(thing.objectID, [{ list, hits: [thing] }])
  const asked = askedOf(browserNames[browser].toLowerCase(), version)
  if (named === undefined || asked === undefined) return ''
  const [line] = answerLines(asked, { thing: named, today })
  return line === undefined ? '' : `${line.word}. ${line.sentence}`
}

function answerOf(one: Case, version: string, today: string): Statement | string {
  const line = lineOf(one, version, today)
  // What the version alone has is before what counts for later ones, too.
  const said = line
    .split(/\.(?= |$)/)
    .flatMap((text) => readStatement(text.trim(), 'answer', one.browser) ?? [])
  return said.at(-1) ?? line
}

test('the answer about a version that has what later ones lack names the last version that has it', () => {
  let lost = 0
  const wrong = [...ofFeatures, ...ofEntries].flatMap((one) =>
    one.found.flatMap(({ state }, place) => {
      const next = one.found[place + 1]?.state
      const isLost = state === 'full' && next !== undefined && next !== 'full'
      if (!isLost || place >= currentOn(one.browser, summary.asOf)) return []
      lost++
      const [until, version] = [1, 0].map((step) => releasesOf(one.browser)[place + step]?.version)
      const text = lineOf(one, version ?? '')
      const isNamed = text.startsWith('Yes') && text.replaceAll(',', '').includes(` ${until ?? ''}`)
      return isNamed ? [] : [`${one.thing.objectID} in ${one.browser} ${version ?? ''}: ${text}`]
    }),
  )
  expect(wrong).toEqual([])
  expect(lost).toBeGreaterThan(0)
})

const kinds = [
  ['feature', ofFeatures],
  ['entry', ofEntries],
] as const

test('no version is said to have a feature only where no release has a part of it, whatever the part needs', () => {
  let denied = 0
  const wrong = ofFeatures.flatMap((one) => {
    const { thing, browser } = one
    const newest = currentOn(browser, summary.asOf)
    const said = lineOf(one, releasesOf(browser)[newest]?.version ?? '')
    const isDenied = /No version of .+ has it\./.test(said)
    if (!isDenied && !said.includes('some of its parts are there')) return []
    denied++
    const there = partsOf(thing.objectID).filter((key) =>
      entryReadings(key, browser)
        ?.slice(0, newest + 1)
        .some(({ state }) => rankOf({ state }) > 0),
    )
    const isRight = (there.length === 0) === isDenied
    return isRight ? [] : [`${thing.objectID} in ${browser}: ${said} ${there.join(', ')}`]
  })
  expect(wrong).toEqual([])
  expect(denied).toBeGreaterThan(0)
})

test('the answer about a version that is not out counts no parts of the newest release', () => {
  let coming = 0
  const wrong = ofFeatures.flatMap((one) =>
    releasesOf(one.browser)
      .slice(currentOn(one.browser, summary.asOf) + 1)
      .flatMap(({ version }, place, { length }) => {
        const said = lineOf(one, version)
        const newest = one.found.at(place - length)
        const isNew =
          rankOf(newest ?? { state: 'none' }) >
          rankOf(one.found.at(-length - 1) ?? { state: 'none' })
        if (!isNew) return []
        coming++
        return said.includes('in the newest release') ? [`${one.thing.objectID}: ${said}`] : []
      }),
  )
  expect(wrong).toEqual([])
  expect(coming).toBeGreaterThan(0)
})

test.each(kinds)('the answer about a %s in a version says what the packages do', (_, cases) => {
  expect(differences(cases, answerOf)).toEqual([])
})

/** The clause of a verdict, which sets show as it is. */
const clauseOf: Says = ({ thing, browser }, version, today) => {
  const { blockers } = verdictOf(thing, onlyThese({ [browser]: majorMinor(version) }), today)
  const [clause = ''] = verdictReasons({ answer: 'no', blockers, unjudged: [] })
  if (blockers.length === 0) return { how: 'yes' }
  return readStatement(clause, 'clause', browser) ?? clause
}

test('a clause on an entry in a version says what the packages do', () => {
  expect(differences(ofEntries, clauseOf)).toEqual([])
})

const badgeWords: Readonly<Record<string, string>> = {
  yes: 'Works',
  nearly: 'Nearly',
  partial: 'In part',
  prefix: 'In part',
  alternative: 'In part',
}

/** The clause of a badge, if its message has the word that goes with it. */
const badgeOf: Says = ({ thing, browser }, version, today) => {
  if (!v.is(featureFields, thing)) return 'no feature'
  const browsers = { ...onlyThese({ [browser]: majorMinor(version) }), name: 'it', remarks: [] }
  const { message, description } = verdictBadge(thing, browsers, today)
  const [, first = ''] = /^Checked in it\. ?(.*?)\.?$/.exec(description) ?? []
  const clause = first.replace(/^Not known/, 'not known')
  const said = first === '' ? { how: 'yes' as const } : readStatement(clause, 'clause', browser)
  const isFitting = message.startsWith(`${badgeWords[said?.how ?? ''] ?? 'Not'} in `)
  return said !== undefined && isFitting ? said : `${message}: ${description}`
}

test('the badge of a feature in a version says what the packages do', () => {
  expect(differences(ofFeatures, badgeOf)).toEqual([])
})

const jsonStates = {
  yes: 'yes',
  nearly: 'nearly',
  partial: 'partial',
  prefix: 'prefix',
  alternative: 'other name',
  flag: 'flag',
  removed: 'removed',
  unknown: 'unknown',
  later: 'no',
  announced: 'no',
  missing: 'no',
  preview: 'no',
  foreign: 'no',
} as const satisfies Record<Statement['how'], string>

test.each(kinds)('the JSON of a %s says of the newest release what the packages do', (_, cases) => {
  const wrong = days.flatMap((today) =>
    cases.flatMap((one) => {
      const { thing, browser } = one
      const said = supportJson(thing.support[browser], today)
      const name = `${said.name ?? ''}${said.inPart === true ? IN_PART : ''}`
      const wanted = wantedStatement(one, currentOn(browser, today), { today, said: name })
      const state = jsonStates[wanted.how]
      const isAnnounced = wanted.how === 'announced'
      const since = isAnnounced || wanted.how === 'unknown' ? undefined : wanted.version
      const isSince = [since, one.bounds.has(`≤${since}`) ? `≤${since}` : since].includes(
        said.since,
      )
      const isSame = said.state === state && isSince && name === (wanted.name ?? '')
      const where = `${thing.objectID} in ${browser} on ${today}`
      return isSame ? [] : [`${where}: ${JSON.stringify(said)}, not ${textOf(wanted)}`]
    }),
  )
  expect(wrong).toEqual([])
})
