import { expect, test } from 'vitest'

import type { CoreBrowser } from '#catalogue/browsers.ts'
import { formatMonth } from '#lib/dates.ts'
import { browserNames } from '#lib/glossary.ts'
import type { AnswerLine } from '#search/answers/answer-line.ts'
import { type AskedText, askText } from '#search/answers/ask-text.ts'
import { readyRequest } from '#search/targets/filter/ready-request.ts'
import { readResult } from '#search/transport/list-query.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { readCurrentIds } from '#tests/support/current-feature.ts'
import { catalogueProvider } from '#tests/support/filled-provider.ts'
import { featureReadings } from '#tests/unit/facts/feature-states.ts'
import { versionOf } from '#tests/unit/facts/oracle.ts'
import {
  currentOn,
  leastFrom,
  positionOf,
  type ReadState,
  releasesOf,
} from '#tests/unit/facts/states.ts'

const { summary, records } = await loadCatalogue()
const today = summary.asOf
const currentId = await readCurrentIds()

/** What people type, and the feature that they mean. */
const things = {
  popover: 'popover',
  'container queries': 'container-queries',
  ':has()': 'has',
  'css grid': 'grid',
  subgrid: 'subgrid',
  flexbox: 'flexbox',
  'dialog element': 'dialog',
  'service workers': 'service-workers',
  'anchor positioning': 'anchor-positioning',
  'view transitions': 'view-transitions',
  'backdrop-filter': 'backdrop-filter',
  'aspect-ratio': 'aspect-ratio',
  webgpu: 'webgpu',
  'web bluetooth': 'web-bluetooth',
  'import maps': 'import-maps',
  structuredClone: 'structured-clone',
  'css nesting': 'nesting',
  temporal: 'temporal',
  'color-mix()': 'color-mix',
  'scroll-driven animations': 'scroll-driven-animations',
} as const

const browsers = {
  chrome: ['chrome', '100'],
  firefox: ['firefox', '110'],
  safari: ['safari', '15.4'],
} as const satisfies Record<string, readonly [CoreBrowser, string]>

/** With `@` for the browser, `#` for its version, and `X` for the thing. */
const patterns = [
  'X @',
  'is X supported in @?',
  'does @ support X',
  'X @ #',
  'can i use X in @ #',
  'when did @ add X',
] as const

const words: Readonly<Record<ReadState, readonly string[]>> = {
  full: ['Yes'],
  nearly: ['Nearly'],
  partial: ['In part'],
  prefix: ['With a prefix'],
  alias: ['With a prefix'],
  flag: ['Behind a flag'],
  none: ['Not yet', 'Announced', 'Removed'],
  unknown: ['Unknown'],
}

const visit = { today, turnDays: [], datedValues: {} }

async function linesFor(text: string): Promise<readonly AnswerLine[]> {
  const asked = askText(text, today)
  return asked.read({ question: [], things: await resultsOf(asked) }).lines
}

async function resultsOf(asked: Pick<AskedText, 'things'>) {
  const provider = await catalogueProvider()
  const response = await provider(
    new Request('http://plinth/1/indexes/*/queries', {
      method: 'POST',
      headers: { 'x-algolia-application-id': 'plinth', 'x-algolia-api-key': 'plinth-search' },
      body: JSON.stringify({
        requests: asked.things.map((request) => readyRequest(request, visit)),
      }),
    }),
  )
  const { results }: { readonly results: readonly object[] } = await response.json()
  return results.map(readResult)
}

const texts = Object.entries(things).flatMap(([typed, id]) =>
  patterns.flatMap((pattern) =>
    Object.values(browsers).map(([browser, version]) => ({
      text: pattern
        .replace('X', () => typed)
        .replace('@', browser)
        .replace('#', version),
      id: currentId(id),
      browser,
      version: pattern.includes('#') ? version : undefined,
    })),
  ),
)

type Asked = (typeof texts)[number]

/** What the packages say of the named version and all later ones, or of the newest release. */
function readingOf({ id, browser, version }: Asked): ReadState {
  const found = featureReadings(id, browser)
  const newest = currentOn(browser, today)
  const from = version === undefined ? newest : positionOf(browser, version)
  return leastFrom(found, from, newest).state
}

/** "Firefox 125 (Apr 2024)", from the packages; undefined for a browser without the feature. */
function sinceText({ id, browser }: Asked): string | undefined {
  const version = versionOf(id, browser)
  if (version === undefined) return undefined
  if (version.startsWith('≤')) return `${browserNames[browser]} ${version.slice(1)} or earlier`
  const day = releasesOf(browser)[positionOf(browser, version)]?.day ?? ''
  return `${browserNames[browser]} ${version} (${formatMonth(day)})`
}

