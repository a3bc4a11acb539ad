import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { movedIn, shiftOf, watchShifts } from './support/layout-shift.ts'
import { settle } from './support/settle.ts'

test.use({ ownContext: true })

const CHOSEN = 'safari 15.4, kaios 2.5, chrome 150'

/** Views that show verdicts, or come with chosen browsers, and how many verdicts are in each at least. */
const views = [
  { path: '/features', verdicts: 20 },
  { path: '/compat', verdicts: 20 },
  { path: '/specs', verdicts: 10 },
  { path: '/features?view=table', verdicts: 20 },
  { path: '/features?q=grid', verdicts: 10 },
  { path: '/search?q=popover', verdicts: 5 },
  { path: '/set?f=dialog,popover,text-wrap', verdicts: 1 },
  { path: '/saved', verdicts: 3 },
  { path: '/upcoming', verdicts: 0 },
  { path: '/check', verdicts: 0 },
  { path: '/specs/css-grid-2', verdicts: 0 },
  { path: '/specs/css-values-4', verdicts: 0 },
] as const

const profiles = [
  { whose: 'of an earlier visit', kept: CHOSEN, linked: '' },
  { whose: 'of a link, where others are kept', kept: 'chrome 140', linked: CHOSEN },
] as const

for (const width of [390, 1280]) {
  for (const { whose, kept, linked } of profiles) {
    test(`with browsers ${whose}, ${width} px wide, verdicts come into their own space, and no other is seen before`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 800 })
      await watchShifts(page)
      await page.addInitScript(store, kept)
      await page.addInitScript(noteVerdicts)
      for (const { path, verdicts } of views) {
        await test.step(path, async () => {
          const targets = linked === '' ? '' : new URLSearchParams({ targets: linked }).toString()
          const address = [path, targets].filter(Boolean).join(path.includes('?') ? '&' : '?')
          // The second visit finds the document written, and its files in the cache.
          await visit(page, address)
          await visit(page, address)
          const { seen, last } = await verdictsOf(page)
          expect.soft(last.length, `verdicts in ${path}`).toBeGreaterThanOrEqual(verdicts)
          const others = seen.filter((text) => !last.includes(text))
          expect.soft(others, `other verdicts in ${path}`).toEqual([])
          const moved = (await movedIn(page)).join('\n')
          expect.soft(await shiftOf(page), `${path}\n${moved}`).toBeLessThanOrEqual(0.01)
        })
      }
    })
  }
}

test('what is said of the browsers of a link comes into its own space on a record', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await watchShifts(page)
  const targets = new URLSearchParams({ targets: 'safari 17-20, kaios 2.5' })
  for (const path of ['/features/popover', '/compat/css.properties.accent-color']) {
    await visit(page, `${path}?${targets}`)
    await expect(page.getByText('There is no Safari 20.').first()).toBeVisible()
    expect(await shiftOf(page), (await movedIn(page)).join('\n')).toBeLessThanOrEqual(0.01)
  }
})

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await settle(page)
}

function store(kept: string): void {
  const saved = [
    { kind: 'features', id: 'subgrid', on: '2026-10-03' },
    { kind: 'features', id: 'grid', on: '2026-10-03' },
    { kind: 'compat', id: 'css.selectors.has', on: '2026-10-03' },
  ]
  localStorage.setItem('plinth-targets', JSON.stringify(kept))
  localStorage.setItem('plinth-saved', JSON.stringify(saved))
}

/** Notes each verdict that a frame shows, with the record that it is about, and those of the last frame. */
function noteVerdicts(): void {
  const verdicts = new Set<string>()
  const note = () => {
    const last = Array.from(document.querySelectorAll<HTMLElement>('main b[data-state]'))
      .filter((word) => word.checkVisibility({ visibilityProperty: true }))
      .map((word) => `${word.closest('li, tr')?.querySelector('a')?.text}: ${word.innerText}`)
    for (const verdict of last) verdicts.add(verdict)
    Reflect.set(window, 'verdicts', { seen: [...verdicts], last })
    requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
}

type Verdicts = { readonly seen: readonly string[]; readonly last: readonly string[] }

const verdictsOf = (page: Page): Promise<Verdicts> =>
  page.evaluate(() => Reflect.get(window, 'verdicts'))
