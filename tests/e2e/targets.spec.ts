import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { featuresPage } from './support/features-page.ts'
import { expect, test } from './support/fixtures.ts'
import { expectNoOverflow } from './support/layout.ts'
import { openMore } from './support/list-tools.ts'

test('which features work in Chrome 109 and Safari 15.4: set, filtered, kept and cleared @core', async ({
  page,
}) => {
  const list = featuresPage(page)
  await page.goto('/features')
  await expect(list.rows).toHaveCount(20)
  const all = await list.total()

  await page.getByRole('button', { name: 'Your browsers' }).click()
  await page.getByRole('textbox', { name: 'Browsers' }).fill('chrome 109, safari 15.4')
  await page.getByRole('button', { name: 'Use', exact: true }).click()
  await expect(page).toHaveURL('/features?targets=chrome+109,+safari+15.4')
  // It closes and gives the focus back.
  await expect(page.getByRole('button', { name: 'Your browsers' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Browsers' })).toBeHidden()
  const verdicts = list.rows.getByText(/^(?:Works|Does not work)/)
  await expect(verdicts).toHaveCount(20)

  const choices = page.getByRole('list', { name: 'Results by browser' })
  const choice = (name: RegExp) => choices.getByRole('link', { name })
  const said = async (name: RegExp) =>
    Number(/[\d]+/.exec((await choice(name).textContent()) ?? '')?.[0])
  await expect(choice(/^Works ?, \d+ results/)).toBeVisible()
  const saidToWork = await said(/^Works/)
  const inPart = await said(/^In part/)
  expect(await said(/^Does not work/)).toBe(all - saidToWork - inPart)
  await choice(/^Works/).click()
  await expect(page).toHaveURL(/&can=yes$/)
  await expect(list.rows.getByText('Works in your browsers')).toHaveCount(20)
  const works = await list.total()
  expect(works).toBeLessThan(all)
  expect(works).toBe(saidToWork)

  await page.reload()
  await expect(list.rows.getByText('Works in your browsers')).toHaveCount(20)
  expect(await list.total()).toBe(works)
  await choice(/^Does not work/).click()
  await expect(list.rows.getByText(/^Does not work/)).toHaveCount(20)
  expect(await list.total()).toBe(all - works - inPart)

  await page.goBack()
  await expect(page).toHaveURL(/&can=yes$/)
  await expect(list.rows.getByText('Works in your browsers')).toHaveCount(20)
  await page.getByRole('button', { name: 'Clear browsers' }).click()
  await expect(page).toHaveURL('/features')
  await expect(verdicts).toHaveCount(0)
})

test('with browsers in the address one search is sent, and nothing that reads queries is loaded', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await page.goto('/features?targets=widely&can=yes')
  await expect(featuresPage(page).rows.getByText('Works in your browsers')).toHaveCount(20)
  // One for the results, and once these are there one for the numbers of the others.
  await expect(page.getByRole('link', { name: /^Does not work ?, \d+ results/ })).toBeVisible()
  const queries = sent.filter((url) => url.includes('/queries'))
  expect(queries.length).toBeLessThanOrEqual(2)
  expect(sent.filter((url) => url.includes('browserslist'))).toEqual([])
})

test('the choice of browsers fits a narrow screen, and passes the accessibility rules', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/features?q=grid&targets=safari+15.4,+op_mini+all')
  await expect(page.getByText(/Opera Mini not checked\)\. Opera Mini shows /)).toBeVisible()
  await expectNoOverflow(page, [360])
  await openMore(page, 'Your browsers')
  await expect(page.getByRole('textbox', { name: 'Browsers' })).toBeVisible()
  await expectNoOverflow(page, [360])
  await page.keyboard.press('Escape')
  await expectAccessibleInBothThemes(page)
  // On a narrow screen the open panel covers half of a link, which is then too small a target for the rules.
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: 'Your browsers' }).click()
  await expectAccessibleInBothThemes(page)
})

test('what runs in browsers and in Node.js: named, filtered, and explained where it does not', async ({
  page,
}) => {
  const list = featuresPage(page)
  await page.goto('/compat?q=fetch')
  await page.getByRole('button', { name: 'Your browsers' }).click()
  await page.getByRole('textbox', { name: 'Browsers' }).fill('chrome 120, node 20')
  await page.getByRole('button', { name: 'Use', exact: true }).click()
  await expect(list.rows.getByText('Works in Chrome 120+, Node.js 20+').first()).toBeVisible()
  await page.getByRole('link', { name: /^Does not work/ }).click()
  await expect(list.rows.getByText(/Node\.js/).first()).toBeVisible()

  await page.goto('/search?q=grid&targets=node+20')
  await expect(page.getByText('not something Node.js runs').first()).toBeVisible()

  await page.goto('/compat/api.fetch')
  await expect(page.getByText(/^Elsewhere: Node\.js/)).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test('the choice of browsers closes when the focus leaves it, and covers nothing that has it', async ({
  page,
}) => {
  await page.goto('/features/subgrid')
  await page.getByRole('button', { name: /^Your browsers/ }).click()
  const field = page.getByRole('textbox', { name: 'Browsers' })
  await expect(field).toBeFocused()
  await page.getByLabel('Usage numbers for “in my stats”').focus()
  await page.keyboard.press('Tab')
  await expect(field).toBeHidden()
})

test('on a phone the choice of browsers fits into the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/compat/api.fetch?targets=deno+1.40,+android+webview+120')
  await page.getByRole('button', { name: /^Your browsers: / }).click()
  const box = await page.getByRole('dialog', { name: 'Your browsers' }).boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(345)
  await expectNoOverflow(page, [320, 360])
})

test('queries about countries, features and Node.js are answered where browserslist has no files', async ({
  page,
}) => {
  for (const query of ['> 1% in US', 'supports css-grid', 'node 20, not dead']) {
    await page.goto(`/check?targets=${encodeURIComponent(query)}`)
    await expect(page.getByText(`Checked against ${query}`)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Your browsers' }).click()
  const field = page.getByRole('textbox', { name: 'Browsers' })
  await field.fill('chrome 9999')
  await field.press('Enter')
  await expect(
    page.getByText(/^“chrome 9999” cannot be checked\. The newest Chrome known is/),
  ).toBeVisible()
})
