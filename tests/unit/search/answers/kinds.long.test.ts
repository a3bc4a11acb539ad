import { expect, test } from 'vitest'

import { loadSubjects } from '#language/load-subjects.ts'
import { compareVersions } from '#lib/version.ts'
import { connectWithin } from '#provision/client.ts'
import type { AnswerLine } from '#search/answers/answer-line.ts'
import { askText } from '#search/answers/ask-text.ts'
import { isNamedPart } from '#search/rows/exact-hits.ts'
import { readyRequest } from '#search/targets/filter/ready-request.ts'
import { readResult } from '#search/transport/list-query.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { catalogueProvider } from '#tests/support/filled-provider.ts'
import { statementsOf } from '#tests/unit/facts/compat-package.ts'

const { records, summary } = await loadCatalogue()
const today = summary.asOf
const day = { today, turnDays: summary.turnDays, datedValues: summary.datedValues }
const client = connectWithin(await catalogueProvider(), { appId: 'plinth', key: 'plinth-search' })
await loadSubjects()

/** A word of each kind, and how many entries there are for each that is asked about. */
const kinds = [
  ['Element', 'tag', 1],
  ['Global attribute', 'attribute', 1],
  ['CSS property', 'property', 1],
  ['Pseudo-class', 'selector', 1],
  ['CSS function', 'function', 1],
  ['CSS unit', 'unit', 1],
  ['At-rule', 'at-rule', 1],
  ['HTTP header', 'header', 1],
  ['Operator', 'operator', 1],
  ['Event', 'event', 4],
  ['Method', 'method', 40],
] as const

/** The share of the texts of each kind that are answered about their record. */
const LEAST = 0.99

/** Asked about in one text, in this order. */
const browsers = { safari: '15', firefox: '100', chrome: '90' } as const
const where = 'in safari 15, firefox 100 and chrome 90'

async function linesFor(text: string): Promise<readonly AnswerLine[]> {
  const asked = askText(text, today)
  const requests = asked.things.map((request) => readyRequest(request, day))
  const { results } = requests.length === 0 ? { results: [] } : await client.search({ requests })
  return asked.read({ question: [], things: results.map(readResult) }).lines
}

const byId = new Map(
  [...records.compat, ...records.features].map((record) => [record.objectID, record] as const),
)

/** Whether the package says plainly that a key has been in a browser since a version; undefined where it says more. */
function isPlainly(key: string, browser: string, version: string): boolean | undefined {
  const [one, ...others] = statementsOf(key, browser)
  if (one === undefined || others.length > 0) return undefined
  const { version_added: added, ...more } = one
  const isMore = more.flags ?? more.prefix ?? more.alternative_name ?? more.partial_implementation
  if (isMore || more.version_removed !== undefined) return undefined
  if (added === false) return false
  return /^[\d.]+$/.test(added) ? compareVersions(added, version) <= 0 : undefined
}

/** The browsers about which a line says what the package denies. An entry has no more than the one above it. */
const deniedIn = (key: string, lines: readonly AnswerLine[]): readonly string[] =>
  Object.entries(browsers)
    .filter(([browser, version], place) => {
      const { word, state } = lines[place] ?? {}
      const own = isPlainly(key, browser, version)
      const above = isPlainly(key.slice(0, key.lastIndexOf('.')), browser, version)
      return own === false ? word === 'Yes' : own === true && above === true && state !== 'yes'
    })
    .map(([browser]) => browser)

test.each(kinds)(
  'each name of the kind %s before “%s” is answered about its record in three browsers, as its package says',
  async (kind, word, step) => {
    const entries = records.compat
      .filter((entry) => entry.kind === kind)
      .filter((_, place) => place % step === 0)
    const wrong: string[] = []
    const denied: string[] = []
    let count = 0
    for (const { name, features } of entries) {
      for (const own of name.replace(/^(?:SVG|MathML) /, '').split(', ')) {
        count += 1
        const bare = own.replaceAll(/^<|>$/g, '').replace(/ event$|(?: operator)?(?: \(.*\))?$/, '')
        const lines = await linesFor(`${bare} ${word} ${where}`)
        const [line] = lines
        const found = byId.get(line?.thing.id ?? '')
        // Languages share names, and a feature has that of its element.
        const isRight =
          found !== undefined &&
          (features.includes(found.objectID) ||
            isNamedPart(own, found.name) ||
            isNamedPart(bare, found.name) ||
            isNamedPart(own, found.name.replace(/^(?:SVG|MathML) /, '')))
        if (!isRight || lines.length < 3) wrong.push(`${own}: ${line?.thing.id}`)
        if (line?.thing.list === 'compat')
          denied.push(...deniedIn(line.thing.id, lines).map((one) => `${line.thing.id} in ${one}`))
      }
    }
    expect(wrong.length > count * (1 - LEAST) ? wrong : []).toEqual([])
    expect(denied).toEqual([])
  },
)
