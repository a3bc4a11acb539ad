import type { Locator, Page } from '@playwright/test'

import { deferred } from '#tests/support/deferred.ts'

import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { holdScript } from './support/hold-script.ts'
import { countSearches } from './support/hydration.ts'
import { settle } from './support/settle.ts'

test.use({ ownContext: true })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const searchBox = (page: Page) => page.getByRole('combobox', { name: /^Search / })
const newly = (page: Page) => page.getByRole('checkbox', { name: /^Newly available/ })

/** Opens a view whose main script waits, until the first one runs. Resolves to what lets the main one go on. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  const release = await holdScript(page)
  // The first script keeps what is done from now on, and then loads the code of the view.
  const started = page.waitForRequest(/\/assets\/(?!(?:index|early|version)-.{7}\.js)[\w-]+\.js$/)
  await page.goto(path, { waitUntil: 'commit' })
  await started
  return release
}

for (const path of ['/', '/features', '/search?q=css', '/features/subgrid']) {
  test(`text that is typed on ${path} while the page hydrates is all in its box, with the focus`, async ({
    page,
  }) => {
    const release = await openHeld(page, path)
    await searchBox(page).fill('')
    await page.keyboard.type('grid te')
    const typed = page.keyboard.type('mplate areas and columns', { delay: 15 })
    release()
    await typed
    await settle(page)
    await expect(searchBox(page)).toHaveValue('grid template areas and columns')
    await expect(searchBox(page)).toBeFocused()
    await page.keyboard.type('!')
    await expect(searchBox(page)).toHaveValue('grid template areas and columns!')
  })
}

test('text that is selected before hydration is searched for after it, stays selected, and is replaced by what is typed', async ({
  page,
}) => {
  const release = await openHeld(page, '/features')
  await searchBox(page).fill('grid areas')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  expect(await selectionOf(searchBox(page))).toBe('areas')
  release()
  await expect(page).toHaveURL('/features?q=grid+areas')
  await settle(page)
  expect(await selectionOf(searchBox(page))).toBe('areas')
  await page.keyboard.type('lines')
  await expect(searchBox(page)).toHaveValue('grid lines')
})

const selectionOf = (box: Locator): Promise<string> =>
  box.evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  )

test('a filter that is clicked before hydration is applied once after it @core', async ({
  page,
}) => {
  const sent = countSearches(page)
  const release = await openHeld(page, '/features')
  const count = await page.evaluate(() => history.length)
  await newly(page).click()
  release()
  await expect(page).toHaveURL('/features?baseline=newly')
  await settle(page)
  await expect(newly(page)).toBeChecked()
  await expect(page.getByRole('article').first()).toContainText('Newly available')
  expect(await page.evaluate(() => history.length)).toBe(count + 1)
  expect(sent.count()).toBe(1)
})

test('a filter that is clicked before any script has arrived is applied once after hydration', async ({
  page,
}) => {
  const sent = countSearches(page)
  const arrival = deferred()
  await page.route('/assets/*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto('/features', { waitUntil: 'commit' })
  await newly(page).click()
  await expect(newly(page)).toBeChecked()
  arrival.resolve()
  await expect(page).toHaveURL('/features?baseline=newly')
  await settle(page)
  await expect(newly(page)).toBeChecked()
  expect(sent.count()).toBe(1)
})

test('what is opened before hydration stays open, and the focus stays with it', async ({
  page,
}) => {
  const release = await openHeld(page, '/compat/css.properties.user-select')
  const group = page.locator('details', { hasText: 'Other browsers and runtimes' })
  await group.locator('summary').press('Enter')
  await expect(group.getByRole('row').last()).toBeVisible()
  release()
  await settle(page)
  await expect(group.getByRole('row').last()).toBeVisible()
  await expect(group.locator('summary')).toBeFocused()
})

test('a slash before hydration leads into the search box, and what follows is searched for', async ({
  page,
}) => {
  const release = await openHeld(page, '/features')
  await page.keyboard.type('/subgrid')
  release()
  await settle(page)
  await expect(searchBox(page)).toHaveValue('subgrid')
  await expect(page.getByRole('article').first()).toContainText('Subgrid')
})

test('a slash is followed in the very moment in which the page has hydrated', async ({ page }) => {
  await page.addInitScript(() => {
    let isWritten = false
    new MutationObserver((_, observer) => {
      const notice = document.querySelector('#root + .boot')
      isWritten ||= notice !== null
      if (!isWritten || notice !== null) return
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
  await expect(searchBox(page)).toBeFocused()
})

test('Enter in the search box before hydration leads to the results', async ({ page }) => {
  const release = await openHeld(page, '/features/subgrid')
  await searchBox(page).fill('display: grid')
  await searchBox(page).press('Enter')
  await expect(page).toHaveURL('/search?q=display%3A+grid')
  await expect(page.getByText(/^\d+ results? for “display: grid”$/)).toBeVisible()
  release()
  await settle(page)
  await expect(searchBox(page)).toHaveValue('display: grid')
})

/** Goes Back from a filtered list to the list itself while the filtered one hydrates. */
async function goBackWhile(page: Page, reload: () => Promise<unknown>): Promise<void> {
  const list = featuresPage(page)
  await page.goto('/features')
  const all = await list.total()
  await settle(page)
  await list.searching(() => list.filter('Baseline', 'Newly available').check())
  await expect(page).toHaveURL('/features?baseline=newly')
  await reload()
  await expect(page).toHaveURL('/features')
  await settle(page)
  await expect.poll(() => list.total()).toBe(all)
  await expect(list.filter('Baseline', 'Newly available')).not.toBeChecked()
}

