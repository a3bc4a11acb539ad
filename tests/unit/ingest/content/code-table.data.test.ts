import { expect, test } from 'vitest'

import { readCodeTable } from '#check/analysis/code-index.ts'
import { whyLeftOut } from '#ingest/content/code-table-rules.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

const { content, records } = await loadCatalogue()
const index = readCodeTable(content.code)

test('the table of code has every entry of the packages, or a reason not to', () => {
  const silent = records.compat.filter(
    (record) => index.has(record.objectID) === (whyLeftOut(record) !== undefined),
  )
  expect(silent.map(({ objectID }) => objectID)).toEqual([])
})

test('the table of code has of each entry whether secure contexts alone have it', () => {
  const wrong = records.compat.filter(({ objectID, secureContext }) => {
    return index.has(objectID) && index.get(objectID)?.secureContext !== secureContext
  })
  expect(wrong.map(({ objectID }) => objectID)).toEqual([])
})

/** How many entries each reason may leave out at most. More are to be looked at before they go. */
const most: ReadonlyMap<string, number> = new Map([
  ['a part of binary modules, which are not read', 300],
  ['a property of an object that a method returns', 310],
  ['a word in a list of features or in another language', 40],
  ['depends on where the code runs', 155],
  ['how something behaves, or what type a value has', 450],
  ['not a part of CSS, markup or scripts', 1100],
])

test('each reason leaves out entries, and no more than were looked at', () => {
  const counts = new Map<string, number>()
  for (const record of records.compat) {
    const why = whyLeftOut(record)
    if (why !== undefined) counts.set(why, (counts.get(why) ?? 0) + 1)
  }
  expect([...counts.keys()].toSorted()).toEqual([...most.keys()])
  // Other versions of the packages may have more.
  const spare = process.env.DATA_PACKAGES === undefined ? 1 : 1.2
  const grown = [...counts].filter(([why, count]) => count > (most.get(why) ?? 0) * spare)
  expect(grown).toEqual([])
})

test.each([
  'javascript.builtins.ArrayBuffer.ArrayBuffer.maxByteLength_option',
  'javascript.builtins.Error.Error.options_cause_parameter',
  'api.HTMLCanvasElement.getContext.2d_context.options_alpha_parameter',
  'api.fetch.options_parameter.priority',
  'html.elements.td.rowspan.rowspan_zero',
  'html.elements.a.href.href_sms',
  'webassembly.api.Suspending',
])('the table has %s', (key) => {
  expect(index.has(key)).toBe(true)
})

test('names that begin with the name of the entry above are read whole', () => {
  const wrong = records.compat.filter(({ objectID, name }) => {
    const entry = index.get(objectID)
    return entry !== undefined && entry.name !== name
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})
