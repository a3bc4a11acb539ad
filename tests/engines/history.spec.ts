import { expect, test } from './support/journey.ts'
import { box, filter, heading, link, resultName, row, table } from './support/target.ts'
import type { Visitor } from './support/visitor.ts'

const scrollTop = (visitor: Visitor) => visitor.evaluate(() => window.scrollY)

const isChecked = (visitor: Visitor, facet: string, value: string) =>
  visitor.read(filter(facet, value), (input) => input.matches(':checked'))

const boxText = (visitor: Visitor) =>
  visitor.read(box, (input) => (input instanceof HTMLInputElement ? input.value : ''))

test('Back from a result asks nothing and restores query, filters, page and scroll position', async ({
  visitor,
  edge,
}) => {
  const address = '/features?q=css&baseline=widely&page=2'
  await visitor.goto(address)
  await visitor.sees(row)
  const [name = ''] = (await visitor.texts(resultName())).slice(15)
  await visitor.read(resultName(name), (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    return true
  })
  const scroll = await scrollTop(visitor)
  expect(scroll).toBeGreaterThan(500)
  await visitor.click(resultName(name))
  await visitor.isAt(heading(name))
  // The document has the answer of the list. The page shows the data of the row at once and asks for the rest in two steps.
  await expect.poll(() => edge.searches.length).toBe(2)

  await visitor.back()
  await visitor.arrives(address)
  await visitor.isAt(resultName(name))
  expect(await boxText(visitor)).toEqual(['css'])
  expect(await isChecked(visitor, 'Baseline', 'Widely available')).toEqual([true])
  await expect
    .poll(async () => Math.abs((await scrollTop(visitor)) - scroll))
    .toBeLessThanOrEqual(5)
  expect(edge.searches).toHaveLength(2)
})

test('Back after half an hour elsewhere shows the list at the same place with a new answer', async ({
  visitor,
  edge,
}) => {
  const address = '/features?q=grid'
  await visitor.goto(address)
  await visitor.sees(row)
  // Half an hour goes by while the page is out of sight: it notes the time before this listener does.
  await visitor.evaluate(() => {
    const { now } = Date
    document.addEventListener('visibilitychange', () => {
      Date.now = () => now() + 31 * 60_000
    })
    Reflect.set(window, 'isKept', true)
    scrollTo({ top: 600, behavior: 'instant' })
    return true
  })
  const shown = await visitor.texts(resultName())
  const searches = edge.searches.length
  await visitor.goto('/robots.txt')
  await visitor.back()
  await visitor.arrives(address)
  await expect.poll(() => visitor.texts(resultName())).toEqual(shown)
  // A page that the browser kept searches once; a document that it loads again has a new answer.
  const isKept = await visitor.evaluate(() => Reflect.get(window, 'isKept') === true)
  await expect.poll(() => edge.searches.length).toBe(searches + (isKept ? 1 : 0))
  await expect.poll(() => scrollTop(visitor)).toBe(600)
})

test('steps back and forward lead through the searches in order', async ({ visitor }) => {
  await visitor.goto('/features')
  const addresses = ['/features']
  for (const area of ['CSS', 'HTML', 'SVG']) {
    await visitor.click(filter('Area', area))
    const added = encodeURIComponent(area)
    await visitor.arrives(new RegExp(`area=.*${added}`))
    addresses.push(await visitor.address())
  }
  for (const address of addresses.slice(0, -1).toReversed()) {
    await visitor.back()
    await visitor.arrives(address)
  }
  expect(await isChecked(visitor, 'Area', 'CSS')).toEqual([false])
  await visitor.evaluate(() => {
    history.forward()
    return true
  })
  await visitor.arrives(addresses[1] ?? '')
  await expect.poll(() => isChecked(visitor, 'Area', 'CSS')).toEqual([true])
})

test('the address of a list restores it after a reload', async ({ visitor }) => {
  await visitor.goto('/features?q=grid&baseline=widely&sort=az')
  await visitor.sees(row)
  const shown = await visitor.texts(resultName())
  await visitor.reload()
  await expect.poll(() => visitor.texts(resultName())).toEqual(shown)
  expect(await boxText(visitor)).toEqual(['grid'])
  expect(await isChecked(visitor, 'Baseline', 'Widely available')).toEqual([true])
})

test('switching to a table and sorting it are steps of the history', async ({ visitor }) => {
  await visitor.goto('/features?area=CSS')
  await visitor.sees(row)
  const listed = await visitor.texts(resultName())
  const names = link(undefined, { css: 'main table th[scope=row]' })
  await visitor.focus({ css: 'main select', name: 'View' })
  await visitor.press('ArrowDown')
  await expect.poll(() => visitor.texts(names)).toEqual(listed)
  await visitor.click(link('Usage', { css: 'main thead' }))
  await visitor.arrives('/features?area=CSS&sort=usage&view=table')
  const sorted = { css: 'main th[aria-sort]' }
  await expect.poll(() => visitor.texts(sorted)).toEqual(['Usage'])
  await expect.poll(() => visitor.texts(names)).not.toEqual(listed)
  await visitor.back()
  await expect.poll(() => visitor.texts(names)).toEqual(listed)
  await visitor.back()
  await visitor.arrives('/features?area=CSS')
  await visitor.misses(table())
  await expect.poll(() => visitor.texts(resultName())).toEqual(listed)
})