function isRight(asked: Asked, { thing, word, where, sentence }: AnswerLine): boolean {
  const { id, browser, version } = asked
  const named = `in ${browserNames[browser]}${version === undefined ? '' : ` ${version}`}`
  if (thing.list !== 'features' || thing.id !== id || where !== named) return false
  const since = sinceText(asked)
  const isVersionSaid =
    since === undefined ||
    (word === 'Yes' && sentence.startsWith(`Since ${since}.`)) ||
    (word === 'Not yet' && sentence.startsWith(`Needs ${since}.`)) ||
    !['Yes', 'Not yet'].includes(word)
  return words[readingOf(asked)].includes(word) && isVersionSaid
}

test('of 20 features, 6 ways to ask and 3 browsers, the line is there and never wrong', async () => {
  const answered = await Promise.all(
    texts.map(async (asked) => ({ asked, lines: await linesFor(asked.text) })),
  )
  const missing = answered.filter(({ lines }) => lines.length === 0)
  const wrong = answered.filter(({ asked, lines }) => !lines.every((line) => isRight(asked, line)))
  expect(
    wrong.map(({ asked, lines }) => [asked.text, readingOf(asked), sinceText(asked), lines]),
  ).toEqual([])
  expect(texts).toHaveLength(360)
  expect(missing.map(({ asked }) => asked.text)).toEqual([])
})

test.each([
  ['optional chaining safari', 'compat/javascript.operators.optional_chaining'],
  ['lookbehind assertion safari', 'compat/javascript.regular_expressions.lookbehind_assertion'],
  ['service worker safari', 'features/service-workers'],
  ['getElementById firefox', 'compat/api.Document.getElementById'],
  ['contianer queries safari', 'features/container-queries'],
  ['drag and drop firefox', 'features/draganddrop'],
  ['fetch in node 18', 'features/fetch'],
  ['is document.write deprecated', 'features/document-write'],
])('“%s” is about %s', async (text, place) => {
  const [line] = await linesFor(text)
  const [list = '', id = ''] = place.split('/')
  expect([line?.thing.list, line?.thing.id]).toEqual([
    list,
    list === 'features' ? currentId(id) : id,
  ])
})

test('a key with a browser is about the entry that has it', async () => {
  const hyphened = records.compat.filter(({ objectID: key }) => key.includes('-'))
  const keys = hyphened.flatMap(({ objectID }, place) => (place % 40 === 0 ? [objectID] : []))
  const wrong: string[] = []
  for (const key of keys) {
    const [line] = await linesFor(`${key} chrome`)
    if (line?.thing.id !== key) wrong.push(`${key}: ${line?.thing.id ?? 'nothing'}`)
  }
  expect(keys.length).toBeGreaterThan(50)
  expect(wrong).toEqual([])
})

test('a text about something that no record is named has no line', async () => {
  await expect(linesFor('frobnicator in safari')).resolves.toEqual([])
  await expect(linesFor('is everything supported in firefox')).resolves.toEqual([])
})

test.each([
  ['subgrid vs masonry', 'subgrid,grid-lanes'],
  ['fetch vs xmlhttprequest', 'fetch,xhr'],
  ['compare popover and dialog', 'popover,dialog'],
  ['flexbox vs css grid vs subgrid', 'flexbox,grid,subgrid'],
  ['subgrid vs frobnicator', undefined],
  ['grid vs css grid', undefined],
])('“%s” leads to the set of %s', async (text, ids) => {
  const asked = askText(text, today)
  const { comparison, lines } = asked.read({ question: [], things: await resultsOf(asked) })
  const current = ids?.split(',').map(currentId).join(',')
  expect(comparison?.href).toBe(current === undefined ? undefined : `/set?f=${current}`)
  expect(lines).toEqual([])
})

/** A name of general words is not found among others. */
const MOST_UNREAD = 0.05

test('a list of names leads to the set of nearly all of them, and names the words that it leaves out', async () => {
  const plain = records.features.filter(({ name }) => /^[a-z][a-z -]+$/i.test(name))
  const names = plain.flatMap(({ name }, place) => (place % 11 === 0 ? [name] : []))
  const unread: string[] = []
  for (let at = 0; at < names.length; at += 5) {
    const asked = askText([...names.slice(at, at + 5), 'frobnicator'].join(', '), today)
    const { comparison } = asked.read({ question: [], things: await resultsOf(asked) })
    const [, named = ''] = /Not used: (.+)\.$/.exec(comparison?.about ?? '') ?? []
    expect(named).toContain('“frobnicator”')
    unread.push(...Array.from(named.matchAll(/“([^”]+)”/g), ([, name = '']) => name))
  }
  const others = unread.filter((name) => name !== 'frobnicator')
  expect(names.length).toBeGreaterThan(25)
  expect(others.length > names.length * MOST_UNREAD ? others : []).toEqual([])
})

test('each of several things has its lines, and a name that means none is named', async () => {
  const lines = await linesFor('subgrid, popover, frobnicator and dialog in safari 15')
  expect(lines.map(({ thing }) => thing.id)).toEqual(
    ['subgrid', 'popover', 'dialog'].map(currentId),
  )
  expect(lines[0]?.sentence).toContain('Not used: “frobnicator”.')
  expect(lines[1]?.sentence).not.toContain('Not used')
})