test('Back while the code of a list loads shows the list before', async ({ page }) => {
  await goBackWhile(page, async () => {
    const arrival = deferred()
    await page.route('/assets/list-*.js', async (route) => {
      await arrival.promise
      await route.continue()
    })
    await page.reload()
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/features')
    arrival.resolve()
  })
})

test('Back between the first render of a list and its end shows the list before', async ({
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page)
  await goBackWhile(page, async () => {
    // React then renders in many slices, and the event comes between two of them.
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    await page.addInitScript(() => {
      // The router reads the state when it is rendered first.
      const state = Object.getOwnPropertyDescriptor(History.prototype, 'state')
      if (state === undefined) throw new Error('No state of the history.')
      Object.defineProperty(history, 'state', {
        configurable: true,
        get: () => {
          Reflect.deleteProperty(history, 'state')
          history.back()
          return history.state
        },
      })
    })
    await page.reload()
  })
})

test('Back after hydration, with a filter that was clicked before it, shows the list without the filter', async ({
  page,
}) => {
  const list = featuresPage(page)
  const release = await openHeld(page, '/features')
  await newly(page).click()
  release()
  await expect(page).toHaveURL('/features?baseline=newly')
  await expect.poll(() => list.total()).toBeLessThan(1000)
  await page.goBack()
  await expect(page).toHaveURL('/features')
  await settle(page)
  await expect(newly(page)).not.toBeChecked()
  await expect.poll(() => list.total()).toBeGreaterThan(1000)
})

test('Back before the view has followed a new address shows the list of the old one', async ({
  page,
}) => {
  const list = featuresPage(page)
  await page.goto('/features')
  await settle(page)
  await page.evaluate(() => {
    const timer = setInterval(() => {
      if (location.search === '') return
      clearInterval(timer)
      history.back()
    })
    window.addEventListener('popstate', () => Reflect.set(window, 'isBack', true))
  })
  await newly(page).click()
  await page.waitForFunction(() => Reflect.has(window, 'isBack'))
  await expect(page).toHaveURL('/features')
  await settle(page)
  await expect(newly(page)).not.toBeChecked()
  await expect.poll(() => list.total()).toBeGreaterThan(1000)
})

test('a view that was left and comes back handles events', async ({ page }) => {
  await page.goto('/features/subgrid')
  await settle(page)
  await page.getByRole('link', { name: 'About', exact: true }).first().click()
  await expect(heading(page)).toHaveText(/^About/)
  await page.goBack()
  await expect(heading(page)).toHaveText('Subgrid')
  await page.getByRole('button', { name: /^Theme: / }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', /./)
})
