import type { Browser, Page } from '@playwright/test'

/** Where a visitor searches first. */
export type View = {
  readonly name: string
  readonly path: string
  /** Typed when the page has loaded. */
  readonly typed?: string
  /** Where results are. */
  readonly results: string
}

export const views: readonly View[] = [
  { name: 'Features', path: '/features?q=grid', results: 'main article h2' },
  { name: 'Compat', path: '/compat?q=grid', results: 'main article h2' },
  { name: 'Home, palette', path: '/', typed: 'grid', results: '[role=option]' },
]

/** The text of the first result: a document may show others until its script has searched. */
export async function firstResult(browser: Browser, view: View, origin: string): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(origin + view.path, { waitUntil: 'networkidle', timeout: 120_000 })
  if (view.typed !== undefined) {
    await page.getByRole('combobox').first().pressSequentially(view.typed)
    await page.locator(view.results).first().waitFor()
  }
  const text = await page.locator(view.results).first().textContent()
  await page.close()
  return view.typed === undefined ? (text ?? '') : ''
}

/** Opens a view; resolves to the milliseconds until its first result. */
export async function openView(page: Page, { path, typed }: View, origin: string): Promise<number> {
  const waitUntil = typed === undefined ? 'commit' : 'load'
  await page.goto(origin + path, { waitUntil, timeout: 120_000 })
  if (typed !== undefined) await page.getByRole('combobox').first().pressSequentially(typed)
  const shown = await page.waitForFunction(
    () => performance.getEntriesByName('first result')[0]?.startTime,
    undefined,
    { timeout: 120_000 },
  )
  return (await shown.jsonValue()) ?? 0
}

/** Runs in the page: marks the frame with the first result, which has a text unless that is empty. */
export function watchResults([results, text]: readonly [string, string]): void {
  const look = (): void => {
    const first = [...document.querySelectorAll(results)].find((one) => one.checkVisibility())
    const isThere = first !== undefined && (text === '' || first.textContent === text)
    if (isThere) performance.mark('first result')
    else requestAnimationFrame(look)
  }
  look()
}
