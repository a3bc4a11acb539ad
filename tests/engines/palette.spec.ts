import { expect, test } from './support/journey.ts'
import {
  box,
  dialog,
  group,
  heading,
  option,
  resultName,
  row,
  type Target,
} from './support/target.ts'
import type { Visitor } from './support/visitor.ts'

const palette = dialog('Search everything')
const field: Target = { css: '[role=combobox]', within: palette }

/** Opens the palette and waits until there is something to choose. */
async function openPalette(visitor: Visitor): Promise<void> {
  await visitor.press('Control', 'k')
  await visitor.isAt(field)
  await visitor.sees(option(undefined, palette))
}

test('Ctrl+K opens the palette, and the option that is chosen opens without a reload', async ({
  visitor,
}) => {
  await visitor.goto('/features?q=grid&baseline=widely')
  await visitor.sees(row)
  await visitor.evaluate(() => Reflect.set(window, 'marked', true))
  await openPalette(visitor)
  await visitor.type('dialog')
  await visitor.sees(option(/<dialog>/, group('Exact names', palette)))
  await visitor.press('ArrowDown')
  await visitor.press('ArrowDown')
  const highlighted: Target = { css: '[role=option][aria-selected=true]', within: palette }
  await visitor.sees(highlighted)
  const [href = ''] = await visitor.read(highlighted, (chosen) => chosen.getAttribute('href'))
  await visitor.press('Enter')
  await visitor.arrives(href ?? '')
  await visitor.misses(palette)
  await visitor.isAt(heading())
  expect(await visitor.evaluate(() => Reflect.get(window, 'marked') === true)).toBe(true)
  await visitor.back()
  await visitor.arrives('/features?q=grid&baseline=widely')
})

test('Esc clears the palette, then closes it and returns the focus', async ({ visitor }) => {
  await visitor.goto('/features?q=grid')
  await visitor.sees(row)
  await visitor.focus(resultName('Subgrid'))
  await openPalette(visitor)
  await visitor.type('sub')
  await visitor.sees(group('Features', palette))
  await visitor.press('Escape')
  const value = () =>
    visitor.read(field, (input) => (input instanceof HTMLInputElement ? input.value : null))
  await expect.poll(value).toEqual([''])
  await visitor.press('Escape')
  await visitor.misses(palette)
  await visitor.isAt(resultName('Subgrid'))
  await visitor.arrives('/features?q=grid')
})

test('an option of the popup opens by a click', async ({ visitor }) => {
  await visitor.goto('/about')
  await visitor.click(box)
  await visitor.type('subgri')
  await visitor.click(option(/^Subgrid/, group(/^(Exact name|Features)$/)))
  await visitor.arrives('/features/subgrid')
  await visitor.isAt(heading('Subgrid'))
  await visitor.misses(option())
})

test('recent searches are listed on the next visit until they are switched off', async ({
  visitor,
}) => {
  await visitor.goto('/')
  await visitor.click(box)
  await visitor.type('grid layout')
  await visitor.press('Enter')
  await visitor.arrives(/^\/search/)
  await visitor.sees(row)
  await visitor.goto('/')
  const recent = option('grid layout', group('Recent searches'))
  await visitor.click(box)
  await visitor.sees(recent)
  await visitor.click(option('Turn off search history'))
  await visitor.misses(recent)
  await visitor.reload()
  await visitor.click(box)
  await visitor.sees(option('Turn on search history'))
  await visitor.misses(group('Recent searches'))
})
