import { expect, test } from './support/journey.ts'
import {
  button,
  checkbox,
  dialog,
  heading,
  link,
  option,
  pressed,
  row,
  table,
  type Target,
} from './support/target.ts'
import type { Visitor } from './support/visitor.ts'

/** Every kind of view, with a query in the box, whose cross takes room, and without one. */
const views = [
  '/',
  '/search?q=grid',
  '/features?q=grid',
  '/features?q=grid&view=table',
  '/features/grid',
  '/compat/css.properties.user-select',
  '/specs/css-grid-2',
  '/releases/safari-26',
  '/saved',
  '/upcoming',
  '/diff?from=safari-26&to=safari-27',
  '/status',
  '/set?f=has,subgrid,anchor-positioning,api.fetch',
  '/about',
  '/no',
]

/** By how many CSS pixels the document is wider than the window. */
const overflow = (visitor: Visitor) =>
  visitor.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )

test('no view scrolls sideways at 320, 360 and 800 px, scroll bars included', async ({
  visitor,
}) => {
  for (const address of views) {
    await visitor.goto(address)
    await visitor.sees(heading())
    for (const width of [320, 360, 800]) {
      await visitor.resize(width)
      // WebKit applies the styles of a width only once the style sheets under way are there.
      await expect.poll(() => overflow(visitor), `${address} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})

test('at 360 px the filters are a drawer that shows the count and returns the focus', async ({
  visitor,
}) => {
  await visitor.resize(360)
  await visitor.goto('/features?q=grid')
  await visitor.sees(row)
  const open = button(/^Filters/)
  const drawer = dialog()
  await visitor.click(open)
  await visitor.click(checkbox(/^Widely available/, drawer))
  await visitor.arrives('/features?q=grid&baseline=widely')
  await visitor.click(button(/^Show \d+ results?$/, drawer))
  await visitor.misses(drawer)
  await visitor.isAt(open)
  await visitor.press('Enter')
  await visitor.sees(drawer)
  await visitor.press('Escape')
  await visitor.misses(drawer)
  await visitor.isAt(open)
})

test('at 360 px the palette is as wide as the screen', async ({ visitor }) => {
  await visitor.resize(360)
  await visitor.goto('/features/subgrid')
  await visitor.sees(heading('Subgrid'))
  await visitor.press('Control', 'k')
  const palette = dialog('Search everything')
  await visitor.sees(option(undefined, palette))
  const [gaps] = await visitor.read(palette, (element) => {
    const { left, right } = element.getBoundingClientRect()
    // See also there may be room for a scroll bar.
    return [left, Math.max(0, document.documentElement.clientWidth - right)]
  })
  expect(gaps).toEqual([0, 0])
  await visitor.press('Escape')
  await visitor.misses(palette)
})

test('at 360 px a wide table scrolls in its region by the arrow keys, and keeps its names in view', async ({
  visitor,
}) => {
  await visitor.resize(360)
  await visitor.goto('/features?q=grid&view=table&cols=baseline,newly,widely,chrome,area,spec')
  await visitor.sees(table())
  const region: Target = { css: 'main section[tabindex="0"]' }
  await visitor.focus(region)
  for (let press = 0; press < 8; press += 1) await visitor.press('ArrowRight')
  await expect
    .poll(async () => (await visitor.read(region, ({ scrollLeft }) => scrollLeft))[0])
    .toBeGreaterThan(0)
  const names = link(undefined, { css: 'main table th[scope=row]' })
  const lefts = await visitor.read(names, (name) => name.getBoundingClientRect().left)
  expect(lefts.filter((left) => left < 0)).toEqual([])
  expect(await visitor.evaluate(() => window.scrollX)).toBe(0)
})

test('at 360 px a row shows each engine with its version, and saves', async ({ visitor }) => {
  await visitor.resize(360)
  await visitor.goto('/features?q=subgrid')
  const first: Target = {
    css: 'main article:first-of-type',
    name: /Chrome 117.*Firefox 71.*Safari 16/,
  }
  await visitor.sees(first)
  await visitor.click(button('Save Subgrid', first))
  await visitor.sees(pressed('Save Subgrid'))
})
