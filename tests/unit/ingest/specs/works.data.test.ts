import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { coreBrowsers } from '#catalogue/browsers.ts'
import { specWorks } from '#ingest/specs/records.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

const { records } = await loadCatalogue()

test('the works of a specification count its entries that are not missing', () => {
  const entry = fc.record({
    specs: fc.subarray(['dom', 'html', 'css-grid-2']),
    missing: fc.subarray([...coreBrowsers]),
  })
  fc.assert(
    fc.property(fc.array(entry), fc.constantFrom(...coreBrowsers), (entries, browser) => {
      const works = specWorks(entries)
      for (const shortname of ['dom', 'html', 'css-grid-2']) {
        const own = entries.filter(({ specs }) => specs.includes(shortname))
        const missing = own.filter((one) => one.missing.includes(browser))
        const expected = own.length === 0 ? undefined : own.length - missing.length
        expect(works(shortname)?.[browser]).toBe(expected)
      }
    }),
  )
})

test('a record has shares where it has entries, and none is more than all of them', () => {
  const wrong = records.specs.filter(({ compatCount, works }) =>
    works === undefined
      ? compatCount > 0
      : coreBrowsers.some((browser) => works[browser] < 0 || works[browser] > compatCount),
  )
  expect(wrong.map(({ objectID }) => objectID)).toEqual([])
  expect(records.specs.filter(({ works }) => works !== undefined).length).toBeGreaterThan(400)
})
