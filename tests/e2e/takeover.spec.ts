import { featuresPage } from './support/features-page.ts'
import { expect, isSearch, test } from './support/fixtures.ts'
import { holdScript } from './support/hold-script.ts'
import { settle } from './support/settle.ts'

test.use({ ownContext: true })

for (const path of ['/', '/features', '/search?q=css', '/features/subgrid']) {
  test(`text that is typed on ${path} while the page takes the place of what the server wrote is all in its box, with the focus`, async ({
    page,
  }) => {
    const release = await holdScript(page)
    await page.goto(path, { waitUntil: 'commit' })
    const written = page.locator('[data-served]').getByRole('combobox', { name: /^Search / })
    await written.fill('')
    await page.keyboard.type('grid te')
    const typed = page.keyboard.type('mplate areas and columns', { delay: 15 })
    release()
    await typed
    await settle(page)
    const box = page.getByRole('combobox', { name: /^Search / })
    await expect(box).toHaveValue('grid template areas and columns')
    await expect(box).toBeFocused()
    await page.keyboard.type('!')
    await expect(box).toHaveValue('grid template areas and columns!')
  })
}

test('what is opened in what the server wrote stays open, and the focus stays with it, when the page takes its place', async ({
  page,
}) => {
  const release = await holdScript(page)
  await page.goto('/compat/css.properties.user-select', { waitUntil: 'commit' })
  const group = page.locator('details', { hasText: 'Other browsers and runtimes' })
  await group.locator('summary').press('Enter')
  await expect(group.getByRole('row').last()).toBeVisible()
  release()
  await settle(page)
  await expect(group.getByRole('row').last()).toBeVisible()
  await expect(group.locator('summary')).toBeFocused()
})

test('a slash leads into the search box before the script of every view has arrived, and what follows is searched for', async ({
  page,
}) => {
  const release = await holdScript(page)
  // The first script sends it, once it follows the slash.
  const asked = page.waitForRequest((request) => isSearch(request.url()))
  await page.goto('/features', { waitUntil: 'commit' })
  await asked
  await page.keyboard.type('/subgrid')
  release()
  await settle(page)
  await expect(page.getByRole('combobox', { name: /^Search / })).toHaveValue('subgrid')
  await expect(page.getByRole('article').first()).toContainText('Subgrid')
})

test('a slash is followed in the very moment in which the page takes the place of the search box', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let isServed = false
    new MutationObserver((_, observer) => {
      const served = document.querySelector('[data-served=page]')
      isServed ||= served !== null
      if (!isServed || served !== null) return
      observer.disconnect()
      const press = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true })
      document.body.dispatchEvent(press)
      Reflect.set(window, 'isFollowed', press.defaultPrevented)
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/features')
  await page.waitForFunction(() => Reflect.has(window, 'isFollowed'))
  expect(await page.evaluate(() => Reflect.get(window, 'isFollowed'))).toBe(true)
  await settle(page)
  await expect(page.getByRole('combobox', { name: /^Search / })).toBeFocused()
})

test('Back while a list takes the place of what the server wrote shows the list before', async ({
  page,
}) => {
  const list = featuresPage(page)
  await page.goto('/features')
  const all = await list.total()
  await settle(page)
  await list.searching(() => list.filter('Baseline', 'Newly available').check())
  await expect(page).toHaveURL('/features?baseline=newly')
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('[data-served=""]') === null) return
      observer.disconnect()
      history.back()
    })
    observer.observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await expect(page).toHaveURL('/features')
  await settle(page)
  await expect.poll(() => list.total()).toBe(all)
  await expect(list.filter('Baseline', 'Newly available')).not.toBeChecked()
})
