import { featureName } from '#tests/e2e/support/expected-data.ts'

import { expect, test } from './support/journey.ts'
import { box, group, heading, option, resultName, row } from './support/target.ts'

test('a name typed on the home page opens its record, and its heading has the focus', async ({
  visitor,
}) => {
  await visitor.goto('/')
  await visitor.sees(heading())
  await visitor.press('/')
  await visitor.isAt(box)
  await visitor.type(':has()')
  await visitor.press('Enter')
  await visitor.arrives('/features/has')
  await visitor.isAt(heading(featureName('has')))
})

test('a misspelled query has its feature first in the popup and in the list', async ({
  visitor,
}) => {
  await visitor.goto('/')
  await visitor.click(box)
  await visitor.type('flexbx')
  const first = option(undefined, group(/^(Exact name|Features)$/))
  const name = featureName('flexbox')
  await expect.poll(async () => (await visitor.texts(first))[0]).toContain(name)
  await visitor.arrives('/')

  await visitor.goto('/features')
  await visitor.click(box)
  await visitor.type('flexbx')
  await expect.poll(async () => (await visitor.texts(resultName()))[0]).toBe(name)
  await visitor.arrives('/features?q=flexbx')
})

test('each key sends one search, and a query that was answered before sends none', async ({
  visitor,
  edge,
}) => {
  await visitor.goto('/features')
  await visitor.sees(row)
  const before = edge.searches.length
  await visitor.focus(box)
  for (const query of ['g', 'gr', 'gri', 'grid']) {
    await visitor.type(query.slice(-1))
    await visitor.sees({ css: 'main p', name: new RegExp(`for “${query}”$`) })
  }
  const queries = () => edge.searches.slice(before).map(({ requests }) => requests[0]?.query)
  expect(queries()).toEqual(['g', 'gr', 'gri', 'grid'])
  await visitor.press('Backspace')
  await visitor.sees({ css: 'main p', name: /for “gri”$/ })
  expect(queries()).toHaveLength(4)
})

test('a query without results is named, and clearing the box brings the list back', async ({
  visitor,
}) => {
  await visitor.goto('/features')
  await visitor.sees(row)
  await visitor.focus(box)
  await visitor.type('zzqqxx')
  await visitor.misses(row)
  await visitor.sees({ css: 'main', name: /zzqqxx/ })
  await visitor.click({ css: 'header button', name: 'Clear search' })
  await visitor.arrives('/features')
  await visitor.sees(row)
  await visitor.isAt(box)
})
