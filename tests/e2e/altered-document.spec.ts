import type { Page } from '@playwright/test'

import { expect, test, type Trouble } from './support/fixtures.ts'
import { settle } from './support/settle.ts'

test.use({ ownContext: true })

/** Runs in the page, when the document is complete and no script of it has run. */
const alterations = {
  'a style sheet of the visitor': () => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('body { font-family: serif; letter-spacing: 0.05em }')
    document.adoptedStyleSheets.push(sheet)
    document.documentElement.classList.add('styled')
  },
  'an extension': () => {
    document.body.setAttribute('data-extension', 'installed')
    const root = document.getElementById('root')
    root?.prepend(document.createElement('extension-panel'))
    document.querySelector('#root main')?.append(document.createElement('extension-button'))
    document.querySelector('#root input')?.setAttribute('data-filled-by', 'extension')
  },
  'a translator': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Text && node.parentElement?.closest('script') === null) texts.push(node)
    }
    for (const text of texts) {
      if (text.data.trim() === '') continue
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text)
    }
    document.documentElement.classList.add('translated-ltr')
  },
}

async function alter(page: Page, alteration: () => void): Promise<void> {
  await page.addInitScript(`document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') (${String(alteration)})()
  }, { once: true })`)
}

/** React reports once that it has rendered the page again. */
function expectRecovery({ pageErrors, consoleErrors }: Trouble): void {
  const errors = [...pageErrors, ...consoleErrors]
  expect(errors.length, errors.join('\n')).toBeLessThanOrEqual(1)
  for (const error of errors) expect(error).toMatch(/Minified React error #(418|419|421|423|425)/)
  pageErrors.length = 0
  consoleErrors.length = 0
}

for (const [who, alteration] of Object.entries(alterations)) {
  for (const { path, title } of [
    { path: '/features?q=grid', title: 'Features' },
    { path: '/features/subgrid', title: 'Subgrid' },
  ]) {
    test(`${path}, changed by ${who} before hydration, works after it`, async ({
      page,
      trouble,
    }) => {
      await alter(page, alteration)
      await page.goto(path)
      await settle(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const box = page.getByRole('combobox', { name: /^Search / })
      await box.fill('container queries')
      await box.press('Enter')
      await expect(page).toHaveURL(/\?q=container\+queries$/)
      await expect(page.getByRole('main').getByRole('article').first()).toContainText(/container/i)
      await settle(page)
      expectRecovery(trouble)
    })
  }
}
