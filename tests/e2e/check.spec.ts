import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import type { Page } from '@playwright/test'

import { expectAccessibleInBothThemes } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { expectNoOverflow } from './support/layout.ts'

const stylesheet = readFileSync(
  createRequire(import.meta.url).resolve('bootstrap/dist/css/bootstrap.css'),
  'utf8',
)

const field = (page: Page) => page.getByRole('textbox', { name: 'Code' })
const report = (page: Page) => page.getByRole('region', { name: 'Report' })
const example = (page: Page) => page.getByRole('button', { name: 'Try an example' })

/** What counts or is guarded, in the way or not. */
const entries = (page: Page) =>
  page.getByRole('list', { name: /^(?:What the code uses|Works, or is guarded)$/ })

/** Opens the view; from then on a check needs nothing more. */
async function openCheck(page: Page, targets = ''): Promise<void> {
  await page.goto(targets === '' ? '/check' : `/check?targets=${targets}`)
  await expect(example(page)).toBeEnabled()
  await page.waitForLoadState('networkidle')
}

/** Pastes a text as a visitor does, without the seconds that a field needs to show a long one. */
async function paste(page: Page, text: string): Promise<void> {
  await field(page).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}

test('a visitor who pastes a style sheet learns whether it can ship to “defaults”, what blocks it and where, without a request @core', async ({
  page,
}) => {
  await openCheck(page, 'defaults')
  await expect(page.getByText('Checked against browserslist defaults')).toBeVisible()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const { length } = stylesheet
  await paste(
    page,
    `a { anchor-name: --a }\n${(stylesheet + stylesheet).slice(0, Math.max(length, 500_000))}`,
  )
  await expect(report(page).getByRole('heading', { level: 2 })).toHaveText(
    /^No, \d+ things? (?:does|do) not work in browserslist defaults \(\d+ not checked\)\.$/,
  )
  await expect(
    report(page).getByText(/^The (?:main|only) blocker is .+: .+ (?:lack|lacks|needs) /),
  ).toBeVisible()
  const items = page.getByRole('list', { name: 'What the code uses' })
  await expect(items.getByRole('listitem').first()).toContainText(/Pasted code, lines? \d+/)
  await page.getByRole('button', { name: 'Copy JSON' }).click()
  expect(requests).toEqual([])
})

test('the example shows a blocker, a guarded use and a fallback, and is accessible at any width', async ({
  page,
}) => {
  await openCheck(page)
  await expectAccessibleInBothThemes(page)
  await example(page).click()
  const items = entries(page)
  const item = (name: string) => items.getByRole('listitem').filter({ hasText: name }).first()
  await expect(item('animation-timeline')).toContainText('Guarded')
  await expect(item('dvh')).toBeVisible()
  await page.getByText('Download, compare').click()
  await expect(page.getByRole('button', { name: 'Download HTML' })).toBeVisible()
  // The bar at the top may cover a part of a button that has been scrolled under it.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessibleInBothThemes(page)
  await expectNoOverflow(page, [320, 360, 760, 1280])
})

const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
})

test('of chosen files the code is checked, errors are named with their line, and the others are named', async ({
  page,
}) => {
  await openCheck(page)
  await page
    .getByLabel('Choose files')
    .setInputFiles([
      file('site.css', 'p { text-wrap: pretty }'),
      file('broken.js', 'new WeakRef({})\nconst = 1\n'),
      file('site.scss', '$wide: 1dvw;\np { width: $wide }'),
      file('site.less', '@none: hidden;\np { content-visibility: @none }'),
      file('picture.png', 'PNG'),
      file('odd.js', 'a\0b'),
    ])
  await expect(report(page).getByText(/^broken\.js, line 2: /)).toBeVisible()
  await expect(report(page).getByText('odd.js skipped: binary.')).toBeVisible()
  await expect(report(page).getByText(/^picture\.png skipped: not CSS/)).toBeVisible()
  const items = entries(page)
  await expect(items.getByText('site.css, line 1').first()).toBeVisible()
  await expect(items.getByText('broken.js, line 1')).toBeVisible()
  await expect(items.getByText(/^site\.scss, line 1/).first()).toBeVisible()
  await expect(items.getByText('site.less, line 2').first()).toBeVisible()
})

test('a browser without compatibility data is named, and answered by caniuse beside the verdict', async ({
  page,
}) => {
  await openCheck(page, 'op_mini+all')
  await expect(
    page.getByText(/^Opera Mini cannot be checked\. Opera Mini shows pages/),
  ).toBeVisible()
  await paste(page, '.a { display: grid }')
  await expect(report(page).getByRole('heading', { level: 2 })).toHaveText(
    'Yes, all of it works in Baseline widely available.',
  )
  await expect(report(page).getByText(/^By caniuse, Opera Mini lacks /)).toBeVisible()
})

test('more code than can be checked is refused with the limit', async ({ page }) => {
  await openCheck(page)
  await paste(page, 'a { color: red }\n'.repeat(600_000))
  await expect(report(page).getByText(/^The text has 10\.2 MB; 5 MB can be checked/)).toBeVisible()
})

test('a table that cannot be loaded is said, and trying again loads it', async ({
  page,
  trouble,
}) => {
  await page.route('**/assets/content-*/code.json', (route) => route.abort())
  await page.goto('/check')
  await expect(page.getByText('The compatibility table could not be loaded.')).toBeVisible()
  await page.unroute('**/assets/content-*/code.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(example(page)).toBeEnabled()
  trouble.consoleErrors.length = 0
})

test('Check asks for code while there is none, and Ctrl Enter in the field checks', async ({
  page,
}) => {
  await openCheck(page)
  const check = page.getByRole('button', { name: 'Check', exact: true })
  await check.press('Enter')
  await expect(page.getByText('Paste some code first.')).toBeVisible()
  await expect(check).toBeFocused()
  await field(page).fill('a { color: red }')
  await field(page).press('Control+Enter')
  await expect(report(page).getByRole('heading', { level: 2 })).toHaveText(/^Yes, all of it works/)
  await expect(page.getByText('Paste some code first.')).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: /^Yes, all of it/ })).toHaveCount(1)
})

test('a report is downloaded with its places, and its link shows the same entries without the code', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openCheck(page, 'safari+16')
  await paste(page, 'p {\n  anchor-name: --x;\n}\n')
  await page.getByText('Download, compare').click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download SARIF' }).click()
  const text = await readFile(await (await downloading).path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ version: '2.1.0' })
  expect(text).toContain('"ruleId": "css.properties.anchor-name')
  await page.getByRole('button', { name: 'Copy link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/check\?report=1-0-0,[\w.,~@$-]+$/)
  const heading = report(page).getByRole('heading', { level: 2 })
  const sentence = await heading.innerText()
  // The browsers in force are those of the visitor, not of the link.
  await page.goto(`${link}&targets=safari+16`)
  await expect(heading).toHaveText(sentence)
  await expect(page.getByText('This report comes from a link, without the code.')).toBeVisible()
  await field(page).fill('a { color: red }')
  await field(page).press('Control+Enter')
  await expect(heading).toHaveText(/^Yes/)
  await expect(page).toHaveURL(/\/check\?targets=safari\+16$/)
})
