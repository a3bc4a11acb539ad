import { expect, test } from './support/journey.ts'
import {
  button,
  dialog,
  heading,
  link,
  pressed,
  resultName,
  row,
  type Target,
} from './support/target.ts'
import type { Visitor } from './support/visitor.ts'

const names: Target = { css: 'main article h3' }
const toggle = button('Save Subgrid')
const remover = button('Remove Subgrid')

/** Saves two features from the list, and opens the view of what is saved. */
async function saveTwo(visitor: Visitor): Promise<void> {
  await visitor.goto('/features?q=grid')
  for (const name of ['Grid', 'Subgrid']) {
    await visitor.click(button(`Save ${name}`))
    await visitor.sees(pressed(`Save ${name}`))
  }
  await visitor.click(link(/^Saved/, { css: 'header' }))
  await visitor.isAt(heading('Saved'))
  await expect.poll(() => visitor.texts(names)).toHaveLength(2)
}

test('a feature is saved, listed, removed and restored with the keyboard alone', async ({
  visitor,
}) => {
  await visitor.goto('/features?q=subgrid')
  await visitor.sees(toggle)
  await visitor.focus(resultName('Subgrid'))
  await visitor.press('Tab')
  await visitor.isAt(toggle)
  await visitor.press('Space')
  await visitor.isAt(pressed('Save Subgrid'))

  await visitor.focus(link(/^Saved/, { css: 'header' }))
  await visitor.press('Enter')
  await visitor.isAt(heading('Saved'))
  await expect.poll(() => visitor.texts(names)).toEqual(['Subgrid'])
  await visitor.reload()
  await expect.poll(() => visitor.texts(names)).toEqual(['Subgrid'])

  await visitor.focus(remover)
  await visitor.press('Enter')
  await visitor.misses(row)
  await visitor.isAt(heading('Saved'))
  await visitor.press('Tab')
  await visitor.isAt(button('Undo'))
  await visitor.press('Enter')
  await expect.poll(() => visitor.texts(names)).toEqual(['Subgrid'])
  await visitor.isAt(remover)
})

test('records that are exported, removed and imported are saved as before', async ({ visitor }) => {
  await saveTwo(visitor)
  const before = await visitor.texts(names)
  const file = await visitor.download(() => visitor.click(button('Export as JSON')))
  expect(file.name).toMatch(/^plinth-saved-\d{4}-\d{2}-\d{2}\.json$/)
  expect(JSON.parse(file.text)).toMatchObject({ format: 'plinth-saved', version: 1 })

  const confirm = dialog('Remove 2 saved items?')
  await visitor.click(button('Remove all…'))
  await visitor.click(button('Remove', confirm))
  await visitor.misses(row)
  await visitor.isAt(heading('Saved'))

  await visitor.choose({ css: 'main input[type=file]' }, file.path)
  await expect.poll(() => visitor.texts(names)).toEqual(before)
})

test('the question before removing everything starts at Cancel, and Esc answers it', async ({
  visitor,
}) => {
  await saveTwo(visitor)
  const confirm = dialog('Remove 2 saved items?')
  await visitor.focus(button('Remove all…'))
  await visitor.isAt(button('Remove all…'))
  await visitor.press('Enter')
  await visitor.isAt(button('Cancel', confirm))
  await visitor.press('Escape')
  await visitor.misses(confirm)
  await visitor.isAt(button('Remove all…'))
  expect(await visitor.texts(names)).toHaveLength(2)
})
